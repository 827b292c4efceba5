/// Something that a ``UIDynamicAnimator`` moves: a view, the layout attributes of an element, a group of items, or an object
/// of the program's own that passes on where it is told to be.
///
/// The animator reads the three properties when the item joins it and in ``UIDynamicAnimator/updateItem(usingCurrentState:)``;
/// it writes ``center`` and ``transform`` in each step in which the item moves.
///
/// An item may be in several behaviors of an animator, and is one body there. In several animators it is one body in each:
/// each writes where its own body is, and the last one is seen.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle of the item, in points of the animator's reference view; of a view, in those of its superview.
  var center: CGPoint { get set }

  /// The size of the item. Its origin does not matter. An item without area waits: nothing moves it before it has one.
  var bounds: CGRect { get }

  /// How the item is turned. Only rotations are read and written.
  var transform: CGAffineTransform { get set }

  /// The shape of the item that collides; its bounds unless there is another answer. // D17
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }

  /// The outline that collides where ``collisionBoundsType`` is `path`: convex, counter-clockwise, about the item's centre,
  /// which is (0, 0). // D17
  ///
  /// Difference from UIKit: the direction does not matter.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The bounds collide.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// No outline.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIView: UIDynamicItem {}

/// The shape of an item that collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// Its bounds.
  case rectangle
  /// The ellipse in its bounds.
  case ellipse
  /// Its ``UIDynamicItem/collisionBoundingPath``.
  case path
}
