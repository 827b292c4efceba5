import MotionEngine
import TestSupport
import Testing

// S85
struct KeyScrollMotionTests {
  @Test func `a press brings the content to its target, from rest and to rest`() {
    let motion = KeyScrollMotion(from: 100, to: 140, within: 0...1000)
    #expect(motion.position(at: 0) == 100)
    #expect(motion.velocity(at: 0) == 0)
    #expect(motion.position(at: motion.duration) == 140)
    #expect(motion.duration > 0.25 && motion.duration < 0.35)
    #expect(motion.end == 140)
  }

  @Test func `a press during a motion goes on with its velocity`() {
    let first = KeyScrollMotion(from: 0, to: 40, within: 0...1000)
    let second = KeyScrollMotion(
      from: first.position(at: 0.05), velocity: first.velocity(at: 0.05), to: 80, within: 0...1000)
    #expect(abs(second.position(at: 0) - first.position(at: 0.05)) < 1e-9)
    #expect(abs(second.velocity(at: 0) - first.velocity(at: 0.05)) < 1e-9)
    #expect(second.end == 80)
  }

  @Test func `a target beyond the range is its edge`() {
    #expect(KeyScrollMotion(from: 990, to: 1030, within: 0...1000).end == 1000)
    #expect(KeyScrollMotion(from: 1000, to: 1040, within: 0...1000).duration == 0)
  }

  @Test func `a held key comes to its speed, and brakes in time for the edge`() {
    let motion = KeyScrollMotion(from: 0, holding: 1200, within: 0...3000)
    #expect(motion.velocity(at: 0) == 0)
    #expect(abs(motion.velocity(at: 1) - 1200) < 1)
    #expect(motion.end == 3000)
    #expect(motion.position(at: motion.duration) == 3000)
    #expect(motion.velocity(at: motion.duration - 0.001) < 10)
    #expect(motion.duration > 2.5 && motion.duration < 3.1)
  }

  @Test func `a held key up brakes at the beginning`() {
    let motion = KeyScrollMotion(from: 600, holding: -1200, within: 0...3000)
    #expect(motion.end == 0)
    #expect(motion.position(at: 10) == 0)
  }

  @Test func `a release brakes within a tenth of a second's way`() {
    let motion = KeyScrollMotion(from: 500, velocity: 1200, holding: 0, within: 0...3000)
    #expect(motion.velocity(at: 0) == 1200)
    #expect(motion.end == 596)
    #expect(motion.position(at: motion.duration) == 596)
  }

  @Test func `a release next to the edge does not pass it`() {
    let motion = KeyScrollMotion(from: 2990, velocity: 1200, holding: 0, within: 0...3000)
    #expect(motion.end == 3000)
    for step in 0...100 { #expect(motion.position(at: Double(step) * 0.01) <= 3000) }
  }

  @Test(arguments: 1...40)
  func `positions have the slope of the velocity, and never leave the range`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let limits = 0.0...2000
    let origin = Double.random(in: limits, using: &random)
    let velocity = Double.random(in: -500...500, using: &random)
    let motion =
      seed.isMultiple(of: 2)
      ? KeyScrollMotion(
        from: origin, velocity: velocity, holding: .random(in: -3000...3000, using: &random), within: limits)
      : KeyScrollMotion(
        from: origin, velocity: velocity, to: .random(in: -300...2300, using: &random), within: limits)
    var last = motion.position(at: 0)
    #expect(abs(last - origin) < 1e-9)
    var time = 0.0
    while time < motion.duration + 0.1 {
      time += 0.001
      let position = motion.position(at: time)
      #expect(limits.contains(position))
      // At its end a motion leaves out the last quarter of a point.
      let isInside = position > 0 && position < 2000
      let tolerance = time < motion.duration ? 0.02 : KeyScrollMotion.endDistance + 0.02
      if isInside { #expect(abs(position - last - motion.velocity(at: time - 0.0005) * 0.001) < tolerance) }
      last = position
    }
    #expect(last == motion.end)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `what is no number does no harm`(bad: Double) {
    for motion in [
      KeyScrollMotion(from: bad, velocity: bad, to: bad, within: 0...1000),
      KeyScrollMotion(from: bad, velocity: bad, holding: bad, within: 0...1000),
      KeyScrollMotion(from: 0, velocity: 0, holding: 100, within: 0...Double.infinity),
    ] {
      #expect(motion.position(at: 0.1).isFinite)
      #expect(motion.position(at: bad).isFinite)
      #expect(motion.end.isFinite && motion.duration.isFinite)
    }
  }
}
