import MotionEngine
import Testing

@Suite struct ScrollAxisReleaseTests {
  var axis = ScrollAxis(minimum: 0, maximum: 10000, viewportLength: 800, offset: 5000)

  @Test mutating func `a slow release rests at once`() {
    let release = axis.release(velocity: 10, at: 1)
    #expect(!release.moves)
    #expect(release.target == 5000)
    #expect(axis.phase == .resting)
  }

  @Test mutating func `a throw announces the integral and ends at the sum`() {
    let release = axis.release(velocity: 3000, at: 1)
    #expect(release.moves)
    #expect(abs(release.target - 6493.505) < 0.001)
    #expect(abs(axis.step(to: 9) - 6492.01) < 1e-6)
    #expect(axis.phase == .resting)
  }

  @Test mutating func `the fast rate stops after a fifth of the way`() {
    axis.profile.decelerationRate = ScrollProfile.fastDecelerationRate
    axis.release(velocity: 3000, at: 1)
    #expect(abs(axis.restingOffset - 5296.01) < 1e-6)
  }

  // S34
  @Test mutating func `a throw past the edge announces the edge`() {
    axis.setOffset(9800)
    let release = axis.release(velocity: 2000, at: 1)
    #expect(release.target == 10000)
    #expect(axis.restingOffset == 10000)
  }

  @Test mutating func `the edge is crossed at the law's instant and velocity`() {
    axis.setOffset(9800)
    axis.release(velocity: 2000, at: 0)
    // 200 = 0.499·(2000 − v), so v = 1599.198 at the edge, where positions change by 0.998999 of that; the spring then goes
    // out by 1597.598/(ω·e).
    let crossing = 0.111703
    axis.step(to: crossing - 1e-5)
    #expect(axis.phase == .decelerating)
    axis.step(to: crossing + 1e-5)
    #expect(axis.phase == .bouncing)
    #expect(abs(axis.velocity - 1597.598) < 0.5)
    axis.step(to: crossing + 1 / 10.954451150103)
    #expect(abs(axis.offset - (10000 + 1597.598 / (10.954451150103 * 2.718281828))) < 0.001)
  }

  @Test mutating func `thrown out at the edge the content bounces`() {
    axis.setOffset(10000)
    let release = axis.release(velocity: 500, at: 1)
    #expect(release.moves)
    #expect(release.target == 10000)
    #expect(axis.step(to: 1.1) > 10010)
    #expect(axis.step(to: 5) == 10000)
  }

  @Test mutating func `without bounces a throw stops at the edge`() {
    axis.bounces = false
    axis.setOffset(9800)
    #expect(axis.release(velocity: 2000, at: 1).target == 10000)
    #expect(axis.step(to: 1.2) == 10000)
    #expect(!axis.isMoving)
    #expect(axis.release(velocity: 2000, at: 2).moves == false)
  }

  @Test mutating func `released past its edge the content returns to it`() {
    axis.setOffset(-235)
    let release = axis.release(velocity: -625, at: 0)
    #expect(release.moves)
    #expect(release.target == 0)
    #expect(axis.phase == .bouncing)
    #expect(axis.velocity == 1725)
    #expect(axis.step(to: 2) == 0)
  }

  @Test mutating func `released a fraction of a point past its edge it is put there`() {
    axis.setOffset(-0.3)
    #expect(axis.release(velocity: 0, at: 0).moves == false)
    #expect(axis.offset == 0)
  }

  @Test mutating func `without bounces content past its edge is put there`() {
    axis.bounces = false
    axis.setOffset(-60)
    #expect(axis.release(velocity: -100, at: 0).moves == false)
    #expect(axis.offset == 0)
  }

  @Test mutating func `thrown back in from beyond the edge it decelerates inside`() {
    axis.setOffset(-50)
    let release = axis.release(velocity: 2000, at: 0)
    #expect(release.target > 500)
    axis.step(to: 0.1)
    #expect(axis.phase == .decelerating)
    let rest = axis.step(to: 9)
    #expect(rest < release.target)
    #expect(release.target - rest < 2)
  }

  @Test mutating func `a release of content that moves tells where it is going`() {
    axis.animate(to: 100, at: 0)
    let release = axis.release(velocity: -4000, at: 0.1)
    #expect(release.target == 100)
    #expect(axis.phase == .animating)
  }

  // S37
  @Test(arguments: [6400, 5020, 5000, 4200, 6600] as [Double])
  mutating func `a changed target is where the content ends`(target: Double) {
    axis.release(velocity: 3000, at: 0)
    #expect(axis.retarget(to: target) == true)
    #expect(axis.phase == .decelerating)
    #expect(axis.offset == 5000)
    #expect(axis.step(to: 20) == target)
  }

  @Test mutating func `a target sets off content that stood still`() {
    axis.release(velocity: 0, at: 0)
    #expect(axis.retarget(to: 5100) == true)
    #expect(axis.step(to: 20) == 5100)
  }

  @Test mutating func `a target outside the range is moved to the edge`() {
    axis.release(velocity: 3000, at: 0)
    axis.retarget(to: 99999)
    #expect(axis.step(to: 20) == 10000)
  }

  @Test mutating func `the edge as target of a bounce leaves the bounce alone`() {
    axis.setOffset(-235)
    axis.release(velocity: -625, at: 0)
    let before = axis
    #expect(axis.retarget(to: 0) == true)
    #expect(axis == before)
  }

  @Test mutating func `during a drag or with NaN there is no new target`() {
    axis.release(velocity: 3000, at: 0)
    let before = axis
    #expect(axis.retarget(to: .nan) == true)
    #expect(axis == before)
    axis.beginDrag()
    #expect(axis.retarget(to: 0) == false)
    #expect(axis.phase == .dragging)
  }
}
