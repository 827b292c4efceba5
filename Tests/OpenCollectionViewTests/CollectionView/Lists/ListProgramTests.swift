import OpenCollectionView
import Testing
import TouchTesting

/// Lists as programs write them: a controller, a diffable data source, registrations.
@MainActor struct ListProgramTests {
  /// Cities by country, in cards, with a header that names the country.
  private final class CitiesController: UICollectionViewController {
    private(set) var source: UICollectionViewDiffableDataSource<String, String>?
    var handled: [String] = []

    init(_ configuration: UICollectionLayoutListConfiguration) {
      super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.contentInsetAdjustmentBehavior = .never
      let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, city in
        var content = cell.defaultContentConfiguration()
        content.text = city
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
      }
      source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, city in
        view.dequeueConfiguredReusableCell(using: rows, for: path, item: city)
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { [weak self] view, _, path in
        var content = UIListContentConfiguration.groupedHeader()
        content.text = self?.source?.snapshot().sectionIdentifiers[path.section]
        view.contentConfiguration = content
      }
      source?.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
      }
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      handled.append(source?.itemIdentifier(for: indexPath) ?? "?")
    }

    func show(_ cities: [(String, [String])], animated: Bool = false) {
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      for (country, names) in cities {
        snapshot.appendSections([country])
        snapshot.appendItems(names)
      }
      source?.apply(snapshot, animatingDifferences: animated)
    }

    /// The texts of the rows in sight from the top down, each with a stroke where a line is below it.
    var seen: [String] {
      let lines = collectionView.subviews.filter {
        !($0 is UICollectionReusableView) && $0.frame.height <= 0.5 && $0.alpha == 1 && !$0.isHidden
          && $0.backgroundColor == .separator
      }
      return collectionView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { cell in
        let text = (cell.contentConfiguration as? UIListContentConfiguration)?.text ?? "?"
        return lines.contains { abs($0.frame.maxY - cell.frame.maxY) < 0.01 } ? text + " _" : text
      }
    }
  }

  private func shown(
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { $0.headerMode = .supplementary }
  ) -> (controller: CitiesController, screen: VirtualScreen) {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    change(&configuration)
    let controller = CitiesController(configuration)
    let screen = VirtualScreen(width: 375, height: 667, scale: 2)
    screen.show(controller)
    controller.show([("Norway", ["Oslo", "Bergen"]), ("Spain", ["Madrid"])])
    screen.advanceUntilRest()
    return (controller, screen)
  }

  @Test func `A controller and a diffable data source show a list with headers and lines`() {
    let (controller, _) = shown()
    #expect(controller.seen == ["Oslo _", "Bergen", "Madrid"])
    #expect(
      controller.collectionView.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 2)
    #expect(controller.collectionView.visibleCells.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 343 })
  }

  @Test func `Snapshots move, insert and delete rows, and lines are right after each`() {
    let (controller, screen) = shown()
    let steps: [[(String, [String])]] = [
      [("Norway", ["Bergen", "Oslo"]), ("Spain", ["Madrid"])],
      [("Norway", ["Bergen"]), ("Spain", ["Oslo", "Madrid", "Vigo"])],
      [("Spain", ["Vigo", "Madrid"]), ("Norway", ["Oslo", "Bergen", "Bodø"])],
      [("Norway", ["Bodø"])],
    ]
    let expected = [
      ["Bergen _", "Oslo", "Madrid"], ["Bergen", "Oslo _", "Madrid _", "Vigo"],
      ["Vigo _", "Madrid", "Oslo _", "Bergen _", "Bodø"], ["Bodø"],
    ]
    for (step, seen) in zip(steps, expected) {
      controller.show(step, animated: true)
      screen.advanceUntilRest()
      #expect(controller.seen == seen)
    }
  }

  @Test func `Snapshots that follow each other before an animation has ended leave the right lines`() {
    let (controller, screen) = shown()
    controller.show([("Norway", ["Bergen"]), ("Spain", ["Oslo", "Madrid"])], animated: true)
    screen.advance(by: 0.1)
    controller.show([("Norway", ["Oslo", "Bergen", "Bodø"])], animated: true)
    screen.advance(by: 0.1)
    controller.show([("Spain", ["Madrid"]), ("Norway", ["Bodø", "Oslo"])], animated: true)
    screen.advanceUntilRest()
    #expect(controller.seen == ["Madrid", "Bodø _", "Oslo"])
  }

  @Test func `A tapped row is selected, and deselected when the controller appears again`() {
    let (controller, screen) = shown()
    screen.play(.tap(at: CGPoint(x: 100, y: controller.collectionView.visibleCells[0].frame.midY)))
    screen.runFrame()
    #expect(controller.handled.count == 1)
    #expect(controller.collectionView.indexPathsForSelectedItems?.count == 1)
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
    #expect(controller.seen == ["Oslo _", "Bergen", "Madrid"])
  }

  @Test func `A selection that follows the focus goes from row to row with the arrow keys, lines with it`() {
    let (controller, screen) = shown()
    controller.collectionView.selectionFollowsFocus = true
    controller.collectionView.becomeFirstResponder()
    screen.press("ArrowDown")
    screen.press("ArrowDown")
    screen.runFrame()
    #expect(controller.collectionView.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(controller.handled == ["Oslo", "Bergen"])
    #expect(controller.seen == ["Oslo", "Bergen", "Madrid"])
    screen.press("ArrowDown")
    screen.runFrame()
    #expect(controller.handled == ["Oslo", "Bergen", "Madrid"])
    #expect(controller.seen == ["Oslo _", "Bergen", "Madrid"])
  }

  // I148
  @Test func `Arrow keys bring rows into sight whole that are higher than was thought`() {
    let screen = ListScreen([40], .plain, height: 400) { _ in
    } prepare: { list in
      list.configure = { cell, path in
        var content = UIListContentConfiguration.cell()
        content.text = "\(path.item)"
        content.secondaryText = "Two lines"
        cell.contentConfiguration = content
      }
    }
    screen.view.becomeFirstResponder()
    screen.view.selectionFollowsFocus = true
    for _ in 0..<25 {
      screen.screen.press("ArrowDown")
      screen.screen.advanceUntilRest()
      let item = screen.view.indexPathsForSelectedItems?.first?.item ?? 0
      let frame = screen.frame(0, item) ?? .null
      #expect(frame.minY >= screen.view.bounds.minY && frame.maxY <= screen.view.bounds.maxY + 0.01)
    }
    #expect(screen.view.indexPathsForSelectedItems == [screen.path(0, 24)])
  }

  @Test func `Keys do not select a first item that is the header`() {
    // I8
    let (controller, screen) = shown { $0.headerMode = .firstItemInSection }
    controller.collectionView.selectionFollowsFocus = true
    controller.collectionView.becomeFirstResponder()
    screen.press("ArrowDown")
    screen.press("ArrowDown")
    screen.runFrame()
    #expect(controller.handled == ["Bergen"])
  }

  @Test func `Editing of the controller is that of its list`() {
    let (controller, screen) = shown()
    controller.setEditing(true, animated: true)
    screen.advanceUntilRest()
    #expect(controller.collectionView.isEditing)
    #expect(controller.seen == ["Oslo _", "Bergen", "Madrid"])
  }
}
