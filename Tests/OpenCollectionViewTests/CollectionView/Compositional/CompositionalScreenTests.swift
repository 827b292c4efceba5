import OpenCollectionView
import Testing
import TouchTesting

/// A compositional layout in a collection view.
@MainActor struct CompositionalScreenTests {
  private func headed(pinned: Bool = true) -> NSCollectionLayoutSection {
    .grid(0.5, height: 40).with {
      $0.boundarySupplementaryItems = [.header(pinned: pinned)]
      $0.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    }
  }

  @Test func `Cells stand in their groups, and only those in sight exist`() {
    // P18
    let screen = ComposedScreen([100], UICollectionViewCompositionalLayout(section: .grid(0.25, height: 80)))
    #expect(screen.view.contentSize == CGSize(width: 320, height: 2000))
    #expect(screen.items.count == 24)
    #expect(screen.seen["0-5"] == CGRect(x: 80, y: 80, width: 80, height: 80))
    screen.view.contentOffset.y = 1520
    screen.screen.runFrame()
    #expect(screen.items.first == "0-76" && screen.items.last == "0-99")
  }

  @Test func `A provider is asked once for each section in order, and not while one scrolls`() {
    // P71
    var asked: [Int] = []
    let layout = UICollectionViewCompositionalLayout { section, _ in
      asked.append(section)
      return .grid(0.5, height: 40)
    }
    let screen = ComposedScreen([40, 0, 40], layout)
    #expect(asked == [0, 1, 2])
    asked = []
    screen.view.contentOffset.y = 300
    screen.screen.runFrame()
    #expect(asked == [])
    layout.invalidateLayout()
    screen.screen.runFrame()
    #expect(asked == [0, 1, 2])
    asked = []
    screen.screen.resize(width: 300, height: 480)
    screen.screen.runFrame()
    #expect(asked == [0, 1, 2])
    asked = []
    screen.source.counts = [40]
    screen.view.reloadData()
    screen.screen.runFrame()
    #expect(asked == [0])
  }

