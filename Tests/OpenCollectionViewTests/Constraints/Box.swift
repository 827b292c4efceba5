import OpenCollectionView

/// A view with a content of a size of its own, placed by constraints.
@MainActor final class Box: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(
    _ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric,
    in superview: UIView? = nil
  ) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    superview?.addSubview(self)
  }

  required init?(coder: NSCoder) { fatalError("never from an archive") }

  override var intrinsicContentSize: CGSize { content }
}

/// Shorter than the initializers.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Makes constraints active.
@MainActor func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }
