import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// What is seen while one screen takes another's place, and where the bars are.
@MainActor struct NavigationViewTests {
  @Test func `views and bar follow the finger exactly, from where the pan begins`() throws {
    let stage = NavigationStage("AB")
    let (lower, upper) = (stage.navigation.viewControllers[0], stage.navigation.viewControllers[1])
    stage.finger(.began, at: 5)
    stage.finger(.moved, at: 15)
    // Ten points tell the pan from a rest. // G81, G82
    stage.finger(.moved, at: 210)
    var shown = try #require(upper.view.layer.presentation())
    #expect(abs(shown.frame.minX - 195) < 0.01)
    var behind = try #require(lower.view.layer.presentation())
    #expect(abs(behind.frame.minX - -58.5) < 0.01)
    stage.finger(.moved, at: 54)
    shown = try #require(upper.view.layer.presentation())
    #expect(abs(shown.frame.minX - 39) < 0.01)
    behind = try #require(lower.view.layer.presentation())
    #expect(abs(behind.frame.minX - -105.3) < 0.01)
    // The finger stands still, and so does everything else.
    stage.screen.advance(by: 2)
    #expect(abs(try #require(upper.view.layer.presentation()).frame.minX - 39) < 0.01)
    stage.finger(.ended, at: 54)
    stage.screen.advanceUntilRest()
    #expect(stage.stack == "AB")
  }

  @Test func `a push slides the new view in from the right, over the old one`() {
    let stage = NavigationStage("A")
    let old = stage.navigation.viewControllers[0]
    let new = stage.make("B")
    stage.navigation.pushViewController(new, animated: true)
    // The views have their new places at once; what is shown follows.
    #expect(new.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(old.view.frame == CGRect(x: -117, y: 0, width: 390, height: 844))
    #expect(old.view.superview === new.view.superview)
    stage.screen.advanceUntilRest()
    #expect(old.view.superview == nil)
    #expect(new.view.superview?.subviews.first === new.view)
  }

  @Test func `views reach under the bar, and their safe area does not`() {
    let stage = NavigationStage("A")
    let view = stage.navigation.topViewController?.view
    #expect(view?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(view?.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    stage.navigation.setToolbarHidden(false, animated: false)
    #expect(view?.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
    stage.navigation.setNavigationBarHidden(true, animated: false)
    #expect(view?.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 44, right: 0))
  }

  @Test func `a prompt makes the bar 30 points higher`() {
    let stage = NavigationStage("A")
    #expect(stage.navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    stage.navigation.topViewController?.navigationItem.prompt = "Where to?"
    stage.screen.runFrame()
    #expect(stage.navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 74))
    #expect(stage.navigation.topViewController?.view.safeAreaInsets.top == 74)
  }

