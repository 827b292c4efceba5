/// Shows lines of text that do not change by themselves.
open class UILabel: UIView {
  /// A label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    updateAccessibility { $0.role = .text }
  }

  /// A label from an archive: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    updateAccessibility { $0.role = .text }
  }

  /// The text; lines are separated by line feeds.
  open var text: String? {
    didSet {
      guard text != oldValue else { return }
      setNeedsDisplay()
      updateAccessibility { $0.label = text }
    }
  }

  /// The typeface and size; the system's font at 17 points unless set.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the text.
  open var textColor: UIColor! = .label {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the text while ``isHighlighted``; the usual one where nil.
  open var highlightedTextColor: UIColor? {
    didSet { if isHighlighted { setNeedsDisplay() } }
  }

  /// Whether the text is shown in its colour for highlighting. Cells set it for the labels in them.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue, highlightedTextColor != nil { setNeedsDisplay() } }
  }

  /// Whether the text is shown as one that does not answer.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// Where lines stand between the sides.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }

  /// Where lines that are too long break or are cut.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { setNeedsDisplay() } }
  }

  /// How many lines there may be; 0 for any number, 1 unless set.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { setNeedsDisplay() } }
  }

  /// The rectangle that the text takes up within `bounds`, for a number of lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let text = typeset(in: bounds.size, lines: numberOfLines)
    return CGRect(origin: bounds.origin, size: rounded(text))
  }

  /// The size of the text within `size`; a side of 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = CGSize(
      width: size.width > 0 ? size.width : .infinity, height: size.height > 0 ? size.height : .infinity)
    return rounded(typeset(in: limit, lines: numberOfLines))
  }

  /// The size of the text without limits.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Places the lines. Called by the layer when text or size have changed.
  open override func display(_ layer: CALayer) {
    let size = bounds.size
    let text = typeset(in: size, lines: numberOfLines)
    guard !text.lines.isEmpty else {
      layer.layerContents = .none
      return
    }
    let color = displayedColor
    // The block of lines stands in the middle of the label, its first baseline on a whole pixel so that letters are sharp.
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let top = (size.height - text.height) / 2
    layer.layerContents = .text(
      text.lines.map { line in
        TextRun(
          string: line.string, origin: CGPoint(x: grid.rounded(line.x), y: grid.rounded(top + line.baseline)),
          width: line.width, font: displayedFont, color: color)
      })
  }

  /// Displays the text anew when the size has changed.
  open override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsDisplay()
  }

  /// Labels that draw themselves are not supported; the text is given to the host as text.
  open override func draw(_ rect: CGRect) {}

  private var displayedFont: TextFont { (font ?? .systemFont(ofSize: UIFont.labelFontSize)).textFont }

  private var displayedColor: LayerColor {
    let color = (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
    let shown = isEnabled ? color : color.withAlphaComponent(0.3)
    guard shown.isDynamic else { return shown.cgColor.layerColor }
    return traitCollection.performAsCurrent { shown.cgColor.layerColor }
  }

  private func typeset(in size: CGSize, lines: Int) -> TypesetText {
    guard let text, !text.isEmpty else { return .empty }
    let request = TypesettingRequest(
      string: text, font: displayedFont, width: size.width, height: size.height, maximumLines: lines,
      lineBreakMode: lineBreakMode.engineMode, alignment: textAlignment.engineAlignment)
    return window?.windowScene?.textCache.typeset(request) ?? TypesetText(request)
  }

  private func rounded(_ text: TypesetText) -> CGSize {
    PixelGrid(scale: traitCollection.displayScale).roundedUp(CGSize(width: text.width, height: text.height))
  }
}
