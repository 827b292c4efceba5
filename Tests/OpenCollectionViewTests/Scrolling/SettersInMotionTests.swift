import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Whatever a program sets while content moves, content that a finger, a wheel or a throw has moved comes to rest where it may
/// rest, and what began is told to have ended.
@MainActor struct SettersInMotionTests {
  /// What moves the content, or holds it.
  enum Motion: String, CaseIterable, CustomTestStringConvertible {
    case draggedInside, draggedBeyond, caughtBeyond, thrown, bouncing, turned, turnedBeyond, goingToTarget

    var testDescription: String { rawValue }
  }

  /// What the program sets.
  enum Setter: String, CaseIterable, CustomTestStringConvertible {
    case offsetBeyond, offsetInside, offsetAtEdge, originBeyond, originInside, originAcross, offsetAcrossBeyond
    case lessContent, moreContent, inset, frame, noBounces, noScrolling, paging, animation, alignment, fastRate

    var testDescription: String { rawValue }

    @MainActor func set(_ view: UIScrollView) {
      switch self {
      case .offsetBeyond: view.contentOffset.y = -25
      case .offsetInside: view.contentOffset.y = 120
      case .offsetAtEdge: view.contentOffset.y = 0
      case .originBeyond: view.bounds.origin.y = -25
      case .originInside: view.bounds.origin.y = 120
      case .originAcross: view.bounds.origin.x = 7
      case .offsetAcrossBeyond: view.contentOffset.x = -12
      case .lessContent: view.contentSize.height = 900
      case .moreContent: view.contentSize.height = 9000
      case .inset: view.contentInset.top = 30
      case .frame: view.frame = CGRect(x: 0, y: 0, width: 380, height: 700)
      case .noBounces: view.bounces = false
      case .noScrolling: view.isScrollEnabled = false
      case .paging: view.isPagingEnabled = true
      case .animation: view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
      case .alignment: view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
      case .fastRate: view.decelerationRate = .fast
      }
    }
  }

  private let stage = ScrollStage(content: CGSize(width: 600, height: 3000))

  /// Brings the content into a motion along which the program sets something.
  private func begin(_ motion: Motion) {
    let screen = stage.screen
    switch motion {
    case .draggedInside:
      stage.scrollView.contentOffset.y = 500
      stage.send(.began, 200, 400)
      stage.send(.moved, 200, 350)
    case .draggedBeyond:
      stage.send(.began, 200, 100)
      stage.send(.moved, 200, 130)
      stage.send(.moved, 200, 300)
    case .caughtBeyond:
      begin(.bouncing)
      stage.send(.began, 200, 400)
    case .thrown:
      stage.scrollView.contentOffset.y = 500
      screen.play(.flick(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 250)))
    case .bouncing:
      stage.scrollView.contentOffset.y = 100
      screen.play(.flick(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 400)))
      while stage.y >= -10 { screen.runFrame() }
    case .turned:
      stage.scrollView.contentOffset.y = 500
      stage.turnWheel(40)
    case .turnedBeyond:
      for _ in 0..<3 { stage.turnWheel(-60) }
    case .goingToTarget:
      stage.scrollView.contentOffset.y = 500
      stage.delegate.target = CGPoint(x: 0, y: 1000)
      screen.play(.flick(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 250)))
      stage.delegate.target = nil
    }
  }

  private func letGo(_ motion: Motion) {
    switch motion {
    case .draggedInside, .draggedBeyond, .caughtBeyond:
      stage.screen.advance(by: 0.3)
      stage.send(.ended, 200, 400)
    default: break
    }
  }

  // S101
  @Test(arguments: Motion.allCases, Setter.allCases)
  func `the content comes to rest where it may rest, and ends are told`(motion: Motion, setter: Setter) {
    begin(motion)
    setter.set(stage.scrollView)
    letGo(motion)
    #expect(stage.screen.advanceUntilRest(limit: 20))
    let view = stage.scrollView
    let highest = CGPoint(
      x: max(0, view.contentSize.width - view.bounds.width), y: view.contentSize.height - view.bounds.height)
    #expect(view.contentOffset.x >= 0 && view.contentOffset.x <= highest.x)
    #expect(view.contentOffset.y >= 0 - view.contentInset.top && view.contentOffset.y <= highest.y)
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
    let told = stage.delegate.journal.entries
    func count(_ prefix: String) -> Int { told.count { $0.hasPrefix(prefix) } }
    #expect(count("willBeginDecelerating") == count("didEndDecelerating"))
    #expect(count("willBeginDragging") <= count("didEndDragging"))
  }

  // S101
  @Test func `an offset that limits a bounce leaves the rest of it`() {
    stage.delegate.onScroll = { view in if view.contentOffset.y < -20 { view.contentOffset.y = -20 } }
    stage.scrollView.contentOffset.y = 300
    stage.screen.play(.flick(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 450), duration: 0.1))
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.y == 0)
    #expect(stage.delegate.offsets.map(\.y).min() ?? 0 < -20)
    #expect(stage.delegate.offsets.suffix(5).allSatisfy { $0.y > -20 })
    #expect(stage.told.hasSuffix("didScroll, didEndDecelerating"))
  }

  // S101
  @Test func `an offset that allows no bounce ends it in a moment`() {
    stage.delegate.onScroll = { view in if view.contentOffset.y < 0 { view.contentOffset.y = 0 } }
    stage.scrollView.contentOffset.y = 300
    stage.screen.play(.flick(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 450), duration: 0.1))
    #expect(stage.screen.advanceUntilRest(limit: 2))
    #expect(stage.y == 0)
    #expect(stage.told.hasSuffix("didEndDecelerating"))
  }

  // S101
  @Test func `the origin of the bounds that is set in a throw leaves the throw`() {
    begin(.thrown)
    let speed = stage.scrollView.contentVelocity.y
    stage.scrollView.bounds.origin.y = 200
    #expect(stage.scrollView.contentVelocity.y == speed)
    #expect(stage.scrollView.isDecelerating)
    stage.screen.advanceUntilRest()
    #expect(stage.y > 300)
  }

  // S101
  @Test func `the origin of the bounds that is set in an animation ends it at once`() {
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    stage.screen.advance(by: 0.1)
    stage.scrollView.bounds.origin.y = 20
    #expect(stage.told.hasSuffix("didEndScrollingAnimation"))
    stage.screen.advanceUntilRest()
    #expect(stage.y == 20)
  }

  // S101
  @Test func `what is set along one axis leaves the other one its motion`() {
    begin(.bouncing)
    stage.scrollView.bounds.origin.x = 40
    #expect(stage.scrollView.isDecelerating)
    stage.screen.advanceUntilRest()
    #expect(stage.scrollView.contentOffset == CGPoint(x: 40, y: 0))
  }
}
