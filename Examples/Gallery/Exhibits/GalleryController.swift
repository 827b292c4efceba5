import OpenCollectionView

/// Shows one exhibit below a bar with its name.
final class GalleryController: UIViewController {
  private let exhibits: [Exhibit]
  private let bar = TopBar()
  private var shown: (any ExhibitController)?
  private var shownIndex: Int?

  /// Called with the activity of every exhibit that is shown.
  var didShow: ((NSUserActivity) -> Void)? {
    didSet { if let activity { didShow?(activity) } }
  }

  init(exhibits: [Exhibit]) {
    self.exhibits = exhibits
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    exhibits = Exhibit.all
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    view.addSubview(bar)
    bar.titles = exhibits.map(\.title)
    bar.didChoose = { [weak self] index in self?.show(at: index) }
    bar.didSwitchTouches = { [weak self] isOn in (self?.view.window as? GalleryWindow)?.showsTouches = isOn }
    if !exhibits.isEmpty { show(at: 0) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let barHeight = TopBar.height + view.safeAreaInsets.top
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: barHeight)
    shown?.view.frame = CGRect(x: 0, y: barHeight, width: bounds.width, height: max(0, bounds.height - barHeight))
  }

  /// Puts an exhibit in the place of the one that is shown.
  func show(at index: Int) {
    guard index != shownIndex else { return }
    removeShown()
    shownIndex = index
    let exhibit = exhibits[index]
    let controller = exhibit.makeController()
    if controller.title == nil { controller.title = exhibit.title }
    addChild(controller)
    view.insertSubview(controller.view, belowSubview: bar)
    controller.didMove(toParent: self)
    controller.statusDidChange = { [weak self] in self?.updateStatus() }
    shown = controller
    bar.show(exhibit, at: index)
    updateStatus()
    view.setNeedsLayout()
    if let activity { didShow?(activity) }
  }

  /// What the visitor looks at, and as much of its state as is known; nil before there is anything.
  var activity: NSUserActivity? {
    guard let shownIndex else { return nil }
    let activity = NSUserActivity(activityType: "gallery.exhibit")
    activity.title = exhibits[shownIndex].title
    activity.webpageURL = URL(string: shownIndex == 0 ? "/" : "/" + exhibits[shownIndex].name)
    activity.userInfo = (shown as? any RestorableExhibit)?.state.userInfo
    return activity
  }

  /// Shows the exhibit that an activity names: by the address, which may be anything.
  override func restoreUserActivityState(_ activity: NSUserActivity) {
    super.restoreUserActivityState(activity)
    loadViewIfNeeded()
    let name = activity.webpageURL?.path.split(separator: "/").first.map(String.init)
    guard let index = name.map({ name in exhibits.firstIndex { $0.name == name } }) ?? exhibits.indices.first else {
      // Nothing has that name: what is shown stays, and the page gets its address back.
      if let activity = self.activity { didShow?(activity) }
      return
    }
    show(at: index)
    if let state = ExhibitState(activity) { (shown as? any RestorableExhibit)?.restore(state) }
  }

  private func removeShown() {
    guard let controller = shown else { return }
    controller.statusDidChange = nil
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    shown = nil
  }

  private func updateStatus() {
    if let shown { bar.show(shown.status) }
  }
}
