/// Shows lines of text that do not change by themselves.
///
/// The text is of one style, by ``text`` and the label's own settings, or of several, by ``attributedText``. It is given
/// to the host as text, line by line, and stands in the middle of the label's height.
///
/// Differences from UIKit: text that is made smaller keeps its line breaks' places to half a point; words of a line are
/// spread by `justified` only where the text is attributed.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
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

  var content = LabelContent()
  private var settings: LabelSettings?

  private func makeSettings() -> LabelSettings {
    if let settings { return settings }
    let new = LabelSettings()
    settings = new
    return new
  }

  // MARK: The text

  /// The text; lines are separated by line feeds. Setting it drops ``attributedText``'s attributes.
  open var text: String? {
    get { content.text }
    set { setText(newValue) }
  }

  /// The text with its attributes. Attributes that are missing are the label's font and colour.
  ///
  /// Setting it makes the label's font, colour, alignment and line break mode those of the first character. Setting one of
  /// these later changes all of the text.
  open var attributedText: NSAttributedString? {
    get { content.attributed ?? plainAttributedText }
    set { setAttributedText(newValue) }
  }

  // MARK: How it looks

  /// The typeface and size; the system's font at 17 points unless set.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font != oldValue { styleDidChange(.font, font) } }
  }

  /// The colour of the text.
  open var textColor: UIColor! = .label {
    didSet { if textColor != oldValue { styleDidChange(.foregroundColor, textColor) } }
  }

  /// The colour of the text while ``isHighlighted``; the usual one where nil.
  open var highlightedTextColor: UIColor? {
    get { settings?.highlightedTextColor }
    set {
      if settings != nil || newValue != nil { makeSettings().highlightedTextColor = newValue }
      if isHighlighted { textDidChange() }
    }
  }

  /// Tells whether the text is shown in its colour for highlighting. Cells set it for the labels in them.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue, highlightedTextColor != nil { textDidChange() } }
  }

  /// Tells whether the text is shown as one that does not answer.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { textDidChange() } }
  }

  /// The colour of a hard shadow of the letters; nil for none.
  open var shadowColor: UIColor? {
    get { settings?.shadowColor }
    set {
      let oldValue = shadowColor
      if settings != nil || newValue != oldValue { makeSettings().shadowColor = newValue }
      if shadowColor != oldValue { textDidChange() }
    }
  }

  /// How far the shadow lies to the right and below, in points; one point above unless set.
  open var shadowOffset: CGSize {
    get { settings?.shadowOffset ?? CGSize(width: 0, height: -1) }
    set {
      let oldValue = shadowOffset
      if settings != nil || newValue != oldValue { makeSettings().shadowOffset = newValue }
      if shadowOffset != oldValue, shadowColor != nil { textDidChange() }
    }
  }

  // MARK: How it stands and breaks

  /// The place of lines between the sides. Natural text stands where lines begin in the label's direction.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { paragraphDidChange { $0.alignment = textAlignment } } }
  }

  /// The rule that says where lines that are too long break or are cut.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { paragraphDidChange { $0.lineBreakMode = lineBreakMode } } }
  }

  /// The rules that count where lines break.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { settings?.lineBreakStrategy ?? .standard }
    set {
      let oldValue = lineBreakStrategy
      if settings != nil || newValue != oldValue { makeSettings().lineBreakStrategy = newValue }
      if lineBreakStrategy != oldValue { textDidChange() }
    }
  }

  /// How many lines there may be; 0 for any number, 1 unless set.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }

  /// Tells whether the text is made smaller where it would be cut; false unless set.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange() } }
  }

  /// The smallest part of its size that text is made smaller to; 0 for no bound, unless set.
  open var minimumScaleFactor: CGFloat {
    get { settings?.minimumScaleFactor ?? 0 }
    set {
      let oldValue = minimumScaleFactor
      if settings != nil || newValue != oldValue { makeSettings().minimumScaleFactor = newValue }
      if minimumScaleFactor != oldValue { textDidChange() }
    }
  }

  /// The height at which text stands that was made smaller.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet { if baselineAdjustment != oldValue { textDidChange() } }
  }

  /// Tells whether characters move together a little, up to a twentieth of their size, before text is cut or made
  /// smaller.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { textDidChange() } }
  }

  /// The width in points that ``intrinsicContentSize`` breaks several lines at; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat {
    get { settings?.preferredMaxLayoutWidth ?? 0 }
    set {
      let oldValue = preferredMaxLayoutWidth
      if settings != nil || newValue != oldValue { makeSettings().preferredMaxLayoutWidth = newValue }
      if preferredMaxLayoutWidth != oldValue { ownSizeMayDiffer() }
    }
  }

  /// Tells whether fonts of text styles and of font metrics follow the content size; false unless set.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  // MARK: Sizes

  /// The rectangle that the text takes up within `bounds`, for a number of lines. Override to give text other room: the
  /// label's own sizes ask here.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: rounded(textLayout(in: bounds.size, lines: numberOfLines).size))
  }

  /// The size of the text within a width, whatever the height; a width of 0 is no limit, and neither is any for one line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // A single line is as long as it is, and a label as high as its lines.
    let limit = CGSize(width: size.width > 0 && numberOfLines != 1 ? size.width : .infinity, height: .infinity)
    return textRect(forBounds: CGRect(origin: .zero, size: limit), limitedToNumberOfLines: numberOfLines).size
  }

  /// The size of the text without limits, or within ``preferredMaxLayoutWidth`` where there may be several lines.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth, height: 0))
  }

  override func contentSize(inWidth width: CGFloat) -> CGSize? { fittedContent(inWidth: width) }

  override var baselineInsets: (first: Double, last: Double)? { (Double(font.ascender), Double(-font.descender)) }

  // MARK: Drawing

  /// Places the lines. Called by the layer when text or size have changed.
  open override func display(_ layer: CALayer) { displayText(in: layer) }

  /// Draws the text. A class that overrides this or ``drawText(in:)`` may draw around it.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text into a rectangle of the label, in the current context. Override to give it another rectangle.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(in: rect, context)
  }

  /// Displays the text anew when the size has changed.
  open override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsDisplay()
  }

  /// Brings fonts that follow the content size up to date.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    content.forgetLayouts()
    ownSizeMayDiffer()
    if adjustsFontForContentSizeCategory { adjustFonts() }
    setNeedsDisplay()
  }
}

/// The settings that few labels are given.
@MainActor final class LabelSettings {
  var highlightedTextColor: UIColor?
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  var minimumScaleFactor: CGFloat = 0
  var preferredMaxLayoutWidth: CGFloat = 0
}
