/// How text is measured and drawn in a size.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines break at the width, and the place is that of the first line's upper left. Without it there is one line for
  /// each line feed, whatever the width.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Without effect: lines are one line height apart.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Without effect: text is measured by its lines, not by its ink.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// A last line that does not fit ends with "…".
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What else is said about text that is measured. Nothing here: text is never made smaller.
open class NSStringDrawingContext: NSObject {}

extension String {
  /// The rectangle that the text takes up within a size, in points; not rounded. A side of 0 or less is no limit.
  ///
  /// Difference from UIKit: its origin is (0, 0), also without `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]?,
    context: NSStringDrawingContext?
  ) -> CGRect {
    let text = TextAttributes(attributes, options).typeset(self, in: options.limit(size))
    return CGRect(x: 0, y: 0, width: text.width, height: text.height)
  }

  /// Draws the text into a rectangle; without `usesLineFragmentOrigin` only its upper left counts.
  @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]?,
    context: NSStringDrawingContext?
  ) {
    let rect = rect.standardized
    draw(at: rect.origin, within: options.limit(rect.size), TextAttributes(attributes, options))
  }
}

extension NSString {
  /// The rectangle that the text takes up within a size, as for `String`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]?,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text into a rectangle, as for `String`.
  @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]?,
    context: NSStringDrawingContext?
  ) {
    String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context)
  }
}

extension NSStringDrawingOptions {
  fileprivate func limit(_ size: CGSize) -> CGSize {
    guard contains(.usesLineFragmentOrigin) else { return .unlimited }
    return CGSize(
      width: size.width > 0 ? size.width : .infinity, height: size.height > 0 ? size.height : .infinity)
  }
}

extension TextAttributes {
  fileprivate init(_ attributes: [NSAttributedString.Key: Any]?, _ options: NSStringDrawingOptions) {
    self.init(attributes)
    if options.contains(.truncatesLastVisibleLine) { lineBreakMode = .byTruncatingTail }
  }
}
