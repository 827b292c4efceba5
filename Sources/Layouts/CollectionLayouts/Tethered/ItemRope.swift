import OpenCollectionView

/// A rope between an item and the next one. // D36
final class ItemRope: UIAttachmentBehavior {
  var ends: RopeEnds?
}

/// The two items that a rope ties, by their attributes.
struct RopeEnds: Hashable {
  var first: ObjectIdentifier
  var second: ObjectIdentifier
}
