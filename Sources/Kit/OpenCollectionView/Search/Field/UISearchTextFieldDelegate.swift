import Foundation

/// Is asked and told about a field for a search, beside what a field's delegate is.
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// A person has chosen a suggestion of a field that no search controller has; does nothing unless implemented.
  func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

/// Tells what an object that implements less does.
extension UISearchTextFieldDelegate {
  /// Does nothing.
  public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}
