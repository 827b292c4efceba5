import OpenCollectionView

/// Shows the front door, or one exhibit below a bar with its name.
final class GalleryController: UIViewController {
  private let exhibits: [Exhibit]
  private let bar = TopBar()
  /// What the shown exhibit fills: all below the bar.
  private let area = UIView()
  private let home: HomeController
  private var shown: (any ExhibitController)?
  private var shownIndex: Int?
  /// Where one is in the exhibit, as the address says.
  private var shownPlace: [String] = []
  private var passage: ExhibitPassage?
  /// The card of the exhibit, while it is open.
  private(set) var guide: GuideController?

  /// Called with the activity of every place that is shown; with the same one where that is a place beside the last.
  var didShow: ((NSUserActivity) -> Void)? {
    didSet { tell() }
  }
  /// What was told last.
  private var told: NSUserActivity?

  init(exhibits: [Exhibit]) {
    self.exhibits = exhibits
    home = HomeController(exhibits: exhibits)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    exhibits = Exhibit.all
    home = HomeController(exhibits: exhibits)
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    view.addSubview(area)
    view.addSubview(bar)
    bar.didGoHome = { [weak self] in self?.goHome(animated: true) }
    bar.guideButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        if guide == nil { showGuide() } else { hideGuide() }
      }, for: .touchUpInside)
    for button in [bar.touchesButton, home.front.touchesButton] {
      button.didSwitch = { [weak self] isOn in self?.showTouches(isOn) }
    }
    home.didChoose = { [weak self] exhibit in self?.open(exhibit) }
    addHome()
  }

  private func showTouches(_ isOn: Bool) {
    (view.window as? GalleryWindow)?.showsTouches = isOn
    for button in [bar.touchesButton, home.front.touchesButton] { button.isOn = isOn }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    home.view.frame = bounds
    let barHeight = bar.height(forWidth: bounds.width) + view.safeAreaInsets.top
    let frame = CGRect(x: 0, y: barHeight, width: bounds.width, height: max(0, bounds.height - barHeight))
    // A window of another size has no use for the way to the old one.
    if let passage, bar.frame.size != CGSize(width: bounds.width, height: barHeight) { passage.finish() }
    guard passage == nil else { return }
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: barHeight)
    guard let guide else {
      area.frame = frame
      shown?.view.fill(area)
      return
    }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guide.isBelow = frame.width < GuideController.narrowest
    let part =
      guide.isBelow
      ? frame.divided(atDistance: (frame.height * 0.46).rounded(), from: .maxYEdge)
      : frame.divided(atDistance: GuideController.width, from: isMirrored ? .minXEdge : .maxXEdge)
    guide.view.frame = part.slice
    area.frame = part.remainder
    shown?.view.fill(area)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // Words of another size have other places, and so has what stands beside them.
    guard isViewLoaded,
      previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    view.setNeedsLayoutThroughout()
  }

  /// Tells whether an exhibit grows out of its miniature, or goes back into it.
  var isOnItsWay: Bool { passage != nil }

  // MARK: The card

  /// Opens the card of the exhibit that is shown, beside it.
  func showGuide() {
    guard guide == nil, let shownIndex, passage == nil else { return }
    let guide = GuideController(exhibit: exhibits[shownIndex], shelf: SourceShelf.present)
    guide.didClose = { [weak self] in self?.hideGuide() }
    self.guide = guide
    addChild(guide)
    view.insertSubview(guide.view, aboveSubview: area)
    guide.didMove(toParent: self)
    bar.guideButton.isOn = true
    view.setNeedsLayout()
    view.layoutIfNeeded()
    if !UIAccessibility.isReduceMotionEnabled {
      let home = guide.view.transform
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let size = guide.view.bounds.size
      guide.view.transform =
        guide.isBelow
        ? home.translatedBy(x: 0, y: size.height) : home.translatedBy(x: isMirrored ? -size.width : size.width, y: 0)
      UIView.animate(springDuration: 0.4, bounce: 0) { guide.view.transform = home }
    }
    UIAccessibility.post(notification: .layoutChanged, argument: guide.view)
  }

  /// Closes the card.
  func hideGuide() {
    guard guide != nil else { return }
    removeGuide()
    UIAccessibility.post(notification: .layoutChanged, argument: bar.guideButton)
  }

  private func removeGuide() {
    guard let guide else { return }
    self.guide = nil
    guide.willMove(toParent: nil)
    guide.view.removeFromSuperview()
    guide.removeFromParent()
    bar.guideButton.isOn = false
    view.setNeedsLayout()
  }

  // MARK: What is shown

  /// Puts an exhibit in the place of what is shown.
  func show(at index: Int) {
    guard index != shownIndex else { return }
    passage?.finish()
    place(index)
    removeHome()
  }

  private func open(_ exhibit: Exhibit) {
    guard let index = exhibits.firstIndex(where: { $0.title == exhibit.title }), index != shownIndex else { return }
    guard view.window != nil else { return show(at: index) }
    passage?.finish()
    place(index)
    pass(opens: true) { [weak self] in self?.removeHome() }
    // What had the focus goes with the front door: a reader hears where one is now.
    UIAccessibility.post(notification: .screenChanged, argument: bar.heading)
  }

  /// Shows the front door; it is found as it was left.
  func goHome(animated: Bool) {
    guard let index = shownIndex else { return }
    passage?.finish()
    removeGuide()
    view.layoutIfNeeded()
    addHome()
    shownIndex = nil
    tell()
    guard animated, view.window != nil, shown != nil else { return removeShown() }
    UIAccessibility.post(notification: .screenChanged, argument: home.revealCard(of: exhibits[index]))
    pass(opens: false, exhibits[index]) { [weak self] in self?.removeShown() }
  }

  private func pass(opens: Bool, _ exhibit: Exhibit? = nil, then completion: @escaping () -> Void) {
    guard let shown, let exhibit = exhibit ?? shownIndex.map({ exhibits[$0] }) else { return completion() }
    view.layoutIfNeeded()
    let passage = ExhibitPassage(
      area: area, content: shown.view, home: home, bar: bar, exhibit: exhibit, opens: opens)
    self.passage = passage
    passage.begin { [weak self] in
      self?.passage = nil
      completion()
      self?.view.setNeedsLayout()
    }
  }

  /// Makes an exhibit's controller, and has it fill the area.
  private func place(_ index: Int) {
    removeGuide()
    removeShown()
    shownIndex = index
    let exhibit = exhibits[index]
    let controller = exhibit.makeController()
    if controller.title == nil { controller.title = exhibit.title }
    controller.restorationIdentifier = exhibit.name
    addChild(controller)
    area.isHidden = false
    bar.isHidden = false
    area.addSubview(controller.view)
    controller.didMove(toParent: self)
    controller.statusDidChange = { [weak self] in self?.updateStatus() }
    shown = controller
    shownPlace = (controller as? any AddressedExhibit)?.place ?? []
    bar.show(exhibit)
    updateStatus()
    view.setNeedsLayout()
    tell()
  }

  private func removeShown() {
    area.isHidden = true
    bar.isHidden = true
    guard let controller = shown else { return }
    controller.statusDidChange = nil
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    shown = nil
    shownIndex = home.parent == nil ? shownIndex : nil
  }

  private func addHome() {
    guard home.parent == nil else { return }
    addChild(home)
    view.insertSubview(home.view, belowSubview: area)
    home.view.frame = view.bounds
    home.didMove(toParent: self)
    area.isHidden = shown == nil
    bar.isHidden = shown == nil
  }

  private func removeHome() {
    guard home.parent != nil else { return }
    home.willMove(toParent: nil)
    home.view.removeFromSuperview()
    home.removeFromParent()
  }

  private func updateStatus() {
    guard let shown else { return }
    bar.show(shown.status)
    guard let addressed = shown as? any AddressedExhibit, addressed.place != shownPlace else { return }
    let isBeside = addressed.areBeside(shownPlace, addressed.place)
    shownPlace = addressed.place
    tell(isBeside: isBeside)
  }

  override func accessibilityPerformEscape() -> Bool {
    guard shownIndex != nil else { return false }
    if guide != nil {
      hideGuide()
    } else if shown?.accessibilityPerformEscape() != true {
      goHome(animated: true)
    }
    return true
  }

  // MARK: Addresses

  /// Tells where one is.
  ///
  /// - Parameter isBeside: whether that is a place beside the last one, which Back passes over.
  private func tell(isBeside: Bool = false) {
    let activity = activity
    if isBeside, let told {
      told.title = activity.title
      told.userInfo = activity.userInfo
      told.webpageURL = activity.webpageURL
    } else {
      told = activity
    }
    if let told { didShow?(told) }
  }

  /// What the visitor looks at, and as much of its state as is known.
  var activity: NSUserActivity {
    let activity = NSUserActivity(activityType: "gallery.exhibit")
    if let shownIndex {
      let addressed = shown as? any AddressedExhibit
      activity.title = [addressed?.placeTitle, exhibits[shownIndex].title].compactMap { $0 }.joined(separator: " – ")
      activity.webpageURL = URL(string: "/" + ([exhibits[shownIndex].name] + shownPlace).joined(separator: "/"))
      activity.userInfo = (shown as? any RestorableExhibit)?.state.userInfo
    } else {
      activity.title = "OpenCollectionView"
      activity.webpageURL = URL(string: "/")
    }
    return activity
  }

  /// Shows the exhibit that an activity names: by the address, which may be anything.
  override func restoreUserActivityState(_ activity: NSUserActivity) {
    super.restoreUserActivityState(activity)
    loadViewIfNeeded()
    let parts = (activity.webpageURL?.path ?? "").split(separator: "/").map(String.init)
    guard let name = parts.first else {
      return goHome(animated: true)
    }
    guard let index = exhibits.firstIndex(where: { $0.name == name }) else {
      // Nothing has that name: what is shown stays, and the page gets its address back.
      tell()
      return
    }
    let isThere = index == shownIndex
    show(at: index)
    if let addressed = shown as? any AddressedExhibit {
      addressed.go(to: Array(parts.dropFirst()), animated: isThere && view.window != nil)
      shownPlace = addressed.place
    }
    // What is not understood of an address does not stay in it.
    tell()
    if let state = ExhibitState(activity) { (shown as? any RestorableExhibit)?.restore(state) }
  }
}
