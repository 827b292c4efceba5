public import Foundation

/// A piece of a search that stands before its text: a filter that a person can take away as one.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  /// The picture before the words.
  public let icon: UIImage?
  /// The words.
  public let text: String

  /// Something of the program's own that the token stands for.
  open var representedObject: Any?

  /// A token.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}
