public import Foundation

/// Something that a search offers to be looked for.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  /// The words.
  var localizedSuggestion: String? { get }

  /// The words that are read, where the words are not enough; nil unless implemented.
  var localizedDescription: String? { get }

  /// The picture before the words; nil unless implemented.
  var iconImage: UIImage? { get }

  /// The words with attributes; nil, for the plain ones, unless implemented.
  var localizedAttributedSuggestion: NSAttributedString? { get }

  /// Something of the program's own that it stands for.
  var representedObject: Any? { get set }
}

/// Tells what an object that implements less answers.
extension UISearchSuggestion {
  /// Nothing.
  public var localizedDescription: String? { nil }
  /// None.
  public var iconImage: UIImage? { nil }
  /// None.
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
}
