import OpenCollectionView

/// Notes its callbacks in a journal that several may share, each with its name in front.
@MainActor class NotingController: UIViewController {
  let name: String
  let journal: Journal
  /// Tells whether layouts are noted too.
  var notesLayouts = false
  /// Called in `viewWillAppear` and in `viewDidAppear`.
  var whenAppearing: (() -> Void)?
  var whenAppeared: (() -> Void)?

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func note(_ entry: String) { journal.note("\(name).\(entry)") }

  private var flags: String {
    (isBeingPresented ? " presented" : "") + (isBeingDismissed ? " dismissed" : "")
      + (isMovingToParent ? " in" : "") + (isMovingFromParent ? " out" : "")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear\(animated ? "+" : "")\(flags)")
    whenAppearing?()
  }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing\(animated ? "+" : "")") }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear\(animated ? "+" : "")\(flags)")
    whenAppeared?()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear\(animated ? "+" : "")\(flags)")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear\(animated ? "+" : "")\(flags)")
  }
  override func viewWillLayoutSubviews() { if notesLayouts { note("willLayout") } }
  override func viewDidLayoutSubviews() { if notesLayouts { note("didLayout") } }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove(\(parent == nil ? "nil" : "parent"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(\(parent == nil ? "nil" : "parent"))")
  }
}
