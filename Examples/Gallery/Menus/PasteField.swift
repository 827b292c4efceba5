import OpenCollectionView

/// A field that takes what is pasted: a text or a picture. A tap makes it the first responder, another one shows what can
/// be done; Command-V or Control-V pastes as well.
final class PasteField: UIView {
  private let label = UILabel()
  private let pictureView = UIImageView()
  private static let prompt = "Tap here and paste"

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    clipsToBounds = true
    label.font = .systemFont(ofSize: 17)
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    pictureView.layer.cornerRadius = 6
    addSubview(label)
    addSubview(pictureView)
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
    pictureView.image = nil
    setNeedsLayout()
  }

  private func show(_ picture: UIImage) {
    show(text: "A picture")
    pictureView.image = picture
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

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasPicture = pictureView.image != nil
    pictureView.frame = CGRect(x: 6, y: 6, width: hasPicture ? 44 : 0, height: bounds.height - 12)
    let left: CGFloat = hasPicture ? 60 : 14
    label.frame = CGRect(x: left, y: 0, width: max(0, bounds.width - left - 14), height: bounds.height)
  }

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
