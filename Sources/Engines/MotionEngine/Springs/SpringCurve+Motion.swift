import Foundation

extension SpringCurve {
  /// The part of the way that is done after some seconds; it overshoots 1 where the spring does.
  ///
  /// - Parameter time: less than 0 and NaN count as 0, where the value is 0. At infinity it is 1, also where a spring
  ///   without damping would never come to rest.
  public func value(at time: Double) -> Double {
    guard !isImmediate else { return 1 }
    guard time > 0 else { return 0 }
    guard isMoving(at: time) else { return 1 }
    let (even, odd) = parts(at: time)
    return 1 - (even + (decay - initialVelocity) * odd)
  }

  /// The speed after some seconds, in distances per second.
  ///
  /// - Parameter time: less than 0 and NaN count as 0, where it is ``initialVelocity``. At infinity it is 0.
  public func velocity(at time: Double) -> Double {
    guard !isImmediate else { return 0 }
    guard time > 0 else { return initialVelocity }
    guard isMoving(at: time) else { return 0 }
    let (even, odd) = parts(at: time)
    return initialVelocity * even + (pull - decay * initialVelocity) * odd
  }

  /// False where what is left is beyond a double, or beyond what sine and cosine can tell apart.
  private func isMoving(at time: Double) -> Bool {
    slowestDecay * time < 745 && time <= 1e12
  }

  /// The decay of what is left last, per second. Written so that nothing cancels however strong the damping is.
  private var slowestDecay: Double {
    regime == .overdamped ? pull / (decay + spread) : decay
  }

  /// The two basic motions: the one that begins at 1 with the speed −decay, and the one that begins at 0 with the speed 1.
  ///
  /// Both pass over into each other between the three forms without cancelling digits, so that damping next to the
  /// critical one is as good as any other.
  private func parts(at time: Double) -> (even: Double, odd: Double) {
    switch regime {
    case .underdamped:
      let amplitude = exp(-decay * time)
      return (amplitude * cos(spread * time), amplitude * sin(spread * time) / spread)
    case .critical:
      let amplitude = exp(-decay * time)
      return (amplitude, amplitude * time)
    case .overdamped:
      let amplitude = exp(-slowestDecay * time)
      let lost = expm1(-2 * spread * time)
      return (amplitude * (2 + lost) / 2, -amplitude * lost / (2 * spread))
    }
  }
}
