/// The places at which ways begin that sides of a constraint are the lengths of.
final class ConstraintOrigins {
  let first: AnchorPlace.Origin?
  let second: AnchorPlace.Origin?

  init(_ first: AnchorPlace.Origin?, _ second: AnchorPlace.Origin?) { (self.first, self.second) = (first, second) }
}

extension NSLayoutConstraint {
  /// The first side as a whole.
  var first: AnchorPlace {
    var place = AnchorPlace(firstReference, attributeOfFirst)
    place.origin = origins?.first
    return place
  }

  /// The second side as a whole; nil if there is none.
  var second: AnchorPlace? {
    guard attributeOfSecond != .notAnAttribute else { return nil }
    var place = AnchorPlace(secondReference, attributeOfSecond)
    place.origin = origins?.second
    return place
  }
}