  @Test func `A provider reads the size of the view and its traits`() {
    // P73
    var sizes: [CGSize] = []
    var traits: [UITraitCollection] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      sizes.append(environment.container.contentSize)
      traits.append(environment.traitCollection)
      #expect(environment.container.contentInsets == .zero)
      #expect(environment.container.effectiveContentSize == environment.container.contentSize)
      return .grid(0.5, height: 40)
    }
    let screen = ComposedScreen([4], layout)
    #expect(sizes == [CGSize(width: 320, height: 480)])
    #expect(traits.first == screen.view.traitCollection)
  }

  @Test func `A section that is nil is told of if it has items`() {
    // P72
    let layout = UICollectionViewCompositionalLayout { section, _ in section == 1 ? .grid(1, height: 40) : nil }
    let source = NumberSource([0, 2, 3])
    let screen = VirtualScreen(width: 320, height: 480)
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = source
    let lines = screen.errors {
      screen.show(view)
      screen.runFrame()
    }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("answered nil for section 2, which has 3 items") == true)
    #expect(view.visibleCells.count == 2)
  }

  @Test func `A pinned header stays in sight as long as its section does, and scrolling solves nothing`() {
    // P52, P54, P56
    var asked = 0
    let section = headed()
    let layout = UICollectionViewCompositionalLayout { _, _ in
      asked += 1
      return section
    }
    let screen = ComposedScreen([3, 12], layout, height: 100)
    asked = 0
    screen.view.contentOffset.y = 130
    screen.screen.runFrame()
    let path = IndexPath(item: 0, section: 1)
    let header = screen.view.supplementaryView(forElementKind: "h", at: path)
    #expect(header?.frame == CGRect(x: 4, y: 130, width: 310, height: 30))
    #expect(screen.view.layoutAttributesForSupplementaryElement(ofKind: "h", at: path)?.zIndex == 1_000_000_001)
    screen.view.contentOffset.y = 100
    screen.screen.runFrame()
    #expect(
      screen.view.supplementaryView(forElementKind: "h", at: IndexPath(item: 0, section: 0))?.frame.minY == 88)
    #expect(header?.frame.minY == 118)
    #expect(asked == 0)
  }

  @Test func `Cells of a section with a background are in front of it`() {
    // P64, P66
    let section = headed(pinned: false).with { $0.decorationItems = [.background(elementKind: "bg")] }
    let screen = ComposedScreen([3, 0], UICollectionViewCompositionalLayout(section: section))
    let background = screen.view.subviews.first { $0.frame == CGRect(x: 0, y: 0, width: 320, height: 118) }
    #expect(background != nil)
    #expect(background?.layer.zPosition == -0.5)
    #expect(screen.view.cellForItem(at: IndexPath(item: 0, section: 0))?.layer.zPosition == 1)
  }

  @Test func `Views of the whole layout have the largest integer as their item`() {
    // P48, P69
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [.header(50)]
    let layout = UICollectionViewCompositionalLayout(section: .grid(1, height: 40), configuration: configuration)
    let screen = ComposedScreen([2], layout)
    let path = IndexPath(item: .max, section: 0)
    let header = screen.view.supplementaryView(forElementKind: "h", at: path)
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
    #expect(screen.view.indexPathsForVisibleSupplementaryElements(ofKind: "h") == [path])
    #expect(screen.frame(0, 0)?.minY == 50)
  }

  @Test func `Margins are cleared across the scrolling where a section refers to them`() {
    // P74
    let section = NSCollectionLayoutSection.grid(0.5, height: 40).with { $0.contentInsetsReference = .layoutMargins }
    let screen = ComposedScreen([3], UICollectionViewCompositionalLayout(section: section))
    screen.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    screen.screen.runFrame()
    #expect(screen.frame(0, 1) == CGRect(x: 150, y: 0, width: 130, height: 40))
  }

  @Test func `From right to left the whole layout is turned over`() {
    // P77
    let section = headed(pinned: false)
    let screen = ComposedScreen([3], UICollectionViewCompositionalLayout(section: section), isMirrored: true)
    #expect(screen.seen["0-0"] == CGRect(x: 161, y: 33, width: 155, height: 40))
    #expect(screen.seen["0-1"] == CGRect(x: 6, y: 33, width: 155, height: 40))
  }

  @Test func `A group that a program lays out is asked once for a section, and repeated`() {
    // P25
    var sizes: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(80))
    ) { environment in
      sizes.append(environment.container.contentSize)
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 30, height: 40)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 50, y: 10, width: 60, height: 30), zIndex: 4),
      ]
    }
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let screen = ComposedScreen([1_000], layout)
    #expect(sizes == [CGSize(width: 320, height: 80)])
    #expect(screen.frame(0, 3) == CGRect(x: 50, y: 90, width: 60, height: 30))
    #expect(screen.view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.zIndex == 4)
  }

  @Test func `Inserted and deleted items are laid out where they come to stand`() {
    // P118
    let screen = ComposedScreen([3], UICollectionViewCompositionalLayout(section: .grid(0.5, height: 40)))
    screen.source.counts = [5]
    screen.view.performBatchUpdates {
      screen.view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    }
    #expect(screen.screen.advanceUntilRest())
    #expect(screen.seen["0-0"]?.origin == CGPoint(x: 0, y: 40))
    #expect(screen.view.visibleCells.count == 5)
    screen.source.counts = [4]
    screen.view.performBatchUpdates { screen.view.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
    #expect(screen.screen.advanceUntilRest())
    #expect(screen.view.visibleCells.count == 4)
    #expect(screen.view.contentSize.height == 80)
  }

  @Test func `Nothing is laid out before the view has a size`() {
    // P117
    var asked = 0
    let layout = UICollectionViewCompositionalLayout { _, _ in
      asked += 1
      return .grid(0.5, height: 40)
    }
    let screen = ComposedScreen([4], layout, width: 320, height: 480)
    screen.view.frame = CGRect(x: 0, y: 0, width: 320, height: 0)
    screen.screen.runFrame()
    asked = 0
    layout.invalidateLayout()
    screen.screen.runFrame()
    #expect(asked == 0 && screen.view.visibleCells.isEmpty)
    screen.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    screen.screen.runFrame()
    #expect(asked == 1 && screen.view.visibleCells.count == 4)
  }

  @Test func `A subclass has its say in every answer`() {
    // P120
    final class Faded: UICollectionViewCompositionalLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)
        for item in attributes ?? [] { item.alpha = 0.5 }
        return attributes
      }
    }
    let layout = Faded(section: .grid(0.5, height: 40))
    let screen = ComposedScreen([4], layout)
    #expect(screen.view.visibleCells.allSatisfy { $0.alpha == 0.5 })
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.alpha == 1)
  }

  @Test func `Two views of one kind at a section are told of`() {
    // P51
    let section = NSCollectionLayoutSection.grid(1, height: 40).with {
      $0.boundarySupplementaryItems = [.header(), .header()]
    }
    let screen = VirtualScreen(width: 320, height: 480)
    let source = NumberSource([2])
    let view = UICollectionView(
      frame: screen.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "h", withReuseIdentifier: "header")
    view.dataSource = source
    let lines = screen.errors {
      screen.show(view)
      screen.runFrame()
    }
    #expect(lines.contains { $0.contains("must have a unique elementKind") })
  }

  @Test func `A group without room for its item is told of in the trace`() {
    // P23, P80
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(.absolute(400), .absolute(20)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(20)), subitems: [item]))
    let screen = VirtualScreen(width: 320, height: 480)
    let recorder = screen.recordTrace()
    let source = NumberSource([2])
    let view = UICollectionView(
      frame: screen.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = source
    screen.show(view)
    screen.runFrame()
    #expect(view.visibleCells.isEmpty)
    #expect(recorder.events.contains { "\($0.decision)".contains("shows none of its 2 items") })
  }
}
