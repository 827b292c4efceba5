import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// What is shown is what a search through all elements finds, whatever happened before.
@MainActor struct RandomScrollingTests {
  static let stepCount = 12

  @Test(arguments: RandomLives.seeds(75))
  func `The visible views are those that a search through all elements finds`(seed: Int) {
    // C1, C41, C43
    var session = RandomSession(seed: seed)
    for _ in 0...Self.stepCount {
      guard session.shownViews == session.expectedViews, session.hasNothingElse else {
        Issue.record(
          """
          Seed \(seed), after \(session.story.joined(separator: ", ")): bounds \(session.view.bounds)
          shown:    \(session.shownViews.joined(separator: "\\n          "))
          expected: \(session.expectedViews.joined(separator: "\\n          "))
          nothing else: \(session.hasNothingElse)
          """)
        return
      }
      session.step()
    }
    session.screen.advanceUntilRest()
    #expect(session.shownViews == session.expectedViews, "seed \(seed)")
    #expect(!session.screen.scene.wantsFrames, "seed \(seed)")
  }
}

extension RandomSession {
  /// The cells, headers and footers in sight, one a line.
  fileprivate var shownViews: [String] {
    let cells = view.indexPathsForVisibleItems.map { path in
      let cell = view.cellForItem(at: path) as? NumberCell
      return line("\(path)", cell?.frame, cell?.label.text ?? "", isSelected: cell?.isSelected ?? false)
    }
    let furniture = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].flatMap {
      kind in view.visibleSupplementaryViews(ofKind: kind).map { line(kind, $0.frame, "", isSelected: false) }
    }
    return cells + furniture
  }

  /// The same from the layout's answers for all elements, one by one.
  fileprivate var expectedViews: [String] {
    let bounds = view.bounds
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    func isInSight(_ frame: CGRect) -> Bool { frame.isInSight(of: bounds) }
    let selected = Set(view.indexPathsForSelectedItems ?? [])
    var lines: [String] = []
    for (section, count) in source.counts.enumerated() {
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        guard let frame = view.layoutAttributesForItem(at: path)?.frame, isInSight(frame) else { continue }
        lines.append(line("\(path)", frame, source.text(at: path), isSelected: selected.contains(path)))
      }
    }
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      for section in source.counts.indices {
        let attributes = view.collectionViewLayout.layoutAttributesForSupplementaryView(
          ofKind: kind, at: IndexPath(item: 0, section: section))
        guard let frame = attributes?.frame, isInSight(frame) else { continue }
        lines.append(line(kind, frame, "", isSelected: false))
      }
    }
    return lines
  }

  /// Tells whether all other reusable views are hidden.
  fileprivate var hasNothingElse: Bool {
    view.subviews.count { $0 is UICollectionReusableView && !$0.isHidden } == shownViews.count
  }

  private func line(_ name: String, _ frame: CGRect?, _ text: String, isSelected: Bool) -> String {
    "\(name) \(frame ?? .null) \(text)\(isSelected ? " selected" : "")"
  }
}
