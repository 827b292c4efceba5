/// Reads the velocity of a finger at the moment it lifts from the last few places it was seen at, along one axis.
///
/// Feed it every sample of the finger, before the slop is taken off, and ask once at the lift. The velocity is the
/// weighted mean of the last three segments of the path; see ``ScrollProfile/velocityWeights``. With fewer segments
/// the shares of those that exist are scaled to 1.
///
/// As measured on iOS 26.1, samples of a finger that stays put do not age the velocity: a finger that moved at 625
/// points per second and then stood still for 0.31 seconds is still reported at 625. Slow fingers are the exception;
/// see ``ScrollProfile/heldVelocityFloor`` and ``ScrollProfile/longestVelocityHold``.
///
/// What a finger does at present is another question, with an answer of its own: ``velocity(at:)``.
///
/// The estimator holds three segments in place and never allocates.
public struct VelocityEstimator: Sendable, Hashable {
  private let profile: ScrollProfile
  private var position = 0.0
  private var heardAt: Double?
  private var movedAt = 0.0

  /// Oldest first; only the first `count` elements count.
  private var travels = SIMD3<Double>.zero
  private var durations = SIMD3<Double>.zero
  private var count = 0
  private var present = PresentVelocity()

  /// Makes an estimator that has seen nothing and reports 0.
  public init(profile: ScrollProfile = .measured) {
    profile.validate()
    self.profile = profile
  }

  /// Forgets the finger. Call it at touch-down, before the first sample.
  public mutating func reset() {
    self = VelocityEstimator(trusting: profile)
  }

  private init(trusting profile: ScrollProfile) {
    self.profile = profile
  }

  /// Takes the place of a finger that came down or moved.
  ///
  /// Call it for the other axis too when the finger moved along one axis only: standing still along this axis while
  /// moving along the other one is a velocity of 0, not a hold.
  ///
  /// - Parameters:
  ///   - position: in points, along the axis. A sample that is not finite is ignored.
  ///   - time: the sample's time stamp in seconds. A sample older than the one before it is ignored.
  public mutating func addMove(to position: Double, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    guard let heardAt else {
      self.position = position
      self.heardAt = time
      movedAt = time
      return
    }
    guard time >= heardAt else { return }
    if time - movedAt > profile.velocityPause {
      count = 0
      present = PresentVelocity()
    }
    present.add(travel: position - self.position, duration: time - heardAt, profile: profile)
    append(travel: position - self.position, duration: time - heardAt)
    self.position = position
    self.heardAt = time
    movedAt = time
  }

  /// Takes note that the finger is still where it was (a touch in the `stationary` phase). The velocity stays as it
  /// is; only the next segment is measured from here. A time that is not finite or lies in the past is ignored.
  public mutating func addStationary(at time: Double) {
    guard let heardAt, time.isFinite, time >= heardAt else { return }
    self.heardAt = time
  }

  /// The velocity of the finger if it lifts at `time`, in points per second. Never NaN; 0 if too little was seen.
  ///
  /// A lift that brings a new place is a move first. NaN, or a time before the last move, counts as the last move's.
  public func velocity(liftingAt time: Double) -> Double {
    var speeds = SIMD3<Double>.zero
    var used = count
    if used > 1, durations[used - 1] < profile.shortestVelocitySegment { used -= 1 }
    guard used > 0, durations[0] >= profile.shortestVelocitySegment else { return 0 }
    for index in 0..<used { speeds[index] = travels[index] / durations[index] }
    if used < count {
      speeds[used - 1] = (travels[used - 1] + travels[used]) / (durations[used - 1] + durations[used])
    }
    var weights = profile.velocityWeights
    for index in used..<3 { weights[index] = 0 }
    let velocity = ((speeds * weights).sum() / weights.sum()).boundedVelocity

    let hold = time - movedAt
    if hold > profile.longestVelocityHold { return 0 }
    if hold > profile.velocityPause, abs(velocity) < profile.heldVelocityFloor { return 0 }
    return velocity
  }

  /// The velocity of a mouse or a trackpad's pointer if its button is let go at `time`, in points per second.
  ///
  /// A finger is never quite still, so that its velocity is held for a while; a pointer that stops dead is, and says no
  /// more. While nothing is heard of it the velocity stays for ``ScrollProfile/velocityGrace`` and has fallen to 0 at
  /// ``ScrollProfile/velocityPause``. Our choice: what UIKit does with pointers has not been measured.
  public func velocity(ofPointerLiftingAt time: Double) -> Double {
    let age = time > movedAt ? time - movedAt : 0
    return (velocity(liftingAt: time) * PresentVelocity.share(age: age, profile: profile)).boundedVelocity
  }

  /// How fast the finger moves at `time`, in points per second: unlike UIKit's velocity of a release, this one falls
  /// to 0 while the finger rests.
  ///
  /// It is the mean of the speeds so far, in which each instant weighs less the longer it is ago
  /// (``ScrollProfile/presentVelocityMemory``); it never exceeds the fastest segment of the path. While nothing is
  /// heard of the finger it stays for ``ScrollProfile/velocityGrace``, since reports of a moving finger have gaps as
  /// well, and has fallen to 0 at ``ScrollProfile/velocityPause``: a function of the time since the last move, without
  /// jumps. How often it is asked makes no difference, nor does the number of samples in which an even movement came.
  ///
  /// Difference from UIKit: UIKit reports no such velocity.
  ///
  /// - Parameter time: in seconds. NaN, or a time before the last move, counts as the last move's.
  /// - Returns: never NaN; 0 before the second sample.
  public func velocity(at time: Double) -> Double {
    present.value(age: time > movedAt ? time - movedAt : 0, profile: profile)
  }

  private mutating func append(travel: Double, duration: Double) {
    if count > 0, durations[count - 1] < profile.shortestVelocitySegment {
      travels[count - 1] += travel
      durations[count - 1] += duration
      return
    }
    if count == 3 {
      travels = SIMD3(travels[1], travels[2], 0)
      durations = SIMD3(durations[1], durations[2], 0)
      count = 2
    }
    travels[count] = travel
    durations[count] = duration
    count += 1
  }
}
