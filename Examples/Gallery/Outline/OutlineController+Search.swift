import OpenCollectionView

extension OutlineController {
  /// The state that was shown before a search.
  struct Before {
    var outline: NoteTree.Outline
    /// The place it was scrolled to; nil for its beginning, wherever that is by then.
    var offset: CGFloat?
    var chosen: Int?
  }

  /// Looks for a text, as if somebody had typed it.
  func look(for text: String) {
    search.searchBar.text = text
    updateSearchResults(for: search)
  }

  /// Ends the search, and shows what was shown before it.
  func endSearch() {
    search.isActive = false
    // A search that a page has brought back goes on without its bar being edited.
    if found != nil { look(for: "") }
  }

  private var top: CGFloat { -collectionView.adjustedContentInset.top }

  private func showFound(_ search: NoteSearch) {
    if before == nil {
      let offset = collectionView.contentOffset.y
      before = Before(outline: outline, offset: offset > top ? offset : nil, chosen: chosen)
    }
    found = search
    show(search.outline(of: tree), animated: collectionView.window != nil)
    markLetters()
    showChoice(animated: false)
    // What was found begins above all others.
    collectionView.contentOffset.y = top
    collectionView.backgroundView =
      search.found.isEmpty ? NothingFoundView(self.search.searchBar.text ?? "", things: "Notes") : nil
  }

  /// Rows that stay have other letters marked, or none.
  private func markLetters() { collectionView.reconfigureItems(at: collectionView.indexPathsForVisibleItems) }

  /// Shows what was there before; a note that was chosen meanwhile is shown in its place.
  private func showAll() {
    found = nil
    guard let before else { return }
    self.before = nil
    collectionView.backgroundView = nil
    var rows = before.outline
    let found = chosen == before.chosen ? nil : chosen
    if let found { rows.expand(tree.ancestors(of: found)) }
    show(rows, animated: false)
    markLetters()
    showChoice(animated: false)
    collectionView.contentOffset.y = before.offset ?? top
    if let found { bringIntoView(found, animated: false) }
  }
}

extension OutlineController: UISearchResultsUpdating, UISearchBarDelegate {
  func updateSearchResults(for searchController: UISearchController) {
    let words = SoughtWords(searchController.searchBar.text ?? "")
    guard words != found?.words ?? SoughtWords("") else { return }
    if words.isEmpty { showAll() } else { showFound(NoteSearch(words, in: tree)) }
  }

  /// The keyboard gives way to what was found.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}
