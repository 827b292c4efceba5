/// How the lines of a paragraph stand and break.
///
/// Differences from UIKit: there is no hyphenation and there are no lists. A style of a paragraph that cuts lines cuts the
/// last one that fits, not each.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Stands first, see there.
  private let mark = ComparedObjectMark()
  // Unchecked: immutable, but for its mutable subclass, which belongs to whoever made it.
  fileprivate(set) final var values = ParagraphValues()

  /// A style with lines at the natural side that break between words.
  public override init() { super.init() }

  /// A style with lines at the natural side that break between words.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The direction of a language, by its code such as "ar"; natural for no language and for those that are not known.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    guard let languageName else { return .natural }
    switch Locale.Language(identifier: languageName).characterDirection {
    case .rightToLeft: return .rightToLeft
    case .leftToRight: return .leftToRight
    default: return .natural
    }
  }

  /// The place of lines between the sides.
  open var alignment: NSTextAlignment { values.alignment }

  /// The rule that says where lines that are too long break or are cut.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// The direction in which the paragraph is read; by its first letter unless set.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// The rules that count where lines break; none unless set.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// Points between a line and the next one.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// Points between the paragraph and the next one.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }

  /// Points between the paragraph before and this one, added to its own.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

  /// Points from the side where lines begin to the first one.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

  /// Points from the side where lines begin to all but the first.
  open var headIndent: CGFloat { values.headIndent }

  /// Above 0, points from the side where lines begin to their end; otherwise from the other side, negative.
  open var tailIndent: CGFloat { values.tailIndent }

  /// The factor by which the height of lines is multiplied; 0 for 1. The added height stands above the letters.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// The least height of lines in points; 0 for none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }

  /// The greatest height of lines in points; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// The distance of tab stops behind the last of ``tabStops``, in points; 0 for 28.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// The places at which text goes on after tabs: twelve stops, 28 points apart, unless set.
  open var tabStops: [NSTextTab] { values.tabStops }

  /// Tells whether characters move together a little before text is cut.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

  /// A style with the same values that does not change.
  open func copy(with zone: NSZone? = nil) -> Any { copy() }

  /// A style that can be changed, with what this one says.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { mutableCopy() }

  /// A style that never changes, with what this one says.
  open override func copy() -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style with the same values that can be changed.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }

  /// Tells whether both have the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return values == other.values
  }

  /// Hashes some of the values.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(alignment)
    hasher.combine(lineBreakMode)
    hasher.combine(lineSpacing)
    hasher.combine(lineHeightMultiple)
    return hasher.finalize()
  }
}

/// A style of a paragraph that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  // Unchecked: as of the immutable style.

  /// The place of lines between the sides.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// The rule that says where lines that are too long break or are cut.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// The direction in which the paragraph is read; by its first letter unless set.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  /// The rules that count where lines break; none unless set.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  /// Points between a line and the next one.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// Points between the paragraph and the next one.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  /// Points between the paragraph before and this one, added to its own.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }

  /// Points from the side where lines begin to the first one.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  /// Points from the side where lines begin to all but the first.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  /// Above 0, points from the side where lines begin to their end; otherwise from the other side, negative.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  /// The factor by which the height of lines is multiplied; 0 for 1. The added height stands above the letters.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  /// The least height of lines in points; 0 for none.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  /// The greatest height of lines in points; 0 for none.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// The distance of tab stops behind the last of ``tabStops``, in points; 0 for 28.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  /// The places at which text goes on after tabs: twelve stops, 28 points apart, unless set.
  open override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }

  /// Tells whether characters move together a little before text is cut.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  /// Takes over the values of a style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

  /// Adds a tab stop, in its place among the others.
  open func addTabStop(_ anObject: NSTextTab) {
    let place = values.tabStops.firstIndex { $0.location > anObject.location } ?? values.tabStops.count
    values.tabStops.insert(anObject, at: place)
  }

  /// Takes the first tab stop that is equal away.
  open func removeTabStop(_ anObject: NSTextTab) {
    if let place = values.tabStops.firstIndex(where: { $0.isEqual(anObject) }) { values.tabStops.remove(at: place) }
  }
}

extension NSParagraphStyle: TextParagraphConvertible {
  package var textParagraphStyle: TextParagraphStyle { values.engineStyle }
}
