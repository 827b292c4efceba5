/// Where the lines of a text stand and break.
///
/// Difference from UIKit: there are no distances between lines and no indents; lines are one line height apart.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  // Unchecked: immutable, but for its mutable subclass, which belongs to whoever made it.
  fileprivate(set) final var storedAlignment = NSTextAlignment.natural
  fileprivate(set) final var storedLineBreakMode = NSLineBreakMode.byWordWrapping

  /// A style with lines at the natural side that break between words.
  public override init() { super.init() }

  /// A style with lines at the natural side that break between words.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines stand between the sides.
  open var alignment: NSTextAlignment { storedAlignment }

  /// Where lines that are too long break or are cut.
  open var lineBreakMode: NSLineBreakMode { storedLineBreakMode }

  /// A style with the same values that does not change.
  open override func copy() -> Any {
    let copy = NSParagraphStyle()
    copy.storedAlignment = alignment
    copy.storedLineBreakMode = lineBreakMode
    return copy
  }

  /// A style with the same values that can be changed.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }

  /// Whether both have the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return alignment == other.alignment && lineBreakMode == other.lineBreakMode
  }

  /// Hashes the values.
  open override var hash: Int { alignment.rawValue << 8 | lineBreakMode.rawValue }
}

/// A style of lines that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  // Unchecked: as of the immutable style.

  /// Where lines stand between the sides.
  open override var alignment: NSTextAlignment {
    get { storedAlignment }
    set { storedAlignment = newValue }
  }

  /// Where lines that are too long break or are cut.
  open override var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set { storedLineBreakMode = newValue }
  }

  /// Takes over the values of a style.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    storedAlignment = style.alignment
    storedLineBreakMode = style.lineBreakMode
  }
}
