/// A contact that the delegate of a collision behavior has been told of. // D19
enum CollisionTouch: Hashable {
  /// Two items, in the order in which they were told.
  case items(ObjectIdentifier, ObjectIdentifier)
  /// An item and a boundary; nil for that of the reference view.
  case boundary(ObjectIdentifier, ObjectIdentifier?)

  func isOf(_ item: ObjectIdentifier) -> Bool {
    switch self {
    case .items(let first, let second): first == item || second == item
    case .boundary(let first, _): first == item
    }
  }

  func isOfBoundary(_ boundary: ObjectIdentifier?) -> Bool {
    guard case .boundary(_, let own) = self else { return false }
    return own == boundary
  }
}
