import OpenCollectionView

/// A card with what it shows above its name.
final class CardCell: UICollectionViewCell {
  static let identifier = "card"
  /// The height of the name and the words below it, in points.
  static let captionHeight: CGFloat = 64

  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private(set) var demonstration: Demonstration?

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
    titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    detailLabel.font = .systemFont(ofSize: 13)
    detailLabel.textColor = .gallerySecondary
    contentView.addSubview(titleLabel)
    contentView.addSubview(detailLabel)
  }

  func show(_ card: Card) {
    titleLabel.text = card.title
    detailLabel.text = card.detail
    demonstration?.setRunning(false)
    demonstration?.removeFromSuperview()
    let demonstration = card.makeDemonstration()
    contentView.insertSubview(demonstration, at: 0)
    self.demonstration = demonstration
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let caption = bounds.height - Self.captionHeight
    demonstration?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: caption)
    titleLabel.frame = CGRect(x: 16, y: caption + 10, width: bounds.width - 32, height: 20)
    detailLabel.frame = CGRect(x: 16, y: caption + 31, width: bounds.width - 32, height: 18)
  }
}
