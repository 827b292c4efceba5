/// Shows an accessory of a list's cell in the middle of its place. It takes touches only where a tap does something.
final class CellAccessoryView: UIControl {
  private(set) var accessory: UICellAccessory
  private(set) var content: UIView?
  /// Tells whether it has not been shown yet: it comes in from beyond the edge where that is animated.
  var isArriving = false
  /// Tells whether it is on its way out.
  var isLeaving = false
  /// The size of the content where that is a symbol.
  private var symbolSize: CGSize?
  private var line: UIView?
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
    if let action = accessory.action { return action() }
    guard let cell else { return }
    switch accessory.accessoryType {
    case .outlineDisclosure: cell.toggleOutline()
    case .delete: cell.revealSwipeActions()
    default: break
    }
  }

  /// Shows an accessory like the present one in a state of its cell.
  ///
  /// - Parameter isAnimated: whether what turns does so before one's eyes.
  func show(
    _ accessory: UICellAccessory, in cell: UICollectionViewListCell, _ state: UICellConfigurationState, isAnimated: Bool
  ) {
    self.accessory = accessory
    self.cell = cell
    isHidden = accessory.options.isHidden
    let isElement = accessory.isButton && !(accessory.isArrow && cell.conditions.outline != nil)
    if isElement != isAccessibilityElement {
      isAccessibilityElement = isElement
      accessibilityTraits = isElement ? .button : .none
    }
    isUserInteractionEnabled = accessory.takesTouches
    tintColor = accessory.options.tintColor
    switch accessory.accessoryType {
    case .label: showLabel()
    case .popUpMenu: showMenu()
    case .customView(let view): showContent(view)
    default: showSymbol(state, isAnimated: isAnimated)
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
    // The cell is named by it, too.
    label.isAccessibilityElement = false
    showContent(label)
  }

  private func showMenu() {
    let button = content as? AccessoryMenuButton ?? AccessoryMenuButton()
    button.show(accessory)
    showContent(button)
  }

  private func showSymbol(_ state: UICellConfigurationState, isAnimated: Bool) {
    let view = content as? UIImageView ?? UIImageView(frame: .zero)
    let look = AccessorySymbol(accessory, state)
    let metrics = UIFontMetrics.default
    symbolSize = CGSize(
      width: metrics.scaledValue(for: look.size.width, compatibleWith: traitCollection),
      height: metrics.scaledValue(for: look.size.height, compatibleWith: traitCollection))
    view.contentMode = .scaleAspectFit
    view.isAccessibilityElement = false
    view.preferredSymbolConfiguration = look.configuration
    if view.image == nil || look.changes { view.image = UIImage(systemName: look.name) }
    view.tintColor = accessory.options.tintColor ?? look.color
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let turned = CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2)
    turn(view, to: look.isTurned ? turned : .identity, isAnimated: isAnimated)
    if accessory.isButton { accessibilityLabel = look.label }
    if accessory.isArrow, accessibilityState?.isExpanded != state.isExpanded {
      updateAccessibility { $0.isExpanded = state.isExpanded }
    }
    showContent(view)
  }

  /// Arrows turn in the course of what is being animated, and else by themselves. // I66
  private func turn(_ view: UIView, to transform: CGAffineTransform, isAnimated: Bool) {
    guard view.transform != transform else { return }
    guard isAnimated, UIView.areAnimationsEnabled, ViewAnimation.current?.takesTime != true else {
      if isAnimated || ViewAnimation.current == nil {
        view.transform = transform
      } else {
        UIView.performWithoutAnimation { view.transform = transform }
      }
      return
    }
    UIView.animate(
      withDuration: UICollectionView.changeDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) { view.transform = transform }
  }

  /// Ends what slides and turns; a view of the program's own goes on.
  func endMotion() {
    endPlacement()
    if symbolSize != nil { content?.endPlacement() }
  }

  // MARK: Kinds

  var isGrip: Bool {
    if case .reorder = accessory.accessoryType { return true }
    return false
  }

  var isMultiselect: Bool {
    if case .multiselect = accessory.accessoryType { return true }
    return false
  }

  var isTick: Bool {
    if case .checkmark = accessory.accessoryType { return true }
    return false
  }

  // MARK: Line

  /// Tells whether a line stands before the place.
  var showsLine: Bool { line != nil }

  /// Has a line stand before the place, as high as the cell, or none. // I53
  func setLine(_ isShown: Bool) {
    guard isShown != showsLine else { return }
    guard isShown else {
      line?.removeFromSuperview()
      line = nil
      return
    }
    let new = UIView()
    new.backgroundColor = .separator
    new.isUserInteractionEnabled = false
    line = new
    addSubview(new)
    setNeedsLayout()
  }

  // MARK: Layout

  var contentSize: CGSize {
    guard let content else { return .zero }
    if let symbolSize, content is UIImageView { return symbolSize }
    if (accessory.options as? UICellAccessory.CustomViewConfiguration)?.maintainsFixedSize ?? false {
      return content.bounds.size
    }
    let free = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let size = content.sizeThatFits(free)
    return CGSize(
      width: size.width.allowed(insteadOf: content.bounds.width),
      height: size.height.allowed(insteadOf: content.bounds.height))
  }

  /// The width of the accessory's place. // I50
  func reservedWidth(isLeading: Bool) -> CGFloat {
    switch accessory.options.reservedLayoutWidth {
    case .custom(let width) where width > 0: return width
    case .custom, .actual: return contentSize.width
    case .standard:
      func scaled(_ width: CGFloat) -> CGFloat {
        UIFontMetrics.default.scaledValue(for: width, compatibleWith: traitCollection)
      }
      switch accessory.accessoryType {
      case .disclosureIndicator, .outlineDisclosure: return scaled(ListCellMetrics.arrowWidth)
      case .label, .popUpMenu: return contentSize.width
      // Beside the content all begin at one place; a view of the program's own that is wider has the room that it needs.
      case .customView:
        return isLeading ? max(scaled(ListCellMetrics.standardWidth), contentSize.width) : contentSize.width
      default: return scaled(ListCellMetrics.standardWidth)
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeLine()
    guard let content else { return }
    let size = contentSize
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    content.bounds = CGRect(origin: .zero, size: size)
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let corner = grid.rounded(CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2))
    content.center = CGPoint(x: corner.x + size.width / 2, y: corner.y + size.height / 2)
  }

  private func placeLine() {
    guard let line else { return }
    let place = CGRect(
      x: -ListCellMetrics.trailingGap - ListCellMetrics.lineWidth, y: 0, width: ListCellMetrics.lineWidth,
      height: bounds.height)
    line.frame = effectiveUserInterfaceLayoutDirection == .rightToLeft ? place.mirrored(in: bounds) : place
  }

  /// A finger is wider than an arrow: touches a little beside it count. The arrow of a header has the whole cell. // I55
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if isOfWholeCell, let superview { return superview.bounds.contains(convert(point, to: superview)) }
    guard accessory.isTouchedBeside else { return bounds.contains(point) }
    let more = max((ListCellMetrics.touchedWidth - bounds.width) / 2, 0)
    return bounds.shrunk(dx: -more, dy: 0).contains(point)
  }

  private var isOfWholeCell: Bool {
    guard accessory.isArrow else { return false }
    switch (accessory.options as? UICellAccessory.OutlineDisclosureOptions)?.style {
    case .header: return true
    case .automatic: return cell?.listPlace?.role == .header
    case .cell, nil: return false
    }
  }

  /// For a control a touch far from the arrow is outside; for the arrow of a header it is in the cell.
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isOfWholeCell, !isTouchInside, let touch, point(inside: touch.location(in: self), with: event) else { return }
    act()
  }
}

extension UICellAccessory {
  /// Tells whether it opens and closes what the cell heads. In an outline the cell itself says so to assistive tools.
  fileprivate var isArrow: Bool {
    if case .outlineDisclosure = accessoryType { return true }
    return false
  }

  /// Tells whether it is one for assistive tools.
  fileprivate var isButton: Bool {
    if options.isHidden { return false }
    return switch accessoryType {
    case .outlineDisclosure, .delete: true
    case .customView, .popUpMenu, .label: false
    default: action != nil
    }
  }

  /// Tells whether taps are the accessory's own, and not the cell's.
  fileprivate var takesTouches: Bool {
    switch accessoryType {
    case .customView, .popUpMenu, .outlineDisclosure, .delete, .reorder: true
    default: action != nil
    }
  }

  /// Tells whether a finger beside it hits it, too.
  fileprivate var isTouchedBeside: Bool {
    if case .customView = accessoryType { return false }
    return true
  }
}
