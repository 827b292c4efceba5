public import Foundation

/// A width or a height, or the way between two anchors.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  override init(_ place: AnchorPlace) { super.init(place) }

  init(from origin: AnchorPlace, to end: AnchorPlace) {
    var way = end
    way.origin = AnchorPlace.Origin(reference: origin.reference, attribute: origin.attribute)
    super.init(way)
  }

  /// A constraint that this is so many points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint.between(place, .equal, nil, constant: c)
  }

  /// A constraint that this is at least so many points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint.between(place, .greaterThanOrEqual, nil, constant: c)
  }

  /// A constraint that this is at most so many points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint.between(place, .lessThanOrEqual, nil, constant: c)
  }

  /// A constraint that this is another length, so many times.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(equalTo: anchor, multiplier: m, constant: 0)
  }

  /// A constraint that this is another length, so many times, and so many points more.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint.between(place, .equal, anchor.place, multiplier: m, constant: c) }

  /// A constraint that this is at least another length, so many times.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: 0)
  }

  /// A constraint that this is at least another length, so many times, and so many points more.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.between(place, .greaterThanOrEqual, anchor.place, multiplier: m, constant: c)
  }

  /// A constraint that this is at most another length, so many times.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: 0)
  }

  /// A constraint that this is at most another length, so many times, and so many points more.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.between(place, .lessThanOrEqual, anchor.place, multiplier: m, constant: c)
  }
}
