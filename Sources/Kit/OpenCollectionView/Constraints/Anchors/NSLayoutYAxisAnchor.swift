public import Foundation

/// An edge or a middle between top and bottom.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The way from this anchor to another one, as a length.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: place, to: otherAnchor.place)
  }

  /// A constraint that this is the usual space below another anchor, so many times.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.between(place, .equal, anchor.place, constant: multiplier * NSLayoutConstraint.systemSpacing)
  }

  /// A constraint that this is at least the usual space below another anchor, so many times.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.between(
      place, .greaterThanOrEqual, anchor.place, constant: multiplier * NSLayoutConstraint.systemSpacing)
  }

  /// A constraint that this is at most the usual space below another anchor, so many times.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.between(
      place, .lessThanOrEqual, anchor.place, constant: multiplier * NSLayoutConstraint.systemSpacing)
  }
}
