public import Foundation

/// A text that can be made empty: `NSAttributedString`, whose initializer for it Foundation on Linux does not have.
public protocol EmptyAttributedText {}

extension NSAttributedString: EmptyAttributedText {}

extension EmptyAttributedText {
  /// A text without letters. A class of a program's own has it from its own initializers.
  public init() {
    // Text that can be changed is both of the classes that conform.
    self = NSMutableAttributedString(string: "") as! Self
  }
}
