import OpenCollectionView

/// A field that takes what is pasted: a text or a picture. A tap makes it the first responder, another one shows what can
/// be done; Command-V or Control-V pastes as well.
final class PasteField: UIView {
  private let label = UILabel()
  private let pictureView = UIImageView()
  private lazy var labelStart = label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14)
  private lazy var pictureWidth = pictureView.widthAnchor.constraint(equalToConstant: 0)
  private static let prompt = "Tap here and paste"

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    clipsToBounds = true
    label.setGrowingFont(ofSize: 17, upTo: 26)
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    pictureView.layer.cornerRadius = 6
    for view in [label, pictureView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let labelEnd = trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 14)
    labelEnd.priority = UILayoutPriority(999)
    let pictureEnd = bottomAnchor.constraint(equalTo: pictureView.bottomAnchor, constant: 6)
    pictureEnd.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      labelStart, labelEnd, label.topAnchor.constraint(equalTo: topAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
      pictureView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 6), pictureWidth,
      pictureView.topAnchor.constraint(equalTo: topAnchor, constant: 6), pictureEnd,
    ])
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.tapped() }
    addGestureRecognizer(tap)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "Paste field"
    show(text: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func show(text: String?) {
    label.text = text ?? Self.prompt
    label.textColor = text == nil ? .placeholderText : .label
    accessibilityValue = text
    take(nil)
  }

  /// Shows a picture before the words, or none.
  private func take(_ picture: UIImage?) {
    pictureView.image = picture
    pictureWidth.constant = picture == nil ? 0 : 44
    labelStart.constant = picture == nil ? 14 : 60
  }

  private func show(_ picture: UIImage) {
    show(text: "A picture")
    take(picture)
  }

  private func tapped() {
    guard becomeFirstResponder() else { return }
    let menu = UIMenuController.shared
    menu.menuItems = nil
    menu.showMenu(from: self, rect: bounds)
  }

  // MARK: First responder

  override var canBecomeFirstResponder: Bool { true }

  @discardableResult override func becomeFirstResponder() -> Bool {
    let isFirst = super.becomeFirstResponder()
    updateRing()
    return isFirst
  }

  @discardableResult override func resignFirstResponder() -> Bool {
    let isGone = super.resignFirstResponder()
    updateRing()
    return isGone
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case .paste: true
    case .delete: label.text != Self.prompt
    default: false
    }
  }

  override func paste(_ sender: Any?) {
    // The key pastes while the menu offers the same.
    UIMenuController.shared.hideMenu()
    let pasteboard = UIPasteboard.general
    if let picture = pasteboard.image {
      show(picture)
    } else if let text = pasteboard.string {
      show(text: text)
    }
  }

  override func delete(_ sender: Any?) { show(text: nil) }

  // MARK: Look

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateRing()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateRing()
  }

  private func updateRing() {
    layer.borderWidth = isFirstResponder ? 2 : 0
    layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }
}
