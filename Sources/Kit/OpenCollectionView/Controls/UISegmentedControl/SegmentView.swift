/// A segment: its title or picture, and what assistive tools see of it.
final class SegmentView: UIView {
  var content: SegmentContent {
    didSet { contentDidChange() }
  }
  let label = UILabel()
  private let imageView = UIImageView(frame: .zero)
  private var background: UIImageView?
  var adjustment = UIOffset.zero
  /// Chooses the segment.
  var activate: () -> Bool = { false }

  init(_ content: SegmentContent) {
    self.content = content
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    label.updateAccessibility { $0.role = nil }
    imageView.contentMode = .center
    addSubview(label)
    addSubview(imageView)
    isAccessibilityElement = true
    accessibilityTraits = .button
    contentDidChange()
  }

  required init?(coder: NSCoder) { nil }

  private func contentDidChange() {
    label.text = content.title
    imageView.image = content.image.map { image in
      image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }
    label.isHidden = content.image != nil
    imageView.isHidden = content.image == nil
    accessibilityLabel = content.title ?? content.action?.title
    setNeedsLayout()
  }

  /// Shows a picture behind the title; none for nil.
  func showBackground(_ image: UIImage?) {
    guard let image else {
      background?.removeFromSuperview()
      background = nil
      return
    }
    let view = background ?? UIImageView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.image = image
    if view.superview == nil { insertSubview(view, at: 0) }
    background = view
  }

  /// Shows a state in the attributes of the control's titles.
  func show(_ attributes: [NSAttributedString.Key: Any]?, isSelected: Bool, isEnabled: Bool, isPressed: Bool) {
    // 13 points, and bolder where it is chosen. As on iOS.
    label.font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
    let color = attributes?[.foregroundColor] as? UIColor ?? .label
    label.textColor = isEnabled ? color : .tertiaryLabel
    imageView.tintColor = isEnabled ? color : .tertiaryLabel
    label.alpha = isPressed ? 0.3 : 1
    imageView.alpha = isPressed ? 0.3 : 1
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    if traits != accessibilityTraits { accessibilityTraits = traits }
    let checked: LayerAccessibility.CheckedState = isSelected ? .on : .off
    if accessibilityState?.checked != checked { updateAccessibility { $0.checked = checked } }
    setNeedsLayout()
  }

  /// The width of what is shown with its widest font, in points.
  var contentWidth: CGFloat {
    if let image = content.image { return image.size.width }
    guard content.title?.isEmpty == false else { return 0 }
    // Measured in the bolder letters of a chosen segment, so that choosing one moves nothing.
    let font = label.font ?? .systemFont(ofSize: 13)
    let bold = UIFont.systemFont(ofSize: font.pointSize, weight: .semibold)
    let now = label.sizeThatFits(.zero).width
    let size = (content.title ?? "").boundingRect(
      with: CGSize(width: CGFloat.infinity, height: .infinity), options: [], attributes: [.font: bold], context: nil)
    return max(now, size.width)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let moved = bounds.offsetBy(
      dx: content.offset.width + adjustment.horizontal, dy: content.offset.height + adjustment.vertical)
    label.frame = moved.shrunk(dx: 4, dy: 0)
    imageView.frame = moved
  }

  override func accessibilityActivate() -> Bool { activate() }
}
