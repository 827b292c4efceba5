/// The button that shows a bar item.
final class BarButton: UIControl {
  let item: UIBarButtonItem
  /// The look of the bar's buttons, which the item's own attributes override.
  var appearance: UIBarButtonItemAppearance {
    didSet { show() }
  }
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let backdrop = UIImageView(frame: .zero)
  private let mark = UIView(frame: .zero)

  /// Called when the item has become another, and so perhaps wider.
  var didChange: (() -> Void)?

  init(_ item: UIBarButtonItem, appearance: UIBarButtonItemAppearance) {
    self.item = item
    self.appearance = appearance
    super.init(frame: .zero)
    item.button = self
    mark.layer.cornerRadius = 6
    for view in [mark, backdrop, picture, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    label.textAlignment = .center
    // The button speaks for what is in it.
    label.updateAccessibility { $0.role = nil }
    isAccessibilityElement = true
    isSpringLoadedByActivation = item.isSpringLoaded
    addTarget(self, action: Selector(BarButton.wasTapped), for: .touchUpInside)
    show()
  }

  required init?(coder: NSCoder) { fatalError("A bar's button is made for an item.") }

  override var sendsPrimaryActionOnTouchUp: Bool { true }

  override func stateDidChange() { show() }

  /// The width that the content asks for, with the padding at both sides.
  var naturalWidth: CGFloat {
    if item.width > 0 { return item.width + 2 * BarMetrics.buttonPadding }
    return contentWidth + 2 * BarMetrics.buttonPadding
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = max(traitCollection.displayScale, 1)
    backdrop.frame = inside(dx: 0, dy: 6)
    mark.frame = inside(dx: 2, dy: 6)
    let inner = inside(dx: BarMetrics.buttonPadding, dy: 0)
    let offset = titleOffset
    let lineHeight = label.sizeThatFits(.zero).height
    label.frame = CGRect(
      x: inner.minX + offset.horizontal, y: ((inner.height - lineHeight) / 2).onPixels(scale) + offset.vertical,
      width: inner.width, height: lineHeight)
    let size = picture.image?.size ?? .zero
    let insets = item.imageInsets
    picture.frame = CGRect(
      x: (inner.midX - size.width / 2).onPixels(scale) + insets.left,
      y: (inner.midY - size.height / 2).onPixels(scale) + insets.top,
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  /// A button that has not been placed yet has no room inside, and no place less than none.
  private func inside(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: dx, y: dy, width: max(0, bounds.width - 2 * dx), height: max(0, bounds.height - 2 * dy))
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { item.adoptAppearance(shownBy: self) }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  /// Wider than what is seen, so that fingers find it.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let lacking = max(0, BarMetrics.touchWidth - bounds.width) / 2
    return bounds.shrunk(dx: -lacking, dy: 0).contains(point)
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = item.menu else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: { _ in menu })
  }

  func itemDidChange() {
    show()
    didChange?()
  }

  func wasTapped() { item.perform() }

  private var contentWidth: CGFloat {
    if let image = item.image { return image.size.width }
    let font = label.font
    let titles = (item.possibleTitles ?? []).union(item.title.map { [$0] } ?? [])
    let widths = titles.map { title -> CGFloat in
      let probe = UILabel(frame: .zero)
      probe.font = font
      probe.text = title
      return probe.sizeThatFits(.zero).width
    }
    return widths.max() ?? 0
  }

  private var titleOffset: UIOffset {
    let own = item.titlePositionAdjustment(for: .default)
    return own == .zero ? appearance.appearance(for: state).titlePositionAdjustment : own
  }

  private func show() {
    // A button that is told of its item's state must not tell the item of it.
    if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
    if isSelected != item.isSelected { isSelected = item.isSelected }
    if isContextMenuInteractionEnabled != (item.menu != nil) { isContextMenuInteractionEnabled = item.menu != nil }
    showsMenuAsPrimaryAction = item.menu != nil && item.primaryAction == nil && item.action == nil
    let look = appearance.appearance(for: state)
    let attributes = TitleAttributes(
      [
        item.titleTextAttributes(for: state), look.titleTextAttributes, item.titleTextAttributes(for: .normal),
        appearance.normal.titleTextAttributes,
      ], font: item.style == .done ? BarMetrics.doneFont : BarMetrics.buttonFont)
    let tint: UIColor = item.tintColor ?? tintColor
    let color = isEnabled ? attributes.color ?? tint : attributes.color ?? .tertiaryLabel
    label.font = attributes.font
    label.text = item.image == nil ? item.title : nil
    label.textColor = isSelected ? .systemBackground : color
    picture.image = item.image
    picture.tintColor = isSelected ? .systemBackground : isEnabled ? tint : .tertiaryLabel
    mark.backgroundColor = isSelected ? tint : nil
    backdrop.image = item.backgroundImage(for: state, barMetrics: .default) ?? look.backgroundImage
    let dims = isHighlighted && look.titleTextAttributes.isEmpty
    label.alpha = dims ? BarMetrics.pressedAlpha : 1
    picture.alpha = dims ? BarMetrics.pressedAlpha : 1
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityTraits =
      UIAccessibilityTraits.button.union(isSelected ? .selected : []).union(isEnabled ? [] : .notEnabled)
    setNeedsLayout()
  }
}
