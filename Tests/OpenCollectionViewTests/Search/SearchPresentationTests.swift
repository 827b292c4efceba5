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
  @Test func `a search that goes on is presented by the controller that searches, and visible around it`() throws {
    showInNavigation()
    let navigation = try #require(root.navigationController)
    #expect(root.presentedViewController == nil)
    search.isActive = true
    #expect(root.presentedViewController === search)
    #expect(navigation.visibleViewController === search)
    #expect(search.presentedViewController == nil)
    screen.advanceUntilRest()
    screen.type("a")
    // Results know who searches as ancestors do, and push from there.
    #expect(results.presentingViewController === root)
    #expect(results.presentedViewController == nil)
    results.presentingViewController?.navigationController?.pushViewController(UIViewController(), animated: false)
    #expect(navigation.viewControllers.count == 2)
    #expect(root.presentedViewController === search)
    navigation.popViewController(animated: false)
    search.isActive = false
    #expect(root.presentedViewController == nil)
    #expect(navigation.visibleViewController === root)
  }

  private final class Appearing: UISearchController {
    var lines: [String] = []
    override func viewDidLoad() { lines.append("loaded") }
    override func viewWillAppear(_ animated: Bool) { lines.append("will appear \(animated) \(isBeingPresented)") }
    override func viewDidAppear(_ animated: Bool) { lines.append("did appear \(isBeingPresented)") }
    override func viewWillDisappear(_ animated: Bool) { lines.append("will disappear \(animated) \(isBeingDismissed)") }
    override func viewDidDisappear(_ animated: Bool) { lines.append("did disappear \(isBeingDismissed)") }
  }

  private final class Phases: NSObject, UISearchResultsUpdating {
    var lines: [String] = []
    func updateSearchResults(for search: UISearchController) {
      lines.append("\(search.isActive) \(search.isBeingPresented) \(search.isBeingDismissed)")
    }
  }

  // X35
  @Test func `its view appears and disappears, and updates know in which of both they are`() {
    let search = Appearing(searchResultsController: nil)
    let phases = Phases()
    search.searchResultsUpdater = phases
    root.navigationItem.searchController = search
    screen.show(UINavigationController(rootViewController: root))
    screen.play(.tap(at: CGPoint(x: 100, y: 72)))
    #expect(search.lines == ["loaded", "will appear true true"])
    screen.advanceUntilRest()
    #expect(search.lines.last == "did appear true")
    #expect(!search.isBeingPresented)
    screen.type("a")
    search.lines = []
    screen.play(.tap(at: CGPoint(x: 290, y: 28)))
    screen.advanceUntilRest()
    #expect(search.lines == ["will disappear true true", "did disappear true"])
    #expect(!search.isBeingDismissed)
    #expect(phases.lines == ["true true false", "true false false", "false false true"])
  }

  // X35
  @Test func `dismissing what the controller presents ends the search, and not what it is shown in`() {
    let list = UIViewController()
    let outer = UINavigationController(rootViewController: list)
    screen.show(root)
    list.navigationItem.searchController = search
    root.present(outer, animated: false)
    screen.advanceUntilRest()
    search.isActive = true
    screen.advanceUntilRest()
    log.lines = []
    var isOver = false
    list.dismiss(animated: true) { isOver = true }
    screen.advanceUntilRest()
    #expect(isOver)
    #expect(!search.isActive)
    #expect(log.lines == ["update "])
    #expect(root.presentedViewController === outer)
    list.dismiss(animated: false)
    screen.advanceUntilRest()
    #expect(root.presentedViewController == nil)
  }

  // X35
  @Test func `results that are dismissed end the search, or what lies above it`() {
    showInNavigation()
    search.isActive = true
    screen.advanceUntilRest()
    screen.type("a")
    let detail = UIViewController()
    results.present(detail, animated: false)
    screen.advanceUntilRest()
    #expect(search.presentedViewController === detail)
    #expect(root.presentedViewController === search)
    results.dismiss(animated: false)
    screen.advanceUntilRest()
    #expect(search.presentedViewController == nil)
    #expect(search.isActive)
    results.dismiss(animated: false)
    #expect(!search.isActive)
  }

  // X35
  @Test func `the controller that searches dismisses the search with what lies above it`() {
    showInNavigation()
    search.isActive = true
    screen.advanceUntilRest()
    let alert = UIAlertController(title: "No places", message: nil, preferredStyle: .alert)
    search.present(alert, animated: false)
    screen.advanceUntilRest()
    #expect(search.presentedViewController === alert)
    var isOver = false
    root.dismiss(animated: false) { isOver = true }
    screen.advanceUntilRest()
    #expect(isOver)
    #expect(!search.isActive)
    #expect(alert.viewIfLoaded?.window == nil)
    #expect(root.presentedViewController == nil)
  }

  /// Begins or ends the search wherever it is told of that.
  private final class Unruly: NSObject, UISearchControllerDelegate {
    var calls: [String] = []
    var isActive = true
    private func answer(_ search: UISearchController, _ call: String) {
      calls.append(call)
      if calls.count < 50 { search.isActive = isActive }
    }
    func willPresentSearchController(_ search: UISearchController) { answer(search, "will present") }
    func didPresentSearchController(_ search: UISearchController) { calls.append("did present") }
    func willDismissSearchController(_ search: UISearchController) { answer(search, "will dismiss") }
    func didDismissSearchController(_ search: UISearchController) { calls.append("did dismiss") }
  }

  // X35
  @Test(arguments: [true, false])
  func `a program that begins or ends the search when it is told that it will is told once`(isActive: Bool) {
    let unruly = Unruly()
    unruly.isActive = isActive
    search.delegate = unruly
    showInNavigation()
    search.isActive = true
    screen.advanceUntilRest()
    #expect(search.isActive)
    search.isActive = false
    screen.advanceUntilRest()
    #expect(!search.isActive)
    #expect(unruly.calls == ["will present", "did present", "will dismiss", "did dismiss"])
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
