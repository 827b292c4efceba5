/// Manages one screenful, or a part of one: makes its view, fills it, and answers to what happens in it.
///
/// The view is made when it is first asked for. Each time it comes to be seen and goes, the controller hears of it in
/// order: ``viewWillAppear(_:)``, ``viewIsAppearing(_:)`` once it is in its place, layouts, ``viewDidAppear(_:)``;
/// ``viewWillDisappear(_:)``, ``viewDidDisappear(_:)``. A transition that is cancelled half way turns round: the controller
/// that was to come hears `viewWillDisappear` and `viewDidDisappear` without having appeared.
///
/// Nib files and storyboards are made Swift of by `uikit-port`; a controller finds the nib of its name as in UIKit.
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer {
  var loadedView: UIView?
  var childControllers: [UIViewController] = []
  weak var container: UIViewController?
  var appearance = Appearance()
  /// The state of presenting and of being presented.
  var modal = ModalState()
  /// The state that few controllers have.
  var rare: RareControllerState?
  /// The transition that the controller is part of.
  weak var activeTransition: ControllerTransition?
  var traitNode = TraitNode()

  /// A controller whose view the nib of a name makes, see ``UINib``; without a name that of its class's name, where there is one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// A controller from an archive: an empty one.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// A controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// The name that the controller was made with.
  open private(set) var nibName: String?

  /// The bundle that the controller was made with.
  open private(set) var nibBundle: Bundle?

  /// A name for the screenful; bars show it.
  open var title: String? {
    didSet { titleDidChange() }
  }

  // MARK: View

  /// The view, which is made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { setView(newValue) }
  }

  /// The view, if it has been made.
  open var viewIfLoaded: UIView? { loadedView }

  /// Tells whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view if it has not been made.
  open func loadViewIfNeeded() { makeViewIfNeeded() }

  /// Makes the view: that of the controller's nib or storyboard, and otherwise an empty one that fills the screen. Override to make
  /// another one, and set ``view``. // V136
  open func loadView() { if !loadViewFromInterface() { view = UIView(frame: UIScreen.main.bounds) } }

  /// The view has been made.
  open func viewDidLoad() {}

  // MARK: Coming and going

  /// The view is about to be shown. The children hear of it next.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in its place and has its surroundings; it is about to be laid out and shown.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view has been shown. The children have heard of it before.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view has gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// ``viewWillAppear(_:)`` has been called.
  func didCallWillAppear(animated: Bool) {}

  /// ``viewDidAppear(_:)`` is about to be called.
  func willCallDidAppear(animated: Bool) {}

  /// Tells whether the view appears because the controller has just been presented; to be asked while it appears.
  open var isBeingPresented: Bool { modal.isBeingPresented }

  /// Tells whether the view goes because the controller is dismissed; to be asked while it goes.
  open var isBeingDismissed: Bool { modal.isBeingDismissed }

  /// Tells whether the view appears because the controller has got a parent; to be asked while it appears.
  open var isMovingToParent: Bool { appearance.isMovingToParent }

  /// Tells whether the view goes because the controller leaves its parent; to be asked while it goes.
  open var isMovingFromParent: Bool { appearance.isMovingFromParent }

  // MARK: Layout

  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Changes the constraints of the controller's view where that is needed, in place of the view's own
  /// `UIView.updateConstraints()`, which this calls; call super last.
  open func updateViewConstraints() { view.updateConstraints() }

  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Brings views up to date with what they show, before they are laid out; see ``setNeedsUpdateProperties()``.
  open func updateProperties() {}

  /// Has ``updateProperties()`` called before the next layout of the view.
  open func setNeedsUpdateProperties() { markProperties() }

  /// Calls ``updateProperties()`` now if it was asked for.
  open func updatePropertiesIfNeeded() { updateMarkedProperties() }

  /// The part of the view that is kept free by bars and edges has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// The insets that the controller takes off the safe area of its view, in points, for bars of its own; zero unless
  /// set.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { rare?.additionalSafeAreaInsets ?? .zero }
    set { setAdditionalSafeAreaInsets(newValue) }
  }

  /// The part that bars and the device cover at the upper edge of the view, as programs from before iOS 11 ask; see
  /// ``UIView/safeAreaLayoutGuide``. It is as wide as the view. // V131
  open var topLayoutGuide: any UILayoutSupport { coveredEdge(isUpper: true) }

  /// The part that bars and the device cover at the lower edge of the view, as programs from before iOS 11 ask. // V131
  open var bottomLayoutGuide: any UILayoutSupport { coveredEdge(isUpper: false) }

  /// Tells whether the margins of the view are at least ``systemMinimumLayoutMargins``; true unless set.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.marginsDidChange() } }
  }

  /// The margins that the system asks for: 16 points at the sides, 20 in views of 414 and wider: our choice, after iOS.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumLayoutMargins }

  /// Tells whether a scroll view keeps its content clear of bars above and below it also where it does not scroll: the controller's view, or
  /// the lowest view in that, with `contentInsetAdjustmentBehavior` of `automatic`. True unless set; what scrolls keeps clear anyway.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { rare?.adjustsScrollViews ?? true }
    set { setAdjustsScrollViews(newValue) }
  }

  /// The edges of a navigation controller at which the view reaches under bars; all unless set. At others it ends at
  /// the bar. // V51
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { container?.loadedView?.setNeedsLayout() } }
  }

  /// Tells whether the view reaches under bars that nothing shines through, those of which `isTranslucent` is false;
  /// false unless set: it ends at them. // V51
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { container?.loadedView?.setNeedsLayout() } }
  }

  /// The scroll view whose content bars at an edge go by.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { rare?.contentScrollViews[edge] }

  /// Says which scroll view bars at some edges go by; nil for none.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    keepContentScrollView(scrollView, for: edge)
  }

  /// Says which scroll view bars at all edges go by; nil for none.
  open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

  // MARK: Size

  /// The size that the controller would like in a container or when it is presented; zero for any.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { passPreferredContentSize() } }
  }

  /// A child's, or a presented controller's, ``preferredContentSize`` has changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size that a child has when this controller's view has `parentSize`: the same unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The size that the constraints in a child's view give it, or those in a presented controller's, has changed: what
  /// `systemLayoutSizeFitting` answers for the smallest size. Called after the child was laid out, once for all that has
  /// changed; constraints in cells do not count. Override it where the child's frame is to follow.
  ///
  /// Cost: as long as nobody overrides it none, else one fitting for each layout after constraints in the child have changed.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The view is about to get another size. Tells children and the presented controller; call super.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passTransition(to: size, with: coordinator)
  }

  /// The surroundings are about to change. Tells children and the presented controller; call super.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passTransition(to: newCollection, with: coordinator)
  }

  // MARK: Surroundings

  /// The surroundings of the view.
  open var traitCollection: UITraitCollection { currentTraits }

  /// Light or dark for the controller's view and all in it, whatever the surroundings say; `unspecified` unless set.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitNode.style }
    set { changeTraits { $0.style = newValue } }
  }

  /// The surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Says something otherwise for a controller in this one, and all in it; nil takes it back.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.changeTraits { $0.assigned = collection }
  }

  /// Returns the traits that are others for a controller in this one: those that were set, unless overridden. It is
  /// asked whenever the child's traits are brought up to date, so that an override may answer by the size of the view.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.traitNode.assigned
  }

  /// Brings ``traitCollection`` up to date: what overrides answer is asked for again. Other changes arrive at once, so that there
  /// is nothing left to do for them.
  open func updateTraitsIfNeeded() {
    viewIfLoaded?.updateTraits()
    for child in children { child.updateTraitsIfNeeded() }
  }

  /// The superview of the view; of a presented controller, the one that presents it. // R1
  open override var next: UIResponder? { modal.presenting ?? loadedView?.superview }

  /// The program is to let go of what it can make again. Hosts that can tell call it.
  open func didReceiveMemoryWarning() {}

  // MARK: Containment

  /// The controllers in this one, in the order in which they were added.
  open var children: [UIViewController] { childControllers }

  /// The controller that this one is in.
  open var parent: UIViewController? { container }

  /// Takes a controller in; add its view to this one's, and then call its `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Leaves the controller that this one is in; call `willMove(toParent: nil)` and remove the view first.
  open func removeFromParent() { leaveContainer() }

  /// The controller is about to get into another one, or out of one. Call super.
  open func willMove(toParent parent: UIViewController?) { noteMove(to: parent) }

  /// The controller has got into another one, or out of one. Call super.
  open func didMove(toParent parent: UIViewController?) { forgetMoves() }

  /// Tells whether children hear of this controller's coming and going by themselves; true unless overridden. A
  /// controller that answers false calls ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()``
  /// of its children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it is about to be shown, or to go.
  ///
  /// Saying the opposite before ``endAppearanceTransition()`` turns a transition round that was cancelled. A child that has
  /// not been shown hears that it goes, too. // V169
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated, isAsked: true)
  }

  /// Tells a child that it has been shown, or has gone.
  open func endAppearanceTransition() { endAppearance() }

  /// Puts the view of one child in the place of another's with an animation, and tells both. Both are children already.
  ///
  /// - Parameters:
  ///   - fromViewController: the child whose view goes.
  ///   - toViewController: the child whose view comes.
  ///   - duration: in seconds; 0 or less changes at once.
  ///   - options: the pace, and a transition of the views if `animations` is to have none.
  ///   - animations: what is animated; the new view is in this controller's view when it runs.
  ///   - completion: called when the old view has been removed; whether the animations came to their natural end.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(fromViewController, toViewController, duration, options, animations, completion)
  }

  /// The first controller up the parents that performs an action itself; what `show` goes to.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    firstContainer(performing: action, sender: sender)
  }

  // MARK: Presentation

  /// Shows a controller above this one, until it is dismissed.
  ///
  /// Which controller presents follows from the style: the outermost parent, or for styles of a context the nearest that
  /// defines one. Presenting a controller that is presented or has a parent is an error of the program; presenting from a
  /// controller that presents one already, or whose view is in no window, has no effect but a note in the trace.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: a controller that has no parent and is not presented.
  ///   - flag: whether it comes with the animation of its ``modalTransitionStyle``, or is there at once.
  ///   - completion: called after `viewDidAppear(_:)` of the presented controller.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one, or a parent, has presented, with all that is presented above it; where there
  /// is none, this controller itself.
  ///
  /// - Parameters:
  ///   - flag: whether it goes with the animation that it came with, or at once.
  ///   - completion: called after `viewDidDisappear(_:)` of the dismissed controller; where nothing is presented, in the
  ///     next turn (our choice).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: flag, completion: completion)
  }

  /// The controller that this one, or one of its parents, presents; a search that goes on is one. // X35
  open var presentedViewController: UIViewController? {
    if let search = rare?.searchOfResults { return search.presentedViewController }
    return rare?.search ?? modal.presented ?? container?.presentedViewController
  }

  /// The controller that presents this one, or one of its parents.
  open var presentingViewController: UIViewController? {
    modal.presenting ?? rare?.searchOfResults?.presentingViewController ?? container?.presentingViewController
  }

  /// The presentation controller that keeps the views of the presentation; of a controller that is not presented, the
  /// one that will.
  open var presentationController: UIPresentationController? { currentPresentationController }

  /// The presentation controller that keeps the sheet, where the style is one.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller that keeps the popover, where the style is `popover` or the controller is a sheet of
  /// actions. Tell it what the popover belongs to, before it is presented. Nil while it is shown in another way,
  /// because the screen is narrow.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// How the controller is shown when it is presented; `automatic` unless set, which is a page sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue { presentationStyleDidChange() } }
  }

  /// How the controller comes when it is presented; from below unless set.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// How the controller comes when it is presented, in place of ``modalTransitionStyle``; nil unless set.
  open var preferredTransition: Transition? {
    get { modal.transition }
    set { modal.transition = newValue }
  }

  /// Makes the presentation controller that the controller has whatever the style; nil for that of the style.
  func makeOwnPresentation() -> UIPresentationController? { nil }

  /// Makes the presentation controller that the controller has where its own is adapted to narrow surroundings; nil for
  /// that of the style.
  func makeNarrowPresentation() -> UIPresentationController? { nil }

  /// The style in place of `automatic`.
  var automaticPresentationStyle: UIModalPresentationStyle {
    modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
  }

  /// Tells whether a presented sheet stays when it is pulled down; false unless set.
  open var isModalInPresentation: Bool {
    get { modal.isModal }
    set { modal.isModal = newValue }
  }

  /// Tells whether presentations of the styles `currentContext` and `overCurrentContext` stop at this controller; false
  /// unless set.
  open var definesPresentationContext = false

  /// Tells whether this controller's ``modalTransitionStyle`` counts for what is presented in its context; false unless
  /// set.
  open var providesPresentationContextTransitionStyle = false

  /// The object that has transitions and presentations of its own for this controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { UncalledMethods.check(transitioningDelegate, DelegateProtocol.transitioning) }
  }

  /// The transition that the controller is part of, for what is to move along with it.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { currentCoordinator }

  // MARK: Navigation

  /// The nearest navigation controller that the controller is in.
  open var navigationController: UINavigationController? { enclosingNavigationController }

  /// The item that a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem { ownNavigationItem }

  /// The items of a navigation controller's toolbar while the controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { rare?.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces the items of the toolbar; animated, they fade.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    keepToolbarItems(toolbarItems, animated: animated)
  }

  /// Tells whether a navigation controller's toolbar is hidden while the controller, or one above it, is on top; false
  /// unless set.
  open var hidesBottomBarWhenPushed: Bool {
    get { rare?.hidesBottomBarWhenPushed ?? false }
    set { makeRare().hidesBottomBarWhenPushed = newValue }
  }

  /// Shows a controller in the way of the container: a navigation controller pushes it; without one it is presented.
  open func show(_ vc: UIViewController, sender: Any?) { passShow(vc, sender: sender) }

  /// As ``show(_:sender:)``: there are no containers with a place for details here.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }

  /// A bar button that begins and ends editing.
  open var editButtonItem: UIBarButtonItem { ownEditButtonItem }

  // MARK: Editing

  /// Tells whether the controller's content is being edited; false unless set.
  open var isEditing: Bool {
    get { appearance.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing. Call super. With an animation the button of ``editButtonItem`` fades over to its other title.
  open func setEditing(_ editing: Bool, animated: Bool) { keepEditing(editing, animated: animated) }

  // MARK: Content that is not there

  /// The configuration that is shown in front of the view, in place of content that is not there; nil, unless set, for nothing. // V163
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { shownUnavailableConfiguration }
    set { showUnavailable(newValue) }
  }

  /// The state for which content is not there: the surroundings, and what the search bar of the navigation item looks for.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = rare?.navigationItem?.searchController?.searchBar.text
    return state
  }

  /// Has ``updateContentUnavailableConfiguration(using:)`` called before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() { markUnavailableContent() }

  /// Sets ``contentUnavailableConfiguration`` as it should be in a state: does nothing unless overridden. Called before the first
  /// layout, and again where ``setNeedsUpdateContentUnavailableConfiguration()`` was.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Device

  /// The look that the status bar would have. Hosts here have none: a preference for programs that ask.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Tells whether the status bar would be hidden. Hosts here have none.
  open var prefersStatusBarHidden: Bool { false }

  /// How the status bar would come and go. Hosts here have none.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Tells whether the indicator of a device without a home button would hide. Hosts here have none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child whose ``prefersHomeIndicatorAutoHidden`` counts in place of this one's; nil for none.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Has the indicator's hiding asked for anew. Hosts here have none.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The screen's edges at which the program's gestures go before the system's. Hosts here have no gestures of a system.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The child whose ``preferredScreenEdgesDeferringSystemGestures`` count in place of this one's; nil for none.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Has the edges asked for anew. Hosts here have no gestures of a system.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// The child whose ``preferredStatusBarStyle`` counts in place of this one's; nil for none.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child whose ``prefersStatusBarHidden`` counts in place of this one's; nil for none.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Says that one of the preferences above has changed. Hosts here have no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Tells whether a presentation that does not cover the screen decides about the status bar; false unless set.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// How the controller may be turned; hosts turn screens as they like: all on wide idioms, all but upside down on phones.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { defaultOrientations }

  /// The orientation to begin with when the controller covers the screen.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// How the interface is turned: that of the scene that shows the controller; upright for a controller that is nowhere.
  open var interfaceOrientation: UIInterfaceOrientation {
    viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
  }

  /// Tells whether the controller turns with its device; true unless overridden. Hosts turn screens as they like.
  open var shouldAutorotate: Bool { true }

  /// Says that what the controllers support may suit the device as it is held now. Hosts turn screens as they like.
  open class func attemptRotationToDeviceOrientation() {}

  /// Says that ``supportedInterfaceOrientations`` has changed. Hosts turn screens as they like.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: Storyboards

  /// The storyboard that the controller was made by; nil for none.
  open var storyboard: UIStoryboard? { rare?.storyboard }

  /// Follows the segue of an identifier in the controller's storyboard. An identifier that is none of it is an error of the
  /// program. // V137
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegue(named: identifier, sender: sender)
  }

  /// A segue is about to show its destination. Override to give that what it is to show.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Tells whether a segue that a person asks for is followed; true unless overridden. Not asked by
  /// ``performSegue(withIdentifier:sender:)``.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Tells whether a segue may lead back to the controller; unless overridden, whether the controller has the method.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(to: action) }
}
