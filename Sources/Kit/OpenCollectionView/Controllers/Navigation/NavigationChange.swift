/// One change of what a navigation controller shows: from one controller's view to another's.
@MainActor final class NavigationChange {
  /// The controller, which may be let go while the change is shown.
  private weak var navigation: UINavigationController?
  private let operation: UINavigationController.Operation
  private let from: UIViewController?
  private let to: UIViewController?
  private let former: [UIViewController]
  private let goal: [UIViewController]
  private var callbacks: AppearanceTransition
  private var barChange: NavigationBarTransition?
  private(set) var transition: ControllerTransition?
  /// The change of layout of controllers that share a collection view.
  private var layoutNavigation: LayoutNavigation?

  init(
    _ navigation: UINavigationController, operation: UINavigationController.Operation, from: UIViewController?,
    to: UIViewController?, former: [UIViewController]
  ) {
    self.navigation = navigation
    self.operation = operation
    self.from = from
    self.to = to
    self.former = former
    goal = navigation.stack
    callbacks = AppearanceTransition(from: from, to: to, animated: false, order: .navigation)
  }

  /// Shows the change.
  func run(animated: Bool) {
    guard let navigation else { return }
    let isAnimated = animated && from != nil && to != nil && navigation.stage.window != nil
    navigation.change = self
    let animator = isAnimated ? navigation.animator(for: operation, from: from, to: to) : nil
    layoutNavigation = animator as? LayoutNavigation
    if layoutNavigation == nil { navigation.bringSharedView(to: to) }
    let gesture = navigation.popGesture.takeDriver()
    let transition = ControllerTransition(
      in: navigation.stage, from: from, to: to, animator: animator,
      interactor: animator.flatMap { gesture ?? navigation.interactor(for: $0) }, containers: [navigation])
    self.transition = transition
    callbacks.animated = isAnimated
    prepare(transition, in: navigation)
    callbacks.begin()
    if let to { navigation.delegate?.navigationController(navigation, willShow: to, animated: isAnimated) }
    placeAgain(transition, in: navigation)
    prepareBars(of: navigation, animated: isAnimated)
    transition.whenCompleted = { [self] completed in end(completed) }
    transition.whenOver = { [weak navigation] _ in navigation?.showNext() }
    let own = animator as? any NavigationAnimator
    own?.alongside = { [self] in animateBars() }
    if own == nil, isAnimated {
      _ = transition.coordinator.animate(alongsideTransition: { [self] _ in animateBars() }, completion: nil)
    }
    transition.start()
  }

  private func prepare(_ transition: ControllerTransition, in navigation: UINavigationController) {
    // How far it reaches it may say when it loads.
    to?.loadViewIfNeeded()
    let (fromFrame, toFrame) = (navigation.frame(of: from), navigation.frame(of: to))
    let width = navigation.stage.bounds.width * (navigation.stage.readsRightToLeft ? -1 : 1)
    transition.fromView = from?.viewIfLoaded
    transition.toView = to?.view
    transition.timing = NavigationSlide.timing
    if let from {
      transition.initialFrames[ObjectIdentifier(from)] = fromFrame
      if operation == .pop { transition.finalFrames[ObjectIdentifier(from)] = fromFrame.offsetBy(dx: width, dy: 0) }
    }
    if let to {
      transition.finalFrames[ObjectIdentifier(to)] = toFrame
      if operation == .push { transition.initialFrames[ObjectIdentifier(to)] = toFrame.offsetBy(dx: width, dy: 0) }
      to.view.frame = toFrame
    }
    navigation.stage.isUserInteractionEnabled = false
  }

  /// Takes up what was said about bars and edges in `viewWillAppear`.
  private func placeAgain(_ transition: ControllerTransition, in navigation: UINavigationController) {
    guard let to else { return }
    let frame = navigation.frame(of: to)
    guard transition.finalFrames[ObjectIdentifier(to)] != frame else { return }
    let width = navigation.stage.bounds.width * (navigation.stage.readsRightToLeft ? -1 : 1)
    transition.finalFrames[ObjectIdentifier(to)] = frame
    if operation == .push { transition.initialFrames[ObjectIdentifier(to)] = frame.offsetBy(dx: width, dy: 0) }
    to.view.frame = frame
  }

