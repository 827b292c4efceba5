import MotionEngine
import Testing

@Suite struct ScrollAxisRangeTests {
  var axis = ScrollAxis(minimum: 0, maximum: 1000, viewportLength: 500, offset: 900)

  @discardableResult
  mutating func shrink(to maximum: Double, whileTracking: Bool = false) -> Bool {
    axis.setRange(minimum: 0, maximum: maximum, viewportLength: 500, whileTracking: whileTracking)
  }

  // S6
  @Test mutating func `content at rest moves into a smaller range at once`() {
    #expect(shrink(to: 600) == true)
    #expect(axis.offset == 600)
    #expect(!axis.isMoving)
  }

  @Test mutating func `the same range moves nothing`() {
    axis.setOffset(-50)
    #expect(shrink(to: 1000) == false)
    #expect(axis.offset == -50)
  }

  @Test mutating func `held content stays`() {
    #expect(shrink(to: 600, whileTracking: true) == false)
    #expect(axis.offset == 900)
  }

  @Test mutating func `dragged content stays and gives way from there`() {
    axis.beginDrag()
    axis.drag(travel: 50)
    shrink(to: 900)
    #expect(axis.offset == 950)
    #expect(abs(axis.drag(travel: 50) - 950) < 1e-9)
    let moved = axis.drag(travel: 60) - 950
    #expect(moved > 3)
    #expect(moved < 5.5)
  }

  @Test mutating func `dragged content that became legal follows one to one`() {
    axis.beginDrag()
    axis.drag(travel: 300)
    let shown = axis.offset
    shrink(to: 2000)
    #expect(axis.drag(travel: 310) == shown + 10)
  }

  @Test mutating func `a deceleration goes on into content that grew`() {
    axis.release(velocity: 1000, at: 0)
    axis.step(to: 0.05)
    shrink(to: 5000)
    #expect(abs(axis.step(to: 9) - (900 + 990 * 0.499)) < 1e-6)
  }

  // S6
  @Test mutating func `a deceleration ends at the edge that moved over it`() {
    axis.release(velocity: 500, at: 0)
    axis.step(to: 0.05)
    #expect(shrink(to: 400) == true)
    #expect(axis.offset == 400)
    #expect(!axis.isMoving)
  }

  @Test mutating func `a deceleration bounces at an edge that came nearer`() {
    axis.release(velocity: -1500, at: 0)
    axis.step(to: 0.05)
    let shown = axis.offset
    axis.setRange(minimum: 500, maximum: 1000, viewportLength: 500)
    #expect(axis.offset == shown)
    axis.step(to: 0.5)
    #expect(axis.phase == .bouncing)
    #expect(axis.step(to: 9) == 500)
  }

  @Test mutating func `a bounce goes on when the content grows`() {
    axis.setOffset(1080)
    axis.release(velocity: 0, at: 0)
    axis.step(to: 0.05)
    let before = axis.offset
    #expect(shrink(to: 3000) == false)
    #expect(axis.offset == before)
    #expect(axis.step(to: 9) == 1000)
  }

  @Test mutating func `a bounce turns to an edge that moved, keeping its velocity`() {
    axis.setOffset(1080)
    axis.release(velocity: 0, at: 0)
    axis.step(to: 0.05)
    let velocity = axis.velocity
    let before = axis.offset
    shrink(to: 900)
    #expect(axis.offset == before)
    #expect(abs(axis.velocity - velocity) < 1e-9)
    #expect(axis.step(to: 9) == 900)
  }

  @Test mutating func `a target that became illegal moves to the edge`() {
    axis.setOffset(100)
    axis.release(velocity: 1500, at: 0)
    axis.retarget(to: 800)
    axis.step(to: 0.05)
    let before = axis.offset
    shrink(to: 600)
    #expect(axis.offset == before)
    #expect(axis.step(to: 9) == 600)
  }

  @Test mutating func `an animation whose target became illegal ends on time at the edge`() {
    axis.setOffset(0)
    axis.animate(to: 1000, at: 0)
    axis.step(to: 0.1)
    #expect(shrink(to: 600) == false)
    axis.step(to: 0.299)
    #expect(axis.isMoving)
    #expect(axis.step(to: 0.3001) == 600)
  }

  @Test mutating func `an inverted range is the point of its minimum`() {
    axis.setRange(minimum: 200, maximum: 100, viewportLength: 500)
    #expect(axis.minimum == 200)
    #expect(axis.maximum == 200)
    #expect(axis.offset == 200)
  }
}
