/// Manages one screenful, or a part of one: makes its view, fills it, and answers to what happens in it.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?

  /// A controller; there are no nib files here, so both names are kept for programs that pass them and otherwise ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// A controller from an archive: an empty one.
  public required init?(coder: NSCoder) { super.init() }

  /// A controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Controllers are made by their own initializers.
  @available(*, unavailable)
  public required convenience init(instantiating: Void) { fatalError("A controller is made by its own initializer.") }

  // MARK: View

  /// The view, which is made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.owner = nil
      loadedView = newValue
      loadedView?.owner = self
    }
  }

  /// The view, if it has been made.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view if it has not been made.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    guard loadedView != nil else {
      fatalError("\(type(of: self)).loadView() returned without a view: set self.view in it, or do not override it.")
    }
    viewDidLoad()
  }

  /// Makes the view: an empty one that fills the screen. Override to make another one, and set ``view``.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// The view has been made.
  open func viewDidLoad() {}

  /// The view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view has been shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view has gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// The surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The surroundings of the view.
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? UITraitCollection.current }

  /// A name for the screenful.
  open var title: String?

  // MARK: Containment

  /// The controllers in this one.
  open private(set) var children: [UIViewController] = []

  /// The controller that this one is in.
  open private(set) weak var parent: UIViewController?

  /// Takes a controller in; add its view to this one's, and then call its `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Leaves the controller that this one is in; call `willMove(toParent: nil)` and remove the view first.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// The controller is about to get into another one, or out of one.
  open func willMove(toParent parent: UIViewController?) {}

  /// The controller has got into another one, or out of one.
  open func didMove(toParent parent: UIViewController?) {}

  /// Tells a child that it is about to be shown, or to go.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { beginAppearing(animated: animated) } else { viewWillDisappear(animated) }
    isAppearingNow = isAppearing
  }

  /// Tells a child that it has been shown, or has gone.
  open func endAppearanceTransition() {
    if isAppearingNow { endAppearing(animated: false) } else { viewDidDisappear(false) }
  }

  private var isAppearingNow = false

  /// The superview of the view. // R1
  open override var next: UIResponder? { loadedView?.superview }

  func beginAppearing(animated: Bool) {
    loadViewIfNeeded()
    viewWillAppear(animated)
  }

  func endAppearing(animated: Bool) { viewDidAppear(animated) }
}