  private func prepareBars(of navigation: UINavigationController, animated: Bool) {
    if animated, !navigation.barIsHidden || navigation.bar.window != nil {
      barChange = navigation.bar.beginTransition(to: navigation.items, direction: operation.barDirection)
    } else {
      navigation.bar.show(navigation.items)
    }
    navigation.showBottomBarItems(animated: animated)
    to?.view.additionalSafeAreaInsets = navigation.coveredByBars(of: to)
  }

  private func animateBars() {
    guard let navigation else { return }
    navigation.followScrollView()
    barChange?.animate()
    navigation.placeViews()
    navigation.bar.layoutIfNeeded()
  }

  private func end(_ completed: Bool) {
    guard let navigation, navigation.change === self else { return }
    navigation.change = nil
    transition = nil
    navigation.stage.isUserInteractionEnabled = true
    let changed = layoutNavigation
    // It holds what it has alongside, and that this.
    layoutNavigation = nil
    changed?.end(completed)
    if !completed, changed == nil { navigation.bringSharedView(to: from) }
    if completed { finish(in: navigation) } else { takeBack(in: navigation) }
  }

  private func finish(in navigation: UINavigationController) {
    navigation.shown = to
    barChange?.end(cancelled: false)
    if let view = to?.view {
      view.frame = navigation.frame(of: to)
      if view.superview !== navigation.stage { navigation.stage.addSubview(view) }
    }
    if let view = from?.viewIfLoaded, view.superview === navigation.stage {
      view.removeFromSuperview()
      view.additionalSafeAreaInsets = .zero
    }
    navigation.placeViews()
    navigation.followScrollView()
    (to as? UICollectionViewController)?.noteArrival()
    callbacks.finish()
    navigation.settleMoves()
    if let to {
      navigation.owesFirstShow = false
      navigation.delegate?.navigationController(navigation, didShow: to, animated: callbacks.animated)
    }
  }

  private func takeBack(in navigation: UINavigationController) {
    // A stack that the program has changed meanwhile is what it wants, and is shown next.
    let isAsItWas = navigation.stack.elementsEqual(goal, by: ===)
    if isAsItWas {
      navigation.restore(former)
    } else if navigation.nextChange == nil {
      navigation.nextChange = (.none, false)
    }
    barChange?.end(cancelled: true)
    if !isAsItWas { navigation.bar.show(navigation.items) }
    if let view = to?.viewIfLoaded, view.superview === navigation.stage { view.removeFromSuperview() }
    if let view = from?.viewIfLoaded {
      view.frame = navigation.frame(of: from)
      if view.superview !== navigation.stage { navigation.stage.addSubview(view) }
    }
    navigation.showBottomBarItems(animated: false)
    navigation.followScrollView()
    navigation.placeViews()
    callbacks.cancel()
  }
}

extension UINavigationController {
  /// Gives the stack back what a cancelled change took from it, and takes what it brought.
  func restore(_ former: [UIViewController]) {
    let brought = stack.filter { controller in !former.contains { $0 === controller } }
    stack = former
    for controller in former where leaving.contains(where: { $0 === controller }) {
      leaving.removeAll { $0 === controller }
      controller.appearance.isMovingFromParent = false
    }
    for controller in brought {
      arriving.removeAll { $0 === controller }
      controller.willMove(toParent: nil)
      leaving.append(controller)
    }
  }

  /// How one view takes another's place.
  func animator(
    for operation: Operation, from: UIViewController?, to: UIViewController?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let from, let to else { return nil }
    return delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
      ?? layoutNavigation(from: from, to: to) ?? NavigationSlide(operation)
  }

  /// Returns the interaction controller that drives an animator which the delegate has given; nil for the library's own
  /// animators.
  func interactor(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animator is any NavigationAnimator
      ? nil : delegate?.navigationController(self, interactionControllerFor: animator)
  }
}
