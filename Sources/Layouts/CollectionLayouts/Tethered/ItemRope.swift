import OpenCollectionView

/// A rope between an item and the next one. // D36
final class ItemRope: UIAttachmentBehavior {
  var ends: RopeEnds?
}
