import OpenCollectionView

/// The middle of the circle: its line, and how many photos are on it.
final class CircleHub: UICollectionReusableView {
  private let orbit = UIView()
  private let countLabel = UILabel()
  private let wordLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    // The list of photos says how many there are, and is not torn in two by it.
    accessibilityElementsHidden = true
    orbit.layer.borderWidth = 1.5
    countLabel.font = .monospacedDigitSystemFont(ofSize: 34, weight: .semibold)
    wordLabel.font = .systemFont(ofSize: 13)
    wordLabel.textColor = .gallerySecondary
    for label in [countLabel, wordLabel] { label.textAlignment = .center }
    for view in [orbit, countLabel, wordLabel] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(count: Int) {
    countLabel.text = "\(count)"
    wordLabel.text = count == 1 ? "photo" : "photos"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    orbit.frame = bounds
    orbit.layer.cornerRadius = bounds.width / 2
    countLabel.frame = CGRect(x: bounds.midX - 40, y: bounds.midY - 30, width: 80, height: 42)
    wordLabel.frame = CGRect(x: bounds.midX - 40, y: bounds.midY + 12, width: 80, height: 18)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func updateColors() {
    orbit.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}
