public import Foundation

/// Is told when a search begins and ends by itself. // X35
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search is to be presented, because its bar is edited or it was made active. Implement it to present the search as you
  /// like, with `present(_:animated:completion:)`; then nothing else is told. It is presented from the controller around its bar
  /// unless implemented.
  func presentSearchController(_ searchController: UISearchController)
  /// The search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

/// Tells what an object that implements less does.
extension UISearchControllerDelegate {
  /// Presents it from the controller around its bar.
  public func presentSearchController(_ searchController: UISearchController) { searchController.presentByItself() }
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Shows what is found.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text or the scope of the search has changed, or its bar is being edited. // X34
  func updateSearchResults(for searchController: UISearchController)
  /// A person has chosen a suggestion: the program puts it into the field, as text or as a token, and takes the suggestions away.
  /// Does nothing unless implemented.
  func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

/// Tells what an object that implements less does.
extension UISearchResultsUpdating {
  /// Does nothing.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}
