import MotionEngine
import Testing

@Suite struct SpringSettlingTests {
  /// What macOS answers for `CASpringAnimation(perceptualDuration:bounce:)`.
  static let recorded: [(perceptual: Double, bounce: Double, stiffness: Double, damping: Double, settling: Double)] = [
    (0.5, 0, 157.913_670_417_429_73, 25.132_741_228_718_345, 0.8),
    (1, 0, 39.478_417_604_357_43, 12.566_370_614_359_172, 1.5),
    (0.5, 0.3, 157.913_670_417_429_73, 17.592_918_860_102_84, 0.862_955_283_174_420_5),
    (0.5, 0.7, 157.913_670_417_429_73, 7.539_822_368_615_504, 1.904_872_615_017_113),
    (0.5, -0.3, 157.913_670_417_429_73, 35.903_916_041_026_21, 1.1),
  ]

  @Test(arguments: recorded)
  func `a perceptual duration and a bounce make the recorded spring`(
    perceptual: Double, bounce: Double, stiffness: Double, damping: Double, settling: Double
  ) {
    let spring = SpringCurve(perceptualDuration: perceptual, bounce: bounce)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness / stiffness - 1) < 1e-12)
    #expect(abs(spring.damping / damping - 1) < 1e-12)
    #expect(abs(spring.settlingDuration - settling) < 1e-9)
  }

  @Test func `an underdamped spring settles when macOS says`() {
    let spring = SpringCurve(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.settlingDuration - 1.472_700_334_678_092_7) < 1e-12)
  }

  @Test func `a spring without damping never settles`() {
    #expect(SpringCurve(mass: 1, stiffness: 100, damping: 0).settlingDuration == Double(Float.greatestFiniteMagnitude))
    let endless = SpringCurve(perceptualDuration: 0.5, bounce: 1)
    #expect(endless.damping == 0)
    #expect(endless.settlingDuration == Double(Float.greatestFiniteMagnitude))
  }

  @Test func `without a perceptual duration it is over at once`() {
    for duration in [0, -1, .nan] as [Double] {
      #expect(SpringCurve(perceptualDuration: duration, bounce: 0) == .immediate)
    }
  }

  @Test func `a bounce that is too great is 1, and one that is no number 0`() {
    #expect(SpringCurve(perceptualDuration: 1, bounce: 4) == SpringCurve(perceptualDuration: 1, bounce: 1))
    #expect(SpringCurve(perceptualDuration: 1, bounce: .nan) == SpringCurve(perceptualDuration: 1, bounce: 0))
  }

  @Test func `a throw makes settling longer`() {
    let still = SpringCurve(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)
    let thrown = SpringCurve(mass: 1, stiffness: 100, damping: 10, initialVelocity: -30)
    #expect(thrown.settlingDuration > still.settlingDuration)
  }
}
