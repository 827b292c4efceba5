import OpenCollectionView
import Testing
import TouchTesting

/// A search that a program presents, and one whose bar stands in the content.
@MainActor struct SearchPresentationTests {
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
  private let root = UIViewController()
  private let results = UIViewController()
  private let search: UISearchController
  private let log = Log()

  init() {
    search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = log
    search.delegate = log
    results.view.backgroundColor = .green
  }

  private func showInNavigation() {
    root.navigationItem.searchController = search
    screen.show(UINavigationController(rootViewController: root))
  }

  // X35
  @Test func `a program presents the search, which is told to its completion and not to the delegate`() {
    showInNavigation()
    var lines: [String] = []
    root.present(search, animated: true) { lines.append("presented") }
    #expect(search.isActive)
    #expect(search.presentingViewController === root)
    #expect(lines.isEmpty)
    screen.advanceUntilRest()
    #expect(lines == ["presented"])
    #expect(search.searchBar.isFirstResponder)
    screen.type("a")
    #expect(results.viewIfLoaded?.window != nil)
    search.dismiss(animated: true) { lines.append("dismissed") }
    screen.advanceUntilRest()
    #expect(lines == ["presented", "dismissed"])
    #expect(!search.isActive)
    #expect(results.viewIfLoaded?.window == nil)
    #expect(search.presentingViewController == nil)
    #expect(log.lines == ["update ", "update a", "update "])
  }

  // X35
  @Test func `a delegate may present the search by itself, or let it be`() {
    final class Presenter: NSObject, UISearchControllerDelegate {
      var lines: [String] = []
      weak var root: UIViewController?
      func willPresentSearchController(_ searchController: UISearchController) { lines.append("will present") }
      func didPresentSearchController(_ searchController: UISearchController) { lines.append("did present") }
      func willDismissSearchController(_ searchController: UISearchController) { lines.append("will dismiss") }
      func didDismissSearchController(_ searchController: UISearchController) { lines.append("did dismiss") }
      func presentSearchController(_ searchController: UISearchController) {
        lines.append("present")
        root?.present(searchController, animated: false)
      }
    }
    let presenter = Presenter()
    presenter.root = root
    search.delegate = presenter
    showInNavigation()
    search.isActive = true
    #expect(search.isActive)
    #expect(presenter.lines == ["present"])
    search.isActive = false
    #expect(presenter.lines == ["present", "will dismiss", "did dismiss"])
    presenter.root = nil
    search.isActive = true
    #expect(!search.isActive)
  }

  // X35
  @Test func `a bar in the content has its results below it`() {
    search.searchBar.frame = CGRect(x: 0, y: 20, width: 320, height: 56)
    root.view.addSubview(search.searchBar)
    screen.show(root)
    screen.play(.tap(at: CGPoint(x: 100, y: 48)))
    screen.advanceUntilRest()
    #expect(search.isActive)
    screen.type("a")
    screen.runFrame()
    #expect(results.view.frame == CGRect(x: 0, y: 76, width: 320, height: 404))
    #expect(search.searchBar.window != nil)
    screen.play(.tap(at: CGPoint(x: 290, y: 48)))
    screen.advanceUntilRest()
    #expect(!search.isActive)
    #expect(results.viewIfLoaded?.window == nil)
  }

  // X35
  @Test func `the background is shaded until something is found, and a tap there ends the search`() {
    search.obscuresBackgroundDuringPresentation = true
    showInNavigation()
    search.isActive = true
    screen.advanceUntilRest()
    #expect(root.view.subviews.count == 1)
    screen.type("a")
    #expect(root.view.subviews.count == 1)
    #expect(root.view.subviews.first === results.view)
    screen.backspace()
    screen.play(.tap(at: CGPoint(x: 100, y: 300)))
    screen.advanceUntilRest()
    #expect(!search.isActive)
    #expect(root.view.subviews.isEmpty)
  }

  // X35
  @Test func `results are shown without a text where the program says so`() {
    showInNavigation()
    search.showsSearchResultsController = true
    search.isActive = true
    screen.advanceUntilRest()
    #expect(results.viewIfLoaded?.window != nil)
    search.showsSearchResultsController = false
    #expect(results.viewIfLoaded?.window == nil)
  }

  // X35
  @Test func `an alert over a search is presented from the controller that searches`() {
    showInNavigation()
    search.isActive = true
    screen.advanceUntilRest()
    let alert = UIAlertController(title: "No places", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    search.present(alert, animated: false)
    screen.advanceUntilRest()
    #expect(alert.viewIfLoaded?.window != nil)
    alert.dismiss(animated: false)
    screen.advanceUntilRest()
    #expect(search.isActive)
  }
}
