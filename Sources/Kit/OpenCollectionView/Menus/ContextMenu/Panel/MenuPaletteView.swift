/// A row of a menu panel in which several elements stand beside each other.
final class MenuPaletteView: UIView {
  private(set) var cells: [MenuPaletteCell] = []
  private let showsTitles: Bool

  init(_ leaves: [any UIMenuLeaf], showsTitles: Bool) {
    self.showsTitles = showsTitles
    super.init(frame: .zero)
    cells = leaves.map { MenuPaletteCell($0, showsTitle: showsTitles) }
    for cell in cells { addSubview(cell) }
  }

  required init?(coder: NSCoder) { nil }

  var naturalHeight: CGFloat { showsTitles ? 64 : 48 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(cells.count, 1))
    for (index, cell) in (readsRightToLeft ? cells.reversed() : cells).enumerated() {
      cell.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
  }
}

/// One element of a palette.
final class MenuPaletteCell: UIView {
  let leaf: any UIMenuLeaf
  private let imageView = UIImageView()
  private let label = UILabel()

  var isHighlighted = false {
    didSet { updateBackground() }
  }

  init(_ leaf: any UIMenuLeaf, showsTitle: Bool) {
    self.leaf = leaf
    super.init(frame: .zero)
    let color: UIColor =
      leaf.attributes.contains(.disabled)
      ? .tertiaryLabel : leaf.attributes.contains(.destructive) ? .systemRed : .label
    imageView.image = leaf.state == .on ? leaf.selectedImage ?? leaf.image : leaf.image
    imageView.tintColor = color
    imageView.contentMode = .scaleAspectFit
    label.text = showsTitle || leaf.image == nil ? leaf.title : nil
    label.font = .systemFont(ofSize: 13)
    label.textColor = color
    label.textAlignment = .center
    addSubview(imageView)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = leaf.title
    updateAccessibility { $0.role = leaf.state == .off ? .menuItem : .menuItemCheckbox }
    if leaf.attributes.contains(.disabled) { accessibilityTraits.insert(.notEnabled) }
    updateBackground()
  }

  required init?(coder: NSCoder) { nil }

  private func updateBackground() {
    backgroundColor = isHighlighted ? MenuStyle.highlight : leaf.state == .on ? MenuStyle.gap : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = label.text != nil
    let hasImage = imageView.image != nil
    let side: CGFloat = 24
    let height: CGFloat = 18
    let total = (hasImage ? side : 0) + (hasTitle ? height : 0) + (hasImage && hasTitle ? 4 : 0)
    let top = (bounds.height - total) / 2
    imageView.frame = CGRect(x: (bounds.width - side) / 2, y: top, width: side, height: hasImage ? side : 0)
    label.frame = CGRect(
      x: 4, y: top + (hasImage ? side + 4 : 0), width: max(bounds.width - 8, 0), height: hasTitle ? height : 0)
  }
}
