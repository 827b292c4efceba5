import OpenCollectionView

/// A photo with its number.
final class MillionPhotoCell: UICollectionViewCell {
  static let identifier = "photo"
  private static let cornerRadius: CGFloat = 8

  private let picture = LandscapeView()
  private let label = UILabel()
  private let ring = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.layer.cornerRadius = Self.cornerRadius
    // Numbers have six digits, and photos are narrow.
    label.setGrowingFont(ofSize: 12, weight: .semibold, upTo: 15, hasEvenDigits: true)
    label.textColor = .white
    label.shadowColor = .black.withAlphaComponent(0.35)
    label.shadowOffset = CGSize(width: 0, height: 1)
    ring.isUserInteractionEnabled = false
    ring.layer.cornerRadius = Self.cornerRadius + 3
    ring.layer.borderWidth = 4
    for view in [picture, label, ring] { contentView.addSubview(view) }
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: MillionPhoto, isFound: Bool) {
    picture.show(photo)
    label.text = photo.number.grouped
    accessibilityLabel = "Photo \(photo.number)"
    ring.isHidden = !isFound
  }

  /// Marks the photo as the one that was looked for, or no longer.
  func setFound(_ isFound: Bool) {
    ring.isHidden = !isFound
    guard isFound else { return }
    ring.transform = CGAffineTransform(scaleX: 1.25, y: 1.25)
    ring.alpha = 0
    UIView.animate(springDuration: 0.5, bounce: 0.3) {
      self.ring.transform = .identity
      self.ring.alpha = 1
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = contentView.bounds
    label.frame = CGRect(
      x: 8, y: contentView.bounds.height - 24, width: max(0, contentView.bounds.width - 12), height: 18)
    ring.bounds.size = CGSize(width: contentView.bounds.width + 6, height: contentView.bounds.height + 6)
    ring.center = CGPoint(x: contentView.bounds.midX, y: contentView.bounds.midY)
    contentView.mirrorForReading([label])
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func updateColors() { ring.layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor }
}