  @Test func `bars come and go`() {
    let stage = NavigationStage("A", width: 820, height: 1180)
    let navigation = stage.navigation
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 820, height: 44))
    navigation.isToolbarHidden = false
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 1136, width: 820, height: 44))
    navigation.setNavigationBarHidden(true, animated: true)
    stage.screen.advanceUntilRest()
    #expect(navigation.isNavigationBarHidden)
    #expect(navigation.navigationBar.frame.maxY <= 0)
    navigation.setNavigationBarHidden(false, animated: true)
    stage.screen.advanceUntilRest()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 820, height: 44))
  }

  @Test func `a controller that hides the bottom bar hides it for those above it`() {
    let stage = NavigationStage("A")
    stage.navigation.isToolbarHidden = false
    let next = stage.make("B")
    next.hidesBottomBarWhenPushed = true
    stage.navigation.pushViewController(next, animated: false)
    #expect(stage.navigation.toolbar.frame.minY >= 844)
    stage.navigation.pushViewController(stage.make("C"), animated: false)
    #expect(stage.navigation.toolbar.frame.minY >= 844)
    stage.navigation.popToRootViewController(animated: false)
    #expect(stage.navigation.toolbar.frame == CGRect(x: 0, y: 800, width: 390, height: 44))
  }

  @Test func `a large title goes as the content scrolls, and the title in the row comes`() {
    let stage = NavigationStage("")
    let scroller = UIScrollView(frame: .zero)
    let controller = stage.make("A")
    controller.view = scroller
    scroller.contentSize = CGSize(width: 390, height: 3000)
    stage.navigation.navigationBar.prefersLargeTitles = true
    stage.navigation.setViewControllers([controller], animated: false)
    stage.screen.runFrame()
    #expect(stage.navigation.navigationBar.frame.height == 96)
    #expect(scroller.contentOffset == CGPoint(x: 0, y: -96))
    scroller.contentOffset.y = -96 + 20
    stage.screen.runFrame()
    #expect(stage.navigation.navigationBar.frame.height == 76)
    scroller.contentOffset.y = 200
    stage.screen.runFrame()
    #expect(stage.navigation.navigationBar.frame.height == 44)
  }

  @Test func `an animator of the delegate has the views, and the bar changes with it`() {
    let stage = NavigationStage("A")
    let fade = FadeAnimator()
    stage.animator = fade
    let next = stage.make("B")
    stage.navigation.pushViewController(next, animated: true)
    #expect(stage.journal.entries.last == "willShow(B)")
    #expect(stage.navigation.navigationBar.topItem?.title == "B")
    stage.screen.advanceUntilRest()
    #expect(fade.runs == 1)
    #expect(stage.journal.entries.last == "didShow(B)")
  }

  @Test func `an interaction controller of the delegate drives, and takes back`() {
    let stage = NavigationStage("AB")
    let driver = UIPercentDrivenInteractiveTransition()
    stage.animator = FadeAnimator()
    stage.interactor = driver
    stage.navigation.popViewController(animated: true)
    driver.update(0.4)
    stage.screen.advance(by: 1)
    #expect(stage.stack == "A")
    driver.cancel()
    stage.screen.advanceUntilRest()
    #expect(stage.stack == "AB")
    #expect(stage.journal.entries.last == "B.didAppear")
  }

  @Test func `what goes along with a change hears whether it was taken back`() {
    let stage = NavigationStage("AB")
    let lower = stage.navigation.viewControllers[0] as? Screenful
    var ends: [Bool] = []
    lower?.onWillAppear = {
      lower?.transitionCoordinator?.animate(alongsideTransition: nil) { context in ends.append(context.isCancelled) }
    }
    stage.screen.play(stage.swipe(to: 150))
    stage.screen.advanceUntilRest()
    stage.screen.play(stage.swipe(to: 300))
    stage.screen.advanceUntilRest()
    #expect(ends == [true, false])
  }

  @Test func `a finger from the edge goes before content that scrolls`() {
    let stage = NavigationStage("AB")
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroller.contentSize = CGSize(width: 2000, height: 2000)
    stage.navigation.topViewController?.view.addSubview(scroller)
    stage.screen.runFrame()
    stage.screen.play(stage.swipe(to: 300))
    #expect(scroller.contentOffset.x == 0)
    stage.screen.advanceUntilRest()
    #expect(stage.stack == "A")
  }

  @Test func `from right to left screens come from the left, and a finger comes in from the right`() {
    let stage = NavigationStage("A")
    stage.navigation.view.semanticContentAttribute = .forceRightToLeft
    stage.screen.runFrame()
    let old = stage.navigation.viewControllers[0]
    stage.navigation.pushViewController(stage.make("B"), animated: true)
    #expect(old.view.frame == CGRect(x: 117, y: 0, width: 390, height: 844))
    stage.screen.advanceUntilRest()
    stage.screen.play(stage.swipe(to: 300))
    stage.screen.advanceUntilRest()
    #expect(stage.stack == "AB")
    stage.screen.play(.drag(from: CGPoint(x: 388, y: 400), to: CGPoint(x: 90, y: 400)))
    stage.screen.advanceUntilRest()
    #expect(stage.stack == "A")
  }

  @Test func `the content answers to a finger where a program enables that`() {
    let stage = NavigationStage("AB")
    let drag = TouchScript.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 380, y: 400))
    stage.screen.play(drag)
    stage.screen.advanceUntilRest()
    #expect(stage.stack == "AB")
    stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = true
    stage.screen.play(drag)
    stage.screen.advanceUntilRest()
    #expect(stage.stack == "A")
  }

  @Test func `the edge does not answer where the item has no back button`() {
    let stage = NavigationStage("AB")
    stage.navigation.topViewController?.navigationItem.hidesBackButton = true
    stage.screen.play(stage.swipe(to: 300))
    stage.screen.advanceUntilRest()
    #expect(stage.stack == "AB")
    #expect(stage.journal.text == "")
  }

  @Test func `a fast finger pops from far before the middle`() {
    let stage = NavigationStage("AB")
    stage.screen.play(.flick(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), duration: 0.12))
    stage.screen.advanceUntilRest()
    #expect(stage.stack == "A")
  }

  // MARK: Errors

  @Test func `a controller cannot be pushed twice`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let screen = VirtualScreen()
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        screen.show(navigation)
        navigation.pushViewController(controller, animated: false)
      }
    }
  }

  @Test func `a navigation controller cannot be pushed`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UINavigationController(), animated: false)
      }
    }
  }

  @Test func `nobody can pop to a controller that is not there`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        _ = navigation.popToViewController(UIViewController(), animated: false)
      }
    }
  }

  @Test func `the bar's own stack cannot be changed`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.pushItem(UINavigationItem(title: "X"), animated: false)
      }
    }
  }

  @Test func `the last controller cannot be popped, and an empty stack shows nothing`() {
    let stage = NavigationStage("A")
    #expect(stage.navigation.popViewController(animated: true) == nil)
    #expect(stage.stack == "A")
    stage.navigation.setViewControllers([], animated: false)
    #expect(stage.navigation.topViewController == nil)
    #expect(stage.navigation.popToRootViewController(animated: true) == nil)
    #expect(stage.navigation.navigationBar.items == nil)
  }
}

/// Lets the new view appear slowly.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var runs = 0

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    runs += 1
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(
      withDuration: 0.5, animations: { view.alpha = 1 },
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}
