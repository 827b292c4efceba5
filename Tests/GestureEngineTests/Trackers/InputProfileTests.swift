import Foundation
import GestureEngine
import Testing

@Suite struct InputProfileTests {
  private static let all: [InputProfile] = [.finger, .pen, .mouse, .glovedHand, .tremor]

  // G61, G62, G63, G81
  @Test func `the limits for fingers`() {
    let profile = InputProfile.finger
    #expect(profile.tapMovement == 45)
    #expect(profile.tapDuration == 0.75)
    #expect(profile.tapMinimumDuration == 0)
    #expect(profile.tapInterval == 0.35)
    #expect(profile.tapFingerInterval == 0.15)
    #expect(profile.panMovement == 10)
    #expect(profile == InputProfile())
  }

  // G70, G110
  @Test func `a finger's limits of presses and edges`() {
    let profile = InputProfile.finger
    #expect(profile.pressDuration == 0.5)
    #expect(profile.pressMovement == 10)
    #expect(profile.edgeWidth == 13)
  }

  // G92, G93
  @Test func `a finger's limits of pinches and rotations`() {
    let profile = InputProfile.finger
    #expect(profile.pinchMovement == 10)
    #expect(profile.pinchHysteresis == 8)
    #expect(abs(profile.rotationAngle * 180 / .pi - 10) < 1e-9)
    #expect(abs(profile.rotationHysteresis * 180 / .pi - 5) < 1e-9)
  }

  // G101, G102, G103
  @Test func `a finger's limits of swipes`() {
    let profile = InputProfile.finger
    #expect(profile.swipeDistance == 50)
    #expect(profile.swipeDistanceDecay == 0.94)
    #expect(profile.swipeSideways == 50)
    #expect(profile.swipeSidewaysDecay == 0.98)
    #expect(profile.swipeBackward == 0)
    #expect(profile.swipeDuration == 0.5)
  }

  @Test func `what is taken out of a gesture is no more than what begins it`() {
    for profile in Self.all {
      #expect(profile.pinchHysteresis <= profile.pinchMovement)
      #expect(profile.rotationHysteresis <= profile.rotationAngle)
    }
  }

  @Test func `a swipe that takes its whole time still has a way to go`() {
    for profile in Self.all {
      #expect(profile.swipeDistance * (1 - profile.swipeDistanceDecay * profile.swipeDuration) > 20)
      #expect(profile.swipeSideways * (1 - profile.swipeSidewaysDecay * profile.swipeDuration) > 20)
    }
  }

  @Test func `a tap lasts longer than the shortest and may move no less than a pan needs`() {
    for profile in Self.all {
      #expect(profile.tapMinimumDuration < profile.tapDuration)
      #expect(profile.tapMovement >= profile.panMovement)
    }
  }

  @Test func `each preset is another one`() {
    #expect(Set(Self.all).count == 5)
  }

  @Test func `a tap that is too brief is a bounce`() {
    var tap = TapTracker(profile: .tremor)
    _ = tap.began(1, at: .zero, time: 0)
    #expect(tap.ended(1, time: 0.04).text == "fails: touched for 40 ms, 50 ms required")
    tap.reset()
    _ = tap.began(1, at: .zero, time: 1)
    #expect(tap.ended(1, time: 1.05).text == "begins: tapped")
  }

  @Test func `all devices have a finger's limits unless told otherwise`() {
    let profiles = InputProfiles()
    for kind in [TouchSample.Kind.finger, .pencil, .pointer] { #expect(profiles.profile(for: kind) == .finger) }
  }

  @Test func `each device may have its own`() {
    let profiles = InputProfiles.byDevice
    #expect(profiles.profile(for: .finger) == .finger)
    #expect(profiles.profile(for: .pencil) == .pen)
    #expect(profiles.profile(for: .pointer) == .mouse)
    #expect(InputProfiles(all: .tremor) == InputProfiles(finger: .tremor, pencil: .tremor, pointer: .tremor))
  }
}
