import MotionEngine
import TestSupport
import Testing

@Suite struct ScrollAxisPropertyTests {
  /// An axis somewhere, inside its range or past it, released at time 0.
  static func thrown(_ random: inout SeededGenerator) -> ScrollAxis {
    let maximum = Double.random(in: 0...4000, using: &random)
    var axis = ScrollAxis(
      minimum: -Double.random(in: 0...100, using: &random), maximum: maximum,
      viewportLength: Double.random(in: 0...1000, using: &random),
      offset: Double.random(in: -300...(maximum + 300), using: &random), bounces: .random(using: &random))
    if Bool.random(using: &random) { axis.profile.decelerationRate = ScrollProfile.fastDecelerationRate }
    axis.release(velocity: Double.random(in: -6000...6000, using: &random), at: 0)
    if Int.random(in: 0..<4, using: &random) == 0 {
      axis.retarget(to: Double.random(in: -500...5000, using: &random))
    }
    return axis
  }

  static func isLegal(_ axis: ScrollAxis) -> Bool {
    axis.overshoot == 0
  }

  @Test(arguments: 0..<300)
  func `frames of any length end at the same place`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let thrown = Self.thrown(&random)
    var axis = thrown
    var time = 0.0
    while axis.isMoving {
      time += Double.random(in: 0.0001...0.2, using: &random)
      axis.step(to: time)
      var direct = thrown
      #expect(direct.step(to: time) == axis.offset)
    }
    #expect(axis.offset == thrown.restingOffset)
  }

  @Test(arguments: 0..<300)
  func `a free motion is continuous and never gains energy`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var axis = ScrollAxis(
      maximum: 2000, viewportLength: 800, offset: Double.random(in: -200...2200, using: &random))
    axis.release(velocity: Double.random(in: -6000...6000, using: &random), at: 0)
    let rate = axis.profile.bounceRate
    func energy(_ axis: ScrollAxis) -> Double {
      (axis.velocity * axis.velocity + rate * rate * axis.overshoot * axis.overshoot) / 2
    }
    var energyBefore = energy(axis)
    var offsetBefore = axis.offset
    var speedBefore = abs(axis.velocity)
    var time = 0.0
    while axis.isMoving {
      time += 0.001
      axis.step(to: time)
      #expect(energy(axis) <= energyBefore * (1 + 1e-9))
      // A spring may gain speed from its stretch: no more than omega times the stretch.
      let fastest = max(speedBefore, (2 * energyBefore).squareRoot())
      #expect(abs(axis.offset - offsetBefore) <= fastest * 0.001 + axis.profile.bounceEndDistance)
      energyBefore = energy(axis)
      offsetBefore = axis.offset
      speedBefore = abs(axis.velocity)
    }
  }

  @Test(arguments: 0..<300)
  func `an interruption does not move the content`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var axis = Self.thrown(&random)
    axis.bounces = true
    axis.step(to: Double.random(in: 0...1.5, using: &random))
    let shown = axis.offset
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      axis.stop()
    case 1:
      axis.beginDrag()
      axis.drag(travel: 0)
    case 2:
      axis.beginDrag()
      axis.drag(travel: 0)
      axis.setRange(minimum: 200, maximum: 300, viewportLength: 640)
      axis.drag(travel: 0)
    default:
      axis.stop()
      axis.beginDrag()
    }
    #expect(abs(axis.offset - shown) <= 1e-9 * max(1, abs(shown)))
  }

  @Test(arguments: 0..<300)
  func `splitting a deceleration anywhere continues the same curve`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let rate = Double.random(in: 0.98...0.999, using: &random)
    let whole = DecelerationMotion(
      origin: Double.random(in: -1000...1000, using: &random),
      velocity: Double.random(in: -6000...6000, using: &random), rate: rate)
    var part = whole
    var begun = 0.0
    while true {
      let frame = Double.random(in: 0.001...0.3, using: &random)
      guard frame < part.duration else { break }
      begun += frame
      part = DecelerationMotion(origin: part.position(at: frame), velocity: part.velocity(at: frame), rate: rate)
      #expect(abs(part.origin - whole.position(at: begun)) < 1e-8)
    }
    #expect(abs(part.end - whole.end) < 1e-8)
  }

  @Test(arguments: 0..<400)
  func `any sequence of calls stays finite and comes to rest inside the range`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var axis = ScrollAxis(
      minimum: 0, maximum: 1500, viewportLength: 600, offset: 300, bounces: .random(using: &random))
    var time = 0.0
    for _ in 0..<60 {
      time += Double.random(in: 0...0.1, using: &random)
      Self.disturb(&axis, at: time, &random)
      axis.step(to: time)
      #expect(axis.offset.isFinite)
      #expect(axis.velocity.isFinite)
      #expect(axis.restingOffset.isFinite)
      #expect(axis.minimum <= axis.maximum)
    }
    axis.beginDrag()
    axis.release(velocity: Double.random(in: -6000...6000, using: &random), at: time)
    let promised = axis.restingOffset
    #expect(axis.step(to: time + 60) == promised)
    #expect(!axis.isMoving)
    #expect(Self.isLegal(axis))
  }

  /// One thing that can happen to a scroll view, sensible or not.
  static func disturb(_ axis: inout ScrollAxis, at time: Double, _ random: inout SeededGenerator) {
    let wild: [Double] = [.nan, .infinity, -.infinity, 0, 1e300, -1e300]
    func number(_ range: ClosedRange<Double>) -> Double {
      Int.random(in: 0..<12, using: &random) == 0
        ? wild.randomElement(using: &random)! : .random(in: range, using: &random)
    }
    switch Int.random(in: 0..<11, using: &random) {
    case 0: axis.beginDrag()
    case 1, 2: axis.drag(travel: number(-900...900))
    case 3: axis.release(velocity: number(-6000...6000), at: time)
    case 4: axis.retarget(to: number(-500...2500))
    case 5: axis.stop()
    case 6:
      axis.setRange(
        minimum: number(-100...100), maximum: number(-200...3000), viewportLength: number(-10...900),
        whileTracking: .random(using: &random))
    case 7: axis.shiftOffset(by: number(-400...400))
    case 8: axis.setOffset(number(-300...2000))
    case 9: axis.animate(to: number(-300...2000), at: time)
    default: axis.step(to: number((time - 1)...time))
    }
  }
}
