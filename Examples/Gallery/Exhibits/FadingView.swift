import OpenCollectionView

/// A view whose content fades out at its right end.
final class FadingView: UIView {
  private let fade = CAGradientLayer()
  /// The width of the fade, in points.
  static let fadeWidth: CGFloat = 28

  override init(frame: CGRect) {
    super.init(frame: frame)
    fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    fade.endPoint = CGPoint(x: 1, y: 0.5)
    layer.mask = fade
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    fade.frame = bounds
    fade.startPoint = CGPoint(x: max(0, 1 - Self.fadeWidth / max(bounds.width, 1)), y: 0.5)
    CATransaction.commit()
  }
}
