/// Shows an accessory of a list's cell in the middle of its place. It takes touches only where a tap does something.
final class CellAccessoryView: UIControl {
  private(set) var accessory: UICellAccessory
  private(set) var content: UIView?
  /// The cell, which opens and closes what it heads where the accessory has no action of its own.
  private weak var cell: UICollectionViewListCell?

  init(_ accessory: UICellAccessory) {
    self.accessory = accessory
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addAction(UIAction { [weak self] _ in self?.act() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func act() {
    if let action = accessory.action {
      action()
    } else if case .outlineDisclosure = accessory.accessoryType {
      cell?.toggleOutline()
    }
  }

  /// Shows an accessory like the present one in a state of its cell.
  func show(_ accessory: UICellAccessory, in cell: UICollectionViewListCell, _ state: UICellConfigurationState) {
    self.accessory = accessory
    self.cell = cell
    isHidden = accessory.options.isHidden
    if accessory.isButton, accessibilityTraits != .button {
      isAccessibilityElement = true
      accessibilityTraits = .button
    }
    // In an outline the cell itself says whether it is open.
    if case .outlineDisclosure = accessory.accessoryType { isAccessibilityElement = cell.conditions.outline == nil }
    isUserInteractionEnabled = accessory.takesTouches
    tintColor = accessory.options.tintColor
    switch accessory.accessoryType {
    case .label: showLabel()
    case .popUpMenu: showMenu()
    case .customView(let view): showContent(view)
    default: showSymbol(state)
    }
    setNeedsLayout()
  }

  // MARK: Content

  private func showContent(_ view: UIView) {
    guard content !== view || view.superview !== self else { return }
    content?.removeFromSuperview()
    content = view
    addSubview(view)
  }

  private func showLabel() {
    let label = content as? UILabel ?? UILabel()
    let options = accessory.options as? UICellAccessory.LabelOptions ?? UICellAccessory.LabelOptions()
    label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
    label.font = options.adjustsFontForContentSizeCategory ? options.font.adjusted(to: traitCollection) : options.font
    label.textColor = options.tintColor ?? .secondaryLabel
    label.text = accessory.text
    showContent(label)
  }

  private func showMenu() {
    let button = content as? AccessoryMenuButton ?? AccessoryMenuButton()
    button.show(accessory)
    showContent(button)
  }

  private func showSymbol(_ state: UICellConfigurationState) {
    let view = content as? UIImageView ?? UIImageView(frame: .zero)
    let look = AccessorySymbol(accessory, state)
    view.isAccessibilityElement = false
    view.preferredSymbolConfiguration = look.configuration
    if view.image == nil || look.changes { view.image = UIImage(systemName: look.name) }
    view.tintColor = accessory.options.tintColor ?? look.color
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.transform = look.isTurned ? CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2) : .identity
    if accessory.isButton { accessibilityLabel = look.label }
    showContent(view)
  }

  // MARK: Layout

  var contentSize: CGSize {
    guard let content else { return .zero }
    if (accessory.options as? UICellAccessory.CustomViewConfiguration)?.maintainsFixedSize ?? false {
      return content.bounds.size
    }
    let free = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let size = content.sizeThatFits(free)
    return CGSize(
      width: size.width.allowed(insteadOf: content.bounds.width),
      height: size.height.allowed(insteadOf: content.bounds.height))
  }

  func reservedWidth(isLeading: Bool) -> CGFloat {
    switch accessory.options.reservedLayoutWidth {
    case .custom(let width): return max(width, 0)
    case .standard where isLeading:
      return max(
        UIFontMetrics.default.scaledValue(for: ListCellMetrics.standardWidth, compatibleWith: traitCollection),
        contentSize.width)
    case .actual, .standard: return contentSize.width
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content else { return }
    let size = contentSize
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    content.bounds = CGRect(origin: .zero, size: size)
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let corner = grid.rounded(CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2))
    content.center = CGPoint(x: corner.x + size.width / 2, y: corner.y + size.height / 2)
  }

  /// A finger is wider than an arrow: touches a little beside it count. The arrow of a header has the whole cell.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if isOfWholeCell, let superview { return superview.bounds.contains(convert(point, to: superview)) }
    return bounds.shrunk(dx: -ListCellMetrics.gap, dy: 0).contains(point)
  }

  private var isOfWholeCell: Bool {
    (accessory.options as? UICellAccessory.OutlineDisclosureOptions)?.style == .header
  }

  /// For a control a touch far from the arrow is outside; for the arrow of a header it is in the cell.
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isOfWholeCell, !isTouchInside, let touch, point(inside: touch.location(in: self), with: event) else { return }
    act()
  }
}

