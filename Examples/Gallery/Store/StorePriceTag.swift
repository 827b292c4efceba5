import OpenCollectionView

/// A capsule with a price, or with a check where the print has been taken.
final class StorePriceTag: UIView {
  /// On which ground it lies.
  enum Look {
    case wall
    case picture
  }

  private static let font = GrowingFont(
    size: 15, weight: .semibold, style: .subheadline, largest: 24, hasEvenDigits: true)

  private let label = UILabel()
  private let check = UIImageView(image: .checkmark)
  private let look: Look

  /// Tells whether the print has been taken.
  var isTaken = false {
    didSet { if isTaken != oldValue { updateColors() } }
  }

  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  init(_ look: Look) {
    self.look = look
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.setGrowingFont(Self.font)
    label.textAlignment = .center
    check.contentMode = .center
    addSubview(label)
    addSubview(check)
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  private func updateColors() {
    check.isHidden = !isTaken
    label.isHidden = isTaken
    switch look {
    case .wall:
      backgroundColor = isTaken ? .galleryFill : .tertiarySystemFill
      label.textColor = .galleryTint
    case .picture:
      backgroundColor = isTaken ? .galleryFill : .white
      label.textColor = .galleryFill
    }
  }

  /// The height of all tags, where text is as large as it is to be.
  static func height(_ traits: UITraitCollection) -> CGFloat {
    max(30, (font.font(traits).lineHeight + 10).rounded(.up))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let words = label.sizeThatFits(.zero)
    return CGSize(
      width: max(64, words.width.rounded(.up) + 28), height: max(30, (label.font.lineHeight + 10).rounded(.up)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds
    check.frame = bounds
  }
}
