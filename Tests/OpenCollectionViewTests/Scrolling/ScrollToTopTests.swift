import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

// S76
@MainActor struct ScrollToTopTests {
  /// Notes what a scroll view tells when the status bar is tapped.
  private final class TopJournal: UIScrollViewDelegate {
    var entries: [String] = []
    var isWilling = true

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      entries.append("should")
      return isWilling
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      entries.append("did@\(Int(scrollView.contentOffset.y))")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { if entries.last != "scroll" { entries.append("scroll") } }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { entries.append("end of animation") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { entries.append("end of deceleration") }
  }

  /// A phone with a status bar of 47 points, and a scroll view that fills it, at 1000.
  private struct Phone {
    let stage: ScrollStage
    let journal = TopJournal()

    @MainActor init() {
      stage = ScrollStage()
      stage.screen.receive(
        .screen(ScreenDescription(size: CGSize(width: 400, height: 800), scale: 2, safeAreaTop: 47)))
      stage.screen.runFrame()
      stage.scrollView.contentOffset.y = 1000
      stage.screen.runFrame()
      stage.scrollView.delegate = journal
    }

    @MainActor func tapStatusBar(_ x: CGFloat = 200) {
      stage.screen.play(.tap(at: CGPoint(x: x, y: 20)))
    }
  }

  @Test func `a tap on the status bar brings the content to its top in 0.3 s`() {
    let phone = Phone()
    phone.tapStatusBar()
    phone.stage.screen.advance(by: 0.15)
    #expect(phone.stage.y > 100 && phone.stage.y < 900)
    phone.stage.screen.advance(by: 0.2)
    #expect(phone.stage.y == -47)
    #expect(phone.journal.entries == ["should", "scroll", "did@-47"])
  }

  @Test func `content beneath the status bar hears nothing of the tap`() {
    let phone = Phone()
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in taps += 1 }
    phone.stage.content.addGestureRecognizer(tap)
    phone.tapStatusBar()
    #expect(phone.stage.screen.advanceUntilRest())
    #expect(taps == 0)
    #expect(!phone.stage.delegate.journal.entries.contains("content ended"))
    phone.stage.screen.play(.tap(at: CGPoint(x: 200, y: 60)))
    #expect(taps == 1)
  }

  @Test func `a drag that begins on the status bar scrolls`() {
    let phone = Phone()
    phone.stage.send(.began, 200, 20)
    phone.stage.send(.moved, 200, 60)
    phone.stage.send(.moved, 200, 80)
    #expect(phone.stage.y == 950)
    phone.stage.send(.ended, 200, 80)
    #expect(!phone.journal.entries.contains("should"))
  }

