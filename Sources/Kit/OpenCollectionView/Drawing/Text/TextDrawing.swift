/// A text that is measured or drawn, with all that is said about it.
struct TextDrawing {
  private enum Content {
    case plain(String)
    case attributed(NSAttributedString)
  }

  private let content: Content
  private let attributes: [NSAttributedString.Key: Any]
  private let options: NSStringDrawingOptions
  private let context: NSStringDrawingContext?

  init(
    _ string: String, _ attributes: [NSAttributedString.Key: Any]?, options: NSStringDrawingOptions,
    context: NSStringDrawingContext? = nil
  ) {
    self.attributes = attributes ?? [:]
    let isSimple = self.attributes.keys.allSatisfy { $0 == .font || $0 == .foregroundColor || $0 == .paragraphStyle }
    let style = self.attributes[.paragraphStyle] as? NSParagraphStyle
    content =
      isSimple && style?.values.isSimple != false
      ? .plain(string) : .attributed(NSAttributedString(string: string, attributes: self.attributes))
    self.options = options
    self.context = context
  }

  init(_ attributed: NSAttributedString, options: NSStringDrawingOptions, context: NSStringDrawingContext? = nil) {
    content = .attributed(attributed)
    attributes = [:]
    self.options = options
    self.context = context
  }

  /// The text within a size; a context's scale is tried where it does not fit.
  func typeset(in size: CGSize) -> SetText {
    let whole = typeset(in: size, scale: 1)
    guard let context else { return whole }
    var found = whole
    var scale = 1.0
    let least = context.minimumScaleFactor
    if least > 0, least < 1, !fits(whole, size) {
      var (low, high) = (Double(least), 1.0)
      scale = low
      found = typeset(in: size, scale: low)
      for _ in 0..<8 where fits(found, size) {
        let middle = (low + high) / 2
        let set = typeset(in: size, scale: middle)
        if fits(set, size) {
          (low, scale, found) = (middle, middle, set)
        } else {
          high = middle
        }
      }
    }
    context.note(scale: scale, size: found.size)
    return found
  }

  private func fits(_ text: SetText, _ size: CGSize) -> Bool {
    !text.isTruncated && text.size.width <= size.width + 0.001 && text.size.height <= size.height + 0.001
  }

  private func typeset(in size: CGSize, scale: Double) -> SetText {
    let mode: LineBreakMode? = options.contains(.truncatesLastVisibleLine) ? .truncateTail : nil
    // Text without attributes is UIKit's: 12 points, black, lines that break between words.
    switch content {
    case .plain(let string):
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      let font = (attributes[.font] as? UIFont)?.textFont ?? TextFont(size: 12)
      let sized = scale == 1 ? font : font.withSize(font.size * scale)
      let color = attributes[.foregroundColor] as? UIColor ?? .black
      let text = TypesetText(
        TypesettingRequest(
          string: string, font: sized, width: size.width, height: size.height,
          lineBreakMode: mode ?? (style?.lineBreakMode ?? .byWordWrapping).engineMode,
          alignment: (style?.alignment ?? .natural).engineAlignment()))
      return .plain(text, SetText.PlainLook(font: sized, color: color.cgColor.layerColor))
    case .attributed(let string):
      let text = StyledText(
        string, defaults: TextStyle(font: TextFont(size: 12)), linkColor: UIColor.link.cgColor.layerColor
      ).mapParagraphStyles { style in
        if style.alignment == .natural, style.baseDirection == nil { style.alignment = .left }
      }
      return .styled(
        TypesetStyledText(
          StyledTypesettingRequest(
            text: scale == 1 ? text : text.scaled(by: scale), width: size.width, height: size.height,
            lineBreakMode: mode)))
    }
  }

  /// The rectangle that the text takes up within a size, at (0, 0).
  func bounds(in size: CGSize) -> CGRect {
    CGRect(origin: .zero, size: typeset(in: options.limit(size)).size)
  }

  /// Draws the text at a point of the current context.
  @MainActor func draw(at origin: CGPoint, within size: CGSize) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    typeset(in: size).draw(at: origin, in: context)
  }

  @MainActor func draw(with rect: CGRect) {
    let rect = rect.standardized
    draw(at: rect.origin, within: options.limit(rect.size))
  }
}

extension NSStringDrawingOptions {
  fileprivate func limit(_ size: CGSize) -> CGSize {
    guard contains(.usesLineFragmentOrigin) else { return .unlimited }
    return CGSize(
      width: size.width > 0 ? size.width : .infinity, height: size.height > 0 ? size.height : .infinity)
  }
}

extension ParagraphValues {
  /// Tells whether plain text can be set this way.
  var isSimple: Bool {
    var values = ParagraphValues()
    values.alignment = alignment
    values.lineBreakMode = lineBreakMode
    return alignment != .justified && values == self
  }
}

extension CGSize {
  static let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
}
