/// A view that a collection view takes back when it leaves the screen, and uses again for another element.
open class UICollectionReusableView: UIView {
  /// A view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view from an archive: an empty one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a view of a registered class. Calls `init(frame:)` with zero.
  public required convenience init(forReuse: Void) { self.init(frame: .zero) }

  /// The identifier that the view was made for.
  open internal(set) var reuseIdentifier: String?

  /// A copy of the layout attributes that were applied last: the layout may change its own. // C13
  var appliedAttributes: UICollectionViewLayoutAttributes?
  /// Whether the view was dequeued and has not been shown since.
  var isDequeued = false
  /// Whether the view stands for an element.
  var isShown = false

  /// The view is about to be used for another element: take back what was particular to the last one.
  open func prepareForReuse() {}

  /// The view is to stand and look as the layout says. The collection view has already set frame, transform, alpha and
  /// depth; override for values of your own.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
