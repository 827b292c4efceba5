public import Foundation

/// Why a world refuses what it is given. The world is as it was before.
public enum DynamicsError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A body has no area: this is its size.
  case invalidSize(CGSize)
  /// A path or polygon has less than three different corners, or no area.
  case tooFewCorners
  /// A polygon has a corner that points inwards, this one, or crosses itself. Give it as several bodies joined by fixed
  /// joints, or as a boundary, which may be of any form.
  case notConvex(corner: Int)
  /// A number is infinite or none: of which property.
  case notFinite(String)
  /// There is nothing of that name in this world, or not any more: which kind.
  case unknown(String)
  /// Both ends of a joint are the same body, or neither of them is a body.
  case nothingToJoin
  /// An axis without length.
  case noDirection
  /// A range that does not hold 0, or that ends before it begins.
  case invalidRange(ClosedRange<Double>)

  /// One sentence that says what is wrong, and with which numbers.
  public var description: String {
    switch self {
    case .invalidSize(let size): "a body of size \(size.width) by \(size.height) has no area"
    case .tooFewCorners: "an outline needs three corners that are not on one line"
    case .notConvex(let corner): "the outline is not convex: corner \(corner) points inwards or crosses another edge"
    case .notFinite(let what): "\(what) is not a finite number"
    case .unknown(let what): "there is no such \(what) in this world"
    case .nothingToJoin: "a joint needs two different ends, one of them a body"
    case .noDirection: "an axis of length 0 has no direction"
    case .invalidRange(let range): "the range \(range.lowerBound) to \(range.upperBound) does not hold 0"
    }
  }
}
