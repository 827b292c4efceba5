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
    scratch.value.began.removeAll(keepingCapacity: true)
    scratch.value.ended.removeAll(keepingCapacity: true)
    for record in endedMeanwhile { scratch.value.ended.append(event(of: record)) }
    endedMeanwhile.removeAll(keepingCapacity: true)
    scratch.value.parts = isChained ? Self.partsOfChained : 1
    for part in 0..<scratch.value.parts {
      scratch.value.part = part
      refreshLeaves()
      findPairs()
      moveWokenContacts()
      updateContacts()
      drive(evaluate)
      solve()
      finish()
    }
    (scratch.value.parts, scratch.value.part) = (1, 0)
    stepCount += 1
  }

  // MARK: Parts of a step

  /// In how many parts a step is taken where bodies hang together in numbers. // D37
  ///
  /// What an iteration over joints has not found is an error that grows with the square of the step, and by the square of
  /// the number of joints one after another: four parts of two iterations hold what one step of eight does not. Our choice.
  private static let partsOfChained = 4
  /// How many rigid joints make a chain of which that is so: between bodies that move, each held by another joint as well.
  /// Our choice.
  private static let leastOfChain = 8

  /// How long a part of the present step is, in seconds.
  var partLength: Double { settings.step / Double(scratch.value.parts) }

  /// How many of a step's iterations a part of it makes.
  func perPart(_ iterations: Int) -> Int { iterations == 0 ? 0 : max(iterations / scratch.value.parts, 1) }

  private func isHeldTwice(_ body: Int32) -> Bool {
    motions[Int(body)].inverseMass > 0 && drives[Int(body)].joints > 1
  }

  /// Tells whether so many joints hold bodies to each other that one step over all of them would leave much undone.
  private var isChained: Bool {
    guard joints.count >= Self.leastOfChain else { return false }
    var count = 0
    for joint in joints where joint.isLink && isHeldTwice(joint.a) && isHeldTwice(joint.b) {
      guard isAwake(joint.a) || isAwake(joint.b) else { continue }
      count += 1
      if count >= Self.leastOfChain { return true }
    }
    return false
  }
}
