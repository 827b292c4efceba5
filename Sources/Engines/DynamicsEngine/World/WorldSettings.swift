/// The numbers of a world that stay the same while it runs.
public struct WorldSettings: Equatable, Codable, Sendable {
  /// How many seconds a step is; default a sixtieth.
  public var step = 1.0 / 60
  /// How many steps one call of ``World/advance(by:)`` takes at most; what is left of longer ones is dropped.
  public var mostStepsAtOnce = 4
  /// How often a step goes over all joints and contacts for the velocities.
  public var velocityIterations = 8
  /// How often it goes over them to take back what is out of place.
  public var positionIterations = 3
  /// Outlines that are not farther from each other, in points, touch.
  public var contactDistance = 0.5
  /// Bodies that meet more slowly than this, in points per second, do not bounce.
  public var bounceSpeed = 100.0
  /// Tells whether what rests stops being computed.
  public var allowsSleep = true
  /// The speed below which a body may fall asleep, in points per second.
  public var sleepSpeed = 1.0
  /// The speed of turning below which it may, in radians per second.
  public var sleepSpin = 2 * Double.pi / 180
  /// The seconds for which both must have been less until it falls asleep.
  public var sleepTime = 0.5
  /// Nothing moves faster, in points per second: faster than anything that is seen, slow enough that numbers stay numbers.
  public var mostSpeed = 100_000.0
  /// Nothing turns faster, in radians per second.
  public var mostSpin = 1000.0

  /// The defaults above.
  public init() {}

  /// These, with what makes no sense replaced by the defaults.
  var corrected: WorldSettings {
    let standard = WorldSettings()
    var result = self
    func check(_ path: WritableKeyPath<WorldSettings, Double>, _ range: ClosedRange<Double>) {
      if !range.contains(result[keyPath: path]) { result[keyPath: path] = standard[keyPath: path] }
    }
    check(\.step, 1e-5...1)
    check(\.contactDistance, 0...100)
    check(\.bounceSpeed, 0...1e9)
    check(\.sleepSpeed, 0...1e9)
    check(\.sleepSpin, 0...1e9)
    check(\.sleepTime, 0...1e9)
    check(\.mostSpeed, 1...1e7)
    check(\.mostSpin, 1...1e5)
    if !(1...1000).contains(mostStepsAtOnce) { result.mostStepsAtOnce = standard.mostStepsAtOnce }
    if !(1...1000).contains(velocityIterations) { result.velocityIterations = standard.velocityIterations }
    if !(0...1000).contains(positionIterations) { result.positionIterations = standard.positionIterations }
    return result
  }
}
