/// An entry of a bar: words, a picture, or a button that turns pages.
final class EditMenuEntryView: UIView {
  enum Content {
    case item(EditMenuItem)
    case page(MenuMark, title: String)
  }

  enum Side {
    case left
    case right
  }

  let title: String
  let naturalWidth: CGFloat
  private let label = UILabel()
  private let imageView = UIImageView()
  private var mark: MenuShapeView?
  private let separator = UIView()
  private static let imageSide: CGFloat = 20

  var hasSeparator = false {
    didSet { separator.isHidden = !hasSeparator }
  }

  var separatorSide = Side.left {
    didSet { setNeedsLayout() }
  }

  var isHighlighted = false {
    didSet { backgroundColor = isHighlighted ? MenuStyle.highlight : nil }
  }

  init(_ content: Content, in bar: UIView) {
    switch content {
    case .item(let item):
      title = item.title
      naturalWidth = Self.width(of: item, in: bar)
    case .page(_, let title):
      self.title = title
      naturalWidth = MenuStyle.pageButtonWidth
    }
    super.init(frame: .zero)
    separator.backgroundColor = .separator
    separator.isHidden = true
    switch content {
    case .item(let item): fill(with: item)
    case .page(let direction, _):
      let shown: MenuMark = bar.readsRightToLeft ? (direction == .back ? .forward : .back) : direction
      let mark = MenuShapeView.mark(shown, color: .label)
      self.mark = mark
      addSubview(mark)
    }
    addSubview(separator)
    isAccessibilityElement = true
    accessibilityLabel = title
    updateAccessibility { $0.role = .menuItem }
  }

  required init?(coder: NSCoder) { nil }

  static func width(of item: EditMenuItem, in bar: UIView) -> CGFloat {
    if item.image != nil, item.title.isEmpty { return imageSide + 2 * MenuStyle.barPadding }
    let label = UILabel()
    label.font = .systemFont(ofSize: MenuStyle.barFontSize)
    label.text = item.title
    // Very long titles are cut off, so that the bar stays on the smallest screens.
    let width = min(label.sizeThatFits(.zero).width.rounded(.up), 240)
    return width + 2 * MenuStyle.barPadding
  }

  private func fill(with item: EditMenuItem) {
    let color: UIColor = item.isDestructive ? .systemRed : .label
    if let image = item.image, item.title.isEmpty {
      imageView.image = image
      imageView.tintColor = color
      imageView.contentMode = .scaleAspectFit
      addSubview(imageView)
    } else {
      label.font = .systemFont(ofSize: MenuStyle.barFontSize)
      label.text = item.title
      label.textColor = item.isEnabled ? color : .tertiaryLabel
      label.textAlignment = .center
      addSubview(label)
    }
    if !item.isEnabled { accessibilityTraits.insert(.notEnabled) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.shrunk(dx: MenuStyle.barPadding - 2, dy: 0)
    let side = Self.imageSide
    imageView.frame = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    mark?.frame.origin = CGPoint(x: (bounds.width - 24) / 2, y: (bounds.height - 24) / 2)
    let line = MenuStyle.hairline(in: self)
    separator.frame = CGRect(
      x: separatorSide == .left ? 0 : bounds.width - line, y: 0, width: line, height: bounds.height)
  }
}
