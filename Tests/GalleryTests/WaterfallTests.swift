import CollectionLayouts
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

@MainActor struct WaterfallTests {
  @Test func `Fingers that come together make more columns, those that come apart fewer, within two and six`() {
    let stage = Stage()
    #expect(stage.layout.columnCount == 5)
    stage.pinch(from: 400, to: 620)
    #expect(stage.layout.columnCount == 3)
    #expect(stage.screen.window.says("3 columns"))
    stage.pinch(from: 100, to: 600)
    #expect(stage.layout.columnCount == 2)
    stage.pinch(from: 600, to: 60)
    #expect(stage.layout.columnCount == 6)
    #expect(stage.screen.window.says("6 columns"))
  }

  @Test func `The columns are on their way for a while, and what was between the fingers stays in view`() throws {
    let stage = Stage()
    stage.view.contentOffset.y = 900
    stage.screen.advance(by: 0.1)
    let middle = CGPoint(x: stage.view.bounds.midX, y: stage.view.bounds.midY)
    let path = try #require(stage.view.indexPathForItem(at: middle))
    let cell = try #require(stage.view.cellForItem(at: path))
    let width = cell.frame.width
    stage.screen.press("2")
    stage.screen.advance(by: 0.1)
    let onTheWay = try #require(cell.layer.presentation()).frame.width
    #expect(onTheWay > width && onTheWay < cell.frame.width)
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.layout.columnCount == 2)
    #expect(stage.view.bounds.contains(CGPoint(x: cell.frame.midX, y: cell.frame.midY)))
  }

  @Test func `A picture that is carried keeps its shape, and so do the others`() throws {
    let stage = Stage()
    let shapes = stage.shapes
    let first = stage.controller.posters[0]
    let end = stage.carry(0, to: 6)
    #expect(stage.controller.posters.count == 60)
    // It lies where it comes nearest to the finger, which is not the number of the item that was there.
    let item = try #require(stage.controller.posters.firstIndex(of: first))
    #expect(item != 0)
    let frame = try #require(stage.view.cellForItem(at: IndexPath(item: item, section: 0))).frame
    let middle = stage.view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    #expect(hypot(middle.x - end.x, middle.y - end.y) <= hypot(frame.width, frame.height) / 2)
    #expect(stage.shapes == shapes)
  }

  @Test func `A move is undone, and done again, by keys`() {
    let stage = Stage()
    let before = stage.controller.posters
    stage.carry(0, to: 6)
    let after = stage.controller.posters
    #expect(after != before)
    stage.screen.press("z", .control)
    stage.screen.advance(by: 1)
    #expect(stage.controller.posters == before)
    stage.screen.press("z", [.control, .shift])
    stage.screen.advance(by: 1)
    #expect(stage.controller.posters == after)
  }

  @Test func `Keys carry a picture too`() {
    let stage = Stage()
    let first = stage.controller.posters[0]
    stage.press("ArrowDown")
    stage.press(" ", .shift)
    #expect(stage.controller.status == ExhibitStatus(text: "Carrying \(first.photo.title)", isEmphasized: true))
    stage.press("ArrowRight")
    stage.press("Enter")
    #expect(stage.controller.posters[1] == first)
    #expect(stage.controller.status == ExhibitStatus(text: "60 pictures"))
  }
}

/// The exhibit on a large screen.
@MainActor private struct Stage {
  let screen = VirtualScreen(width: 1280, height: 800)
  let controller = WaterfallController()
  var view: UICollectionView { controller.collectionView }
  let layout: WaterfallLayout

  init() {
    screen.show(controller)
    guard let layout = controller.collectionView.collectionViewLayout as? WaterfallLayout else {
      fatalError("The exhibit shows no waterfall.")
    }
    self.layout = layout
    screen.advance(by: 1)
  }

  /// The lengths of all pictures in hundredths of their widths, by title.
  var shapes: [String] {
    controller.posters.enumerated().map { item, poster in
      let size = view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.size ?? .zero
      return "\(poster.photo.title) \((size.height / size.width * 100).rounded())"
    }.sorted()
  }

  func pinch(from distance: CGFloat, to other: CGFloat) {
    screen.play(.twoFingers(at: CGPoint(x: 640, y: 350), distance: distance, toDistance: other))
    #expect(screen.advanceUntilRest())
  }

  /// - Returns: where the finger lets go, on the screen.
  @discardableResult
  func carry(_ item: Int, to other: Int) -> CGPoint {
    func middle(_ item: Int) -> CGPoint {
      let frame = view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .zero
      return view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    }
    let (start, end) = (middle(item), middle(other))
    screen.play(.samples([(0, start), (0.7, start), (0.9, end), (1.4, end)]))
    #expect(screen.advanceUntilRest())
    return end
  }

  func press(_ key: String, _ modifiers: KeyModifiers = []) {
    screen.press(key, modifiers)
    #expect(screen.advanceUntilRest())
  }
}
