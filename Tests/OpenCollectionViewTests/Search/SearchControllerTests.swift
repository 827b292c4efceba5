import OpenCollectionView
import Testing
import TouchTesting

/// A search in a navigation item.
@MainActor struct SearchControllerTests {
  private final class Log: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
    var lines: [String] = []
    func willPresentSearchController(_ searchController: UISearchController) { lines.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { lines.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { lines.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { lines.append("did dismiss") }
    func updateSearchResults(for searchController: UISearchController) {
      lines.append("update \(searchController.searchBar.text ?? "nil")")
    }
  }

  private let screen = VirtualScreen(width: 320, height: 480)
  private let places = UIViewController()
  private let results = UIViewController()
  private let search: UISearchController
  private let navigation: UINavigationController
  private let log = Log()

  init() {
    search = UISearchController(searchResultsController: results)
    places.title = "Places"
    navigation = UINavigationController(rootViewController: places)
    search.searchResultsUpdater = log
    search.delegate = log
    places.navigationItem.searchController = search
    screen.show(navigation)
  }

  // X35
  @Test func `the bar stands below the title, and the content below the bar`() {
    #expect(navigation.navigationBar.frame.height == 100)
    #expect(search.searchBar.convert(search.searchBar.bounds, to: nil) == CGRect(x: 0, y: 44, width: 320, height: 56))
    #expect(places.view.safeAreaInsets.top == 100)
  }

  // X35
  @Test func `the field stands on the line of the title, also where the bar has wider margins`() {
    let field = search.searchBar.searchTextField
    let edges = { field.convert(field.bounds, to: nil) }
    #expect(edges().minX == 16)
    #expect(edges().maxX == 304)
    navigation.navigationBar.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 40, bottom: 8, trailing: 30)
    screen.runFrame()
    #expect(edges().minX == 40)
    #expect(edges().maxX == 290)
  }

  // X34, X35
  @Test func `a tap in the bar presents the search, and each change of the text updates it`() {
    screen.play(.tap(at: CGPoint(x: 100, y: 72)))
    #expect(search.isActive)
    screen.advanceUntilRest()
    screen.type("ab")
    #expect(log.lines == ["will present", "update ", "did present", "update a", "update ab"])
  }

  // X35
  @Test func `the title gives way to the bar, and comes back`() {
    screen.play(.tap(at: CGPoint(x: 100, y: 72)))
    screen.advanceUntilRest()
    #expect(navigation.navigationBar.frame.height == 56)
    #expect(search.searchBar.showsCancelButton)
    search.isActive = false
    screen.advanceUntilRest()
    #expect(navigation.navigationBar.frame.height == 100)
    #expect(!search.searchBar.showsCancelButton)
  }

  // X35
  @Test func `the title stays where the program says so`() {
    search.hidesNavigationBarDuringPresentation = false
    search.isActive = true
    screen.advanceUntilRest()
    #expect(navigation.navigationBar.frame.height == 100)
  }

  // X35
  @Test func `the results are shown while there is something to look for`() {
    search.isActive = true
    screen.advanceUntilRest()
    #expect(results.viewIfLoaded?.window == nil)
    screen.type("a")
    #expect(results.parent === places)
    #expect(results.viewIfLoaded?.window != nil)
    screen.backspace()
    #expect(results.viewIfLoaded?.window == nil)
    #expect(results.parent == nil)
  }

  // X33, X34
  @Test func `Cancel clears the text, updates, and ends the search`() {
    search.isActive = true
    screen.advanceUntilRest()
    screen.type("a")
    log.lines = []
    screen.play(.tap(at: CGPoint(x: 290, y: 28)))
    screen.advanceUntilRest()
    #expect(!search.isActive)
    #expect(search.searchBar.text == "")
    #expect(log.lines == ["will dismiss", "update ", "did dismiss"])
    #expect(!search.searchBar.isFirstResponder)
  }

  // X35
  @Test func `two scopes and more come and go with the search`() {
    search.searchBar.scopeButtonTitles = ["All"]
    search.isActive = true
    #expect(!search.searchBar.showsScopeBar)
    search.isActive = false
    search.searchBar.scopeButtonTitles = ["All", "Near"]
    search.isActive = true
    #expect(search.searchBar.showsScopeBar)
    log.lines = []
    search.searchBar.selectedScopeButtonIndex = 1
    #expect(log.lines == ["update "])
    search.isActive = false
    #expect(!search.searchBar.showsScopeBar)
  }

  // X35
  @Test func `scopes may come with the first letter, or by the program alone`() {
    search.searchBar.scopeButtonTitles = ["All", "Near"]
    search.scopeBarActivation = .onTextEntry
    search.isActive = true
    screen.advanceUntilRest()
    #expect(!search.searchBar.showsScopeBar)
    screen.type("a")
    #expect(search.searchBar.showsScopeBar)
    screen.backspace()
    #expect(!search.searchBar.showsScopeBar)
    search.scopeBarActivation = .onSearchActivation
    #expect(search.searchBar.showsScopeBar)
    search.searchBar.showsScopeBar = false
    #expect(search.scopeBarActivation == .manual)
    screen.type("a")
    #expect(!search.searchBar.showsScopeBar)
    #expect(!search.automaticallyShowsScopeBar)
  }

  // X35
  @Test func `the bar stands below the title whatever place the program would like`() {
    places.navigationItem.preferredSearchBarPlacement = .inline
    screen.runFrame()
    #expect(places.navigationItem.searchBarPlacement == .stacked)
    #expect(navigation.navigationBar.frame.height == 100)
  }

  // X35
  @Test func `the bar goes away as content scrolls up, unless the item says otherwise`() {
    let list = UIViewController()
    let scrollView = UIScrollView(frame: list.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 320, height: 3000)
    list.view.addSubview(scrollView)
    list.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let other = UINavigationController(rootViewController: list)
    screen.show(other)
    #expect(other.navigationBar.frame.height == 100)
    scrollView.contentOffset.y = -100 + 30
    screen.runFrame()
    #expect(other.navigationBar.frame.height == 70)
    scrollView.contentOffset.y = 500
    screen.runFrame()
    #expect(other.navigationBar.frame.height == 44)
    list.navigationItem.hidesSearchBarWhenScrolling = false
    screen.runFrame()
    #expect(other.navigationBar.frame.height == 100)
  }
}
