import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct InteractiveTransitionTests {
  /// Slides the view that comes in from below at an even pace, for one second.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      journal.note("animate")
      let height = context.containerView.bounds.height
      if let view = context.view(forKey: .to), let to = context.viewController(forKey: .to),
        to.isBeingPresented
      {
        view.frame = context.finalFrame(for: to).offsetBy(dx: 0, dy: height)
        context.containerView.addSubview(view)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          view.frame.origin.y -= height
        } completion: { finished in
          self.journal.note("animated \(finished)")
          context.completeTransition(!context.transitionWasCancelled)
        }
      } else if let view = context.view(forKey: .from) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          view.frame.origin.y += height
        } completion: { finished in
          self.journal.note("animated \(finished)")
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { journal.note("ended \(transitionCompleted)") }
  }

  /// The same by an animator that can be interrupted.
  private final class InterruptibleSlide: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if let animator { return animator }
      let height = context.containerView.bounds.height
      let view = context.view(forKey: .to)!
      view.frame.origin.y += height
      context.containerView.addSubview(view)
      let new = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.y -= height }
      new.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
      animator = new
      return new
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let animator: any UIViewControllerAnimatedTransitioning
    var presentationDriver: UIPercentDrivenInteractiveTransition?
    var dismissalDriver: UIPercentDrivenInteractiveTransition?
    init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { presentationDriver }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { dismissalDriver }
  }

  private let screen = VirtualScreen(width: 400, height: 1000)
  private let journal = Journal()
  private let driver = UIPercentDrivenInteractiveTransition()

  private func scene() -> (a: NotingController, b: NotingController) {
    let (a, b) = (NotingController("a", journal), NotingController("b", journal))
    b.modalPresentationStyle = .fullScreen
    screen.show(a)
    journal.clear()
    return (a, b)
  }

  private func shownTop(of view: UIView) -> CGFloat? {
    screen.runFrame()
    return view.layer.presentation()?.frame.minY.rounded()
  }

  @Test func `what a plain animator animates follows the numbers, back and forth`() {
    let (a, b) = scene()
    let delegate = Delegate(Slide(journal))
    delegate.presentationDriver = driver
    b.transitioningDelegate = delegate
    a.present(b, animated: true)
    #expect(driver.duration == 1)
    for (part, top) in [(0.25, 750), (0.5, 500), (0.1, 900), (1, 0), (0, 1000)] as [(CGFloat, CGFloat)] {
      driver.update(part)
      #expect(driver.percentComplete == part)
      #expect(shownTop(of: b.view) == top)
    }
    screen.advance(by: 5)
    #expect(shownTop(of: b.view) == 1000)
    #expect(journal.text == "a.willDisappear+, b.willAppear+ presented, animate, b.isAppearing+")
  }

  @Test func `a driven transition is finished at its own pace`() {
    let (a, b) = scene()
    let delegate = Delegate(Slide(journal))
    delegate.presentationDriver = driver
    b.transitioningDelegate = delegate
    a.present(b, animated: true) { self.journal.note("completion") }
    driver.completionCurve = .linear
    driver.update(0.5)
    screen.advance(by: 2)
    journal.clear()
    driver.finish()
    screen.advance(by: 0.25)
    #expect(abs((shownTop(of: b.view) ?? 0) - 250) <= 20)
    #expect(journal.text == "")
    screen.advance(by: 0.3)
    #expect(
      journal.text == "animated true, b.didAppear+ presented, a.didDisappear+, ended true, completion")
    #expect(b.view.frame.minY == 0)
    #expect(b.view.superview?.layer.speed == 1)
  }

  @Test func `speed divides the time of the rest`() {
    let (a, b) = scene()
    let delegate = Delegate(Slide(journal))
    delegate.presentationDriver = driver
    b.transitioningDelegate = delegate
    a.present(b, animated: true)
    driver.completionSpeed = 4
    driver.update(0.2)
    driver.finish()
    screen.advance(by: 0.15)
    #expect(!journal.text.contains("didAppear"))
    screen.advance(by: 0.1)
    #expect(journal.text.contains("didAppear"))
  }

  // V3
  @Test func `a presentation that is cancelled half way turns round`() {
    let (a, b) = scene()
    let delegate = Delegate(Slide(journal))
    delegate.presentationDriver = driver
    b.transitioningDelegate = delegate
    a.present(b, animated: true) { self.journal.note("never") }
    driver.update(0.5)
    screen.advance(by: 0.2)
    journal.clear()
    driver.cancel()
    screen.advance(by: 1)
    #expect(
      journal.text
        == "animated false, b.willDisappear+ presented, b.didDisappear+ presented, a.willAppear+, a.isAppearing+, "
        + "a.didAppear+, ended false")
    #expect(a.presentedViewController == nil)
    #expect(screen.window.subviews == [a.view])
    #expect(a.view.frame == CGRect(x: 0, y: 0, width: 400, height: 1000))
    delegate.presentationDriver = nil
    a.present(b, animated: true)
    screen.advance(by: 1.1)
    #expect(b.view.frame.minY == 0)
    #expect(a.presentedViewController === b)
  }

  @Test func `a dismissal that is cancelled half way leaves everything as it was`() {
    let (a, b) = scene()
    let delegate = Delegate(Slide(journal))
    b.transitioningDelegate = delegate
    a.present(b, animated: true)
    screen.advance(by: 1.1)
    journal.clear()
    delegate.dismissalDriver = driver
    a.dismiss(animated: true) { self.journal.note("never") }
    driver.update(0.4)
    #expect(shownTop(of: b.view) == 400)
    driver.cancel()
    screen.advance(by: 1)
    #expect(
      journal.text
        == "b.willDisappear+ dismissed, a.willAppear+, animate, animated false, a.willDisappear+, a.didDisappear+, "
        + "b.willAppear+ dismissed, b.isAppearing+, b.didAppear+ dismissed, ended false")
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 400, height: 1000))
    #expect(a.view.window == nil)
    #expect(a.presentedViewController === b)
    delegate.dismissalDriver = nil
    a.dismiss(animated: true)
    screen.advance(by: 1.1)
    #expect(screen.window.subviews == [a.view])
  }

  @Test func `cancelling at the very beginning ends at once`() {
    let (a, b) = scene()
    let delegate = Delegate(Slide(journal))
    delegate.presentationDriver = driver
    b.transitioningDelegate = delegate
    a.present(b, animated: true)
    driver.cancel()
    screen.advance(by: 0.1)
    #expect(a.presentedViewController == nil)
    #expect(journal.entries.suffix(2) == ["a.didAppear+", "ended false"])
  }

  @Test func `an interruptible animator is driven itself`() {
    let (a, b) = scene()
    let delegate = Delegate(InterruptibleSlide())
    delegate.presentationDriver = driver
    b.transitioningDelegate = delegate
    a.present(b, animated: true)
    driver.update(0.3)
    #expect(shownTop(of: b.view) == 700)
    driver.update(0.6)
    #expect(shownTop(of: b.view) == 400)
    driver.finish()
    screen.advance(by: 1)
    #expect(b.view.frame.minY == 0)
    #expect(journal.entries.suffix(2) == ["b.didAppear+ presented", "a.didDisappear+"])
  }

  @Test func `an interruptible animator that is cancelled goes back`() {
    let (a, b) = scene()
    let delegate = Delegate(InterruptibleSlide())
    delegate.presentationDriver = driver
    b.transitioningDelegate = delegate
    a.present(b, animated: true)
    driver.update(0.3)
    driver.cancel()
    screen.advance(by: 1)
    #expect(a.presentedViewController == nil)
    #expect(screen.window.subviews == [a.view])
  }

  @Test func `a transition that goes by itself can be taken hold of`() {
    let (a, b) = scene()
    let delegate = Delegate(Slide(journal))
    delegate.presentationDriver = driver
    driver.wantsInteractiveStart = false
    b.transitioningDelegate = delegate
    a.present(b, animated: true)
    screen.advance(by: 0.5)
    driver.pause()
    #expect(abs(driver.percentComplete - 0.5) < 0.02)
    let held = shownTop(of: b.view)
    screen.advance(by: 3)
    #expect(shownTop(of: b.view) == held)
    driver.update(0.75)
    #expect(shownTop(of: b.view) == 250)
    driver.finish()
    screen.advance(by: 1)
    #expect(a.presentedViewController === b)
    #expect(journal.entries.contains("ended true"))
  }

  // MARK: Alongside

  @Test func `what goes alongside follows, and goes back with a cancelled transition`() {
    let (a, b) = scene()
    let delegate = Delegate(Slide(journal))
    delegate.presentationDriver = driver
    b.transitioningDelegate = delegate
    b.modalPresentationStyle = .overFullScreen
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    a.view.addSubview(mark)
    b.whenAppearing = { [unowned b, journal] in
      let coordinator = b.transitionCoordinator!
      #expect(coordinator.isAnimated)
      #expect(coordinator.viewController(forKey: .to) === b)
      #expect(coordinator.transitionDuration == 1)
      coordinator.animate(
        alongsideTransition: { _ in mark.frame.origin.x = 100 },
        completion: { context in journal.note("alongside \(context.isCancelled)") })
      coordinator.notifyWhenInteractionChanges { journal.note("changes \($0.isInteractive) \($0.percentComplete)") }
    }
    a.present(b, animated: true)
    driver.update(0.5)
    screen.runFrame()
    #expect(mark.frame.minX == 100)
    #expect(mark.layer.presentation()?.frame.minX.rounded() == 50)
    #expect(b.transitionCoordinator?.isInteractive == true)
    #expect(b.transitionCoordinator?.percentComplete == 0.5)
    journal.clear()
    driver.cancel()
    screen.advance(by: 1)
    #expect(mark.frame.minX == 0)
    #expect(
      journal.text
        == "changes false 0.5, animated false, b.willDisappear+ presented, b.didDisappear+ presented, ended false, "
        + "alongside true")
    #expect(b.transitionCoordinator == nil)
  }

  @Test func `what goes alongside a plain transition takes its time`() {
    let (a, b) = scene()
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    a.view.addSubview(mark)
    b.modalPresentationStyle = .overFullScreen
    b.whenAppearing = { [unowned b, journal] in
      b.transitionCoordinator?.animate(
        alongsideTransition: { _ in mark.alpha = 0 }, completion: { _ in journal.note("done") })
    }
    a.present(b, animated: true)
    screen.advance(by: 0.1)
    let alpha = mark.layer.presentation()?.opacity ?? 0
    #expect(alpha > 0 && alpha < 1)
    screen.advance(by: 1)
    #expect(mark.layer.presentation()?.opacity == 0)
    #expect(journal.entries.last == "done")
  }

  @Test func `alongside a transition without an animation everything happens at once`() {
    let (a, b) = scene()
    b.whenAppearing = { [unowned b, journal] in
      b.transitionCoordinator?.animate(
        alongsideTransition: { _ in journal.note("alongside") },
        completion: { context in journal.note("done \(context.isAnimated)") })
    }
    a.present(b, animated: false)
    #expect(
      journal.text
        == "a.willDisappear, b.willAppear presented, alongside, b.isAppearing, b.didAppear presented, a.didDisappear, "
        + "done false")
  }
}
