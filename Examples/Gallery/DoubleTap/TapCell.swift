import OpenCollectionView

/// A photo that tells which touches it hears, and wears a heart.
final class TapCell: UICollectionViewCell {
  static let identifier = "tap"
  private static let cornerRadius: CGFloat = 14

  private let pictureView = UIImageView()
  private let veil = UIView()
  private let ring = UIView()
  private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))
  /// Called with what was heard, as it is spelled in code.
  var note: ((String) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    pictureView.layer.cornerRadius = Self.cornerRadius
    veil.layer.cornerRadius = Self.cornerRadius
    veil.backgroundColor = .black.withAlphaComponent(0.3)
    ring.layer.cornerRadius = Self.cornerRadius + 5
    ring.layer.borderWidth = 3
    heart.tintColor = .white
    heart.contentMode = .scaleAspectFit
    heart.layer.shadowOpacity = 0.35
    heart.layer.shadowRadius = 6
    heart.layer.shadowOffset = CGSize(width: 0, height: 2)
    for view in [pictureView, veil, ring, heart] {
      view.isUserInteractionEnabled = false
      contentView.addSubview(view)
    }
    isAccessibilityElement = true
    updateState()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: Photo, isLoved: Bool) {
    pictureView.image = PhotoLibrary.shared.picture(of: photo)
    accessibilityLabel = photo.title
    accessibilityValue = isLoved ? "Loved" : nil
    heart.alpha = isLoved ? 1 : 0
    heart.transform = .identity
  }

  /// Gives the photo a heart, or takes it away.
  func setLoved(_ isLoved: Bool) {
    accessibilityValue = isLoved ? "Loved" : nil
    if isLoved { heart.transform = CGAffineTransform(scaleX: 0.3, y: 0.3) }
    UIView.animate(springDuration: 0.4, bounce: isLoved ? 0.5 : 0) {
      self.heart.alpha = isLoved ? 1 : 0
      self.heart.transform = isLoved ? .identity : CGAffineTransform(scaleX: 0.3, y: 0.3)
    }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note?("touchesBegan")
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note?("touchesEnded")
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note?("touchesCancelled")
    super.touchesCancelled(touches, with: event)
  }

  // MARK: Look

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    pictureView.frame = bounds
    veil.frame = bounds
    ring.frame = bounds.insetBy(dx: -5, dy: -5)
    let side = min(56, bounds.height * 0.4)
    heart.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    heart.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  override var isSelected: Bool {
    didSet { if isSelected != oldValue { updateState() } }
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { updateState() } }
  }

  private func updateState() {
    ring.isHidden = !isSelected
    veil.isHidden = !isHighlighted
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    ring.layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    ring.layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }
}
