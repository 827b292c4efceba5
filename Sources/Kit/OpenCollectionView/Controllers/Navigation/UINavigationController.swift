/// Shows the topmost of a stack of controllers, below a bar that names it and leads back.
///
/// The stack changes at once when it is told to; what is seen follows with an animation. A change during another one is
/// shown when that one is over; of several, the last. A finger that comes in from the leading edge drags the topmost
/// view away; where it is let go half way, views, bar and stack are what they were.
///
/// The controllers' views reach under the bars; their safe area does not.
///
/// Difference from UIKit: there are no tab bars and no keyboards, and what belongs to them is left out.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The time that bars take to come and go, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  /// A controller with one controller in it.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar(frame: .zero)
    bottomBar = UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    prepare()
    changeStack(to: [rootViewController], operation: .none, animated: false)
  }

  /// A controller with bars of other classes; nil for the usual ones. They are made by `init(coder:)`, which all
  /// classes of bars have.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = Self.make(navigationBarClass, orElse: UINavigationBar(frame: .zero)) { ($0 as? UINavigationBar.Type)?.init }
    bottomBar = Self.make(toolbarClass, orElse: UIToolbar(frame: .zero)) { ($0 as? UIToolbar.Type)?.init }
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  /// A controller without controllers; both names are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar(frame: .zero)
    bottomBar = UIToolbar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  /// A controller from an archive: one without controllers.
  public required init?(coder: NSCoder) {
    bar = UINavigationBar(frame: .zero)
    bottomBar = UIToolbar(frame: .zero)
    super.init(coder: coder)
    prepare()
  }

  /// The object that hears of the screens.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { UncalledMethods.check(delegate, DelegateProtocol.navigationController) }
  }

  // MARK: Stack

  /// The controllers, the bottom first. Setting them makes the last the one that is shown, without an animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top, which a gesture may be taking away just now.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is seen: what the topmost presents - a search is one - or else the topmost. // X35
  open var visibleViewController: UIViewController? {
    presentedViewController ?? stack.last?.rare?.search ?? stack.last
  }

  /// Puts a controller on top. It must not be in the stack already, and must not be a navigation controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Takes the topmost controller away, and gives it back; nil where it is the last one, which stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { pop(animated: animated) }

  /// Takes away what is above a controller of the stack, and gives it back.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    pop(to: viewController, animated: animated)
  }

  /// Takes away all but the bottom controller, and gives back what was taken.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { pop(to: $0, animated: animated) }
  }

  /// Replaces the stack. The change looks like a pop if the new top was in it before, and else like a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(by: viewControllers, animated: animated)
  }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  // MARK: Bars

  /// The bar above.
  open var navigationBar: UINavigationBar { bar }

  /// The bar below; hidden unless ``isToolbarHidden`` is set to false.
  open var toolbar: UIToolbar! { bottomBar }

  /// Tells whether there is no bar above; false unless set.
  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Moves the bar out of sight, or back.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }

  /// Tells whether there is no bar below; true unless set.
  open var isToolbarHidden: Bool {
    get { bottomBarIsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Moves the bar below out of sight, or back.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideBottomBar(hidden, animated: animated) }

  /// Tells whether a tap on the content hides the bars, and another one brings them back; false unless set.
  open var hidesBarsOnTap: Bool {
    get { barHiding.hidesOnTap }
    set { barHiding.hidesOnTap = newValue }
  }

  /// Tells whether a swipe upwards hides the bars, and one downwards brings them back; false unless set.
  open var hidesBarsOnSwipe: Bool {
    get { barHiding.hidesOnSwipe }
    set { barHiding.hidesOnSwipe = newValue }
  }

  /// The recognizer of the taps of ``hidesBarsOnTap``.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  /// The recognizer of the swipes of ``hidesBarsOnSwipe``.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

  // MARK: Gesture

  /// The recognizer that drags the topmost view away from the leading edge.
  ///
  /// It begins where the item on top has the usual back button. A program that has given the item another one, and
  /// gives the recognizer a delegate of its own, decides by itself.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.recognizer }

  /// Does the same from anywhere on the content that does not scroll sideways.
  ///
  /// Difference from UIKit: it is disabled unless the program enables it.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { popGesture.contentRecognizer }

  // MARK: View

  /// Makes the view, with the bars in it.
  open override func loadView() { makeView() }

  /// Puts the topmost controller's view in its place.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    installTop(animated: animated)
  }

  /// Tells the delegate of the first controller.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    firstTopDidAppear(animated: animated)
  }

  /// Places bars and views.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeViews()
  }

  /// Goes back one controller, as the back button does; false where there is none to go back to. // V26
  open override func accessibilityPerformEscape() -> Bool {
    viewControllers.count > 1 && popViewController(animated: true) != nil
  }

  /// The part of the view that is kept free by edges has changed.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeViews()
  }

  // MARK: Inside

  let bar: UINavigationBar
  let bottomBar: UIToolbar
  /// Holds the controllers' views, behind the bars.
  let stage = UIView(frame: .zero)
  var stack: [UIViewController] = []
  /// The controller whose view is in its place, or on its way out.
  weak var shown: UIViewController?
  /// Controllers that have come into the stack and out of it, and have not heard of the end of that.
  var arriving: [UIViewController] = []
  var leaving: [UIViewController] = []
  /// The change that is to be seen just now.
  var change: NavigationChange?
  /// The change that is to be seen after it.
  var nextChange: (operation: Operation, animated: Bool)?
  var barIsHidden = false
  var bottomBarIsHidden = true
  /// Tells whether the delegate has not heard of the controller that was shown first.
  var owesFirstShow = true
  /// Tells whether the topmost view is being put in its place, which may load it and so change the stack again.
  var isInstalling = false
  lazy var popGesture = InteractivePop(self)
  lazy var barHiding = BarHiding(self)
  /// The scroll view that the bar goes by.
  weak var followedScrollView: UIScrollView?

  private func prepare() {
    bar.controller = self
    bar.delegate = self as? any UINavigationBarDelegate
  }

  private static func make<Bar: UIView>(
    _ barClass: AnyClass?, orElse usual: Bar, by initializer: (AnyClass) -> ((NSCoder) -> Bar?)?
  ) -> Bar {
    guard let barClass else { return usual }
    guard let bar = initializer(barClass)?(NSCoder()) else {
      ProgrammingErrors.report(
        "\(barClass) was given as the class of a bar: give a subclass of \(Bar.self), or nil.",
        instead: "the bar is a \(type(of: usual))")
      return usual
    }
    return bar
  }
}
