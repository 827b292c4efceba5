import OpenCollectionView

/// An item of the store: one that is selected has been taken.
class StoreCell: UICollectionViewCell {
  let pictureView = UIImageView()
  private let veil = UIView()
  /// How round the corners of the picture are, in points.
  var cornerRadius: CGFloat { 12 }

  override init(frame: CGRect) {
    super.init(frame: frame)
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    pictureView.layer.cornerRadius = cornerRadius
    veil.backgroundColor = .black.withAlphaComponent(0.2)
    veil.isUserInteractionEnabled = false
    veil.isHidden = true
    pictureView.addSubview(veil)
    contentView.addSubview(pictureView)
    isAccessibilityElement = true
    accessibilityTraits = .button
    prepare()
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  /// Adds what is in the cell beside the picture.
  func prepare() {}

  /// Shows whether it has been taken.
  func updateTaken() {}

  override func layoutSubviews() {
    super.layoutSubviews()
    veil.frame = pictureView.bounds
  }

  override var isSelected: Bool {
    didSet { if isSelected != oldValue { updateTaken() } }
  }

  override var isHighlighted: Bool {
    didSet { veil.isHidden = !isHighlighted }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColors()
  }

  /// A hairline holds pictures together whose edges are as light, or as dark, as the wall.
  private func updateColors() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    pictureView.layer.borderWidth = 1 / traitCollection.displayScale
    pictureView.layer.borderColor = UIColor(white: isDark ? 1 : 0, alpha: isDark ? 0.12 : 0.08).cgColor
  }
}
