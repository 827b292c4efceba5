import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Items that are carried for a person who wants less motion.
@MainActor struct MovementReducedMotionTests {
  private func screen() -> MovementScreen {
    let screen = MovementScreen([6])
    var description = ScreenDescription(size: CGSize(width: 320, height: 480))
    description.prefersReducedMotion = true
    screen.screen.receive(.screen(description))
    screen.screen.runFrame()
    return screen
  }

  @Test func `a lifted cell grows no larger, and its shadow fades in`() {
    // M22
    let screen = screen()
    #expect(UIAccessibility.isReduceMotionEnabled)
    #expect(screen.begin(0))
    screen.frames(6)
    #expect(screen.cell("a0")?.layer.presentation()?.affineTransform() == .identity)
    #expect(screen.cell("a0")?.layer.animationKeys() ?? [] == [])
    screen.frames(20)
    #expect(screen.cell("a0")?.transform == .identity)
    #expect(screen.view.subviews.contains { $0.layer.shadowOpacity > 0 && $0.alpha == 1 })
  }

  @Test func `items that make room stand in their places at once`() {
    // M22
    let screen = screen()
    #expect(screen.begin(0))
    screen.frames(20)
    screen.update(270, 50)
    screen.frames(1)
    #expect(screen.cell("a1")?.layer.presentation()?.position == CGPoint(x: 50, y: 50))
    #expect(screen.cell("a2")?.layer.presentation()?.position == CGPoint(x: 160, y: 50))
    #expect(screen.cells.flatMap { $0.layer.animationKeys() ?? [] } == [])
  }

  @Test func `a cell that is put down, thrown or given back stands in its place at once, and no shadow is left`() throws
  {
    // M22
    for isThrown in [false, true] {
      let screen = screen()
      let before = screen.view.subviews.count
      let movement = try #require(screen.view.makeInteractiveMovement(forItemAt: IndexPath(item: 0, section: 0)))
      movement.updateTargetPosition(CGPoint(x: 150, y: 130))
      screen.frames(20)
      if isThrown { movement.end(withVelocity: CGPoint(x: -900, y: 0)) } else { movement.cancel() }
      screen.frames(1)
      #expect(
        screen.cell("a0")?.layer.presentation()?.position
          == (isThrown ? CGPoint(x: 160, y: 160) : CGPoint(x: 50, y: 50)))
      screen.rest()
      #expect(screen.view.subviews.count == before)
      #expect(
        screen.shown == (isThrown ? ["a1", "a2", "a3", "a4", "a0", "a5"] : ["a0", "a1", "a2", "a3", "a4", "a5"]))
    }
  }
}
