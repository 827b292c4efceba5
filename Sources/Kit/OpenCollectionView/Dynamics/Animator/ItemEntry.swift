import CollectionEngine
import DynamicsEngine

/// An item of an animator, and the body that stands for it. // D20
///
/// An object, so that steps and fingers, which look at all of them in each frame, copy none.
@MainActor final class ItemEntry {
  let item: any UIDynamicItem
  /// The identity of the item, which is compared without counting it.
  let identity: ObjectIdentifier
  /// The item, where it is a view; where it is the attributes of an element.
  let view: UIView?
  let attributes: UICollectionViewLayoutAttributes?
  /// Nil while the item waits for a size. // D34
  var body: BodyID?
  /// The behaviors that act on the item, in the order in which they began to.
  var users: [UIDynamicBehavior] = []
  /// The key of the element, where it is one that is numbered as usual.
  var key: ElementKey?
  /// The size of the box that collides of the item; nil where something else does.
  var boxSize: CGSize?
  /// Tells whether it is an element that was put elsewhere and is not shown there yet.
  var isPut = false
  /// The angle that the item was read or written with last.
  var angle = 0.0
  /// In which step the item was written last.
  var step = 0

  init(_ item: any UIDynamicItem) {
    self.item = item
    identity = ObjectIdentifier(item)
    view = item as? UIView
    attributes = item as? UICollectionViewLayoutAttributes
  }
}
