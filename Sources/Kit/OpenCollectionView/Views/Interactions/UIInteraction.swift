/// Something a view can do that is kept in an object of its own, such as showing a menu.
///
/// A view holds its interactions; an interaction knows its view weakly, and takes note of it in ``didMove(to:)``.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view that the interaction is added to.
  var view: UIView? { get }

  /// The interaction is about to be added to a view, or with nil to be removed from ``view``.
  func willMove(to view: UIView?)

  /// The interaction has been added to a view, or with nil removed from ``view``.
  func didMove(to view: UIView?)
}
