public import Foundation

/// An edge, a middle or a length of a view or guide, of which constraints are made.
///
/// Programs take anchors from views and guides, such as `UIView.leadingAnchor`. That horizontal and vertical anchors and
/// lengths are classes of their own keeps constraints between them from being written.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  // Anchors are compared and hashed outside of the main actor, too; nobody writes to it.
  nonisolated(unsafe) let place: AnchorPlace

  init(_ place: AnchorPlace) {
    self.place = place
    super.init()
  }

  /// A constraint that this is where another anchor is.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }

  /// A constraint that this is where another anchor is, and so many points on.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint.between(place, .equal, anchor.place, constant: c)
  }

  /// A constraint that this is at least where another anchor is.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: 0)
  }

  /// A constraint that this is at least where another anchor is, and so many points on.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.between(place, .greaterThanOrEqual, anchor.place, constant: c)
  }

  /// A constraint that this is at most where another anchor is.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: 0)
  }

  /// A constraint that this is at most where another anchor is, and so many points on.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.between(place, .lessThanOrEqual, anchor.place, constant: c)
  }

  /// The view or guide whose anchor it is; nil once that is gone.
  open var item: AnyObject? { place.item }

  /// Tells whether another anchor is of the same attribute of the same view or guide. Views make an anchor each time
  /// that they are asked for it: compare by `==`, not by `===`.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any PlacedAnchor else { return false }
    return other.place.isSame(as: place)
  }

  /// The same for anchors that are equal.
  nonisolated open override var hash: Int { place.hash }

  /// The name of the attribute and of the view or guide.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(type(of: self)) \(place.readable)>" }
  }
}

/// An anchor of any kind, which the generic class alone cannot name.
private protocol PlacedAnchor {
  var place: AnchorPlace { get }
}

extension NSLayoutAnchor: PlacedAnchor {}
