import FrameClock

/// The change of screens of two controllers that show one collection view: the layout of the one becomes that of the other,
/// and the bars go along. // T12, T14
///
/// Its pace is that of other screens. A finger drives it as it drives them: through the animator, by which bars and layout
/// go.
@MainActor final class LayoutNavigation: NSObject, NavigationAnimator {
  var alongside: (() -> Void)?
  private let from: UICollectionViewController
  private let to: UICollectionViewController
  private var animator: WatchedPropertyAnimator?
  /// Its opacity is how far the screens are.
  private let gauge = UIView(frame: .zero)
  private var frames: FrameObserver?
  /// The number of frames since the screens have been moved last in which nothing was to be shown.
  private var stillFrameCount = 0
  private var layout: UICollectionViewTransitionLayout?

  init(from: UICollectionViewController, to: UICollectionViewController) {
    self.from = from
    self.to = to
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    NavigationSlide.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = WatchedPropertyAnimator(
      duration: NavigationSlide.duration, timingParameters: NavigationSlide.timing)
    animator.whenMoved = { [weak self] in self?.goOn() }
    self.animator = animator
    describe(in: transitionContext, with: animator)
    return animator
  }

  private func describe(in context: any UIViewControllerContextTransitioning, with animator: UIViewPropertyAnimator) {
    let container = context.containerView
    UIView.performWithoutAnimation {
      if let view = context.view(forKey: .to) {
        view.frame = context.finalFrame(for: to)
        container.addSubview(view)
      }
      container.addSubview(gauge)
      gauge.isUserInteractionEnabled = false
      gauge.alpha = 0
      // The view moves first: nobody makes cells for one that is not to be seen.
      let target = to.showSharedView()
      container.layoutIfNeeded()
      if let target { begin(target, in: container) }
    }
    animator.addAnimations { [self] in
      gauge.alpha = 1
      alongside?()
    }
    animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
  }

  private func begin(_ target: UICollectionViewLayout, in container: UIView) {
    guard let view = to.storedCollectionView else { return }
    to.keepingPlace { layout = view.startInteractiveTransition(to: target) }
    frames = container.window?.windowScene?.frameLoop.addObserver(
      ownedBy: self, for: "a navigation between layouts"
    ) { navigation, _ in
      MainActor.assumeIsolated { navigation.follow() }
    }
  }

  /// The screens have been moved, or move by themselves.
  private func goOn() {
    stillFrameCount = 0
    frames?.isPaused = false
  }

  /// Shows as much of the change of layout as of that of the screens. While a finger holds both still no frames are asked for.
  private func follow() {
    guard let layout, layout.run != nil else {
      // A program has led it elsewhere.
      frames?.isPaused = true
      return
    }
    guard let seen = gauge.layer.presentation() else { return }
    let progress = CGFloat(seen.opacity)
    guard progress != layout.transitionProgress else {
      stillFrameCount += 1
      if animator?.isRunning == false, stillFrameCount > 1 { frames?.isPaused = true }
      return
    }
    stillFrameCount = 0
    layout.transitionProgress = progress
    layout.invalidateLayout()
  }

  /// The screens are where they were to go, or back.
  func end(_ completed: Bool) {
    frames?.invalidate()
    frames = nil
    gauge.removeFromSuperview()
    // A program may have led it elsewhere.
    if let view = to.storedCollectionView, let transition = layout?.run, transition === view.installedTransition {
      view.endTransition(
        transition, finishes: completed, because: completed ? "the screens are" : "the screens are back")
    }
    layout = nil
    if !completed { from.takeSharedView() }
  }
}

/// An animator of a navigation controller's own, with which the bars go.
@MainActor protocol NavigationAnimator: UIViewControllerAnimatedTransitioning {
  var alongside: (() -> Void)? { get set }
}

extension NavigationSlide: NavigationAnimator {}

/// A property animator that tells when it is moved, or begins to move by itself.
final class WatchedPropertyAnimator: UIViewPropertyAnimator {
  var whenMoved: (() -> Void)?

  override var fractionComplete: CGFloat {
    get { super.fractionComplete }
    set {
      super.fractionComplete = newValue
      whenMoved?()
    }
  }

  override func startAnimation() {
    super.startAnimation()
    whenMoved?()
  }
}
