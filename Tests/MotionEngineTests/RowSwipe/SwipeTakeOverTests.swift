import MotionEngine
import Testing

struct SwipeTakeOverTests {
  @Test func `a button fills everything evenly in its time, and turns back from where it is`() {
    var takeOver = SwipeTakeOver(duration: 0.5)
    #expect(takeOver.share(at: 3) == 0)
    takeOver.set(true, at: 1)
    #expect(takeOver.share(at: 1) == 0)
    #expect(takeOver.share(at: 1.25) == 0.5)
    #expect(takeOver.isMoving(at: 1.25))
    takeOver.set(false, at: 1.25)
    #expect(takeOver.share(at: 1.375) == 0.25)
    #expect(takeOver.share(at: 2) == 0)
    #expect(!takeOver.isMoving(at: 2))
  }

  @Test func `without time it is there at once`() {
    var takeOver = SwipeTakeOver(duration: .nan)
    takeOver.set(true, at: 1)
    #expect(takeOver.share(at: 1) == 1)
    var other = SwipeTakeOver(duration: 1)
    other.set(true, at: 0)
    other.finish()
    #expect(other.share(at: 0.5) == 1)
  }
}
