public import Foundation

// Foundation outside of Apple's systems has the type without the keys. The raw values are UIKit's.
extension NSAttributedString.Key {
  /// The typeface and size: a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour of the text: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind the text: a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The places of lines and their breaks: an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The line under the text: the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The colour of the line under the text: a `UIColor`; that of the text without one.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The line through the text: the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The colour of the line through the text: a `UIColor`; that of the text without one.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The width of outlines in hundredths of the font's size: above 0 without, below 0 with filled letters.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The colour of outlines: a `UIColor`; that of the text without one.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// Points between a character and the next one, added to its own width.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Points between a character and the next one, added to its own width and to ``kern``.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// Points that the text is lifted above the baseline.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// How far letters lean to the right: the tangent of the angle.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// How much wider letters are drawn: the logarithm of the factor.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// The shadow of the letters: an `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The target of a link: a `URL` or a `String`. Without a colour of its own the text is shown in the one of links,
  /// underlined.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// A name for a part of a text view's text that can be tapped: a `String`.
  public static let textItemTag = NSAttributedString.Key(rawValue: "NSTextItemTag")
  /// Directions put around the text, the outermost first: numbers of `NSWritingDirection` and
  /// `NSWritingDirectionFormatType`, added up.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// Tells whether letters are joined into ligatures. Kept, without effect: text is drawn without ligatures.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// An effect such as letterpress. Kept, without effect.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// A picture in the place of the character U+FFFC: an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// Vertical text. Kept, without effect, as in UIKit.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "NSVerticalGlyphForm")
}
