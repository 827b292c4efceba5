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
    countLabel.setGrowingFont(ofSize: 34, weight: .semibold, as: .largeTitle, upTo: 44, hasEvenDigits: true)
    wordLabel.setGrowingFont(ofSize: 13, as: .footnote, upTo: 22)
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
    let (count, word) = (countLabel.font.lineHeight.rounded(.up), wordLabel.font.lineHeight.rounded(.up))
    let top = (bounds.midY - (count + word) / 2).rounded()
    countLabel.frame = CGRect(x: bounds.midX - 50, y: top, width: 100, height: count)
    wordLabel.frame = CGRect(x: bounds.midX - 50, y: top + count, width: 100, height: word)
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
