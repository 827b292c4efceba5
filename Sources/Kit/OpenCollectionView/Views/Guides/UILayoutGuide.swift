/// A rectangle of a view that content is placed by, without being a view.
///
/// The guides that views have of their own, such as ``UIView/safeAreaLayoutGuide``, follow the view. One that a program
/// makes and adds to a view is a zero rectangle.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// A guide that belongs to no view.
  public override init() { super.init() }

  /// The view that the guide belongs to. Setting it adds the guide there.
  open weak var owningView: UIView? {
    didSet {
      guard owningView !== oldValue else { return }
      oldValue?.forget(self)
      owningView?.remember(self)
    }
  }

  /// A name for people.
  open var identifier = ""

  /// The rectangle in the coordinates of ``owningView``.
  open var layoutFrame: CGRect { .zero }
}
