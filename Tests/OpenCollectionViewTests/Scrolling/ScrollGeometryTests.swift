import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ScrollGeometryTests {
  // S7
  @Test func `a new scroll view bounces, shows its indicators and delays touches`() {
    let view = UIScrollView(frame: .zero)
    #expect(view.bounces)
    #expect(view.showsVerticalScrollIndicator)
    #expect(view.showsHorizontalScrollIndicator)
    #expect(view.isScrollEnabled)
    #expect(view.delaysContentTouches)
    #expect(view.canCancelContentTouches)
    #expect(!view.alwaysBounceVertical)
    #expect(!view.alwaysBounceHorizontal)
    #expect(view.decelerationRate == .normal)
    #expect(view.clipsToBounds)
    #expect(view.contentOffset == .zero)
  }

  // S1
  @Test func `the offset is the origin of the bounds`() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset = CGPoint(x: 0, y: 100)
    #expect(stage.scrollView.bounds.origin == CGPoint(x: 0, y: 100))
    #expect(stage.content.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: -100))
  }

  // S1
  @Test func `setting the bounds moves the content without rounding, and without telling the delegate`() {
    let stage = ScrollStage()
    stage.scrollView.bounds.origin.y = 33.3
    #expect(stage.y == 33.3)
    #expect(stage.told == "")
  }

  // S2
  @Test(arguments: [(CGFloat(1), CGFloat(4)), (CGFloat(2), CGFloat(4)), (CGFloat(3), CGFloat(11.0 / 3))])
  func `a set offset is rounded to whole pixels`(scale: CGFloat, expected: CGFloat) {
    let stage = ScrollStage(scale: scale)
    stage.scrollView.contentOffset.y = 3.76
    #expect(abs(stage.y - expected) < 1e-9)
  }

  // S3
  @Test func `an offset outside is accepted and stays until the next drag`() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = -300
    stage.screen.advance(by: 5)
    #expect(stage.y == -300)
    stage.drag(by: -30)
    stage.screen.advanceUntilRest()
    #expect(stage.y == 0)
  }

  // S3
  @Test func `insets widen the legal range on both ends`() {
    let stage = ScrollStage()
    stage.scrollView.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 70, right: 0)
    #expect(stage.y == -50)
    stage.scrollView.scrollRectToVisible(CGRect(x: 0, y: 4990, width: 10, height: 10), animated: false)
    #expect(stage.y == 4270)
    stage.screen.play(.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100)))
    stage.screen.advanceUntilRest()
    #expect(stage.y == 4270)
  }

  // S4
  @Test(arguments: [(CGFloat(800), false), (801, true)])
  func `content that fits is not scrolled`(height: CGFloat, scrolls: Bool) {
    let stage = ScrollStage(content: CGSize(width: 400, height: height))
    stage.drag(by: -100)
    #expect(stage.delegate.journal.entries.contains("willBeginDragging") == scrolls)
  }

  // S4
  @Test func `content that fits is pulled where it always bounces`() {
    let stage = ScrollStage(content: CGSize(width: 400, height: 100))
    stage.scrollView.alwaysBounceVertical = true
    stage.screen.play(
      .samples([(0, CGPoint(x: 200, y: 100)), (0.1, CGPoint(x: 200, y: 210)), (0.2, CGPoint(x: 200, y: 210))]))
    #expect(stage.y < -40)
    stage.screen.advanceUntilRest()
    #expect(stage.y == 0)
  }

  // S4
  @Test func `insets count when it is asked whether content fits`() {
    let stage = ScrollStage(content: CGSize(width: 400, height: 750))
    stage.scrollView.contentInset.bottom = 100
    stage.drag(by: -30)
    #expect(stage.y == 20)
  }

  // S5
  @Test func `the device's edges are added on the axes that scroll`() {
    let stage = ScrollStage()
    stage.screen.receive(
      .screen(
        ScreenDescription(
          size: CGSize(width: 400, height: 800), scale: 2, safeAreaTop: 47, safeAreaLeft: 10, safeAreaBottom: 34)))
    stage.screen.runFrame()
    #expect(stage.scrollView.safeAreaInsets == UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 0))
    #expect(stage.scrollView.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(stage.y == -47)
    #expect(stage.told == "didScroll, didChangeInset")
    stage.scrollView.contentInset.top = 3
    #expect(stage.scrollView.adjustedContentInset.top == 50)
    stage.scrollView.contentInsetAdjustmentBehavior = .never
    #expect(stage.scrollView.adjustedContentInset == UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0))
    stage.scrollView.contentInsetAdjustmentBehavior = .always
    #expect(stage.scrollView.adjustedContentInset == UIEdgeInsets(top: 50, left: 10, bottom: 34, right: 0))
  }

  // S5
  @Test func `content that becomes tall takes the device's edges into account`() {
    let stage = ScrollStage(content: CGSize(width: 400, height: 100))
    stage.screen.receive(.screen(ScreenDescription(size: CGSize(width: 400, height: 800), scale: 2, safeAreaTop: 47)))
    stage.screen.runFrame()
    #expect(stage.scrollView.adjustedContentInset == .zero)
    stage.scrollView.contentSize.height = 2000
    #expect(stage.scrollView.adjustedContentInset.top == 47)
    #expect(stage.y == -47)
    stage.scrollView.contentSize.height = 100
    #expect(stage.scrollView.adjustedContentInset == .zero)
    #expect(stage.y == 0)
  }

  // S5
  @Test func `a view that moves away from the device's edge needs no inset`() {
    let stage = ScrollStage()
    stage.screen.receive(.screen(ScreenDescription(size: CGSize(width: 400, height: 800), scale: 2, safeAreaTop: 47)))
    stage.screen.runFrame()
    stage.scrollView.frame.origin.y = 100
    #expect(stage.scrollView.adjustedContentInset == .zero)
  }

  // S6
  @Test func `content that shrinks moves the offset back at once`() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 4000
    stage.scrollView.contentSize.height = 1000
    #expect(stage.y == 200)
    #expect(stage.told == "didScroll")
  }

  // S6
  @Test func `content that shrinks under a finger waits for the lift`() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 4000
    stage.send(.began, 200, 400)
    stage.send(.moved, 200, 380)
    stage.scrollView.contentSize.height = 1000
    #expect(stage.y == 4010)
    stage.send(.ended, 200, 380)
    stage.screen.advanceUntilRest()
    #expect(stage.y == 200)
  }

  // S6
  @Test func `content that shrinks while it moves by itself ends at its new edge`() {
    let stage = ScrollStage()
    stage.screen.play(.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100)))
    stage.screen.advance(by: 0.2)
    #expect(stage.y > 700)
    stage.scrollView.contentSize.height = 1000
    stage.screen.advanceUntilRest()
    #expect(stage.y == 200)
    #expect(stage.told.hasSuffix("didEndDecelerating"))
  }

  @Test func `a larger view shows the end of the content`() {
    let stage = ScrollStage(height: 400)
    stage.scrollView.contentOffset.y = 4600
    stage.scrollView.frame.size.height = 800
    #expect(stage.y == 4200)
  }

  // S54
  @Test(arguments: [
    (CGFloat(900), CGFloat(100), CGFloat(200)), (1100, 100, 400), (2000, 100, 1300), (350, 100, 200), (100, 50, 100),
    (4990, 100, 4200), (-50, 10, 0),
  ])
  func `a rectangle is shown by the least distance`(top: CGFloat, height: CGFloat, expected: CGFloat) {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 200
    stage.scrollView.scrollRectToVisible(CGRect(x: 0, y: top, width: 10, height: height), animated: false)
    #expect(stage.y == expected)
  }

  // S54
  @Test func `a rectangle that can be seen moves nothing`() {
    let stage = ScrollStage()
    stage.scrollView.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
    stage.screen.advance(by: 1)
    #expect(stage.told == "")
  }
}
