import OpenCollectionView
import Testing
import TouchTesting

/// Movements ask of layouts only what UIKit asks: whatever a layout is, items can be carried in it.
@MainActor struct MovementLayoutTests {
  enum Shape: CaseIterable {
    case flow, sideways, list, pinned, selfSizing, tags, carousel, waterfall, sticky, spreadsheet, circle, pile

    @MainActor func makeLayout() -> UICollectionViewLayout {
      switch self {
      case .flow: return GridScreen.grid()
      case .sideways:
        let layout = GridScreen.grid()
        layout.scrollDirection = .horizontal
        return layout
      case .list:
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 640, height: 44)
        return layout
      case .pinned:
        let layout = GridScreen.grid()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        return layout
      case .selfSizing:
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 640, height: 70)
        layout.minimumLineSpacing = 0
        return layout
      case .tags:
        let layout = TagsLayout()
        layout.itemSize = CGSize(width: 90, height: 30)
        return layout
      case .carousel: return CarouselLayout()
      case .waterfall:
        let layout = WaterfallLayout()
        layout.columnCount = 4
        return layout
      case .sticky: return StickyHeadersLayout()
      case .spreadsheet: return SpreadsheetLayout()
      case .circle: return RingLayout()
      case .pile: return PileLayout()
      }
    }
  }

  private func stage(_ shape: Shape) -> MovementScreen {
    // So large that no goal is near an edge: nothing scrolls.
    let screen = MovementScreen(MovingSource(counts: [6, 3]), layout: shape.makeLayout(), width: 640, height: 960)
    screen.view.register(TallCell.self, forCellWithReuseIdentifier: "number")
    screen.rest()
    return screen
  }

  /// All cells stand where the layout puts their items, but for what is carried.
  private func checkPlaces(_ screen: MovementScreen, _ comment: Comment) {
    let carried = screen.view.interactiveMovements.map { ObjectIdentifier($0.cell) }
    for cell in screen.cells where !carried.contains(ObjectIdentifier(cell)) {
      let path = screen.view.indexPath(for: cell)
      #expect(path.map { screen.source.sections[$0.section][$0.item] } == cell.label.text, comment)
      let attributes = path.flatMap { screen.view.layoutAttributesForItem(at: $0) }
      #expect(attributes?.center == cell.center, comment)
      #expect(attributes?.size == cell.bounds.size, comment)
    }
  }

  @Test(arguments: Shape.allCases)
  func `in any layout an item goes to the item under the finger, and its neighbours make room`(shape: Shape) throws {
    for target in [1, 2] {
      let screen = stage(shape)
      let names = screen.source.sections[0]
      let goal = try #require(
        screen.view.layoutAttributesForItem(at: IndexPath(item: target, section: 0))?.center)
      #expect(screen.begin(0))
      screen.update(goal.x, goal.y)
      screen.frames(1)
      #expect(screen.cell(names[0])?.center == goal, "\(target)")
      let shown = try #require(screen.view.interactiveMovements.first?.targetIndexPath)
      // In a pile all items are at one place, and the one in front counts.
      if shape != .pile { #expect(shown == IndexPath(item: target, section: 0)) }
      screen.rest()
      checkPlaces(screen, "\(target)")
      screen.view.endInteractiveMovement()
      var expected = names
      expected.insert(expected.remove(at: 0), at: shown.item)
      #expect(screen.source.sections[0] == expected)
      screen.rest()
      checkPlaces(screen, "\(target), ended")
      #expect(screen.view.subviews.filter { $0 is NumberCell && !$0.isHidden }.count == screen.cells.count)
    }
  }

  @Test(arguments: Shape.allCases)
  func `in any layout a cancel takes everything back`(shape: Shape) throws {
    let screen = stage(shape)
    let before = Dictionary(uniqueKeysWithValues: screen.cells.map { ($0.label.text ?? "", $0.center) })
    let goal = try #require(screen.view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.center)
    #expect(screen.begin(0))
    screen.update(goal.x, goal.y)
    screen.frames(10)
    screen.view.cancelInteractiveMovement()
    screen.rest()
    checkPlaces(screen, "cancelled")
    for (name, center) in before { #expect(screen.cell(name)?.center == center, "\(name)") }
    #expect(screen.source.moves == [])
  }

  @Test(arguments: [Shape.flow, .list, .pinned, .selfSizing, .sticky, .waterfall, .spreadsheet])
  func `in any layout of sections an item goes to another one`(shape: Shape) throws {
    let screen = stage(shape)
    let goal = try #require(screen.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 1))?.center)
    #expect(screen.begin(0))
    screen.update(goal.x, goal.y)
    screen.rest()
    #expect(screen.view.interactiveMovements.first?.targetIndexPath == IndexPath(item: 1, section: 1))
    checkPlaces(screen, "carried")
    screen.view.endInteractiveMovement()
    #expect(screen.source.sections == [["a1", "a2", "a3", "a4", "a5"], ["b0", "a0", "b1", "b2"]])
    screen.rest()
    checkPlaces(screen, "ended")
  }

  @Test func `where people read from right to left the position is where the finger is`() {
    let layout = MirroredFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let screen = MovementScreen([6], layout: layout)
    screen.view.semanticContentAttribute = .forceRightToLeft
    screen.view.collectionViewLayout.invalidateLayout()
    screen.rest()
    // The first item is on the right, and x is counted from there.
    #expect(screen.cell("a0")?.center == CGPoint(x: 50, y: 50))
    #expect(screen.view.convert(CGPoint(x: 50, y: 50), to: nil) == CGPoint(x: 270, y: 50))
    #expect(screen.begin(0))
    screen.update(265, 60)
    screen.frames(1)
    #expect(screen.cell("a0")?.center == CGPoint(x: 265, y: 60))
    #expect(screen.presented == ["a1", "a2", "a0", "a3", "a4", "a5"])
    screen.view.endInteractiveMovement()
    screen.rest()
    #expect(screen.cell("a0")?.center == CGPoint(x: 270, y: 50))
  }
}

