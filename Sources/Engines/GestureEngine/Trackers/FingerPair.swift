import Foundation

/// Two fingers, of which each may come and go: what pinches and rotations are measured by.
///
/// Moves wait until the event that brought them is complete, so that both fingers of it are taken in together. A place
/// that is not finite is no place; a pair with such a finger cannot be measured until the finger has one.
struct FingerPair: Sendable {
  private struct Finger: Sendable {
    var identifier = 0
    var point = CGPoint.zero
    var pending = CGPoint.zero
  }

  // Of these the first `count` are down.
  private var first = Finger()
  private var second = Finger()

  /// How many fingers are down.
  private(set) var count = 0

  /// Fingers closer than this many points have no direction, and shrink no further. Our choice.
  static let smallestDistance = 1.0

  func contains(_ identifier: Int) -> Bool {
    count > 0 && first.identifier == identifier || count > 1 && second.identifier == identifier
  }

  /// Takes a finger in; whether there was room for it.
  mutating func add(_ identifier: Int, at point: CGPoint) -> Bool {
    let finger = Finger(identifier: identifier, point: point, pending: point)
    switch count {
    case 0: first = finger
    case 1: second = finger
    default: return false
    }
    count += 1
    return true
  }

  /// Lets a finger go; whether it was one of the pair.
  mutating func remove(_ identifier: Int) -> Bool {
    guard contains(identifier) else { return false }
    if first.identifier == identifier { first = second }
    count -= 1
    return true
  }

  mutating func move(_ identifier: Int, to point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else { return }
    if count > 0, first.identifier == identifier {
      first.pending = point
    } else if count > 1, second.identifier == identifier {
      second.pending = point
    }
  }

  /// Takes in the moves that wait; whether two fingers are down and one of them has moved.
  mutating func takeMoves() -> Bool {
    // A place that is none is not equal to itself: such a finger counts as moved, and cannot be measured.
    let isMoved = first.point != first.pending || second.point != second.pending
    first.point = first.pending
    second.point = second.pending
    return isMoved && count == 2
  }

  /// How far apart the fingers are, at least ``smallestDistance``; nil when that cannot be said.
  var distance: Double? {
    guard count == 2 else { return nil }
    let (x, y) = vector
    let distance = (x * x + y * y).squareRoot()
    return distance.isFinite ? max(distance, Self.smallestDistance) : nil
  }

  /// The direction from the first finger to the second, clockwise from the right; nil when that cannot be said.
  var angle: Double? {
    guard count == 2 else { return nil }
    let (x, y) = vector
    let square = x * x + y * y
    guard square.isFinite, square >= Self.smallestDistance * Self.smallestDistance else { return nil }
    return atan2(y, x)
  }

  mutating func removeAll() { count = 0 }

  /// The way from the first finger to the second.
  private var vector: (x: Double, y: Double) {
    (Double(second.point.x - first.point.x), Double(second.point.y - first.point.y))
  }
}
