import MotionEngine
import Testing

@Suite struct ScrollProfileTests {
  @Test func `the defaults are the measured ones`() {
    let profile = ScrollProfile()
    #expect(profile == .measured)
    #expect(profile.panSlop == 10)
    #expect(profile.rubberBandCoefficient == 0.55)
    #expect(profile.decelerationRate == 0.998)
    #expect(profile.stopSpeed == 10)
    #expect(abs(profile.bounceRate - 10.954451150103) < 1e-12)
    #expect(profile.bounceEndDistance == 0.45)
    #expect(profile.animationDuration == 0.3)
  }

  @Test func `a changed number changes the motion`() {
    var profile = ScrollProfile()
    profile.animationDuration = 1
    profile.rubberBandCoefficient = 0.1
    var axis = ScrollAxis(maximum: 100, viewportLength: 100, profile: profile)
    axis.beginDrag()
    #expect(abs(axis.drag(travel: -100) + 9.0909) < 0.0001)
    axis.setOffset(0)
    axis.animate(to: 100, at: 0)
    #expect(abs(axis.step(to: 0.5) - 50) < 1e-9)
  }
}
