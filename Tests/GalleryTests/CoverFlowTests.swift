import CollectionLayouts
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

@MainActor struct CoverFlowTests {
  @Test func `A tap on another cover brings it exactly to the middle, and its title below it`() throws {
    let stage = Stage()
    #expect(stage.screen.window.says(stage.controller.albums[0].title))
    try stage.tapCover(2)
    #expect(stage.controller.layout.indexPathIsCentered(IndexPath(item: 2, section: 0)))
    #expect(stage.view.contentOffset.x == 2 * stage.step)
    #expect(stage.screen.window.says(stage.controller.albums[2].title))
    #expect(stage.screen.window.says("\(stage.controller.albums[2].artist) \u{B7} \(stage.controller.albums[2].year)"))
    #expect(stage.controller.status == ExhibitStatus(text: "3 of 60"))
  }

  @Test
  func `A tap on the cover in the middle turns it over from the right in half a second, the next one turns it back`()
    throws
  {
    let stage = Stage()
    let cell = try stage.cell(0)
    stage.screen.play(.tap(at: stage.middle))
    stage.screen.advance(by: 0.05)
    #expect(cell.isFlipped)
    #expect(stage.controller.status == ExhibitStatus(text: "1 of 60", isEmphasized: true))
    stage.screen.advance(by: 0.35)
    // The last part of the turn from the right: what is shown is still turned about the vertical axis.
    #expect(stage.isTurning(cell))
    stage.screen.advance(by: 0.2)
    #expect(!stage.isTurning(cell))
    #expect(cell.accessibilityLabel?.hasPrefix("\(stage.controller.albums[0].title), back: ") == true)
    stage.screen.play(.tap(at: stage.middle))
    #expect(stage.screen.advanceUntilRest())
    #expect(!cell.isFlipped)
    #expect(cell.accessibilityLabel == "\(stage.controller.albums[0].title), \(stage.controller.albums[0].artist)")
  }

  @Test func `A cover that leaves the middle turns its front to us again`() throws {
    let stage = Stage()
    let cell = try stage.cell(0)
    stage.screen.play(.tap(at: stage.middle))
    #expect(stage.screen.advanceUntilRest())
    try stage.tapCover(1)
    #expect(!cell.isFlipped)
    #expect(stage.controller.status == ExhibitStatus(text: "2 of 60"))
  }

  @Test func `Arrows leaf through the albums, also faster than they move, and the space bar turns one over`() throws {
    let stage = Stage()
    for _ in 0..<5 {
      stage.screen.press("ArrowRight")
      stage.screen.advance(by: 0.06)
    }
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.controller.layout.indexPathIsCentered(IndexPath(item: 5, section: 0)))
    stage.screen.press("ArrowLeft")
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.controller.layout.indexPathIsCentered(IndexPath(item: 4, section: 0)))
    stage.screen.press(" ")
    #expect(stage.screen.advanceUntilRest())
    #expect(try stage.cell(4).isFlipped)
    for _ in 0..<9 { stage.screen.press("ArrowLeft") }
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.view.contentOffset.x == 0)
  }

  @Test func `On a desktop the first and the last cover stand at the edge, with their titles and without its shade`()
    throws
  {
    let stage = Stage()
    for item in [0, 59] {
      if item > 0 {
        stage.view.contentOffset = try #require(
          stage.controller.layout.contentOffset(centering: IndexPath(item: item, section: 0)))
        stage.screen.advance(by: 0.5)
      }
      let seen = stage.view.convert(try stage.cell(item).frame, to: nil)
      let empty = item == 0 ? seen.minX : 1280 - seen.maxX
      #expect(empty > 60 && empty < 140)
      // The others fill the rest of the window.
      let frames = stage.view.visibleCells.map { stage.view.convert($0.frame, to: nil) }
      #expect(frames.contains { item == 0 ? $0.maxX > 1180 : $0.minX < 100 })
      let label = try #require(
        stage.controller.view.subviews.compactMap { $0 as? UILabel }.first {
          $0.text == stage.controller.albums[item].title
        })
      #expect(abs(label.frame.midX - seen.midX) < 1)
      let shades = try #require(stage.controller.view.layer.sublayers).compactMap { $0 as? CAGradientLayer }.suffix(2)
      #expect(shades.map(\.opacity) == (item == 0 ? [0, 1] : [1, 0]))
    }
  }

  @Test func `On a phone the first cover is in the middle`() throws {
    let screen = VirtualScreen(width: 390, height: 780)
    let controller = CoverFlowController()
    screen.show(controller)
    screen.advance(by: 0.5)
    #expect(controller.layout.facingOffset == 0)
  }

  @Test func `Thrown covers come to rest with one that faces us`() {
    let stage = Stage()
    stage.screen.play(.flick(from: CGPoint(x: 900, y: 300), to: CGPoint(x: 500, y: 300)))
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.view.contentOffset.x > 2 * stage.step)
    #expect(stage.controller.layout.centeredIndexPath.map(stage.controller.layout.indexPathIsCentered) == true)
  }

  @Test func `A window that becomes narrower keeps the cover in the middle`() throws {
    let stage = Stage()
    try stage.tapCover(2)
    stage.controller.view.frame.size = CGSize(width: 390, height: 780)
    stage.screen.runFrame()
    #expect(stage.controller.layout.indexPathIsCentered(IndexPath(item: 2, section: 0)))
    let frame = try stage.cell(2).frame
    #expect(abs(frame.midX - stage.view.bounds.midX) < 0.01)
    #expect(frame.width < 390)
  }

  @Test func `A cover is one layer that shows something`() throws {
    let stage = Stage()
    #expect(stage.view.visibleCells.count < 16)
    #expect(try stage.cell(0).contentView.subviews.count == 1)
  }
}

/// The exhibit on a large screen.
@MainActor private struct Stage {
  let screen = VirtualScreen(width: 1280, height: 736)
  let controller = CoverFlowController()
  var view: UICollectionView { controller.collectionView }
  var step: CGFloat { controller.layout.itemSize.width + controller.layout.minimumLineSpacing }

  init() {
    screen.show(controller)
    screen.advance(by: 0.5)
  }

  /// The middle of the screen, where the cover is that faces us.
  var middle: CGPoint {
    let frame = view.layoutAttributesForItem(at: controller.layout.centeredIndexPath ?? IndexPath())?.frame ?? .zero
    return view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  func cell(_ item: Int) throws -> CoverCell {
    try #require(view.cellForItem(at: IndexPath(item: item, section: 0)) as? CoverCell)
  }

  /// Taps the outer edge of a cover at the right side, which no other one covers.
  func tapCover(_ item: Int) throws {
    let frame = try cell(item).frame
    screen.play(.tap(at: view.convert(CGPoint(x: frame.maxX - 12, y: frame.midY), to: nil)))
    #expect(screen.advanceUntilRest())
  }

  func isTurning(_ cell: CoverCell) -> Bool {
    cell.contentView.layer.presentation().map { abs($0.transform.m13) > 0.01 } == true
  }
}
