import OpenCollectionView

/// What stands on the wall when there are no notes.
final class EmptyBoardView: UIView {
  private let symbolView = UIImageView()
  private let titleLabel = UILabel()
  private let hintLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    symbolView.image = UIImage(
      systemName: "square.and.pencil", withConfiguration: UIImage.SymbolConfiguration(pointSize: 44, weight: .light))
    symbolView.tintColor = .tertiaryLabel
    symbolView.contentMode = .center
    titleLabel.text = "Nothing to remember"
    titleLabel.font = .systemFont(ofSize: 22, weight: .semibold)
    hintLabel.text = "Tap anywhere to write a note, or take the last change back."
    hintLabel.font = .systemFont(ofSize: 15)
    hintLabel.textColor = .gallerySecondary
    hintLabel.numberOfLines = 0
    for label in [titleLabel, hintLabel] { label.textAlignment = .center }
    for view in [symbolView, titleLabel, hintLabel] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(320, bounds.width - 48)
    let left = (bounds.width - width) / 2
    let top = (bounds.height - 160) / 2
    symbolView.frame = CGRect(x: left, y: top, width: width, height: 60)
    titleLabel.frame = CGRect(x: left, y: top + 72, width: width, height: 28)
    hintLabel.frame = CGRect(x: left, y: top + 106, width: width, height: 44)
  }
}
