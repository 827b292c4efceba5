extension NSLayoutConstraint {
  /// The part of a view or guide that a constraint is about. The numbers are UIKit's.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The upper edge.
    case top = 3
    /// The lower edge.
    case bottom = 4
    /// The edge at which lines of text begin.
    case leading = 5
    /// The edge at which lines of text end.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The line on which the letters of the last line stand.
    case lastBaseline = 11
    /// The line on which the letters of the first line stand.
    case firstBaseline = 12
    /// The left edge inside the margins.
    case leftMargin = 13
    /// The right edge inside the margins.
    case rightMargin = 14
    /// The upper edge inside the margins.
    case topMargin = 15
    /// The lower edge inside the margins.
    case bottomMargin = 16
    /// The edge inside the margins at which lines of text begin.
    case leadingMargin = 17
    /// The edge inside the margins at which lines of text end.
    case trailingMargin = 18
    /// The middle between the left and right edges inside the margins.
    case centerXWithinMargins = 19
    /// The middle between the upper and lower edges inside the margins.
    case centerYWithinMargins = 20
    /// Nothing: there is no second item.
    case notAnAttribute = 0
  }

  /// How the two sides are to each other.
  public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction.
  public enum Axis: Int, Sendable {
    /// From left to right, or the other way.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}
