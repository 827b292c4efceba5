import OpenCollectionView

/// The bar below the tree: what to do, and all of it opened or closed at once.
final class OutlineBar: ExhibitBar {
  private let buttons = UIStackView()
  private let hintLabel = UILabel()
  let openButton = UIButton.inExhibitBar("Open all", margin: 14)
  let closeButton = UIButton.inExhibitBar("Close all", margin: 14)

  var didTapOpen: (() -> Void)?
  var didTapClose: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    hintLabel.text = "Tap a row to open or close it. With keys: right opens, left closes or goes to what a row is in."
    hintLabel.setGrowingFont(ofSize: 13, as: .footnote)
    hintLabel.textColor = .gallerySecondary
    hintLabel.numberOfLines = 0
    hintLabel.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    hintLabel.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
    openButton.addAction(UIAction { [weak self] _ in self?.didTapOpen?() }, for: .touchUpInside)
    closeButton.addAction(UIAction { [weak self] _ in self?.didTapClose?() }, for: .touchUpInside)
    for button in [openButton, closeButton] {
      button.heightAnchor.constraint(equalToConstant: 36).isActive = true
      buttons.addArrangedSubview(button)
    }
    buttons.alignment = .center
    buttons.spacing = 8
    content.spacing = 8
    content.alignment = .leading
    for view in [buttons, hintLabel] { content.addArrangedSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func arrange(forWidth width: CGFloat) {
    super.arrange(forWidth: width)
    guard isWide != buttons.arrangedSubviews.contains(hintLabel) else { return }
    if isWide { buttons.insertArrangedSubview(hintLabel, at: 2) } else { content.addArrangedSubview(hintLabel) }
  }
}
