import MotionEngine
import Testing

@Suite struct RepeatedFlickTests {
  let caught = RepeatedFlick(caughtVelocity: 1000, at: 5)

  // S39
  @Test(arguments: [(1000.0, 649.67), (2000, 2539.90), (500, 166.17), (-1000, -649.67)])
  func `a caught motion adds to a throw in its direction`(velocity: Double, addition: Double) {
    let flick = RepeatedFlick(caughtVelocity: velocity, at: 5)
    #expect(abs(flick.addition(to: velocity) - addition) < 0.01)
  }

  // S39
  @Test func `it adds no more than 40 000 points per second`() {
    #expect(RepeatedFlick(caughtVelocity: 9000, at: 5).addition(to: 500) == 40_000)
    #expect(RepeatedFlick(caughtVelocity: -9000, at: 5).addition(to: -500) == -40_000)
  }

  // S39
  @Test func `to a throw in the other direction it adds nothing`() {
    #expect(caught.addition(to: -1000) == 0)
  }

  // S39
  @Test(arguments: [0.0, 249, -249])
  func `to a finger that does not throw it adds nothing`(velocity: Double) {
    #expect(caught.addition(to: velocity) == 0)
  }

  // S39
  @Test func `a finger that rested first has lost it`() {
    #expect(caught.dragBegan(at: 5.09) == caught)
    #expect(caught.dragBegan(at: 5.11) == .none)
    #expect(caught.dragBegan(at: .nan) == .none)
  }

  @Test func `a velocity that is no number is none`() {
    #expect(RepeatedFlick(caughtVelocity: .nan, at: 5).addition(to: 1000) == 0)
    #expect(RepeatedFlick(caughtVelocity: .infinity, at: 5).addition(to: 1000) == 0)
  }
}
