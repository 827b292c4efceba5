import MotionEngine
import Testing

@Suite struct ScrollAxisDragTests {
  var axis = ScrollAxis(minimum: 0, maximum: 1000, viewportLength: 960, offset: 500)

  @Test mutating func `inside the range the content follows one to one`() {
    axis.beginDrag()
    #expect(axis.phase == .dragging)
    #expect(axis.drag(travel: 40) == 540)
    #expect(axis.drag(travel: -25) == 475)
  }

  // S20
  @Test mutating func `past either edge the content follows the rubber band`() {
    axis.beginDrag()
    #expect(abs(axis.drag(travel: 600) - 1052.02) < 0.005)
    #expect(abs(axis.drag(travel: -600) + 52.02) < 0.005)
    #expect(abs(axis.overshoot + 52.02) < 0.005)
  }

  @Test mutating func `content pulled past its edge comes back with the finger`() {
    axis.beginDrag()
    axis.drag(travel: 900)
    #expect(axis.drag(travel: 500) == 1000)
    #expect(axis.drag(travel: 0) == 500)
  }

  // S21
  @Test mutating func `grabbing content past its edge moves nothing and goes on along the band`() {
    axis.beginDrag()
    axis.drag(travel: -600)
    let shown = axis.offset
    axis.beginDrag()
    #expect(axis.offset == shown)
    #expect(abs(axis.drag(travel: 0) - shown) < 1e-9)
    #expect(abs(axis.drag(travel: -300) + 178.98) < 0.005)
    #expect(abs(axis.drag(travel: 100)) < 1e-9)
  }

  @Test(arguments: [700, 960, 3000] as [Double])
  mutating func `content far beyond its edge is grabbed without a jump and can be pulled back`(beyond: Double) {
    axis.setOffset(-beyond)
    axis.beginDrag()
    #expect(abs(axis.drag(travel: 0) + beyond) < 1e-9)
    #expect(axis.drag(travel: 300) > -beyond + 3)
    #expect(axis.drag(travel: -300) < -beyond - 3)
  }

  // S22
  @Test mutating func `without bounces the content stops at the edge until the finger is back`() {
    axis.bounces = false
    axis.beginDrag()
    #expect(axis.drag(travel: 700) == 1000)
    #expect(axis.drag(travel: 600) == 1000)
    #expect(axis.drag(travel: 450) == 950)
    #expect(axis.drag(travel: -501) == 0)
  }

  @Test mutating func `in a viewport without length nothing gives way`() {
    axis.setRange(minimum: 0, maximum: 1000, viewportLength: 0)
    axis.beginDrag()
    #expect(axis.drag(travel: -800) == 0)
    #expect(axis.drag(travel: 800) == 1000)
  }

  @Test mutating func `without a drag, travel moves nothing`() {
    #expect(axis.drag(travel: 40) == 500)
    #expect(axis.phase == .resting)
  }

  @Test mutating func `a finger stops a deceleration where it is shown`() {
    axis.release(velocity: 800, at: 1)
    axis.step(to: 1.1)
    let shown = axis.offset
    #expect(axis.stop() == true)
    #expect(axis.phase == .resting)
    #expect(axis.offset == shown)
    #expect(axis.step(to: 2) == shown)
    #expect(axis.stop() == false)
  }

  @Test mutating func `a finger holds content past its edge until it lifts`() {
    axis.setOffset(-80)
    axis.release(velocity: 0, at: 1)
    axis.step(to: 1.05)
    let shown = axis.offset
    axis.stop()
    #expect(axis.step(to: 3) == shown)
    #expect(axis.release(velocity: 0, at: 3).moves == true)
    #expect(axis.step(to: 10) == 0)
  }

  @Test mutating func `a drag may begin while the content moves`() {
    axis.release(velocity: 800, at: 1)
    axis.step(to: 1.1)
    let shown = axis.offset
    axis.beginDrag()
    #expect(axis.drag(travel: 10) == shown + 10)
    #expect(axis.velocity == 0)
  }

  @Test func `content under a finger is as fast as the finger, and slower beyond the edge`() {
    var axis = ScrollAxis(maximum: 1000, viewportLength: 852, offset: 100)
    #expect(axis.velocity(underFinger: 500) == 0)
    axis.beginDrag()
    #expect(axis.velocity(underFinger: -500) == -500)
    axis.drag(travel: -690)
    // 590 points of pull: a slope of 0.28844.
    #expect(abs(axis.velocity(underFinger: -500) + 144.221) < 0.01)
    axis.bounces = false
    axis.drag(travel: -700)
    #expect(axis.velocity(underFinger: -500) == 0)
    #expect(axis.velocity(underFinger: .nan) == 0)
  }
}
