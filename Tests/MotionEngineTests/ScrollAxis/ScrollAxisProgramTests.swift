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
}
