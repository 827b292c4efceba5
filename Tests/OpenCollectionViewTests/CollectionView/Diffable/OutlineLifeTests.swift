import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// Random lives of an outline in a list: people open, close, scroll, swipe and edit, and programs change it meanwhile.
@MainActor struct OutlineLifeTests {
  /// Notes which cells the delegate was told of.
  private final class Shown: NSObject, UICollectionViewDelegate {
    var cells: Set<ObjectIdentifier> = []
    var problem: String?

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      if !cells.insert(ObjectIdentifier(cell)).inserted { problem = problem ?? "\(indexPath) is shown twice" }
    }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      if cells.remove(ObjectIdentifier(cell)) == nil { problem = problem ?? "\(indexPath) goes and was not shown" }
    }
  }

  /// A person, a program and their outline, whose rows are of three heights.
  @MainActor private final class Life {
    typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

    private let screen = VirtualScreen(width: 320, height: 480)
    private let view: UICollectionView
    private let source: UICollectionViewDiffableDataSource<Int, Int>
    private let shown = Shown()
    private var generator: SeededGenerator

    init(seed: Int) {
      generator = SeededGenerator(seed: seed)
      var configuration = UICollectionLayoutListConfiguration(
        appearance: [.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain][seed % 5])
      configuration.showsSeparators = true
      configuration.trailingSwipeActionsConfigurationProvider = { _ in
        UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Keep") { $2(true) }])
      }
      view = UICollectionView(
        frame: screen.window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.anchorsVisibleContent = seed % 2 == 0
      let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = "\(item)"
        if item % 3 == 0 { content.secondaryText = "A second line" }
        if item % 7 == 0 { content.secondaryText = String(repeating: "many words ", count: 9) }
        cell.contentConfiguration = content
        cell.accessories = [.outlineDisclosure(), .delete(), .reorder()]
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, indexPath, item in
        view.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: item)
      }
      view.delegate = shown
      screen.show(view)
      source.apply(makeOutline(), to: 0, animatingDifferences: false)
      screen.runFrame()
    }

    private func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    private func makeOutline() -> Outline {
      var outline = Outline()
      let roots = (0..<number(8...20)).map { $0 * 100 }
      outline.append(roots)
      for root in roots where root % 400 != 300 {
        outline.append((1...3 + root / 100 % 20).map { root + $0 }, to: root)
        outline.append((30..<34).map { root + $0 }, to: root + 1)
      }
      outline.expand(outline.items.filter { _ in number(0...2) == 0 })
      return outline
    }

    /// Something happens, and some time goes by, or none.
    func goOn() {
      switch number(0...11) {
      case 0...4: tapSign()
      case 5: view.contentOffset.y = CGFloat(number(0...max(Int(view.contentSize.height) - 480, 1)))
      case 6:
        screen.play(.flick(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: CGFloat(number(100...500)))))
      case 7:
        var outline = source.snapshot(for: 0)
        if let item = outline.items.randomElement(using: &generator) { outline.delete([item]) }
        source.apply(outline, to: 0, animatingDifferences: number(0...1) == 0)
      case 8: source.apply(makeOutline(), to: 0, animatingDifferences: number(0...2) > 0)
      case 9:
        screen.resize(
          width: CGFloat([320, 200, 500, 100][number(0...3)]), height: CGFloat([480, 300, 700][number(0...2)]))
      case 10: view.isEditing.toggle()
      default: screen.play(.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 60, y: 202)))
      }
      if number(0...2) == 0 { screen.advance(by: Double(number(0...40)) / 100) } else { screen.runFrame() }
    }

    private func tapSign() {
      guard let cell = view.visibleCells.randomElement(using: &generator) else { return }
      screen.play(.tap(at: cell.convert(CGPoint(x: cell.bounds.width - 23, y: cell.bounds.midY), to: nil)))
    }

    func comeToRest() -> Bool {
      view.isEditing = false
      screen.play(.tap(at: CGPoint(x: 3, y: 3)))
      return screen.advanceUntilRest()
    }

    /// What is not as it should be at rest.
    var problem: String? {
      if let problem = shown.problem { return problem }
      let places = view.indexPathsForVisibleItems.sorted()
      let visible = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
      guard places == visible.filter({ $0.representedElementCategory == .cell }).map(\.indexPath).sorted() else {
        return "other rows are shown than are in sight"
      }
      let cells = view.visibleCells
      if Set(cells.map { ObjectIdentifier($0) }) != shown.cells { return "others are shown than the delegate knows" }
      let rows = view.subviews.filter { $0 is UICollectionViewListCell && !$0.isHidden }
      if rows.count != cells.count { return "\(rows.count) cells are seen, \(cells.count) are visible" }
      var end: CGFloat?
      for place in places {
        guard let cell = view.cellForItem(at: place) as? UICollectionViewListCell else { return "\(place) has no cell" }
        if let end, abs(cell.frame.minY - end) > 0.51 { return "there is a gap before \(place)" }
        end = cell.frame.maxY
        if let problem = problem(of: cell, source.snapshot().itemIdentifiers[place.item]) { return problem }
      }
      return nil
    }

    private func problem(of cell: UICollectionViewListCell, _ item: Int) -> String? {
      let outline = source.snapshot(for: 0)
      if (cell.contentConfiguration as? UIListContentConfiguration)?.text != "\(item)" {
        return "\(item) shows another"
      }
      if cell.alpha != 1 || !cell.transform.isIdentity { return "\(item) is not as it should look" }
      if cell.indentationLevel != outline.level(of: item) { return "\(item) stands in another level" }
      if cell.configurationState.isExpanded != outline.isExpanded(item) {
        return "\(item) does not know that it is open"
      }
      let height = cell.systemLayoutSizeFitting(
        CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      return abs(height - cell.bounds.height) > 0.51 ? "\(item) is \(cell.bounds.height) high, not \(height)" : nil
    }
  }

  // I65, I110
  @Test func `whatever happens to an outline, each row ends in its place, as high as it is, and knows its state`() {
    for seed in RandomLives.seeds(16) {
      let life = Life(seed: seed)
      for _ in 0..<14 { life.goOn() }
      let rests = life.comeToRest()
      #expect(rests, "seed \(seed)")
      let problem = life.problem
      #expect(problem == nil, "seed \(seed)")
    }
  }
}
