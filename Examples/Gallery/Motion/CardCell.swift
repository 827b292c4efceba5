import OpenCollectionView

/// A card with what it shows above its name.
final class CardCell: UICollectionViewCell {
  static let identifier = "card"
  private static let title = GrowingFont(size: 15, weight: .semibold, style: .subheadline, largest: 26)
  private static let detail = GrowingFont(size: 13, style: .footnote, largest: 22)

  /// The height of the name and the words below it, for text of the usual size and for larger text.
  static func captionHeight(_ traits: UITraitCollection) -> CGFloat {
    max(64, (title.font(traits).lineHeight + detail.font(traits).lineHeight + 29).rounded(.up))
  }

  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private(set) var demonstration: Demonstration?
  /// What is shown ends where the words begin.
  private let words = UILayoutGuide()
  private lazy var wordsHeight = words.heightAnchor.constraint(equalToConstant: Self.captionHeight(traitCollection))

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentView.becomeCard(withShadowOn: layer)
    titleLabel.setGrowingFont(Self.title)
    detailLabel.setGrowingFont(Self.detail)
    detailLabel.textColor = .gallerySecondary
    contentView.addLayoutGuide(words)
    for label in [titleLabel, detailLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      let end = contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16)
      end.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16), end,
      ])
    }
    // A cell may be lower than its words.
    wordsHeight.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      words.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), wordsHeight,
      words.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor),
      titleLabel.topAnchor.constraint(equalTo: words.topAnchor, constant: 11),
      detailLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 2),
    ])
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    wordsHeight.constant = Self.captionHeight(traitCollection)
  }

  func show(_ card: Card) {
    titleLabel.text = card.title
    detailLabel.text = card.detail
    accessibilityLabel = "\(card.title), \(card.detail)"
    demonstration?.setRunning(false)
    demonstration?.removeFromSuperview()
    let demonstration = card.makeDemonstration()
    demonstration.translatesAutoresizingMaskIntoConstraints = false
    contentView.insertSubview(demonstration, at: 0)
    NSLayoutConstraint.activate([
      demonstration.topAnchor.constraint(equalTo: contentView.topAnchor),
      demonstration.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      demonstration.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      demonstration.bottomAnchor.constraint(equalTo: words.topAnchor),
    ])
    self.demonstration = demonstration
  }
}
