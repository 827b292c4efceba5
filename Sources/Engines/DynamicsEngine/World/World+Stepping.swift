import Foundation
public import PlaneGeometry

extension World {
  /// Takes the steps that fit into a time and keeps the rest of it for the next call.
  ///
  /// - Parameter seconds: What has passed. Not more than ``WorldSettings/mostStepsAtOnce`` steps are taken; what is left of
  ///   a longer time is dropped. Negative times and what is no number count as 0.
  /// - Returns: How many steps were taken. The events of all but the last are lost: where they matter, take
  ///   ``stepsDue(after:)`` and step one by one.
  @discardableResult
  public mutating func advance(by seconds: Double, evaluating evaluate: ((FieldSample) -> CGVector)? = nil) -> Int {
    let count = stepsDue(after: seconds)
    for _ in 0..<count { step(evaluating: evaluate) }
    return count
  }

  /// How many steps fit into a time and what was kept of the one before; the rest is kept. The caller takes them.
  public mutating func stepsDue(after seconds: Double) -> Int {
    guard seconds > 0 else { return 0 }
    rest += min(seconds, 1e6)
    // Sixtieths that a host adds up miss whole steps by the last bits.
    let due = ((rest + 1e-9) / settings.step).rounded(.down)
    guard due <= Double(settings.mostStepsAtOnce) else {
      rest = 0
      return settings.mostStepsAtOnce
    }
    rest = max(rest - due * settings.step, 0)
    return Int(due)
  }

  /// One step.
  ///
  /// - Parameter evaluate: The force of a field of the caller's on a body, in newtons. Without it they have none.
  public mutating func step(evaluating evaluate: ((FieldSample) -> CGVector)? = nil) {
    scratch.began.removeAll(keepingCapacity: true)
    scratch.ended.removeAll(keepingCapacity: true)
    for record in endedMeanwhile { scratch.ended.append(event(of: record)) }
    endedMeanwhile.removeAll(keepingCapacity: true)
    refreshLeaves()
    findPairs()
    moveWokenContacts()
    updateContacts()
    drive(evaluate)
    solve()
    finish()
    stepCount += 1
  }
}
