public import Foundation

/// Something in the text of a text view that can be tapped: a link, a picture, or what a program has given a tag.
@preconcurrency @MainActor open class UITextItem: NSObject {
  /// The thing that it is.
  public enum Content {
    /// A link.
    case link(URL)
    /// A picture in the text.
    case textAttachment(NSTextAttachment)
    /// A part of the text with the attribute `textItemTag`.
    case tag(String)
  }

  /// The thing that it is.
  public let content: Content

  /// The part of the text, in UTF-16 units.
  public let range: NSRange

  init(_ content: Content, _ range: Range<Int>) {
    self.content = content
    self.range = NSRange(location: range.lowerBound, length: range.count)
    super.init()
  }

  /// The menu of an item.
  ///
  /// Difference from UIKit: there is no preview beside it.
  @preconcurrency @MainActor open class MenuConfiguration: NSObject {
    let menu: UIMenu

    /// A configuration with a menu.
    public init(menu: UIMenu) {
      self.menu = menu
      super.init()
    }
  }
}
