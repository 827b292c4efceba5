public import Foundation

/// An edge or a middle between left and right.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The way from this anchor to another one, as a length.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: place, to: otherAnchor.place)
  }

  /// A constraint that this is the usual space after another anchor, so many times.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.between(place, .equal, anchor.place, constant: multiplier * NSLayoutConstraint.systemSpacing)
  }

  /// A constraint that this is at least the usual space after another anchor, so many times.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.between(
      place, .greaterThanOrEqual, anchor.place, constant: multiplier * NSLayoutConstraint.systemSpacing)
  }

  /// A constraint that this is at most the usual space after another anchor, so many times.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.between(
      place, .lessThanOrEqual, anchor.place, constant: multiplier * NSLayoutConstraint.systemSpacing)
  }
}
