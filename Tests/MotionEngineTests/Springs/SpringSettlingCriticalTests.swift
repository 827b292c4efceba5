import MotionEngine
import Testing

@Suite struct SpringSettlingCriticalTests {
  @Test func `too much damping settles as the critical one where overdamping is not allowed, as macOS says`() {
    #expect(SpringCurve(mass: 1, stiffness: 50, damping: 30, allowsOverdamping: false).settlingDuration == 1.4)
    #expect(SpringCurve(mass: 1, stiffness: 50, damping: 30).settlingDuration == 2.8)
  }

  @Test(arguments: [1e-12, 1e-9, 1e-6, 1e-4])
  func `just below critical damping settling is the critical spring's`(difference: Double) {
    let spring = SpringCurve(mass: 1, stiffness: 50, damping: 2 * 50.0.squareRoot() * (1 - difference))
    #expect(spring.settlingDuration == 1.4)
  }

  @Test func `a bounce of −1 hardly moves`() {
    let spring = SpringCurve(perceptualDuration: 0.5, bounce: -1)
    #expect(spring.value(at: 10) < 1e-6)
    #expect(SpringCurve(perceptualDuration: 0.5, bounce: -7) == spring)
  }
}
