import OpenCollectionView

/// The bar below the playground: what fingers do, what draws the pieces, and whether the simulation itself is shown.
final class GravityBar: UIView {
  private let line = UIView()
  private let tools = UISegmentedControl(items: GravityTool.allCases.map(\.title))
  private let chainButton = UIButton.inExhibitBar("Chain", margin: 12)
  private let fieldButton = UIButton.inExhibitBar("Gravity", margin: 12)
  private let clearButton = UIButton.inExhibitBar("Clear", margin: 12)
  private let overlayLabel = UILabel()
  private let overlaySwitch = UISwitch()
  private let hintLabel = UILabel()

  var didChooseTool: ((GravityTool) -> Void)?
  var didTapChain: (() -> Void)?
  var didTapField: (() -> Void)?
  var didTapClear: (() -> Void)?
  var didSwitchOverlay: ((Bool) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    // Its three buttons stand beside each other on the smallest phone.
    maximumContentSizeCategory = .extraExtraLarge
    backgroundColor = .galleryBackground
    line.backgroundColor = .separator
    tools.selectedSegmentIndex = 0
    tools.accessibilityLabel = "Tool"
    overlayLabel.text = "Outlines and forces"
    // The switch says more.
    overlayLabel.isAccessibilityElement = false
    overlayLabel.setGrowingFont(ofSize: 15, as: .subheadline)
    overlaySwitch.accessibilityLabel = "Show outlines and forces"
    fieldButton.accessibilityHint = "Changes what draws the pieces"
    hintLabel.setGrowingFont(ofSize: 13, as: .footnote)
    hintLabel.textColor = .gallerySecondary
    hintLabel.text = GravityTool.throw.hint
    hintLabel.numberOfLines = 2
    tools.addAction(
      UIAction { [weak self] _ in
        guard let self, let tool = GravityTool(rawValue: tools.selectedSegmentIndex) else { return }
        hintLabel.text = tool.hint
        didChooseTool?(tool)
      }, for: .valueChanged)
    chainButton.addAction(UIAction { [weak self] _ in self?.didTapChain?() }, for: .touchUpInside)
    fieldButton.addAction(UIAction { [weak self] _ in self?.didTapField?() }, for: .touchUpInside)
    clearButton.addAction(UIAction { [weak self] _ in self?.didTapClear?() }, for: .touchUpInside)
    overlaySwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        didSwitchOverlay?(overlaySwitch.isOn)
      }, for: .valueChanged)
    for view in [line, tools, chainButton, fieldButton, clearButton, overlayLabel, overlaySwitch, hintLabel] {
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ field: GravityField) { fieldButton.configuration?.title = field.title }

  func show(overlay isOn: Bool) { overlaySwitch.setOn(isOn, animated: true) }

  /// The height without what the device covers, in points.
  func height(forWidth width: CGFloat) -> CGFloat {
    width < 760 ? 140 + hintHeight(isNarrow: true) : 68 + hintHeight(isNarrow: false)
  }

  /// Every tool's hint has as much room, so that choosing another moves nothing.
  private func hintHeight(isNarrow: Bool) -> CGFloat {
    let line = hintLabel.font.lineHeight
    return isNarrow ? max(36, (2 * line).rounded(.up) + 4) : max(20, line.rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = GalleryMetrics.margin(forWidth: bounds.width)
    let left = safeAreaInsets.left + margin
    let right = max(left, bounds.width - safeAreaInsets.right - margin)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / traitCollection.displayScale)
    let isNarrow = bounds.width < 760
    let width = isNarrow ? right - left : min(320, right - left)
    tools.frame = CGRect(x: left, y: 12, width: width, height: 34)
    var x = isNarrow ? left : left + width + 16
    let y: CGFloat = isNarrow ? 56 : 12
    for button in [chainButton, fieldButton, clearButton] {
      let width =
        button === fieldButton
        ? max(92, button.sizeThatFits(.zero).width.rounded(.up)) : button.sizeThatFits(.zero).width.rounded(.up)
      button.frame = CGRect(x: x, y: y, width: width, height: 34)
      x += width + 8
    }
    let size = overlaySwitch.intrinsicContentSize
    let top: CGFloat = isNarrow ? 98 : 13
    overlaySwitch.frame = CGRect(
      x: max(left, right - size.width), y: top, width: size.width, height: size.height)
    if isNarrow {
      overlayLabel.frame = CGRect(
        x: left, y: top, width: max(0, right - size.width - 8 - left), height: size.height)
      overlayLabel.textAlignment = .natural
      hintLabel.frame = CGRect(x: left, y: 134, width: right - left, height: hintHeight(isNarrow: true))
    } else {
      overlayLabel.frame = CGRect(x: x, y: top, width: max(0, right - size.width - 8 - x), height: size.height)
      overlayLabel.textAlignment = endAlignment
      hintLabel.frame = CGRect(x: left, y: 56, width: right - left, height: hintHeight(isNarrow: false))
    }
    mirrorForReading(subviews)
  }
}
