/// The button that leads back: the title of where it leads to, beside the bar's chevron.
///
/// The chevron itself is the bar's, so that it stands still while titles come and go.
final class BackButton: UIControl {
  /// The titles that may stand beside the chevron, the longest first; the last is empty where nothing needs to.
  var candidates: [String] = [] {
    didSet { setNeedsLayout() }
  }
  let label = UILabel(frame: .zero)

  /// Called as the finger comes and goes, so that the chevron is dimmed with the title.
  var didPress: ((Bool) -> Void)?
  var whenTapped: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.isUserInteractionEnabled = false
    label.updateAccessibility { $0.role = nil }
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
    addTarget(self, action: Selector(BackButton.wasTapped), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("A bar's back button is made by init(frame:).") }

  override var sendsPrimaryActionOnTouchUp: Bool { true }

  func wasTapped() { whenTapped?() }

  override func stateDidChange() {
    label.alpha = isHighlighted ? BarMetrics.pressedAlpha : 1
    didPress?(isHighlighted)
  }

  /// From the button's leading edge to its title.
  static let titleStart = BarMetrics.chevronInset + BarMetrics.chevronSize.width + BarMetrics.chevronGap

  /// The width with a title.
  func width(showing title: String) -> CGFloat {
    guard !title.isEmpty else { return BarMetrics.touchWidth }
    return Self.titleStart + measure(title) + BarMetrics.buttonPadding
  }

  /// Shows the longest title that leaves `room`, and gives back the width.
  func fit(in room: CGFloat) -> CGFloat {
    let title = candidates.first { width(showing: $0) <= room } ?? ""
    label.text = title
    return width(showing: title)
  }

  func placeLabel(isRightToLeft: Bool) {
    let size = label.sizeThatFits(.zero)
    let direction = BarDirection(width: bounds.width, isRightToLeft: isRightToLeft)
    let y = ((bounds.height - size.height) / 2).onPixels(max(traitCollection.displayScale, 1))
    label.put(
      in: direction.frame(CGRect(x: Self.titleStart, y: y, width: size.width, height: size.height)))
  }

  private func measure(_ title: String) -> CGFloat {
    let shown = label.text
    label.text = title
    defer { label.text = shown }
    return label.sizeThatFits(.zero).width
  }

  /// Wider than what is seen, so that fingers find it.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.shrunk(dx: -4, dy: 0).contains(point)
  }
}