extension UICellAccessory {
  /// Tells whether it is one for assistive tools.
  fileprivate var isButton: Bool {
    if case .outlineDisclosure = accessoryType { return true }
    return action != nil
  }

  /// Tells whether taps are the accessory's own, and not the cell's.
  fileprivate var takesTouches: Bool {
    switch accessoryType {
    case .customView, .popUpMenu: true
    case .outlineDisclosure: true
    default: action != nil
    }
  }
}

/// How an accessory that is a symbol looks.
private struct AccessorySymbol {
  var name: String
  var color: UIColor?
  var configuration: UIImage.SymbolConfiguration
  /// Tells whether the symbol is another one in other states.
  var changes = false
  /// Tells whether it is turned by a quarter, as an arrow of something open.
  var isTurned = false
  /// What it does, for assistive tools.
  var label: String?

  @MainActor init(_ accessory: UICellAccessory, _ state: UICellConfigurationState) {
    let large = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    let size = UIFontMetrics.default.scaledValue(
      for: ListCellMetrics.chevronSize, compatibleWith: state.traitCollection)
    configuration = large
    switch accessory.accessoryType {
    case .disclosureIndicator:
      name = "chevron.forward"
      color = .quietMark
      configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
    case .outlineDisclosure:
      name = "chevron.forward"
      configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
      isTurned = state.isExpanded
      label = state.isExpanded ? OutlineWords.collapse : OutlineWords.expand
    case .detail:
      name = "info.circle"
      label = "More Info"
    case .delete:
      let options = accessory.options as? UICellAccessory.DeleteOptions
      name = "minus.circle.fill"
      configuration = large.disc(options?.backgroundColor ?? .systemRed, mark: options?.tintColor)
      label = "Delete"
    case .insert:
      let options = accessory.options as? UICellAccessory.InsertOptions
      name = "plus.circle.fill"
      configuration = large.disc(options?.backgroundColor ?? .systemGreen, mark: options?.tintColor)
      label = "Insert"
    case .multiselect:
      let options = accessory.options as? UICellAccessory.MultiselectOptions
      changes = true
      name = state.isSelected ? "checkmark.circle.fill" : "circle"
      color = state.isSelected ? nil : .quietMark
      if state.isSelected {
        configuration = large.disc(options?.backgroundColor ?? .tintColor, mark: options?.tintColor)
      }
    case .reorder:
      name = "line.3.horizontal"
      color = .quietMark
    case .checkmark, .label, .popUpMenu, .customView:
      name = "checkmark"
      configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
    }
  }
}

extension UIImage.SymbolConfiguration {
  /// A mark on a disc of a colour.
  fileprivate func disc(_ color: UIColor, mark: UIColor?) -> UIImage.SymbolConfiguration {
    applying(UIImage.SymbolConfiguration(paletteColors: [mark ?? .white, color]))
  }
}

/// A button with a menu that tells when another element is chosen.
final class AccessoryMenuButton: UIButton {
  private var accessory: UICellAccessory?
  private var chosen: UIMenuElement?

  func show(_ accessory: UICellAccessory) {
    self.accessory = accessory
    if configuration == nil {
      var plain = UIButton.Configuration.plain()
      plain.baseForegroundColor = accessory.options.tintColor ?? .secondaryLabel
      plain.contentInsets = .zero
      configuration = plain
      showsMenuAsPrimaryAction = true
      changesSelectionAsPrimaryAction = true
    }
    if menu !== accessory.menu {
      chosen = nil
      menu = accessory.menu
    }
  }

  override func updateConfiguration() {
    super.updateConfiguration()
    guard let menu, let now = menu.selectedElements.first, now !== chosen else { return }
    let isFirst = chosen == nil
    chosen = now
    if !isFirst { accessory?.menuAction?(menu) }
  }
}
