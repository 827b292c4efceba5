import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// What is in sight stays where it is while sizes become known, whatever sections there are. // P115
@MainActor struct KeptPlaceOfSizesTests {
  /// As high as a number that is its own for each item, which is found by its text.
  private final class Tall: NumberCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      var digits = SeededGenerator(seed: (label.text ?? "").utf8.reduce(7) { ($0 &* 131) &+ Int($1) })
      layoutAttributes.size.height = CGFloat(Int.random(in: 20...180, using: &digits))
      return layoutAttributes
    }
  }

  /// Items that have names, so that they keep their heights when others come above them.
  private final class Names: NSObject, UICollectionViewDataSource {
    var sections: [[Int]]

    init(_ sections: [[Int]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
      (cell as? NumberCell)?.label.text = "\(sections[indexPath.section][indexPath.item])"
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  @MainActor private struct Life {
    var random: SeededGenerator
    let screen = VirtualScreen(width: 320, height: 480, scale: 2)
    let view: UICollectionView
    let source: Names
    var nextName = 1_000_000

    init(seed: Int) {
      random = SeededGenerator(seed: seed)
      var sections: [NSCollectionLayoutSection] = []
      var items: [[Int]] = []
      for number in 0..<Int.random(in: 2...6, using: &random) {
        sections.append(Self.section(&random))
        let count = Int.random(in: 0...40, using: &random)
        items.append((0..<count).map { number * 1_000 + $0 })
      }
      let spacing = CGFloat(Int.random(in: 0...12, using: &random))
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = spacing
      let layout = UICollectionViewCompositionalLayout(
        sectionProvider: { section, _ in sections[section] }, configuration: configuration)
      source = Names(items)
      view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.anchorsVisibleContent = true
      view.register(Tall.self, forCellWithReuseIdentifier: "number")
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "h", withReuseIdentifier: "header")
      view.dataSource = source
      screen.show(view)
      screen.runFrame()
    }

    private static func section(_ random: inout SeededGenerator) -> NSCollectionLayoutSection {
      let estimate = CGFloat(Int.random(in: 10...150, using: &random))
      let section: NSCollectionLayoutSection
      switch Int.random(in: 0...3, using: &random) {
      case 0, 1: section = .list(estimate: estimate, spacing: CGFloat(Int.random(in: 0...9, using: &random)))
      case 2:
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .estimated(estimate)))
        let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(estimate))
        section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
      default:
        let size = NSCollectionLayoutSize(.absolute(120), .estimated(estimate))
        section = NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 6
      }
      if Bool.random(using: &random) {
        section.boundarySupplementaryItems = [.header(30, pinned: Bool.random(using: &random))]
      }
      section.contentInsets.top = CGFloat(Int.random(in: 0...20, using: &random))
      return section
    }

    /// Where the cells in sight are on the screen, by their names.
    var seen: [String: CGFloat] {
      var seen: [String: CGFloat] = [:]
      for case let cell as Tall in view.visibleCells {
        seen[cell.label.text ?? ""] = cell.convert(cell.bounds, to: screen.window).minY
      }
      return seen
    }

    /// Tells whether the content stands at one of its ends, where there may be no room to keep anything.
    var isAtEnd: Bool {
      let end = max(0, view.contentSize.height - view.bounds.height)
      return view.contentOffset.y <= 0.5 || view.contentOffset.y >= end - 0.5
    }
  }

  /// The largest step of what was in sight before and is after, beside the one that was asked for.
  private func drift(_ before: [String: CGFloat], _ after: [String: CGFloat], by way: CGFloat) -> CGFloat {
    before.reduce(0) { most, known in
      guard let now = after[known.key] else { return most }
      return max(most, abs(now - (known.value - way)))
    }
  }

  @Test func `Nothing in sight moves by more than a pixel while the content scrolls to what is not measured`() {
    // P107, P115
    var checked = 0
    for seed in RandomLives.seeds(60) {
      var life = Life(seed: seed)
      for step in 0..<60 {
        let isDown =
          step < 30 ? Int.random(in: 0...3, using: &life.random) > 0 : Int.random(in: 0...3, using: &life.random) == 0
        let way = CGFloat(Int.random(in: 1...260, using: &life.random)) * (isDown ? 1 : -1)
        let end = max(0, life.view.contentSize.height - life.view.bounds.height)
        let target = life.view.contentOffset.y + way
        guard target > 1, target < end - 1 else { continue }
        let before = life.seen
        life.view.contentOffset.y = target
        life.screen.runFrame()
        guard !life.isAtEnd else { continue }
        let drift = drift(before, life.seen, by: way)
        checked += 1
        if drift > 0.51 {
          Issue.record("seed \(seed), step \(step): moved by \(drift) beside the \(way) that were asked for")
          return
        }
      }
    }
    #expect(checked > 1_000)
  }

  @Test func `Nothing in sight moves by more than a pixel under a finger and after a throw`() {
    // P107, P115
    var checked = 0
    for seed in RandomLives.seeds(20) {
      var life = Life(seed: seed)
      let isUp = Bool.random(using: &life.random)
      if !isUp {
        life.view.contentOffset.y = max(0, life.view.contentSize.height / 2)
        life.screen.runFrame()
      }
      let (from, to) = isUp ? (420.0, 60.0) : (60.0, 420.0)
      life.screen.finger(1, .began, 160, from)
      var before = life.seen
      var place = from
      for frame in 1...40 {
        life.screen.advance(by: 1.0 / 60)
        if frame <= 10 {
          place = from + (to - from) * CGFloat(frame) / 10
          life.screen.finger(1, .moved, 160, place)
        } else if frame == 11 {
          life.screen.finger(1, .ended, 160, place)
        } else {
          life.screen.runFrame()
        }
        let after = life.seen
        // All that is in sight goes the same way.
        let ways = before.compactMap { known in after[known.key].map { $0 - known.value } }
        before = after
        guard let least = ways.min(), let most = ways.max(), !life.isAtEnd else { continue }
        checked += 1
        if most - least > 0.51 {
          Issue.record("seed \(seed), frame \(frame): some went \(least) and some \(most)")
          return
        }
      }
    }
    #expect(checked > 150)
  }

  @Test func `Nothing in sight moves by more than a pixel when items come above`() {
    // P115
    var checked = 0
    for seed in RandomLives.seeds(60) {
      var life = Life(seed: seed)
      guard life.view.contentSize.height > 1_400 else { continue }
      life.view.contentOffset.y = 700
      life.screen.runFrame()
      for _ in 0..<4 {
        guard let first = life.view.indexPathsForVisibleItems.min(), !life.isAtEnd else { continue }
        let before = life.seen
        let section = Int.random(in: 0...first.section, using: &life.random)
        // Pairs that stand beside each other stay pairs.
        let count = 2 * Int.random(in: 1...3, using: &life.random)
        life.source.sections[section].insert(contentsOf: (0..<count).map { life.nextName + $0 }, at: 0)
        life.nextName += count
        let isAnimated = Bool.random(using: &life.random)
        let paths = (0..<count).map { IndexPath(item: $0, section: section) }
        if isAnimated {
          life.view.performBatchUpdates { life.view.insertItems(at: paths) }
        } else {
          UIView.performWithoutAnimation {
            life.view.performBatchUpdates { life.view.insertItems(at: paths) }
          }
        }
        _ = life.screen.advanceUntilRest()
        guard !life.isAtEnd else { continue }
        // In a row that is in sight they come beside what is seen.
        let after = life.seen
        let isRow = life.view.orthogonalContentOffset(forSection: section) != nil
        guard !isRow || section < first.section else { continue }
        checked += 1
        let drift = drift(before, after, by: 0)
        if drift > 0.51 {
          Issue.record("seed \(seed): moved by \(drift) when \(count) items came into section \(section)")
          return
        }
      }
    }
    #expect(checked > 60)
  }
}
