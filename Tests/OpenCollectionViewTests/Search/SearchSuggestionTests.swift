import OpenCollectionView
import Testing
import TouchTesting

/// Things that a search offers to be looked for.
@MainActor struct SearchSuggestionTests {
  private final class Updater: NSObject, UISearchResultsUpdating {
    var lines: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      lines.append("update \(searchController.searchBar.text ?? "")")
    }
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
      lines.append("select \(searchSuggestion.localizedSuggestion ?? "") \(searchSuggestion.representedObject ?? "")")
      searchController.searchSuggestions = nil
      searchController.searchBar.text = searchSuggestion.localizedSuggestion
    }
  }

  private final class FieldLog: NSObject, UISearchTextFieldDelegate {
    var lines: [String] = []
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
      lines.append(suggestion.localizedSuggestion ?? "")
      searchTextField.searchSuggestions = nil
    }
  }

  private let screen = VirtualScreen(width: 320, height: 480)

  private func items(_ names: String...) -> [UISearchSuggestionItem] {
    names.map { UISearchSuggestionItem(localizedSuggestion: $0) }
  }

  private func lists() -> [UICollectionView] {
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    return all(screen.window).compactMap { $0 as? UICollectionView }.filter { $0.accessibilityLabel == "Suggestions" }
  }

  // X62
  @Test func `a suggestion has words, a description, a picture and something of the program's`() {
    let icon = UIImage(systemName: "star")
    let plain = UISearchSuggestionItem(localizedSuggestion: "Lakes", localizedDescription: "All lakes", iconImage: icon)
    #expect(plain.localizedSuggestion == "Lakes")
    #expect(plain.localizedDescription == "All lakes")
    #expect(plain.iconImage === icon)
    #expect(plain.localizedAttributedSuggestion == nil)
    plain.representedObject = 7
    #expect(plain.representedObject as? Int == 7)
    let attributed = UISearchSuggestionItem(
      localizedAttributedSuggestion: NSAttributedString(string: "Hills", attributes: [.foregroundColor: UIColor.red]))
    #expect(attributed.localizedSuggestion == "Hills")
    #expect(attributed.localizedAttributedSuggestion?.string == "Hills")
    #expect(attributed.localizedDescription == nil)
  }

  // X62
  @Test func `a search shows suggestions over what is searched, and tells its updater of the chosen one`() throws {
    let updater = Updater()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = updater
    let content = UIViewController()
    content.title = "Places"
    content.navigationItem.searchController = search
    content.navigationItem.hidesSearchBarWhenScrolling = false
    screen.show(UINavigationController(rootViewController: content))
    screen.advanceUntilRest()
    let offered = items("Lakes", "Hills")
    offered[1].representedObject = "h"
    search.searchSuggestions = offered
    screen.advanceUntilRest()
    #expect(lists().isEmpty)
    search.isActive = true
    screen.advanceUntilRest()
    let list = try #require(lists().first)
    #expect(lists().count == 1)
    #expect(list.numberOfItems(inSection: 0) == 2)
    let cell = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.accessibilityLabel == "Hills")
    updater.lines = []
    screen.play(.tap(at: cell.convert(CGPoint(x: 40, y: 20), to: nil)))
    screen.advanceUntilRest()
    #expect(updater.lines == ["select Hills h", "update Hills"])
    #expect(search.searchBar.text == "Hills")
    #expect(search.isActive)
    #expect(lists().isEmpty)
  }

  // X62
  @Test func `suggestions go with the search`() {
    let search = UISearchController(searchResultsController: nil)
    let content = UIViewController()
    content.navigationItem.searchController = search
    content.navigationItem.hidesSearchBarWhenScrolling = false
    screen.show(UINavigationController(rootViewController: content))
    search.isActive = true
    search.searchSuggestions = items("Lakes")
    screen.advanceUntilRest()
    #expect(lists().count == 1)
    search.isActive = false
    screen.advanceUntilRest()
    #expect(lists().isEmpty)
    #expect(search.searchSuggestions == nil)
  }

  // X62
  @Test func `a field by itself shows them below it while it is edited, and tells its delegate`() throws {
    let log = FieldLog()
    let field = UISearchTextField(frame: CGRect(x: 20, y: 40, width: 280, height: 36))
    field.delegate = log
    screen.window.addSubview(field)
    field.searchSuggestions = items("Lakes", "Hills", "Woods")
    screen.advanceUntilRest()
    #expect(lists().isEmpty)
    field.becomeFirstResponder()
    screen.advanceUntilRest()
    let list = try #require(lists().first)
    #expect(list.convert(list.bounds, to: nil) == CGRect(x: 20, y: 80, width: 280, height: 132))
    let cell = try #require(list.cellForItem(at: IndexPath(item: 2, section: 0)))
    screen.play(.tap(at: cell.convert(CGPoint(x: 40, y: 20), to: nil)))
    screen.advanceUntilRest()
    #expect(log.lines == ["Woods"])
    #expect(field.isFirstResponder)
    #expect(lists().isEmpty)
    field.searchSuggestions = items("Lakes")
    screen.advanceUntilRest()
    #expect(lists().count == 1)
    field.removeFromSuperview()
    screen.advanceUntilRest()
    #expect(lists().isEmpty)
  }
}
