import CollectionEngine
import DynamicsEngine

/// An item of an animator. // D20
@MainActor final class ItemEntry {
  let item: any UIDynamicItem
  /// The item, where it is a view; where it is the attributes of an element.
  let view: UIView?
  let attributes: UICollectionViewLayoutAttributes?
  /// The behaviors that act on the item, in the order in which they began to.
  var users: [UIDynamicBehavior] = []

  init(_ item: any UIDynamicItem) {
    self.item = item
    view = item as? UIView
    attributes = item as? UICollectionViewLayoutAttributes
  }
}

/// The body that stands for an item, and all else that steps and fingers look at in each frame.
///
/// Numbers alone, beside the entries: to look at an object would count it.
struct ItemState {
  /// The identity of the item; nil in a slot that is free.
  var identity: ObjectIdentifier?
  /// Nil while the item waits for a size. // D34
  var body: BodyID?
  /// The key of the element, where it is one that is numbered as usual.
  var key: ElementKey?
  /// The size of the box that collides of the item; nil where something else does.
  var boxSize: CGSize?
  /// The angle that the item was read or written with last.
  var angle = 0.0
  /// In which round of the simulation it was put elsewhere last, where it is an element.
  var putRound = 0
}
