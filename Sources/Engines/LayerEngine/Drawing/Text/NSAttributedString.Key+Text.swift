public import Foundation

// Foundation outside of Apple's systems has the type without the keys. The raw values are UIKit's.
extension NSAttributedString.Key {
  /// The typeface and size: a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour of the text: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// Where lines stand and break: an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}
