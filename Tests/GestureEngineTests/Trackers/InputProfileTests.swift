import GestureEngine
import Testing

@Suite struct InputProfileTests {
  // G61, G62, G63, G81
  @Test func `the limits for fingers`() {
    let profile = InputProfile.finger
    #expect(profile.tapMovement == 45)
    #expect(profile.tapDuration == 0.75)
    #expect(profile.tapInterval == 0.35)
    #expect(profile.tapFingerInterval == 0.15)
    #expect(profile.panMovement == 10)
    #expect(profile == InputProfile())
  }
}
