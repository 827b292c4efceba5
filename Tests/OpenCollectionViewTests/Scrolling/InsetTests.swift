import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct InsetTests {
  private func screen(_ stage: ScrollStage, top: CGFloat, left: CGFloat = 0, right: CGFloat = 0) {
    stage.screen.receive(
      .screen(
        ScreenDescription(
          size: CGSize(width: 400, height: 800), scale: 2, safeAreaTop: top, safeAreaLeft: left,
          safeAreaRight: right)))
    stage.screen.runFrame()
  }

  // MARK: At rest

  // S5, S6
  @Test func `content at its top stays at it when the inset changes`() {
    let stage = ScrollStage()
    stage.scrollView.contentInset.top = 50
    #expect(stage.y == -50)
    stage.scrollView.contentInset.top = 20
    #expect(stage.y == -20)
    stage.scrollView.contentInset.top = 0
    #expect(stage.y == 0)
    #expect(
      stage.delegate.journal.text == "didScroll, didChangeInset, didScroll, didChangeInset, didScroll, didChangeInset")
  }

  // S6
  @Test func `content elsewhere does not move when the inset changes`() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 700
    stage.delegate.journal.clear()
    stage.scrollView.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 80, right: 0)
    #expect(stage.y == 700)
    #expect(stage.told == "didChangeInset")
  }

  // S6
  @Test func `content at its end goes back with the inset below it`() {
    let stage = ScrollStage()
    stage.scrollView.contentInset.bottom = 100
    stage.scrollView.contentOffset.y = 4300
    stage.scrollView.contentInset.bottom = 40
    #expect(stage.y == 4240)
  }

  // S5
  @Test func `the view hears of new insets before its delegate, and both after the content has moved`() {
    final class Hearing: UIScrollView {
      var journal = Journal()
      override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        journal.note("adjustedContentInsetDidChange at \(Int(contentOffset.y)) with \(Int(adjustedContentInset.top))")
      }
    }
    let screen = VirtualScreen(width: 400, height: 800)
    let scrollView = Hearing(frame: screen.window.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 5000)
    let delegate = ScrollJournal(scrollView.journal)
    scrollView.delegate = delegate
    screen.show(scrollView)
    scrollView.contentInset.top = 30
    #expect(scrollView.journal.text == "didScroll, adjustedContentInsetDidChange at -30 with 30, didChangeInset")
    scrollView.journal.clear()
    scrollView.contentInset.top = 30
    #expect(scrollView.journal.text == "")
  }

  // MARK: In motion

  // S6
  @Test func `an inset that changes under a finger leaves the content under it`() {
    let stage = ScrollStage()
    stage.send(.began, 200, 400)
    stage.send(.moved, 200, 430)
    let held = stage.y
    #expect(held < 0)
    stage.scrollView.contentInset.top = 100
    #expect(stage.y == held)
    stage.send(.moved, 200, 440)
    #expect(stage.y == held - 10)
    stage.screen.advance(by: 0.6)
    stage.send(.ended, 200, 440)
    stage.screen.advanceUntilRest()
    #expect(stage.y == held - 10)
  }

  // S6
  @Test func `an inset that shrinks under a finger is made good at the lift`() {
    let stage = ScrollStage()
    stage.scrollView.contentInset.top = 100
    stage.send(.began, 200, 400)
    stage.send(.moved, 200, 380)
    #expect(stage.y == -90)
    stage.scrollView.contentInset.top = 0
    #expect(stage.y == -90)
    stage.screen.advance(by: 0.6)
    stage.send(.ended, 200, 380)
    #expect(stage.scrollView.isDecelerating)
    stage.screen.advanceUntilRest()
    #expect(stage.y == 0)
  }

  // S6
  @Test func `a finger that only rests holds the content as well`() {
    let stage = ScrollStage()
    stage.send(.began, 200, 400)
    stage.scrollView.contentInset.top = 100
    #expect(stage.y == 0)
    stage.scrollView.contentInset.top = 0
    stage.send(.ended, 200, 400)
    stage.screen.advanceUntilRest()
    #expect(stage.y == 0)
  }

  // S6
  @Test func `an inset that grows during a deceleration lets it run`() {
    let stage = ScrollStage()
    let other = ScrollStage()
    for stage in [stage, other] {
      stage.screen.play(.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400)))
      stage.screen.advance(by: 0.1)
    }
    stage.scrollView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 30, right: 0)
    for stage in [stage, other] { stage.screen.advanceUntilRest() }
    #expect(abs(stage.y - other.y) <= 0.5)
    #expect(stage.told.hasSuffix("didEndDecelerating"))
  }

  // S6
  @Test func `an inset that grows as the content leaves its top does not hold it there`() {
    let stage = ScrollStage()
    stage.screen.play(.flick(from: CGPoint(x: 200, y: 412), to: CGPoint(x: 200, y: 400), duration: 0.01))
    stage.scrollView.contentInset.top = 50
    #expect(stage.scrollView.isDecelerating)
    stage.screen.advanceUntilRest()
    #expect(stage.y > 20)
  }

  // S6
  @Test func `an animated scroll goes on when an inset changes`() {
    let stage = ScrollStage()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.scrollView.contentInset.top = 50
    stage.screen.advance(by: 1)
    #expect(stage.y == 300)
    #expect(stage.told == "didChangeInset, didScroll, didEndScrollingAnimation")
  }

  // S6
  @Test func `content that grows under a finger goes on being dragged`() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 4200
    stage.send(.began, 200, 400)
    stage.send(.moved, 200, 370)
    let held = stage.y
    #expect(held > 4200)
    #expect(held < 4215)
    stage.scrollView.contentSize.height = 9000
    #expect(stage.y == held)
    stage.send(.moved, 200, 350)
    #expect(stage.y == held + 20)
  }

  // S6
  @Test func `content that shrinks while it bounces goes to its new edge without a jump`() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 4200
    stage.drag(by: -150, from: 600)
    stage.screen.advance(by: 0.05)
    let before = stage.y
    #expect(before > 4200)
    stage.scrollView.contentSize.height = 4960
    #expect(stage.y == before)
    stage.screen.advanceUntilRest()
    #expect(stage.y == 4160)
  }

  // S6
  @Test func `content that shrinks during an animated scroll ends it at its edge`() {
    let stage = ScrollStage()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 3000), animated: true)
    stage.screen.advance(by: 0.1)
    stage.scrollView.contentSize.height = 2800
    stage.screen.advance(by: 1)
    #expect(stage.y == 2000)
    #expect(stage.told.hasSuffix("didEndScrollingAnimation"))
  }

  // MARK: UIView.animate

  // S53
  @Test func `an offset set in an animation is there at once, told once, and seen to move`() throws {
    let stage = ScrollStage()
    UIView.animate(withDuration: 1) { stage.scrollView.contentOffset.y = 500 }
    #expect(stage.y == 500)
    #expect(stage.delegate.journal.text == "didScroll")
    stage.screen.advance(by: 0.5)
    let shown = try #require(stage.scrollView.layer.presentation()).bounds.origin.y
    #expect(shown > 50)
    #expect(shown < 450)
    stage.screen.advance(by: 0.6)
    #expect(stage.scrollView.layer.presentation()?.bounds.origin.y ?? 500 == 500)
    #expect(stage.delegate.journal.text == "didScroll")
  }

  // S53
  @Test func `an inset set in an animation moves content at its top along`() throws {
    let stage = ScrollStage()
    UIView.animate(withDuration: 1) { stage.scrollView.contentInset.top = 100 }
    #expect(stage.y == -100)
    #expect(stage.delegate.journal.text == "didScroll, didChangeInset")
    stage.screen.advance(by: 0.5)
    let shown = try #require(stage.scrollView.layer.presentation()).bounds.origin.y
    #expect(shown < -10)
    #expect(shown > -90)
  }

  // MARK: The device's edges

  // S5
  @Test func `automatic and scrollable axes are the same outside of navigation controllers`() {
    for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes] {
      let stage = ScrollStage(content: CGSize(width: 900, height: 100))
      stage.scrollView.contentInsetAdjustmentBehavior = behavior
      screen(stage, top: 47, left: 20, right: 30)
      #expect(stage.scrollView.adjustedContentInset == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30))
    }
  }

  // S5
  @Test(arguments: [(UIScrollView.ContentInsetAdjustmentBehavior.automatic, true), (.scrollableAxes, false)])
  func `in a navigation controller, automatic keeps content clear of the bar that does not scroll`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, keepsClear: Bool
  ) {
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: .zero)
    scrollView.contentSize = CGSize(width: 100, height: 100)
    scrollView.contentInsetAdjustmentBehavior = behavior
    controller.view = scrollView
    let screen = VirtualScreen(width: 400, height: 800)
    screen.show(UINavigationController(rootViewController: controller))
    screen.runFrame()
    #expect(scrollView.safeAreaInsets.top > 0)
    #expect(scrollView.adjustedContentInset.top == (keepsClear ? scrollView.safeAreaInsets.top : 0))
  }

  // S5
  @Test func `a controller that does not adjust scroll views leaves alone what does not scroll, from that moment on`() {
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.contentSize = CGSize(width: 100, height: 100)
    controller.view.addSubview(scrollView)
    let screen = VirtualScreen(width: 400, height: 800)
    screen.show(UINavigationController(rootViewController: controller))
    screen.runFrame()
    let covered = scrollView.safeAreaInsets.top
    #expect(covered > 0 && controller.automaticallyAdjustsScrollViewInsets)
    #expect(scrollView.adjustedContentInset.top == covered)
    controller.automaticallyAdjustsScrollViewInsets = false
    #expect(scrollView.adjustedContentInset.top == 0)
    scrollView.contentSize.height = 2000
    #expect(scrollView.adjustedContentInset.top == covered)
    controller.automaticallyAdjustsScrollViewInsets = true
    scrollView.contentSize.height = 100
    #expect(scrollView.adjustedContentInset.top == covered)
  }

  // S5
  @Test func `a view that always bounces takes the device's edges into account`() {
    let stage = ScrollStage(content: CGSize(width: 400, height: 100))
    stage.scrollView.alwaysBounceVertical = true
    screen(stage, top: 47)
    #expect(stage.y == -47)
    stage.scrollView.bounces = false
    #expect(stage.scrollView.adjustedContentInset == .zero)
    #expect(stage.y == 0)
  }

  // S5
  @Test func `insets are left and right for writing from right to left as well`() {
    let stage = ScrollStage(content: CGSize(width: 900, height: 100))
    stage.scrollView.semanticContentAttribute = .forceRightToLeft
    screen(stage, top: 0, left: 20, right: 30)
    #expect(stage.scrollView.adjustedContentInset == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30))
    #expect(stage.scrollView.contentOffset.x == -20)
  }

  // S5
  @Test func `edges of the device that change under a finger leave the content under it`() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 100
    stage.send(.began, 200, 400)
    stage.send(.moved, 200, 380)
    #expect(stage.y == 110)
    screen(stage, top: 47)
    #expect(stage.y == 110)
    stage.send(.moved, 200, 370)
    #expect(stage.y == 120)
  }

  // MARK: What makes no sense

  @Test func `insets and sizes that are no numbers are programmer's errors`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIScrollView(frame: .zero).contentInset.top = .nan }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIScrollView(frame: .zero).contentSize = CGSize(width: CGFloat.infinity, height: 0) }
    }
  }

  // S3
  @Test func `insets that are less than nothing make the range smaller`() {
    let stage = ScrollStage()
    stage.scrollView.contentInset = UIEdgeInsets(top: -100, left: 0, bottom: -200, right: 0)
    #expect(stage.y == 100)
    stage.scrollView.contentOffset.y = 4000
    stage.drag(by: -300, from: 600)
    stage.screen.advanceUntilRest()
    #expect(stage.y == 4000)
  }
}
