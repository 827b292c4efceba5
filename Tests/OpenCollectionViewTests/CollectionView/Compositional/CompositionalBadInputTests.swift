import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// Sections that make no sense, and programs that change their mind: a sentence and nothing lost.
@MainActor struct CompositionalBadInputTests {
  private static let numbers: [CGFloat] = [
    0, -1, -1e9, 1e9, 1e300, .greatestFiniteMagnitude, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
  ]

  /// Everything that a section can be told, each with a bad number.
  private static let changes: [(name: String, make: @MainActor (CGFloat) -> NSCollectionLayoutSection)] = [
    ("width of items", { section(item: .init(.absolute($0), .fractionalHeight(1))) }),
    ("height of items", { section(item: .init(.fractionalWidth(0.5), .absolute($0))) }),
    ("part of the width", { section(item: .init(.fractionalWidth($0), .fractionalHeight(1))) }),
    ("part of the height", { section(item: .init(.fractionalWidth(1), .fractionalHeight($0))) }),
    (
      "estimate",
      { section(item: .init(.fractionalWidth(1), .estimated($0)), group: .init(.fractionalWidth(1), .estimated($0))) }
    ),
    ("width of groups", { section(group: .init(.absolute($0), .absolute(40))) }),
    ("height of groups", { section(group: .init(.fractionalWidth(1), .absolute($0))) }),
    ("spacing of groups", { number in section().with { $0.interGroupSpacing = number } }),
    ("inset above", { number in section().with { $0.contentInsets.top = number } }),
    ("inset before", { number in section().with { $0.contentInsets.leading = number } }),
    ("inset behind", { number in section().with { $0.contentInsets.trailing = number } }),
    ("header", { number in section().with { $0.boundarySupplementaryItems = [.header(number, pinned: true)] } }),
    (
      "offset of a header",
      { number in
        section().with {
          $0.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
              layoutSize: .init(.fractionalWidth(1), .absolute(20)), elementKind: "h", alignment: .top,
              absoluteOffset: CGPoint(x: number, y: number))
          ]
        }
      }
    ),
  ]

  private static func section(
    item: NSCollectionLayoutSize = .init(.fractionalWidth(0.5), .fractionalHeight(1)),
    group: NSCollectionLayoutSize = .init(.fractionalWidth(1), .absolute(40))
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(layoutSize: group, subitems: [NSCollectionLayoutItem(layoutSize: item)]))
  }

  @Test(arguments: [
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none, .continuous, .groupPagingCentered, .paging,
  ])
  func `Whatever a section is told, it does no harm to what stands beside it`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) {
    // P2, P80, P90
    for (turn, change) in Self.changes.enumerated() {
      // A third of the numbers for each, in an ordinary run.
      for number in RandomLives.one(of: 3, Self.numbers, turn: turn + behavior.rawValue) {
        ErrorLines().keep(writingEach: false) {
          let layout = UICollectionViewCompositionalLayout { section, _ in
            section == 1 ? change.make(number).with { $0.orthogonalScrollingBehavior = behavior } : .grid(1, height: 30)
          }
          let screen = ComposedScreen([3, 12, 3], layout)
          let view = screen.view
          let what = "\(change.name) \(number), \(behavior)"
          #expect(view.contentSize.width.isFinite && view.contentSize.height.isFinite, "\(what)")
          #expect(view.contentSize.height >= 0, "\(what)")
          #expect(screen.seen["0-0"] == CGRect(x: 0, y: 0, width: 320, height: 30), "\(what)")
          view.setOrthogonalContentOffset(200, forSection: 1)
          screen.screen.runFrame()
          view.scrollToItem(at: IndexPath(item: 11, section: 1), at: [.centeredVertically, .right], animated: false)
          screen.screen.runFrame()
          screen.screen.play(.flick(from: CGPoint(x: 280, y: 60), to: CGPoint(x: 100, y: 60)))
          screen.screen.pass(0.1)
          let offset = view.orthogonalContentOffset(forSection: 1)
          #expect(offset.map(\.isFinite) ?? true, "\(what)")
          #expect(view.bounds.minX.isFinite && view.bounds.minY.isFinite, "\(what)")
          for cell in view.visibleCells {
            #expect(cell.center.x.isFinite && cell.center.y.isFinite, "\(what)")
          }
          screen.source.counts = [3, 0, 3]
          view.reloadData()
          screen.screen.pass(0.1)
          view.contentOffset = .zero
          screen.screen.pass(0.1)
          #expect(screen.items.contains("0-0"), "\(what)")
        }
      }
    }
  }

  @Test func `Offsets of rows that are none, and of sections that are none, change nothing`() {
    // P90
    let screen = ComposedScreen(
      [10, 10],
      UICollectionViewCompositionalLayout { section, _ in section == 0 ? .row(.continuous) : .grid(1, height: 40) })
    screen.view.setOrthogonalContentOffset(100, forSection: 0)
    for number in [CGFloat.nan, .infinity, -.infinity] {
      screen.view.setOrthogonalContentOffset(number, forSection: 0)
      screen.view.setOrthogonalContentOffset(number, forSection: 0, animated: true)
    }
    for section in [-1, 1, 2, 1_000, Int.max, Int.min] {
      screen.view.setOrthogonalContentOffset(10, forSection: section)
      #expect(screen.view.orthogonalContentOffset(forSection: section) == nil)
      #expect(screen.view.orthogonalScrollView(forSection: section) == nil)
    }
    _ = screen.screen.advanceUntilRest()
    #expect(screen.view.orthogonalContentOffset(forSection: 0) == 100)
    screen.view.setOrthogonalContentOffset(1e300, forSection: 0)
    #expect(screen.view.orthogonalContentOffset(forSection: 0) == 762)
    screen.view.setOrthogonalContentOffset(-1e300, forSection: 0)
    #expect(screen.view.orthogonalContentOffset(forSection: 0) == 0)
  }

  @Test func `A provider that answers nil for a section that has items is told of, and the others are shown`() {
    // P72
    let layout = UICollectionViewCompositionalLayout { section, _ in section == 1 ? nil : .row(.continuous) }
    let lines = ErrorLines()
    lines.keep {
      let screen = ComposedScreen([3, 3, 3], layout)
      screen.view.setOrthogonalContentOffset(20, forSection: 2)
      screen.screen.runFrame()
      #expect(screen.items == ["0-0", "0-1", "0-2", "2-0", "2-1", "2-2"])
      #expect(screen.view.orthogonalContentOffset(forSection: 1) == nil)
    }
    #expect(lines.lines.contains { $0.contains("answered nil for section 1, which has 3 items") })
  }

  @Test func `A provider that changes its mind from call to call loses neither items nor places`() {
    // P71, P99
    var isRow = true
    let layout = UICollectionViewCompositionalLayout { section, _ in
      section == 1 && isRow ? .row(.groupPaging) : .grid(0.5, height: 40)
    }
    let screen = ComposedScreen([4, 12, 4], layout)
    screen.view.setOrthogonalContentOffset(216, forSection: 1)
    screen.screen.runFrame()
    #expect(screen.items.filter { $0.hasPrefix("1-") }.first == "1-2")
    isRow = false
    layout.invalidateLayout()
    screen.screen.runFrame()
    #expect(screen.items.filter { $0.hasPrefix("1-") }.count == 12)
    #expect(screen.view.visibleCells.allSatisfy { $0.superview === screen.view })
    isRow = true
    layout.invalidateLayout()
    screen.screen.runFrame()
    #expect(screen.view.orthogonalContentOffset(forSection: 1) == 216)
    #expect(screen.seen["1-2"] == CGRect(x: 4, y: 83, width: 100, height: 50))
  }

  enum Deed: CaseIterable {
    case reload, invalidate, layOut, update, otherLayout, scroll, scrollRow, removeSections
  }

  @Test(arguments: Deed.allCases, [true, false])
  func `Whatever a provider or a handler does in its call, what is shown is what there is`(
    deed: Deed, inProvider: Bool
  ) {
    // P71, P101
    var screen: ComposedScreen?
    var calls = 0
    func act() {
      guard let screen else { return }
      calls += 1
      // Not in all calls: the program comes to an end at some time.
      guard calls % 3 == 1, calls < 60 else { return }
      switch deed {
      case .reload:
        screen.source.counts = [3, 5 + calls % 4, 3]
        screen.view.reloadData()
      case .invalidate: screen.view.collectionViewLayout.invalidateLayout()
      case .layOut: screen.view.layoutIfNeeded()
      case .update:
        screen.source.counts[1] += 1
        screen.view.performBatchUpdates { screen.view.insertItems(at: [IndexPath(item: 0, section: 1)]) }
      case .otherLayout:
        screen.view.setCollectionViewLayout(
          UICollectionViewCompositionalLayout(section: .row(.continuous, height: 60)), animated: false)
      case .scroll: screen.view.contentOffset.y = CGFloat(calls % 7)
      case .scrollRow: screen.view.setOrthogonalContentOffset(CGFloat(calls % 5) * 20, forSection: 1)
      case .removeSections:
        screen.source.counts = [3]
        screen.view.reloadData()
      }
    }
    ErrorLines().keep(writingEach: false) {
      let layout = UICollectionViewCompositionalLayout { section, _ in
        let made = NSCollectionLayoutSection.row(.continuous)
        if inProvider { act() } else { made.visibleItemsInvalidationHandler = { _, _, _ in act() } }
        return made
      }
      let made = ComposedScreen([3, 20, 3], layout)
      screen = made
      layout.invalidateLayout()
      made.screen.pass(0.2)
      made.screen.play(.drag(from: CGPoint(x: 280, y: 85), to: CGPoint(x: 100, y: 85)))
      made.screen.pass(0.5)
      calls = 100
      made.view.reloadData()
      #expect(made.screen.advanceUntilRest(limit: 10))
      for section in made.source.counts.indices {
        let shown = made.items.filter { $0.hasPrefix("\(section)-") }
        #expect(shown.count >= min(3, made.source.counts[section]), "\(deed), \(inProvider): \(made.items)")
      }
      #expect(Set(made.items).count == made.items.count)
    }
    screen = nil
  }

  @Test func `A handler that sets what are no numbers does no harm`() {
    // P104
    let section = NSCollectionLayoutSection.row(.continuous).with {
      $0.visibleItemsInvalidationHandler = { items, _, _ in
        for item in items {
          item.center = CGPoint(x: CGFloat.nan, y: .infinity)
          item.alpha = .nan
          item.transform = CGAffineTransform(scaleX: .infinity, y: .nan)
        }
      }
    }
    ErrorLines().keep(writingEach: false) {
      let screen = ComposedScreen([10], UICollectionViewCompositionalLayout(section: section))
      screen.view.setOrthogonalContentOffset(50, forSection: 0)
      screen.screen.runFrame()
      for cell in screen.view.visibleCells {
        #expect(cell.center.x.isFinite && cell.center.y.isFinite && !cell.alpha.isNaN)
      }
    }
  }
}
