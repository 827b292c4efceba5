import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// The item at a point, the view at it and the item that a tap selects are the same one.
@MainActor struct FrontItemTests {
  private let place = CGRect(x: 100, y: 100, width: 100, height: 100)

  private func item(_ number: Int) -> IndexPath { IndexPath(item: number, section: 0) }

  private func card(_ number: Int, depth: CGFloat, zIndex: Int = 0) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes.cell(number, place, zIndex: zIndex)
    attributes.transform3D = CATransform3DMakeTranslation(0, 0, depth)
    return attributes
  }

  /// The item whose cell is touched at a point.
  private func touched(_ view: UICollectionView, at point: CGPoint) -> IndexPath? {
    var found = view.hitTest(point, with: nil)
    while let inner = found, !(inner is UICollectionViewCell), inner !== view { found = inner.superview }
    return (found as? UICollectionViewCell).flatMap(view.indexPath(for:))
  }

  @Test func `In a pile the card that a transform lifts highest is found, touched and selected`() {
    // C44
    let grid = GridScreen([3], layout: PlacedLayout([card(0, depth: 30), card(1, depth: 20), card(2, depth: 10)]))
    let point = CGPoint(x: 150, y: 150)
    #expect(touched(grid.view, at: point) == item(0))
    #expect(grid.view.indexPathForItem(at: point) == item(0))
    grid.screen.play(.tap(at: point))
    #expect(grid.view.indexPathsForSelectedItems == [item(0)])
  }

  @Test func `Index and depth of the transform add up`() {
    // C14, C44
    let grid = GridScreen(
      [2], layout: PlacedLayout([card(0, depth: -10, zIndex: 20), card(1, depth: 5, zIndex: 4)]))
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 150, y: 150)) == item(0))
    #expect(touched(grid.view, at: CGPoint(x: 150, y: 150)) == item(0))
  }

  @Test func `Cards that cut through each other are found where they are in front`() {
    // C44
    func tilted(_ number: Int, by angle: CGFloat) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes.cell(number, place)
      attributes.transform3D = CATransform3DMakeRotation(angle, 0, 1, 0)
      return attributes
    }
    let grid = GridScreen([2], layout: PlacedLayout([tilted(0, by: 0.5), tilted(1, by: -0.5)]))
    for x in [130.0, 170.0] {
      #expect(grid.view.indexPathForItem(at: CGPoint(x: x, y: 150)) == touched(grid.view, at: CGPoint(x: x, y: 150)))
    }
    #expect(
      grid.view.indexPathForItem(at: CGPoint(x: 130, y: 150)) != grid.view.indexPathForItem(at: CGPoint(x: 170, y: 150))
    )
  }

  @Test func `The perspective of the collection view's layer counts`() {
    // C44
    let grid = GridScreen([1], layout: PlacedLayout([card(0, depth: 200)]))
    grid.view.layer.sublayerTransform.m34 = -1 / 500
    // The middle of the view is at (160, 240): what is 200 points nearer to an eye at 500 looks 5/3 times as large.
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 70, y: 20)) == item(0))
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 215, y: 160)) == item(0))
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 190, y: 180)) == nil)
    for point in [CGPoint(x: 70, y: 20), CGPoint(x: 215, y: 160), CGPoint(x: 190, y: 180)] {
      #expect(touched(grid.view, at: point) == grid.view.indexPathForItem(at: point))
    }
  }

  @Test func `A depth that the program gave a cell's layer counts`() throws {
    // C44
    let grid = GridScreen([2], layout: PlacedLayout([.cell(0, place), .cell(1, place)]))
    let cell = try #require(grid.view.cellForItem(at: item(0)))
    cell.layer.zPosition = 3
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 150, y: 150)) == item(0))
    #expect(touched(grid.view, at: CGPoint(x: 150, y: 150)) == item(0))
  }

  @Test(arguments: UInt64(1)...60)
  func `Whatever a pile looks like, the item at a point is the one that is touched there`(seed: UInt64) {
    // C44
    var random = SeededGenerator(seed: seed)
    let cards = (0..<8).map { number in
      let attributes = UICollectionViewLayoutAttributes.cell(
        number,
        CGRect(
          x: Double.random(in: 0...200, using: &random), y: Double.random(in: 0...300, using: &random),
          width: 100, height: 140), zIndex: Int.random(in: 0...2, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: break
      case 1: attributes.transform = CGAffineTransform(rotationAngle: .random(in: -1...1, using: &random))
      case 2: attributes.transform3D = CATransform3DMakeTranslation(0, 0, .random(in: -3...3, using: &random))
      default:
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 400
        attributes.transform3D = CATransform3DRotate(transform, .random(in: -1...1, using: &random), 0.3, 1, 0)
      }
      return attributes
    }
    let grid = GridScreen([8], layout: PlacedLayout(cards))
    if seed % 3 == 0 { grid.view.layer.sublayerTransform.m34 = -1 / 700 }
    for _ in 0..<60 {
      let point = CGPoint(x: .random(in: 0...320, using: &random), y: .random(in: 0...480, using: &random))
      #expect(grid.view.indexPathForItem(at: point) == touched(grid.view, at: point), "\(point)")
    }
  }

  // MARK: Under other views

  private func pinned() -> GridScreen {
    let layout = GridScreen.grid()
    layout.headerReferenceSize = CGSize(width: 0, height: 60)
    layout.sectionHeadersPinToVisibleBounds = true
    let grid = GridScreen([60], layout: layout)
    grid.view.contentOffset.y = 70
    grid.screen.runFrame()
    return grid
  }

  @Test func `A tap on a header that lies over a cell selects nothing`() {
    // C51
    let grid = pinned()
    grid.screen.play(.tap(at: CGPoint(x: 50, y: 20)).then(.rest(0.4)))
    #expect(grid.view.indexPathsForSelectedItems == [])
    // The item is there all the same, for programs that ask.
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 50, y: 90)) == item(0))
    grid.screen.play(.tap(at: CGPoint(x: 50, y: 80)).then(.rest(0.4)))
    #expect(grid.view.indexPathsForSelectedItems == [item(0)])
  }

  @Test func `A header that takes no touches lets them through to the cell`() throws {
    // C51
    let grid = pinned()
    let header = try #require(
      grid.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: item(0)))
    header.isUserInteractionEnabled = false
    grid.screen.play(.tap(at: CGPoint(x: 50, y: 20)).then(.rest(0.4)))
    #expect(grid.view.indexPathsForSelectedItems == [item(0)])
  }

  @Test func `A highlight ends where the finger comes under a header`() throws {
    // C53
    let grid = pinned()
    grid.screen.press(at: CGPoint(x: 50, y: 75))
    grid.screen.advance(by: 0.3)
    let cell = try #require(grid.view.cellForItem(at: item(0)))
    #expect(cell.isHighlighted)
    grid.screen.move(to: CGPoint(x: 50, y: 50))
    #expect(!cell.isHighlighted)
  }

  @Test func `Views of the layout that lie behind cells cover nothing`() {
    // C51
    let behind = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "badge", with: item(0))
    behind.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    behind.zIndex = -5
    let grid = GridScreen([1], layout: PlacedLayout([.cell(0, place), behind]))
    grid.screen.play(.tap(at: CGPoint(x: 150, y: 150)).then(.rest(0.4)))
    #expect(grid.view.indexPathsForSelectedItems == [item(0)])
  }

  @Test func `Overlapping lines are found as they are drawn, whichever way they came into sight`() {
    // C44, C73
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 200)
    layout.minimumLineSpacing = -120
    let grid = GridScreen([60], layout: layout)
    grid.view.isPrefetchingEnabled = false
    for offset in [0, 333, 1_700, 1_200, 640, 90] {
      grid.view.contentOffset.y = CGFloat(offset)
      grid.screen.runFrame()
      for y in stride(from: 5.5, to: 480, by: 17) {
        let point = CGPoint(x: 160, y: grid.view.bounds.minY + y)
        #expect(grid.view.indexPathForItem(at: point) == touched(grid.view, at: point), "\(point)")
      }
    }
  }
}
