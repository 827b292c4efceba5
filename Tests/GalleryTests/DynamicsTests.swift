import CollectionLayouts
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

/// *Springs*, *Gravity* and *Dynamic cells*.
@MainActor struct DynamicsTests {
  /// A controller, made and shown by the application of a new screen.
  private func show<Controller: ExhibitController>(_ make: () -> Controller) -> (VirtualScreen, Controller) {
    let screen = VirtualScreen(width: 800, height: 600)
    screen.advance(by: 0.01)
    let controller = make()
    screen.show(controller)
    screen.advance(by: 0.1)
    return (screen, controller)
  }

  /// Fingers that go from one place to another each, in the same frames.
  ///
  /// - Returns: the number of the first of them; no finger has had it before.
  @discardableResult
  private func drag(
    _ paths: [(from: CGPoint, to: CGPoint)], on screen: VirtualScreen, release: Bool = true
  ) -> Int32 {
    let first = Int32((screen.now * 1000).rounded()) + 1000
    func report(_ phase: TouchSample.Phase, _ part: CGFloat) {
      screen.receive(
        .touches(
          paths.enumerated().map { index, path in
            TouchSample(
              time: screen.now, identifier: first + Int32(index), phase: phase,
              location: CGPoint(
                x: path.from.x + (path.to.x - path.from.x) * part, y: path.from.y + (path.to.y - path.from.y) * part))
          }))
    }
    report(.began, 0)
    screen.advance(by: 0.2)
    for step in 1...20 {
      report(.moved, CGFloat(step) / 20)
      screen.advance(by: 1.0 / 60)
    }
    if release { report(.ended, 1) }
    screen.runFrame()
    return first
  }

  @Test func `Rows stay behind the finger and come back to where they belong`() {
    let (screen, controller) = show { SpringsController() }
    screen.play(.drag(from: CGPoint(x: 400, y: 400), to: CGPoint(x: 400, y: 200), duration: 0.2))
    #expect(!controller.layout.swingingElements(in: controller.collectionView.bounds).isEmpty)
    screen.advance(by: 10)
    #expect(controller.layout.swingingElements(in: controller.collectionView.bounds).isEmpty)
    #expect(!screen.scene.wantsFrames)
  }

  @Test func `The chain comes to rest, and then nothing is computed any longer`() {
    let (screen, controller) = show { GravityController() }
    screen.advance(by: 16)
    #expect(!controller.playground.animator.isRunning)
    #expect(!screen.scene.wantsFrames)
  }

