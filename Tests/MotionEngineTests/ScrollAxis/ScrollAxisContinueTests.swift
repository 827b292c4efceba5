import MotionEngine
import Testing

/// Content that a program puts elsewhere while it goes on moving.
@Suite struct ScrollAxisContinueTests {
  var axis = ScrollAxis(minimum: 0, maximum: 10_000, viewportLength: 500, offset: 100)

  // S52
  @Test mutating func `a deceleration goes on from another place as if it had always been there`() {
    var other = ScrollAxis(minimum: 0, maximum: 10_000, viewportLength: 500, offset: 3100)
    axis.release(velocity: 800, at: 0)
    other.release(velocity: 800, at: 0)
    axis.step(to: 0.4)
    other.step(to: 0.4)
    let velocity = axis.velocity
    let farther = axis.offset + 3000
    #expect(axis.continueMotion(from: farther) == true)
    #expect(abs(axis.velocity - velocity) < 1e-9)
    #expect(axis.phase == .decelerating)
    for time in stride(from: 0.5, through: 4, by: 0.1) {
      axis.step(to: time)
      other.step(to: time)
      #expect(abs(axis.offset - other.offset) < 1e-9)
      #expect(axis.isMoving == other.isMoving)
    }
  }

  @Test mutating func `the edges stay where they are`() {
    axis.release(velocity: 800, at: 0)
    axis.step(to: 0.1)
    axis.continueMotion(from: 9990)
    #expect(axis.step(to: 0.3) > 10_000)
    #expect(axis.phase == .bouncing)
    #expect(axis.step(to: 5) == 10_000)
  }

  @Test mutating func `the way to a target is moved with the content, to the edge at most`() {
    axis.release(velocity: 800, at: 0)
    axis.retarget(to: 600)
    axis.step(to: 0.1)
    axis.continueMotion(from: axis.offset + 200)
    #expect(axis.restingOffset == 800)
    axis.continueMotion(from: axis.offset + 9500)
    #expect(axis.restingOffset == 10_000)
    #expect(axis.step(to: 10) == 10_000)
  }

  @Test mutating func `a spring ends where the content is put`() {
    axis.setOffset(-80)
    axis.release(velocity: 0, at: 0)
    axis.step(to: 0.05)
    #expect(axis.phase == .bouncing)
    #expect(axis.continueMotion(from: 0) == true)
    #expect(!axis.isMoving)
    #expect(axis.step(to: 1) == 0)
  }

  @Test mutating func `content under a finger is held from there`() {
    axis.beginDrag()
    axis.drag(travel: 20)
    axis.continueMotion(from: 500)
    #expect(axis.drag(travel: 30) == 510)
  }

  @Test mutating func `places that are none, and the place where it is, change nothing`() {
    axis.release(velocity: 800, at: 0)
    axis.step(to: 0.1)
    let before = axis
    #expect(axis.continueMotion(from: .nan) == false)
    #expect(axis.continueMotion(from: before.offset) == false)
    #expect(axis == before)
    axis.continueMotion(from: .infinity)
    #expect(axis.offset.isFinite)
    axis.step(to: 100)
    #expect(axis.offset.isFinite)
  }
}
