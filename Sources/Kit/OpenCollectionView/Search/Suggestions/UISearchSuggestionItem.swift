public import Foundation

/// Words, and perhaps a picture, that a search offers to be looked for.
///
/// ```swift
/// search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Lakes", localizedDescription: nil, iconImage: nil)]
/// ```
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  private let words: NSAttributedString
  private let hasAttributes: Bool
  private let spoken: String?
  private let icon: UIImage?

  /// A suggestion of words.
  ///
  /// - Parameters:
  ///   - suggestion: what is shown.
  ///   - description: what is read; the words where nil.
  ///   - iconImage: the picture before the words.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil, iconImage: UIImage? = nil
  ) {
    words = NSAttributedString(string: suggestion)
    hasAttributes = false
    spoken = description
    icon = iconImage
    super.init()
  }

  /// A suggestion of words with attributes.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    words = NSAttributedString(attributedString: suggestion)
    hasAttributes = true
    spoken = description
    icon = iconImage
    super.init()
  }

  /// The words.
  open var localizedSuggestion: String? { words.string }

  /// The words with their attributes; nil where they have none.
  open var localizedAttributedSuggestion: NSAttributedString? { hasAttributes ? words : nil }

  /// The words that are read in place of those that are shown.
  open var localizedDescription: String? { spoken }

  /// The picture before the words.
  open var iconImage: UIImage? { icon }

  /// Something of the program's own that it stands for.
  open var representedObject: Any?
}
