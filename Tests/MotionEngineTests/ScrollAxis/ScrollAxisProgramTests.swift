import MotionEngine
import Testing

@Suite struct ScrollAxisProgramTests {
  var axis = ScrollAxis(minimum: 0, maximum: 1000, viewportLength: 500, offset: 0)

  // S50
  @Test mutating func `an animation takes 0.3 seconds along the cosine`() {
    #expect(axis.animate(to: 400, at: 2) == true)
    #expect(axis.phase == .animating)
    #expect(abs(axis.step(to: 2.1) - 100) < 1e-9)
    #expect(abs(axis.step(to: 2.15) - 200) < 1e-9)
    #expect(axis.step(to: 2.3001) == 400)
    #expect(axis.phase == .resting)
  }

  // S51
  @Test mutating func `there is nothing to animate to the present offset`() {
    #expect(axis.animate(to: 0, at: 2) == false)
    #expect(!axis.isMoving)
  }

  // S3
  @Test mutating func `a program may leave the range and stays there`() {
    axis.animate(to: -60, at: 0)
    #expect(axis.step(to: 1) == -60)
    #expect(axis.setOffset(5000) == true)
    #expect(axis.step(to: 2) == 5000)
  }

  // S52
  @Test mutating func `a drag ends an animation where it is`() {
    axis.animate(to: 400, at: 0)
    axis.step(to: 0.1)
    axis.beginDrag()
    #expect(abs(axis.drag(travel: 10) - 110) < 1e-9)
  }

  @Test mutating func `an animation ends a drag`() {
    axis.beginDrag()
    axis.drag(travel: 20)
    axis.animate(to: 400, at: 0)
    #expect(axis.drag(travel: 90) == 20)
    #expect(axis.step(to: 1) == 400)
  }

  @Test mutating func `setting the offset ends a motion`() {
    axis.release(velocity: 3000, at: 0)
    #expect(axis.setOffset(40) == true)
    #expect(axis.step(to: 1) == 40)
    #expect(axis.setOffset(40) == false)
  }

  @Test mutating func `setting the offset leaves a drag on`() {
    axis.beginDrag()
    axis.drag(travel: 20)
    axis.setOffset(300)
    #expect(axis.drag(travel: 25) == 305)
  }

  @Test mutating func `the resting offset is known beforehand and asking changes nothing`() {
    axis.release(velocity: 9000, at: 0)
    let before = axis
    #expect(axis.restingOffset == 1000)
    #expect(axis == before)
  }

  // S101
  @Test mutating func `a bounce goes on from an assigned offset, at its velocity, and ends at the edge`() {
    axis.release(velocity: -3000, at: 0)
    axis.step(to: 0.05)
    #expect(axis.phase == .bouncing)
    let velocity = axis.velocity
    #expect(axis.continueMotion(from: -20) == true)
    #expect(axis.phase == .bouncing)
    #expect(axis.offset == -20)
    #expect(abs(axis.velocity - velocity) < 1e-9)
    #expect(axis.step(to: 3) == 0)
  }

  // S101
  @Test(arguments: [0.0, 200]) mutating func `a bounce that is brought to the edge or inside ends there`(place: Double)
  {
    axis.beginDrag()
    axis.drag(travel: -300)
    axis.release(velocity: 0, at: 0)
    axis.step(to: 0.05)
    #expect(axis.phase == .bouncing)
    #expect(axis.continueMotion(from: place) == true)
    #expect(!axis.isMoving)
    #expect(axis.step(to: 10) == place)
  }

  // S101
  @Test mutating func `with pages a bounce that is brought inside goes to a page`() {
    axis.isPaging = true
    axis.beginDrag()
    axis.drag(travel: -300)
    axis.release(velocity: 0, at: 0)
    axis.step(to: 0.05)
    axis.continueMotion(from: 300)
    #expect(axis.step(to: 10) == 500)
  }

  // S101
  @Test mutating func `a place that is no number leaves a bounce as it is`() {
    axis.release(velocity: -3000, at: 0)
    axis.step(to: 0.05)
    let before = axis
    #expect(axis.continueMotion(from: .nan) == false)
    #expect(axis == before)
  }
}
