import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct NestingTests {
  /// A list of 100 points to go in one of 1000 points to go.
  private func lists(inner: CGFloat = 900, outer: CGFloat = 1800) -> NestStage {
    NestStage(CGSize(width: 400, height: inner), CGSize(width: 400, height: outer))
  }

  // MARK: From the start

  // S15
  @Test func `at its end the inner one leaves the drag to the outer one`() {
    let nest = lists()
    nest.inner.contentOffset.y = 100
    _ = nest.told()
    nest.touch()
    nest.move(y: -10)
    nest.move(y: -30)
    #expect(nest.along == [100, 30])
    #expect(!nest.inner.isDragging && nest.outer.isDragging)
    nest.restAndLift()
    #expect(nest.told() == "outer willBegin, outer didScroll, outer willEnd, outer didEnd(false)")
  }

  @Test func `in the direction in which it can move the inner one drags`() {
    let nest = lists()
    nest.inner.contentOffset.y = 100
    nest.outer.contentOffset.y = 50
    nest.touch()
    nest.move(y: 10)
    nest.move(y: 30)
    #expect(nest.along == [70, 50])
  }

  @Test func `at the end of both the inner one gives way`() {
    let nest = lists()
    nest.touch()
    nest.move(y: 10)
    nest.move(y: 100)
    #expect(nest.along[0] < -40)
    #expect(nest.along[1] == 0)
    nest.restAndLift()
    nest.screen.advanceUntilRest()
    #expect(nest.along == [0, 0])
  }

  @Test func `an inner one that keeps its scrolling gives way at its end`() {
    let nest = lists()
    nest.inner.transfersVerticalScrollingToParent = false
    nest.inner.contentOffset.y = 100
    nest.touch()
    nest.move(y: -10)
    nest.move(y: -100)
    #expect(nest.along[0] > 140)
    #expect(nest.along[1] == 0)
  }

  @Test func `an inner one that does not scroll leaves all to the outer one`() {
    let nest = lists()
    nest.inner.isScrollEnabled = false
    nest.touch()
    nest.move(y: -10)
    nest.move(y: -100)
    #expect(nest.along == [0, 100])
  }

  @Test func `an outer one that does not scroll is not moved`() {
    let nest = lists()
    nest.outer.isScrollEnabled = false
    nest.touch()
    nest.move(y: -10)
    nest.move(y: -150)
    #expect(nest.along[0] > 110)
    #expect(nest.along[1] == 0)
  }

  // MARK: On the way

  @Test func `at the end of the inner one the outer one goes on, without a jump`() {
    let nest = lists()
    nest.touch()
    nest.move(y: -10)
    nest.move(y: -60)
    #expect(nest.along == [60, 0])
    nest.move(y: -60)
    #expect(nest.along == [100, 20])
    nest.move(y: -60)
    #expect(nest.along == [100, 80])
    #expect(nest.inner.isDragging && nest.outer.isDragging)
    nest.restAndLift()
    #expect(
      nest.told()
        == "inner willBegin, inner didScroll, outer willBegin, outer didScroll, inner willEnd, inner didEnd(false), "
        + "outer willEnd, outer didEnd(false)")
  }

  // S15
  @Test func `coming back the outer one goes to where it took over, then the inner one moves`() {
    let nest = lists()
    nest.outer.contentOffset.y = 300
    nest.touch()
    nest.move(y: -10)
    nest.move(y: -150)
    #expect(nest.along == [100, 350])
    nest.move(y: 40)
    #expect(nest.along == [100, 310])
    nest.move(y: 40)
    #expect(nest.along == [70, 300])
    nest.move(y: 100)
    #expect(nest.along == [0, 270])
  }

  @Test func `the outer one that was moving gives way where both are at their ends`() {
    let nest = lists(outer: 850)
    nest.touch()
    nest.move(y: -10)
    nest.move(y: -250)
    #expect(nest.along[0] == 100)
    #expect(nest.along[1] > 80 && nest.along[1] < 150)
    nest.move(y: 100)
    #expect(nest.along == [100, 50])
    nest.move(y: 50)
    #expect(nest.along == [100, 0])
  }

  // S15
  @Test func `the throw goes to the one that was moving`() throws {
    let nest = lists(outer: 20_000)
    nest.touch()
    nest.move(y: -10)
    for _ in 0..<20 { nest.move(y: -10) }
    _ = nest.told()
    #expect(nest.along == [100, 100])
    nest.lift()
    #expect(nest.delegate(0).velocity == .zero)
    #expect(abs(try #require(nest.delegate(1).velocity).y - 1) < 1e-6)
    nest.screen.advanceUntilRest()
    #expect(abs(nest.along[1] - (100 + 990 * 0.499)) < 1)
    #expect(
      nest.told()
        == "inner willEnd, inner didEnd(false), outer willEnd, outer didEnd(true), outer willDecelerate, "
        + "outer didScroll, outer didDecelerate")
  }

  @Test func `thrown back by the finger the inner one moves on, and the outer one stays`() throws {
    let nest = lists(inner: 20_000)
    nest.inner.contentOffset.y = 19_100
    nest.touch()
    nest.move(y: -10)
    for _ in 0..<15 { nest.move(y: -10) }
    #expect(nest.along == [19_200, 50])
    for _ in 0..<15 { nest.move(y: 10) }
    #expect(nest.along == [19_100, 0])
    _ = nest.told()
    nest.lift()
    #expect(abs(try #require(nest.delegate(0).velocity).y + 1) < 1e-6)
    #expect(nest.delegate(1).velocity == .zero)
    nest.screen.advanceUntilRest()
    #expect(abs(nest.along[0] - (19_100 - 990 * 0.499)) < 1)
    #expect(
      nest.told()
        == "inner willEnd, inner didEnd(true), inner willDecelerate, outer willEnd, outer didEnd(false), "
        + "inner didScroll, inner didDecelerate")
  }

  @Test func `only the one that moves has a velocity`() {
    let nest = lists(outer: 20_000)
    nest.touch()
    nest.move(y: -10)
    for _ in 0..<5 { nest.move(y: -10) }
    #expect(abs(nest.inner.contentVelocity.y - 1000) < 1)
    #expect(nest.outer.contentVelocity == .zero)
    for _ in 0..<10 { nest.move(y: -10) }
    #expect(nest.inner.contentVelocity == .zero)
    #expect(abs(nest.outer.contentVelocity.y - 1000) < 1)
  }

  @Test func `three levels take over from each other`() {
    let nest = NestStage(
      CGSize(width: 400, height: 810), CGSize(width: 400, height: 820), CGSize(width: 400, height: 2000))
    nest.touch()
    nest.move(y: -10)
    nest.move(y: -5)
    #expect(nest.along == [5, 0, 0])
    nest.move(y: -40)
    #expect(nest.along == [10, 20, 15])
    nest.move(y: 30)
    #expect(nest.along == [10, 5, 0])
    nest.move(y: 12)
    #expect(nest.along == [3, 0, 0])
    nest.restAndLift()
    #expect(
      nest.told()
        == "inner willBegin, inner didScroll, middle willBegin, middle didScroll, outer willBegin, outer didScroll, "
        + "middle didScroll, outer didScroll, inner didScroll, middle didScroll, inner willEnd, inner didEnd(false), "
        + "middle willEnd, middle didEnd(false), outer willEnd, outer didEnd(false)")
  }

  @Test func `one in the middle that keeps its scrolling ends the chain`() {
    let nest = NestStage(
      CGSize(width: 400, height: 810), CGSize(width: 400, height: 820), CGSize(width: 400, height: 2000))
    nest.views[1].transfersVerticalScrollingToParent = false
    nest.touch()
    nest.move(y: -10)
    nest.move(y: -60)
    #expect(nest.along[0] == 10)
    #expect(nest.along[1] > 30)
    #expect(nest.along[2] == 0)
  }

  @Test func `one in the middle that scrolls the other way is passed over`() {
    let nest = NestStage(
      CGSize(width: 400, height: 810), CGSize(width: 2000, height: 800), CGSize(width: 400, height: 2000))
    nest.touch()
    nest.move(y: -10)
    nest.move(x: -50, y: -60)
    #expect(nest.along == [10, 0, 50])
    #expect(nest.across == [0, 0, 0])
  }

  @Test func `each axis is handed over by itself`() {
    let nest = NestStage(CGSize(width: 420, height: 900), CGSize(width: 2000, height: 2000))
    nest.touch()
    nest.move(x: -6, y: -8)
    nest.move(x: -50, y: -50)
    #expect(nest.across == [20, 30])
    #expect(nest.along == [50, 0])
    nest.inner.transfersHorizontalScrollingToParent = false
    nest.restAndLift()
    nest.inner.contentOffset = .zero
    nest.outer.contentOffset = .zero
    nest.touch()
    nest.move(x: -6, y: -8)
    nest.move(x: -50, y: -150)
    #expect(nest.across[1] == 0)
    #expect(nest.along == [100, 50])
  }

  @Test func `content caught beyond its edge stays with the finger`() {
    let nest = lists()
    nest.outer.contentOffset.y = 500
    nest.inner.transfersVerticalScrollingToParent = false
    nest.touch(y: 20)
    nest.move(y: 10)
    for _ in 0..<10 { nest.move(y: 20) }
    nest.lift()
    nest.inner.transfersVerticalScrollingToParent = true
    nest.screen.advance(by: 0.02)
    #expect(nest.along[0] < -30)
    nest.touch(y: 100)
    let caught = nest.along[0]
    nest.move(y: 10)
    nest.move(y: 40)
    #expect(nest.along[0] < caught - 5)
    #expect(nest.along[1] == 500)
  }

  @Test func `in content that is scaled each goes by its own points`() throws {
    let screen = VirtualScreen(width: 400, height: 800)
    let outer = UIScrollView(frame: screen.window.bounds)
    outer.contentSize = CGSize(width: 400, height: 20_000)
    let scaled = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    scaled.layer.anchorPoint = .zero
    scaled.center = .zero
    scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    inner.contentSize = CGSize(width: 200, height: 450)
    scaled.addSubview(inner)
    outer.addSubview(scaled)
    screen.show(outer)
    screen.play(.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 630), holding: 0.6))
    #expect([inner.contentOffset.y, outer.contentOffset.y] == [30, 0])
    screen.play(.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 580)))
    #expect(inner.contentOffset.y == 50)
    #expect(outer.contentOffset.y >= 60)
    let offset = outer.contentOffset.y
    screen.advanceUntilRest()
    #expect(abs(outer.contentOffset.y - (70 + 990 * 0.499)) < 1, "from \(offset)")
  }

  // MARK: Pages

  @Test func `a pager in a pager turns the outer page from its last one`() {
    let nest = NestStage(CGSize(width: 800, height: 800), CGSize(width: 2000, height: 800))
    for view in nest.views { view.isPagingEnabled = true }
    func flick() {
      nest.screen.play(.flick(from: CGPoint(x: 390, y: 400), to: CGPoint(x: 330, y: 400)))
      nest.screen.advanceUntilRest()
    }
    flick()
    #expect(nest.across == [400, 0])
    flick()
    #expect(nest.across == [400, 400])
  }

  @Test func `a long drag ends on a page of each pager`() {
    let nest = NestStage(CGSize(width: 800, height: 800), CGSize(width: 2000, height: 800))
    for view in nest.views { view.isPagingEnabled = true }
    nest.inner.contentOffset.x = 300
    nest.touch(x: 390)
    nest.move(x: -10)
    nest.move(x: -330)
    #expect(nest.across == [400, 230])
    nest.restAndLift()
    nest.screen.advanceUntilRest()
    #expect(nest.across == [400, 400])
  }

  // S15
  @Test func `while a list drags, the pager around it does not`() {
    let nest = NestStage(CGSize(width: 400, height: 3000), CGSize(width: 2000, height: 800))
    nest.touch()
    nest.move(x: -2, y: -12)
    nest.move(x: -100, y: -20)
    #expect(nest.along == [22, 0])
    #expect(nest.across == [0, 0])
  }

  // MARK: What happens meanwhile

  @Test func `turning the outer one off in the middle ends its drag`() {
    let nest = lists()
    nest.touch()
    nest.move(y: -10)
    nest.move(y: -150)
    _ = nest.told()
    nest.outer.isScrollEnabled = false
    #expect(nest.told() == "outer willEnd, outer didEnd(false)")
    nest.move(y: -50)
    #expect(nest.along[1] == 50)
  }

  @Test func `turning the inner one off ends both drags`() {
    let nest = lists()
    nest.touch()
    nest.move(y: -10)
    nest.move(y: -150)
    _ = nest.told()
    nest.inner.isScrollEnabled = false
    #expect(nest.told() == "inner willEnd, inner didEnd(false), outer willEnd, outer didEnd(false)")
    #expect(!nest.outer.isTracking && !nest.inner.isTracking)
    nest.move(y: -50)
    #expect(nest.along == [100, 50])
  }

  @Test func `an outer one that is taken from the screen ends both drags`() {
    let nest = lists()
    nest.touch()
    nest.move(y: -10)
    nest.move(y: -150)
    nest.outer.removeFromSuperview()
    nest.move(y: -50)
    nest.lift()
    #expect(!nest.outer.isTracking && !nest.inner.isTracking)
    #expect(nest.journal.entries.filter { $0.hasSuffix("didEnd(false)") }.count == 2)
    #expect(nest.screen.advanceUntilRest())
  }

  @Test func `an inner one that is taken out while the outer one moves ends both drags`() {
    let nest = lists()
    nest.delegate(1).onScroll = { [inner = nest.inner] _ in inner.removeFromSuperview() }
    nest.touch()
    nest.move(y: -10)
    nest.move(y: -150)
    #expect(!nest.outer.isTracking && !nest.inner.isTracking)
    nest.move(y: -50)
    nest.lift()
    #expect(nest.along[1] == 50)
    #expect(nest.journal.entries.filter { $0.hasSuffix("didEnd(false)") }.count == 2)
  }

  @Test func `an animation of the outer one is over when it is dragged`() {
    let nest = lists()
    nest.touch()
    nest.move(y: -10)
    nest.move(y: -50)
    nest.outer.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    nest.screen.advance(by: 0.1)
    let offset = nest.along[1]
    #expect(offset > 50 && offset < 450)
    _ = nest.told()
    nest.move(y: -150)
    #expect(nest.told() == "inner didScroll, outer didAnimate, outer willBegin, outer didScroll")
    #expect(nest.outer.isDragging)
  }

  @Test func `a program that moves the outer one meanwhile does not make it jump`() {
    let nest = lists()
    nest.touch()
    nest.move(y: -10)
    nest.move(y: -150)
    nest.outer.contentOffset.y = 400
    nest.move(y: -10)
    #expect(nest.along == [100, 410])
    nest.move(y: 30)
    #expect(nest.along == [100, 380])
  }

  @Test func `the delegate may stop the inner one when the outer one begins`() {
    let nest = lists()
    nest.delegate(1).onBegin = { [inner = nest.inner] _ in inner.isScrollEnabled = false }
    nest.touch()
    nest.move(y: -10)
    nest.move(y: -150)
    nest.move(y: -50)
    nest.lift()
    #expect(!nest.outer.isTracking && !nest.inner.isTracking)
    #expect(nest.journal.entries.filter { $0.hasSuffix("didEnd(false)") }.count == 2)
  }

  @Test func `gestures that go together are left to the program`() {
    final class Together: UIScrollView, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { true }
    }
    let nest = NestStage(
      CGSize(width: 400, height: 900), CGSize(width: 400, height: 1800), innermost: Together.self)
    nest.touch()
    nest.move(y: -10)
    nest.move(y: -50)
    #expect(nest.along == [50, 50])
  }

  @Test(arguments: 0..<40)
  func `whatever the finger does, all come to rest in legal places`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let nest = NestStage(
      CGSize(width: .random(in: 400...900, using: &random), height: .random(in: 500...1500, using: &random)),
      CGSize(width: 400, height: .random(in: 500...1500, using: &random)),
      CGSize(width: .random(in: 400...900, using: &random), height: .random(in: 500...1500, using: &random)))
    for view in nest.views {
      view.isPagingEnabled = Int.random(in: 0..<3, using: &random) == 0
      view.isDirectionalLockEnabled = .random(using: &random)
      view.bounces = Int.random(in: 0..<4, using: &random) > 0
      view.transfersVerticalScrollingToParent = Int.random(in: 0..<5, using: &random) > 0
    }
    for _ in 0..<8 {
      nest.touch(x: .random(in: 10...390, using: &random), y: .random(in: 10...790, using: &random))
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        nest.move(x: .random(in: -60...60, using: &random), y: .random(in: -90...90, using: &random))
        switch Int.random(in: 0..<30, using: &random) {
        case 0: nest.outer.isScrollEnabled.toggle()
        case 1: nest.views[1].contentSize.height = .random(in: 500...1500, using: &random)
        case 2: nest.views[1].setContentOffset(.zero, animated: .random(using: &random))
        case 3: nest.inner.isScrollEnabled.toggle()
        default: break
        }
      }
      nest.lift()
      nest.screen.advance(by: .random(in: 0...0.5, using: &random))
    }
    #expect(nest.screen.advanceUntilRest())
    for view in nest.views {
      let highest = CGPoint(x: max(0, view.contentSize.width - 400), y: max(0, view.contentSize.height - 800))
      #expect(view.contentOffset.x >= -0.5 && view.contentOffset.x <= highest.x + 0.5)
      #expect(view.contentOffset.y >= -0.5 && view.contentOffset.y <= highest.y + 0.5)
      #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
    }
  }
}