  @Test func `Lines, strings and pieces take other colours when the system turns dark`() throws {
    let (screen, controller) = show { GravityController() }
    func colors() throws -> [CGColor?] {
      let shapes = try #require(controller.playground.layer.sublayers).compactMap { $0 as? CAShapeLayer }
      let piece = try #require(controller.playground.pieces.first?.layer.sublayers?.first as? CAShapeLayer)
      return shapes.map(\.strokeColor) + [piece.fillColor]
    }
    let light = try colors()
    var description = screen.scene.screen.screenDescription
    description.prefersDark = true
    screen.receive(.screen(description))
    screen.runFrame()
    let dark = try colors()
    #expect(light.count == 3)
    for (light, dark) in zip(light, dark) { #expect(light != dark) }
  }

  @Test func `Cells that are thrown fly over headings`() throws {
    let (screen, controller) = show { DynamicCellsController() }
    let view = controller.collectionView
    let item = IndexPath(item: 0, section: 0)
    let start = view.convert(try #require(view.cellForItem(at: item)).center, to: nil)
    drag([(start, CGPoint(x: start.x, y: start.y - 70))], on: screen, release: false)
    let cell = try #require(view.cellForItem(at: item))
    let kind = UICollectionView.elementKindSectionHeader
    let heading = try #require(view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
    #expect(cell.frame.intersects(heading.frame))
    #expect(
      view.hitTest(view.convert(heading.convert(cell.center, from: view), from: heading), with: nil)?
        .isDescendant(of: cell) == true)
    #expect(cell.layer.zPosition > heading.layer.zPosition)
  }

  @Test func `Ropes are seen while they are there`() throws {
    let (screen, controller) = show { DynamicCellsController() }
    let view = controller.collectionView
    func ropes() -> CGPath? { view.layer.sublayers?.lazy.compactMap { $0 as? CAShapeLayer }.first?.path }
    #expect(ropes() == nil)
    let toggle = try #require(controller.view.first(UISwitch.self))
    toggle.setOn(true, animated: false)
    toggle.sendActions(for: .valueChanged)
    screen.advance(by: 0.1)
    let atRest = try #require(ropes()).boundingBox
    #expect(atRest.width > 300)
    let start = view.convert(try #require(view.cellForItem(at: IndexPath(item: 0, section: 0))).center, to: nil)
    drag([(start, CGPoint(x: start.x, y: start.y + 300))], on: screen, release: false)
    #expect(try #require(ropes()).boundingBox != atRest)
    toggle.setOn(false, animated: false)
    toggle.sendActions(for: .valueChanged)
    screen.advance(by: 0.1)
    #expect(ropes() == nil)
  }

  @Test func `A finger on the wall drops a piece, and holds it`() {
    let (screen, controller) = show { GravityController() }
    let count = controller.playground.pieces.count
    drag([(CGPoint(x: 600, y: 60), CGPoint(x: 500, y: 100))], on: screen, release: false)
    #expect(controller.playground.pieces.count == count + 1)
    let piece = controller.playground.pieces[count]
    #expect(abs(piece.center.x - 500) < 20 && abs(piece.center.y - 100) < 20)
    #expect(controller.status.isEmphasized)
  }

  @Test func `Ten fingers throw ten pieces`() {
    let (screen, controller) = show { GravityController() }
    controller.playground.clear()
    let paths = (0..<10).map { (CGPoint(x: 40 + 72 * $0, y: 60), CGPoint(x: 40 + 72 * $0, y: 300)) }
    drag(paths, on: screen)
    #expect(controller.playground.pieces.count == 10)
    let before = controller.playground.pieces.map(\.center.y)
    screen.advance(by: 0.05)
    // Each goes on with the velocity of its finger, 12 points a frame.
    for (piece, y) in zip(controller.playground.pieces, before) { #expect(piece.center.y > y + 20) }
    screen.advance(by: 20)
    #expect(!screen.scene.wantsFrames)
    #expect(controller.playground.pieces.allSatisfy { controller.playground.bounds.contains($0.center) })
  }

  @Test func `Pieces are pinned and freed, tied, and stopped by lines that are drawn`() {
    let (screen, controller) = show { GravityController() }
    let playground = controller.playground
    playground.clear()
    let piece = playground.drop(.box, at: CGPoint(x: 200, y: 100))
    playground.tool = .pin
    screen.play(.tap(at: CGPoint(x: 200, y: 100)))
    screen.advance(by: 3)
    #expect(playground.ties.count == 1)
    #expect(hypot(piece.center.x - 200, piece.center.y - 100) < 40)
    screen.play(.tap(at: piece.center))
    screen.advance(by: 0.1)
    #expect(playground.ties.isEmpty)
    playground.tool = .draw
    drag([(CGPoint(x: 100, y: 300), CGPoint(x: 320, y: 300))], on: screen)
    #expect(playground.lines.count == 1)
    let ball = playground.drop(.box, at: CGPoint(x: 200, y: 200))
    screen.advance(by: 4)
    #expect(abs(ball.center.y - 273) < 3)
    playground.tool = .link
    drag([(ball.center, CGPoint(x: 200, y: 150))], on: screen)
    #expect(playground.ties.count == 1)
    playground.clear()
    #expect(playground.ties.isEmpty && playground.lines.isEmpty && playground.pieces.isEmpty)
  }

  @Test func `Keys drop, shove and show the simulation`() throws {
    let (screen, controller) = show { GravityController() }
    let count = controller.playground.pieces.count
    controller.becomeFirstResponder()
    screen.press(" ")
    #expect(controller.playground.pieces.count == count + 1)
    screen.press("d")
    #expect(controller.playground.animator.debugOverlay == .everything)
  }

  @Test func `Cells are dragged by several fingers, and come home`() {
    let (screen, controller) = show { DynamicCellsController() }
    let cells = [0, 1].map { controller.collectionView.cellForItem(at: IndexPath(item: $0, section: 0)) }
    let homes = cells.map { $0?.center ?? .zero }
    let first = drag(homes.map { ($0, CGPoint(x: $0.x, y: $0.y + 200)) }, on: screen, release: false)
    #expect(controller.layout.draggedItems.count == 2)
    #expect(controller.status.text == "2 cells held")
    screen.receive(
      .touches(
        homes.enumerated().map { index, home in
          TouchSample(
            time: screen.now, identifier: first + Int32(index), phase: .ended,
            location: CGPoint(x: home.x, y: home.y + 200))
        }))
    screen.advance(by: 15)
    #expect(cells.map { $0?.center ?? .zero } == homes)
    #expect(!screen.scene.wantsFrames)
  }
}
