/// A row of a menu panel: a mark, words in one line or two, a picture.
final class MenuPanelRowView: UIView {
  /// The effect of choosing the row.
  enum Choice {
    case leaf(any UIMenuLeaf)
    case submenu(UIMenu)
    case back
  }

  static let height: CGFloat = 44
  static let titleHeight: CGFloat = 34
  static let gap: CGFloat = 8
  private static let inset: CGFloat = 16
  private static let markWidth: CGFloat = 22
  private static let imageSide: CGFloat = 22

  let choice: Choice?
  private let label = UILabel()
  private let subtitle = UILabel()
  private let imageView = UIImageView()
  private var mark: MenuShapeView?
  private var sign: MenuShapeView?
  private var activity: UIView?
  private let isIndented: Bool

  var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      backgroundColor = isHighlighted ? MenuStyle.highlight : nil
    }
  }

  /// Tells whether the row can be reached and chosen.
  var isSelectable: Bool { choice != nil }

  init(_ row: MenuPanelRow, isIndented: Bool) {
    self.isIndented = isIndented
    switch row.kind {
    case .leaf(let leaf): choice = leaf.attributes.contains(.disabled) ? nil : .leaf(leaf)
    case .submenu(let menu): choice = .submenu(menu)
    case .back: choice = .back
    case .title, .loading, .palette: choice = nil
    }
    super.init(frame: .zero)
    isUserInteractionEnabled = true
    label.font = .systemFont(ofSize: 17)
    label.numberOfLines = 2
    subtitle.font = .systemFont(ofSize: 13)
    subtitle.textColor = .secondaryLabel
    imageView.contentMode = .scaleAspectFit
    addSubview(label)
    switch row.kind {
    case .title(let title): fill(title: title)
    case .back(let title): fill(back: title)
    case .leaf(let leaf): fill(leaf)
    case .submenu(let menu): fill(menu)
    case .loading: fill(title: "Loading…")
    case .palette: break
    }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Content

  private func fill(title: String) {
    label.text = title
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.numberOfLines = 3
    describe(title, role: .heading)
  }

  private func fill(back title: String) {
    label.text = title
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    setMark(readsRightToLeft ? .forward : .back, color: .label)
    describe(title, role: .menuItem)
    updateAccessibility { $0.traits.insert(.button) }
  }

  private func fill(_ leaf: any UIMenuLeaf) {
    let isEnabled = !leaf.attributes.contains(.disabled)
    let color: UIColor = leaf.attributes.contains(.destructive) ? .systemRed : .label
    label.text = leaf.title
    label.textColor = isEnabled ? color : .tertiaryLabel
    subtitle.text = leaf.subtitle
    if leaf.subtitle != nil { addSubview(subtitle) }
    if let image = leaf.state == .on ? leaf.selectedImage ?? leaf.image : leaf.image {
      show(image, tint: label.textColor)
    }
    if leaf.state != .off { setMark(leaf.state == .on ? .check : .dash, color: label.textColor) }
    describe(leaf.title, role: leaf.state == .off ? .menuItem : .menuItemCheckbox)
    accessibilityValue = leaf.subtitle
    accessibilityIdentifier = leaf.accessibilityIdentifier
    if !isEnabled { accessibilityTraits.insert(.notEnabled) }
    if leaf.state == .on { accessibilityTraits.insert(.selected) }
  }

  private func fill(_ menu: UIMenu) {
    label.text = menu.title
    label.textColor = menu.options.contains(.destructive) ? .systemRed : .label
    let chosen = menu.options.contains(.singleSelection) ? menu.selectedElements.first?.title : nil
    subtitle.text = menu.subtitle ?? chosen
    if subtitle.text != nil { addSubview(subtitle) }
    if let image = menu.image { show(image, tint: label.textColor) }
    let sign = MenuShapeView.mark(readsRightToLeft ? .back : .forward, color: .secondaryLabel)
    self.sign = sign
    addSubview(sign)
    describe(menu.title, role: .menuItem)
    accessibilityValue = subtitle.text
  }

  private func show(_ image: UIImage, tint: UIColor) {
    imageView.image = image
    imageView.tintColor = tint
    addSubview(imageView)
  }

  private func setMark(_ sign: MenuMark, color: UIColor) {
    let view = MenuShapeView.mark(sign, color: color)
    mark = view
    addSubview(view)
  }

  private func describe(_ name: String, role: LayerAccessibility.Role) {
    isAccessibilityElement = true
    accessibilityLabel = name
    updateAccessibility { $0.role = role }
  }

  // MARK: Layout

  private var isTitle: Bool { choice == nil && label.font.pointSize == 13 }

  private func textRect(width: CGFloat) -> (start: CGFloat, width: CGFloat) {
    let start = Self.inset + (isIndented || mark != nil ? Self.markWidth : 0)
    let signs = (imageView.image != nil ? Self.imageSide + 10 : 0) + (sign != nil ? Self.imageSide : 0)
    let end = Self.inset + signs
    return (start, max(width - start - end, 0))
  }

  /// How high the row wants to be in a panel of a width.
  func naturalHeight(width: CGFloat) -> CGFloat {
    let text = textRect(width: width).width
    let lines = label.sizeThatFits(CGSize(width: text, height: .greatestFiniteMagnitude)).height
    if isTitle { return max(Self.titleHeight, (lines + 16).rounded(.up)) }
    let more = subtitle.superview == nil ? 0 : subtitle.sizeThatFits(.zero).height + 2
    return max(Self.height, (lines + more + 20).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = textRect(width: bounds.width)
    let left = readsRightToLeft ? bounds.width - text.start - text.width : text.start
    let more = subtitle.superview == nil ? 0 : subtitle.sizeThatFits(.zero).height
    let lines = min(
      label.sizeThatFits(CGSize(width: text.width, height: .greatestFiniteMagnitude)).height, bounds.height)
    let top = (bounds.height - lines - (more > 0 ? more + 2 : 0)) / 2
    label.frame = CGRect(x: left, y: top, width: text.width, height: lines)
    subtitle.frame = CGRect(x: left, y: top + lines + 2, width: text.width, height: more)
    let markLeft = isIndented || mark != nil ? Self.inset - 8 : 0
    mark?.frame.origin = CGPoint(
      x: readsRightToLeft ? bounds.width - markLeft - 24 : markLeft, y: (bounds.height - 24) / 2)
    let side = Self.imageSide
    let middle = (bounds.height - side) / 2
    // From the end: the arrow of a submenu, then the picture.
    var distance = Self.inset + side
    if let sign {
      let left = readsRightToLeft ? Self.inset - 6 : bounds.width - Self.inset - 18
      sign.frame.origin = CGPoint(x: left, y: (bounds.height - 24) / 2)
      distance += side
    }
    imageView.frame = CGRect(
      x: readsRightToLeft ? distance - side : bounds.width - distance, y: middle, width: side, height: side)
  }
}