  @Test func `a host may say that its status bar was tapped`() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 500
    stage.screen.scene.statusBarWasTapped(at: CGPoint(x: 200, y: 0))
    stage.screen.advance(by: 0.4)
    #expect(stage.y == 0)
    stage.scrollView.contentOffset.y = 500
    stage.screen.scene.statusBarWasTapped(at: CGPoint(x: CGFloat.nan, y: 0))
    stage.screen.advance(by: 0.4)
    #expect(stage.y == 500)
  }

  @Test func `its own offset across stays`() {
    let stage = ScrollStage(content: CGSize(width: 2000, height: 5000))
    stage.scrollView.contentOffset = CGPoint(x: 300, y: 500)
    stage.screen.scene.statusBarWasTapped(at: .zero)
    stage.screen.advance(by: 0.4)
    #expect(stage.scrollView.contentOffset == CGPoint(x: 300, y: 0))
  }

  @Test func `a delegate can refuse`() {
    let phone = Phone()
    phone.journal.isWilling = false
    phone.tapStatusBar()
    phone.stage.screen.advance(by: 1)
    #expect(phone.stage.y == 1000)
    #expect(phone.journal.entries == ["should"])
  }

  @Test func `content that is at its top is there at once`() {
    let phone = Phone()
    phone.stage.scrollView.contentOffset.y = -47
    phone.journal.entries = []
    phone.tapStatusBar()
    phone.stage.screen.advance(by: 1)
    #expect(phone.journal.entries == ["should", "did@-47"])
  }

  @Test func `a throw ends where it is and the content goes to its top`() {
    let phone = Phone()
    phone.stage.screen.play(.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300)))
    phone.stage.screen.advance(by: 0.1)
    #expect(phone.stage.scrollView.isDecelerating)
    phone.journal.entries = []
    phone.stage.screen.scene.statusBarWasTapped(at: CGPoint(x: 200, y: 20))
    #expect(!phone.stage.scrollView.isDecelerating)
    phone.stage.screen.advance(by: 0.4)
    #expect(phone.stage.y == -47)
    #expect(phone.journal.entries == ["should", "end of deceleration", "scroll", "did@-47"])
  }

  @Test func `a finger that stops it on its way is told nothing of a top`() {
    let phone = Phone()
    phone.tapStatusBar()
    phone.stage.screen.advance(by: 0.1)
    phone.stage.send(.began, 200, 400)
    phone.stage.send(.ended, 200, 400)
    #expect(phone.stage.screen.advanceUntilRest())
    #expect(phone.stage.y > 100)
    #expect(phone.journal.entries == ["should", "scroll"])
  }

  @Test func `an animated scroll of the program's that follows has an end of its own`() {
    let phone = Phone()
    phone.tapStatusBar()
    phone.stage.screen.advance(by: 0.1)
    phone.stage.scrollView.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
    phone.stage.screen.advance(by: 0.4)
    #expect(phone.journal.entries == ["should", "scroll", "end of animation"])
  }

  @Test func `while a finger drags nothing happens`() {
    let phone = Phone()
    phone.stage.send(.began, 200, 400)
    phone.stage.send(.moved, 200, 380)
    phone.stage.screen.scene.statusBarWasTapped(at: CGPoint(x: 200, y: 20))
    #expect(!phone.journal.entries.contains("should"))
  }

  @Test func `a view that does not want it, or cannot scroll, is not meant`() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 500
    stage.scrollView.scrollsToTop = false
    stage.screen.scene.statusBarWasTapped(at: .zero)
    stage.screen.advance(by: 0.4)
    #expect(stage.y == 500)
    stage.scrollView.scrollsToTop = true
    stage.scrollView.isScrollEnabled = false
    stage.screen.scene.statusBarWasTapped(at: .zero)
    stage.screen.advance(by: 0.4)
    #expect(stage.y == 500)
  }

  @Test func `of two side by side the one below the tap is meant`() {
    let screen = VirtualScreen(width: 800, height: 600)
    let views = [0, 400].map { x in
      let view = UIScrollView(frame: CGRect(x: x, y: 0, width: 400, height: 600))
      view.contentSize = CGSize(width: 400, height: 3000)
      screen.show(view)
      view.contentOffset.y = 500
      return view
    }
    screen.runFrame()
    screen.scene.statusBarWasTapped(at: CGPoint(x: 600, y: 5))
    screen.advance(by: 0.4)
    #expect(views.map(\.contentOffset.y) == [500, 0])
  }

  @Test func `of views in each other the outer one is meant, and not one that scrolls only sideways`() {
    let stage = ScrollStage()
    let strip = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 200))
    strip.contentSize = CGSize(width: 2000, height: 200)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 500))
    inner.contentSize = CGSize(width: 400, height: 2000)
    stage.scrollView.addSubview(strip)
    stage.scrollView.addSubview(inner)
    stage.scrollView.contentOffset.y = 300
    inner.contentOffset.y = 100
    stage.screen.runFrame()
    stage.screen.scene.statusBarWasTapped(at: CGPoint(x: 100, y: 0))
    stage.screen.advance(by: 0.4)
    #expect(stage.y == 0)
    #expect(inner.contentOffset.y == 100)
  }

  @Test func `a view that is covered is not meant`() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 500
    let cover = UIView(frame: stage.screen.window.bounds)
    stage.screen.show(cover)
    stage.screen.scene.statusBarWasTapped(at: .zero)
    stage.screen.advance(by: 0.4)
    #expect(stage.y == 500)
    cover.isHidden = true
    stage.screen.scene.statusBarWasTapped(at: .zero)
    stage.screen.advance(by: 0.4)
    #expect(stage.y == 0)
  }

  @Test func `where nothing would scroll the tap is the content's`() {
    let phone = Phone()
    phone.stage.scrollView.scrollsToTop = false
    phone.tapStatusBar()
    #expect(phone.stage.delegate.journal.entries.suffix(2) == ["content began", "content ended"])
  }

  @Test func `a window without a status bar listens for none`() {
    let stage = ScrollStage()
    #expect(stage.screen.window.gestureRecognizers?.isEmpty ?? true)
    let phone = Phone()
    #expect(phone.stage.screen.window.gestureRecognizers?.count == 1)
    phone.stage.screen.resize(width: 800, height: 400)
    #expect(phone.stage.screen.window.gestureRecognizers?.isEmpty ?? true)
  }
}
