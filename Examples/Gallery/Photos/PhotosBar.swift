import OpenCollectionView

/// What stands above the grid while photos are chosen: how many they are, and the way out.
final class PhotosBar: UIView {
  let doneButton = UIButton(configuration: .filled())
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    becomeCard()
    layer.shadowOpacity = 0.2
    label.accessibilityTraits = [.staticText, .updatesFrequently]
    doneButton.configuration?.title = "Done"
    doneButton.configuration?.cornerStyle = .capsule
    doneButton.configuration?.baseBackgroundColor = .galleryFill
    for view in [label, doneButton] { addSubview(view) }
    show(0)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ count: Int) {
    label.text = count == 1 ? "1 photo" : "\(count.grouped) photos"
    setNeedsLayout()
  }

  private var font: UIFont { .preferredFont(forTextStyle: .headline, compatibleWith: traitCollection) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    label.font = font
    let words = label.sizeThatFits(CGSize(width: 400, height: 100))
    let button = doneButton.sizeThatFits(CGSize(width: 400, height: 100))
    return CGSize(
      width: min(size.width, (words.width + button.width + 52).rounded(.up)),
      height: (max(words.height, button.height) + 20).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.font = font
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let button = doneButton.sizeThatFits(bounds.size)
    doneButton.frame = CGRect(
      x: isMirrored ? 10 : bounds.width - 10 - button.width, y: ((bounds.height - button.height) / 2).rounded(),
      width: button.width, height: button.height)
    label.frame = CGRect(
      x: isMirrored ? button.width + 32 : 20, y: 0, width: max(0, bounds.width - button.width - 52),
      height: bounds.height)
  }
}
