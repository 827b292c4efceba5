import MotionEngine
import Testing

@Suite struct RubberBandTests {
  // S20
  @Test(arguments: [(5.0, 2.742), (10, 5.469), (100, 52.02), (400, 178.98), (960, 340.65)])
  func `a viewport of 960 points shows the published values`(pull: Double, shown: Double) {
    #expect(abs(RubberBand(length: 960).shown(forPull: pull) - shown) < 0.005)
  }

  @Test func `590 points of pull show 235 in a viewport of 852`() {
    #expect(abs(RubberBand(length: 852).shown(forPull: 590) - 235) < 0.17)
  }

  @Test func `a pull the other way shows the same with the other sign`() {
    let band = RubberBand(length: 960)
    #expect(band.shown(forPull: -100) == -band.shown(forPull: 100))
    #expect(band.pull(forShown: -52) == -band.pull(forShown: 52))
  }

  // S21
  @Test(arguments: [0, 0.001, 1, 37.5, 590, 5000, -12, -900] as [Double])
  func `the pull of what a pull shows is that pull`(pull: Double) {
    let band = RubberBand(length: 852)
    #expect(abs(band.pull(forShown: band.shown(forPull: pull)) - pull) <= abs(pull) * 1e-12)
  }

  @Test func `no pull shows the whole length`() {
    let band = RubberBand(length: 100)
    #expect(band.shown(forPull: 1e300) <= 100)
    #expect(band.shown(forPull: .infinity) == 100)
    #expect(band.pull(forShown: 100) == .infinity)
    #expect(band.pull(forShown: -250) == -.infinity)
  }

  @Test(arguments: [0, -5, .nan] as [Double])
  func `a band without length shows nothing`(length: Double) {
    let band = RubberBand(length: length)
    #expect(band.length == 0)
    #expect(band.shown(forPull: 50) == 0)
    #expect(band.pull(forShown: 0) == 0)
  }

  @Test func `NaN counts as no pull`() {
    let band = RubberBand(length: 100)
    #expect(band.shown(forPull: .nan) == 0)
    #expect(band.pull(forShown: .nan) == 0)
  }

  @Test func `a coefficient of zero traps`() async {
    await #expect(processExitsWith: .failure) { _ = RubberBand(length: 100, coefficient: 0) }
  }

  @Test(arguments: [(0.0, 0.55), (-852, 0.22893), (590, 0.28844)])
  func `the content follows the next point ever less`(pull: Double, slope: Double) {
    let band = RubberBand(length: 852)
    #expect(abs(band.slope(atPull: pull) - slope) < 0.00001)
    #expect(abs((band.shown(forPull: pull + 0.5) - band.shown(forPull: pull - 0.5)) - slope) < 0.001)
  }
}
