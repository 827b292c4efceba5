import OpenCollectionView

/// A card with a small phone that shows what happens, and its name.
final class PresentationCell: UICollectionViewCell {
  static let identifier = "presentation"

  private let phone = MiniaturePhone(frame: .zero)
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()

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
    detailLabel.numberOfLines = 2
    for view in [phone, titleLabel, detailLabel] as [UIView] { contentView.addSubview(view) }
  }

  func show(_ sample: PresentationSample) {
    titleLabel.text = sample.title
    detailLabel.text = sample.detail
    phone.miniature = sample.miniature
    accessibilityLabel = sample.title
  }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.15, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
        self.contentView.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.97, y: 0.97) : .identity
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    phone.frame = CGRect(x: (bounds.width - 62) / 2, y: 16, width: 62, height: 110)
    titleLabel.frame = CGRect(x: 16, y: 136, width: bounds.width - 32, height: 20)
    let room = CGSize(width: bounds.width - 32, height: 38)
    detailLabel.frame = CGRect(x: 16, y: 157, width: room.width, height: detailLabel.sizeThatFits(room).height)
  }
}
