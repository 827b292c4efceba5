/// A search in what a controller shows: a bar, and another controller for what is found.
///
/// ```swift
/// let search = UISearchController(searchResultsController: nil)
/// search.searchResultsUpdater = self
/// navigationItem.searchController = search
/// ```
///
/// The search begins when its bar is edited, when ``isActive`` is set, or when a controller presents it, and ends with *Cancel*,
/// which also takes the text away.
///
/// While it goes on it is the `presentedViewController` of the controller that searches, and the `visibleViewController` around
/// that; dismissing either ends it, with what lies above it.
///
/// Differences from UIKit: that controller presents it whoever defines the presentation context, can present others meanwhile,
/// and has the results as a child above its own content and below the bar. The search's own view is loaded, and in no window.
open class UISearchController: UIViewController {
  /// The controller that shows what is found; nil where the one that searches does.
  public let searchResultsController: UIViewController?

  /// The bar.
  public let searchBar = UISearchBar()

  /// The item in whose bar the search bar stands.
  weak var item: UINavigationItem?
  private var isPresented = false
  private var isTelling = false
  private weak var host: UIViewController?
  private let shade = UIView()
  private var suggestionList: SearchSuggestionList?
  static let duration = 0.25

  /// A search, with a controller for what is found; nil where the controller that searches shows it itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.controller = self
    searchBar.field.suggesting = self
    searchBar.placeholder = "Search"
  }

  /// A search whose results the controller that searches shows itself.
  public convenience init() { self.init(searchResultsController: nil) }

  /// A search from an archive: one without a controller for results.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.controller = self
    searchBar.field.suggesting = self
  }

  /// Shows what is found.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Is told when the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)? {
    didSet { UncalledMethods.check(delegate, DelegateProtocol.searchController) }
  }

  /// Tells whether the search goes on. Setting it begins or ends it. // X35
  open var isActive: Bool {
    get { isPresented }
    set { if newValue { beginByItself() } else { end(animated: false) } }
  }

  /// The controller that searches, while the search goes on.
  open override var presentingViewController: UIViewController? { isPresented ? host : super.presentingViewController }

  /// The controller that lies above the search.
  open override var presentedViewController: UIViewController? {
    isPresented ? host?.presentedInFront : super.presentedViewController
  }

  /// Presents another controller from the one that searches.
  open override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    guard isPresented, let host else {
      return super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    host.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Ends the search; the delegate is not told. // X35
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard isPresented else { return super.dismiss(animated: flag, completion: completion) }
    if let above = host?.presentedInFront {
      above.modal.presenting?.dismissPresented(animated: flag, completion: completion)
    } else {
      end(animated: flag, byProgram: true, completion)
    }
  }

  /// Ends the search as a dismissal does.
  func endByProgram(animated: Bool, _ completion: (() -> Void)?) {
    end(animated: animated, byProgram: true, completion)
  }

  /// Tells whether what is searched is shaded while nothing is found; false unless set. // X35
  open var obscuresBackgroundDuringPresentation = false {
    didSet { showParts() }
  }

  /// Tells whether title and buttons give way to the search bar while the search goes on; true unless set. // X35
  open var hidesNavigationBarDuringPresentation = true

  /// Tells whether *Cancel* comes and goes with the search; true unless the bar's own property is set. // X35
  open var automaticallyShowsCancelButton = true

  /// The times at which scopes are shown, where there are two at least.
  public enum ScopeBarActivation: Int, Sendable {
    /// With the search.
    case automatic
    /// When the bar's own property says so.
    case manual
    /// While there is something to look for.
    case onTextEntry
    /// With the search.
    case onSearchActivation
  }

  /// Tells when scopes come and go; with the search unless set, or until the bar's own property is set. // X35
  open var scopeBarActivation = ScopeBarActivation.automatic {
    didSet { if isPresented { showScopes() } }
  }

  /// Tells whether scopes come and go by themselves; true unless the bar's own property is set. // X35
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }

  private func showScopes() {
    guard scopeBarActivation != .manual else { return }
    let hasScopes = (searchBar.scopeButtonTitles?.count ?? 0) >= 2
    searchBar.showScopes(isPresented && hasScopes && (scopeBarActivation != .onTextEntry || hasQuery))
  }

  /// Tells whether ``searchResultsController`` is shown while there is something to look for; true unless
  /// ``showsSearchResultsController`` is set. // X35
  open var automaticallyShowsSearchResultsController = true

  /// Tells whether ``searchResultsController`` is shown while the search goes on. Setting it turns
  /// ``automaticallyShowsSearchResultsController`` off.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? hasQuery : storedShowsResults }
    set {
      automaticallyShowsSearchResultsController = false
      storedShowsResults = newValue
      showParts()
    }
  }

  /// The suggestions that are offered while the search goes on; nil or empty for nothing. They lie over what is searched and over
  /// the results, until the program takes them away. The updater is told of the one that is chosen.
  open var searchSuggestions: [any UISearchSuggestion]? {
    get { searchBar.field.searchSuggestions }
    set { searchBar.field.searchSuggestions = newValue }
  }

  /// Other suggestions are offered, or nobody looks for anything any longer.
  func suggestionsDidChange() { showParts() }

  private func showSuggestions() {
    let offered = isPresented ? searchSuggestions ?? [] : []
    guard !offered.isEmpty, let view = host?.viewIfLoaded else {
      suggestionList?.removeFromSuperview()
      suggestionList = nil
      return
    }
    let list = suggestionList ?? SearchSuggestionList(frame: placeBelowBar(in: view))
    list.suggestions = offered
    list.didSelect = { [weak self] suggestion in
      guard let self else { return }
      searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    }
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if list.superview !== view { view.addSubview(list) } else { view.bringSubviewToFront(list) }
    suggestionList = list
  }

  private var storedShowsResults = false
  private var hasQuery: Bool { !(searchBar.text ?? "").isEmpty || !searchBar.field.tokens.isEmpty }

  /// Tells whether title and buttons have given way.
  var takesBar: Bool { isPresented && hidesNavigationBarDuringPresentation && item != nil }

  // MARK: The bar

  /// The bar is being edited: the search begins. // X34
  func barDidBegin() {
    beginByItself()
    update()
  }

  /// The text, the tokens or the scope have changed. // X34
  func barDidChange() {
    showScopes()
    showParts()
    update()
  }

  /// *Cancel* was tapped. // X33
  func barDidCancel() { end(animated: true) }

  /// The bar has another height.
  func barHeightDidChange() {
    item?.contentDidChange()
    placeResults()
  }

  private func update() { searchResultsUpdater?.updateSearchResults(for: self) }

  // MARK: Beginning and ending

  private func beginByItself() {
    guard !isPresented else { return }
    guard let delegate else { return presentByItself() }
    delegate.presentSearchController(self)
  }

  /// Presents the search as nobody else does: from the controller around its bar.
  func presentByItself() {
    var host = searchBar.next.flatMap { $0.chain.lazy.compactMap { $0 as? UIViewController }.first }
    if let navigation = host as? UINavigationController { host = navigation.topViewController }
    begin(from: host, animated: searchBar.isFirstResponder, byProgram: false)
  }

  /// Begins the search over a controller.
  func begin(from presenter: UIViewController?, animated: Bool, byProgram: Bool, _ completion: (() -> Void)? = nil) {
    guard !isPresented, !isTelling else { return }
    host = presenter
    if !byProgram { tell { $0.willPresentSearchController(self) } }
    isPresented = true
    presenter?.makeRare().search = self
    modal.isBeingDismissed = false
    modal.isBeingPresented = true
    beginAppearance(true, animated: animated)
    tellTrace("begins")
    if automaticallyShowsCancelButton { searchBar.showCancel(true, animated: animated) }
    showScopes()
    if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
    showParts()
    settle(animated: animated) { [weak self] in
      defer { completion?() }
      guard let self, isPresented else { return }
      endAppearance()
      modal.isBeingPresented = false
      if !byProgram { delegate?.didPresentSearchController(self) }
    }
  }

  /// Tells the delegate what is about to be. What that begins or ends is the same, and is neither begun nor ended twice.
  private func tell(_ body: (any UISearchControllerDelegate) -> Void) {
    guard let delegate else { return }
    isTelling = true
    body(delegate)
    isTelling = false
  }

  private func end(animated: Bool, byProgram: Bool = false, _ completion: (() -> Void)? = nil) {
    guard isPresented, !isTelling else {
      completion?()
      return
    }
    if !byProgram { tell { $0.willDismissSearchController(self) } }
    isPresented = false
    host?.rare?.search = nil
    modal.isBeingPresented = false
    modal.isBeingDismissed = true
    beginAppearance(false, animated: animated)
    tellTrace("ends")
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.showCancel(false, animated: animated) }
    showScopes()
    searchBar.field.tokens = []
    searchBar.field.text = ""
    searchBar.field.searchSuggestions = nil
    showParts()
    // What was looked for is gone: everything is to be shown again. // X34
    update()
    settle(animated: animated) { [weak self] in
      defer { completion?() }
      guard let self, !isPresented else { return }
      endAppearance()
      modal.isBeingDismissed = false
      if !byProgram { delegate?.didDismissSearchController(self) }
    }
  }

  /// The bar takes its new height, and the one that hears of the end does so afterwards.
  private func settle(animated: Bool, _ completion: @escaping () -> Void) {
    let change = {
      self.item?.contentDidChange()
      self.host?.navigationController?.viewIfLoaded?.layoutIfNeeded()
    }
    guard animated, searchBar.window != nil, UIView.areAnimationsEnabled else {
      change()
      return completion()
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: change
    ) { _ in completion() }
  }

  // MARK: Results

  /// Shows or hides the results and the shade, as text and state say.
  private func showParts() {
    let showsResults = isPresented && showsSearchResultsController
    if let results = searchResultsController {
      if showsResults, let host, results.parent == nil {
        host.loadViewIfNeeded()
        results.makeRare().searchOfResults = self
        host.addChild(results)
        results.view.frame = placeBelowBar(in: host.view)
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.view.addSubview(results.view)
        results.didMove(toParent: host)
      } else if !showsResults, results.parent != nil {
        results.willMove(toParent: nil)
        results.viewIfLoaded?.removeFromSuperview()
        results.removeFromParent()
        results.rare?.searchOfResults = nil
      }
    }
    showShade(isPresented && obscuresBackgroundDuringPresentation && !(showsResults && searchResultsController != nil))
    showSuggestions()
  }

  /// All of a view, but for what lies above the lower edge of the bar where that stands in it.
  private func placeBelowBar(in view: UIView) -> CGRect {
    var rect = view.bounds
    guard searchBar.isDescendant(of: view) else { return rect }
    let taken = min(max(searchBar.convert(searchBar.bounds, to: view).maxY - rect.minY, 0), rect.height)
    rect.origin.y += taken
    rect.size.height -= taken
    return rect
  }

  private func placeResults() {
    guard let host, let view = host.viewIfLoaded, searchBar.isDescendant(of: view) else { return }
    view.layoutIfNeeded()
    for part in [searchResultsController?.viewIfLoaded, shade, suggestionList] where part?.superview === view {
      part?.frame = placeBelowBar(in: view)
    }
  }

  private func showShade(_ isShown: Bool) {
    guard isShown, let view = host?.viewIfLoaded else { return shade.removeFromSuperview() }
    guard shade.superview == nil else { return }
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    shade.frame = placeBelowBar(in: view)
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if shade.gestureRecognizers?.isEmpty ?? true {
      shade.addGestureRecognizer(ShadeTapRecognizer { [weak self] in self?.end(animated: true) })
    }
    view.addSubview(shade)
  }

  private func tellTrace(_ change: String) {
    guard let trace = searchBar.window?.windowScene?.application.trace, trace.isListening else { return }
    trace.record(
      .text(field: trace.name(of: self), change: change, reason: "its bar is \(isPresented ? "" : "no longer ")in use"))
  }
}

/// A tap beside the results, which ends the search.
private final class ShadeTapRecognizer: UITapGestureRecognizer {
  private let whenTapped: () -> Void

  init(whenTapped: @escaping () -> Void) {
    self.whenTapped = whenTapped
    super.init(target: nil, action: nil)
  }

  override func sendActions() {
    super.sendActions()
    if state == .ended { whenTapped() }
  }
}
