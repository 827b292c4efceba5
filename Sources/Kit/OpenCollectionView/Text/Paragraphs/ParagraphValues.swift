/// The values of a paragraph's style.
struct ParagraphValues: Equatable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var baseWritingDirection = NSWritingDirection.natural
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var defaultTabInterval: CGFloat = 0
  var allowsDefaultTighteningForTruncation = false
  var tabStops = ParagraphValues.usualTabStops

  /// Twelve stops, 28 points apart, as UIKit's.
  static let usualTabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }

  var engineStyle: TextParagraphStyle {
    var style = TextParagraphStyle()
    style.alignment = alignment == .natural ? .natural : alignment.engineAlignment()
    style.lineBreakMode = lineBreakMode.engineMode
    style.baseDirection = baseWritingDirection.engineDirection
    style.lineSpacing = lineSpacing
    style.paragraphSpacing = paragraphSpacing
    style.paragraphSpacingBefore = paragraphSpacingBefore
    style.firstLineHeadIndent = firstLineHeadIndent
    style.headIndent = headIndent
    style.tailIndent = tailIndent
    style.lineHeightMultiple = lineHeightMultiple
    style.minimumLineHeight = minimumLineHeight
    style.maximumLineHeight = maximumLineHeight
    style.defaultTabInterval = defaultTabInterval
    style.keepsHangulWords = lineBreakStrategy.contains(.hangulWordPriority)
    style.tabStops = tabStops.map { TextTabStop(location: $0.location, alignment: $0.alignment.engineAlignment()) }
    return style
  }
}
