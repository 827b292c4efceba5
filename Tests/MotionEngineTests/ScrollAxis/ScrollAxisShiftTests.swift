import MotionEngine
import Testing

// C63
@Suite struct ScrollAxisShiftTests {
  var axis = ScrollAxis(minimum: 0, maximum: 1000, viewportLength: 500, offset: 500)

  @Test mutating func `content at rest shifts, past its edge too`() {
    axis.shiftOffset(by: 700)
    #expect(axis.offset == 1200)
    #expect(!axis.isMoving)
  }

  @Test mutating func `a deceleration goes on, shifted`() {
    var undisturbed = axis
    for time in [0.05, 0.1] {
      if time == 0.05 {
        undisturbed.release(velocity: 600, at: 0)
        axis.release(velocity: 600, at: 0)
      }
      undisturbed.step(to: time)
      axis.step(to: time)
    }
    axis.shiftOffset(by: 400)
    axis.setRange(minimum: 0, maximum: 1400, viewportLength: 500)
    #expect(axis.offset == undisturbed.offset + 400)
    #expect(abs(axis.velocity - undisturbed.velocity) < 1e-9)
    #expect(abs(axis.step(to: 0.7) - (undisturbed.step(to: 0.7) + 400)) < 1e-9)
    #expect(abs(axis.step(to: 9) - (undisturbed.step(to: 9) + 400)) < 1e-9)
  }

  @Test mutating func `content removed before a deceleration does not end it`() {
    axis.setOffset(950)
    axis.release(velocity: -600, at: 0)
    axis.step(to: 0.02)
    axis.shiftOffset(by: -400)
    axis.setRange(minimum: 0, maximum: 600, viewportLength: 500)
    #expect(axis.isMoving)
    #expect(abs(axis.step(to: 9) - (550 - 590 * 0.499)) < 1e-6)
  }

  @Test mutating func `a drag goes on, shifted`() {
    axis.beginDrag()
    axis.drag(travel: 20)
    axis.shiftOffset(by: 300)
    #expect(axis.drag(travel: 30) == 830)
  }

  @Test mutating func `a pull past the edge keeps its place on the screen`() {
    axis.setOffset(0)
    axis.beginDrag()
    axis.drag(travel: -100)
    let shown = axis.offset
    axis.shiftOffset(by: 200)
    axis.setRange(minimum: 0, maximum: 1200, viewportLength: 500)
    #expect(axis.offset == shown + 200)
    #expect(abs(axis.drag(travel: -110) - (shown + 190)) < 1e-9)
  }

  @Test mutating func `a bounce ends at the shifted edge`() {
    axis.setOffset(-80)
    axis.release(velocity: 0, at: 0)
    axis.step(to: 0.05)
    axis.shiftOffset(by: 200)
    axis.setRange(minimum: 0, maximum: 1200, viewportLength: 500)
    #expect(axis.phase == .bouncing)
    #expect(axis.step(to: 9) == 200)
  }

  @Test mutating func `an animation and a target shift with the content`() {
    var animated = axis
    animated.animate(to: 900, at: 0)
    animated.step(to: 0.1)
    animated.shiftOffset(by: 50)
    #expect(animated.step(to: 1) == 950)
    axis.release(velocity: 600, at: 0)
    axis.retarget(to: 700)
    axis.step(to: 0.1)
    axis.shiftOffset(by: 50)
    #expect(axis.step(to: 9) == 750)
  }

  // C63
  @Test mutating func `an animation to what lies before the shifted part goes on from there to the same end`() {
    axis.animate(to: 100, at: 0)
    let before = axis.step(to: 0.1)
    axis.shiftOffset(by: 50)
    #expect(abs(axis.step(to: 0.1000001) - (before + 50)) < 0.01)
    #expect(axis.step(to: 1) == 100)
  }

  @Test mutating func `a shift past the edge alone still comes to rest inside`() {
    axis.release(velocity: 600, at: 0)
    axis.step(to: 0.05)
    axis.shiftOffset(by: 600)
    let shifted = axis.offset
    #expect(abs(axis.step(to: 0.0500001) - shifted) < 0.01)
    #expect(axis.step(to: 9) == 1000)
  }

  @Test mutating func `a shift of NaN is ignored`() {
    axis.shiftOffset(by: .nan)
    axis.shiftOffset(by: .infinity)
    #expect(axis.offset == 500)
  }
}
