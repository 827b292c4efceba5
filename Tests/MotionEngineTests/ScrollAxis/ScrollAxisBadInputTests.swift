import MotionEngine
import Testing

@Suite struct ScrollAxisBadInputTests {
  @Test func `an axis made of nonsense rests at a number`() {
    let axis = ScrollAxis(minimum: .nan, maximum: .nan, viewportLength: .nan, offset: .nan)
    #expect(axis == ScrollAxis())
    let endless = ScrollAxis(minimum: 0, maximum: .infinity, viewportLength: 500)
    #expect(endless.maximum == 1e12)
  }

  @Test func `time that goes back moves nothing`() {
    var axis = ScrollAxis(maximum: 5000, viewportLength: 500, offset: 100)
    axis.release(velocity: 1000, at: 10)
    let shown = axis.step(to: 10.1)
    let before = axis
    #expect(axis.step(to: 10.05) == shown)
    #expect(axis.step(to: .nan) == shown)
    #expect(axis.step(to: -.infinity) == shown)
    #expect(axis == before)
  }

  @Test func `infinity takes the content to rest and keeps the clock`() {
    var axis = ScrollAxis(maximum: 5000, viewportLength: 500, offset: 100)
    axis.release(velocity: 1000, at: 10)
    #expect(abs(axis.step(to: .infinity) - (100 + 990 * 0.499)) < 1e-6)
    axis.animate(to: 0, at: 11)
    axis.step(to: 11.1)
    #expect(axis.isMoving)
  }

  @Test(arguments: [.nan, .infinity, -.infinity] as [Double])
  func `a velocity that is not finite counts as 0`(velocity: Double) {
    var axis = ScrollAxis(maximum: 5000, viewportLength: 500, offset: 100)
    let release = axis.release(velocity: velocity, at: 1)
    #expect(release == ScrollAxis().releasedStill(target: 100))
    #expect(!axis.isMoving)
  }

  @Test func `a release at no time starts at the last one`() {
    var axis = ScrollAxis(maximum: 5000, viewportLength: 500, offset: 100)
    axis.step(to: 4)
    axis.release(velocity: 1000, at: .nan)
    #expect(abs(axis.step(to: 4.001) - 100.998) < 1e-9)
  }

  @Test func `positions that are not numbers are ignored`() {
    var axis = ScrollAxis(maximum: 5000, viewportLength: 500, offset: 100)
    #expect(axis.setOffset(.nan) == false)
    #expect(axis.animate(to: .nan, at: 1) == false)
    axis.setRange(minimum: .nan, maximum: 5000, viewportLength: .nan)
    axis.beginDrag()
    #expect(axis.drag(travel: .nan) == 100)
    #expect(axis.drag(travel: .infinity) == 100)
    #expect(axis.minimum == 0)
    #expect(axis.viewportLength == 500)
  }

  @Test func `a profile that makes no sense traps`() async {
    await #expect(processExitsWith: .failure) {
      var profile = ScrollProfile()
      profile.bounceRate = -1
      _ = ScrollAxis(profile: profile)
    }
    await #expect(processExitsWith: .failure) {
      var axis = ScrollAxis()
      axis.profile.animationDuration = .nan
    }
    await #expect(processExitsWith: .failure) {
      var profile = ScrollProfile()
      profile.velocityWeights[0] = 0
      _ = VelocityEstimator(profile: profile)
    }
    await #expect(processExitsWith: .failure) {
      var profile = ScrollProfile()
      profile.deepestGrab = 1
      _ = ScrollAxis(profile: profile)
    }
  }
}

extension ScrollAxis {
  /// What releasing content that stands at `target` answers.
  fileprivate func releasedStill(target: Double) -> Release {
    var axis = ScrollAxis(minimum: target, maximum: target, offset: target)
    return axis.release(velocity: 0, at: 0)
  }
}