private final class MirroredFlowLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// A cell that is taller the greater the number in its name, where it is asked.
private final class TallCell: NumberCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 30 + 8 * CGFloat(Int(label.text?.dropFirst() ?? "") ?? 0)
    return layoutAttributes
  }
}

/// Items of all sections on a circle.
private final class RingLayout: UICollectionViewLayout {
  private var count: Int {
    collectionView.map { view in (0..<view.numberOfSections).reduce(0) { $0 + view.numberOfItems(inSection: $1) } } ?? 0
  }

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let collectionView else { return nil }
    let before = (0..<indexPath.section).reduce(0) { $0 + collectionView.numberOfItems(inSection: $1) }
    let turn = 2 * CGFloat.pi * CGFloat(before + indexPath.item) / CGFloat(max(count, 1))
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = CGSize(width: 60, height: 60)
    attributes.center = CGPoint(x: 160 + 120 * sin(turn), y: 240 - 120 * cos(turn))
    attributes.transform = CGAffineTransform(rotationAngle: turn)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    return (0..<collectionView.numberOfSections).flatMap { section in
      (0..<collectionView.numberOfItems(inSection: section)).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
    }.filter { $0.frame.intersects(rect) }
  }
}

/// Each section is a pile whose first item is in front.
private final class PileLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 20 + CGFloat(indexPath.section) * 150, y: 100, width: 120, height: 120)
    attributes.transform = CGAffineTransform(rotationAngle: CGFloat(indexPath.item) * 0.05)
    attributes.zIndex = -indexPath.item
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    return (0..<collectionView.numberOfSections).flatMap { section in
      (0..<collectionView.numberOfItems(inSection: section)).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
    }.filter { $0.frame.intersects(rect) }
  }
}
