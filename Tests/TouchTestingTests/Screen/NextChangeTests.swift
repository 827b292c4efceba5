import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct NextChangeTests {
  private let screen = VirtualScreen(width: 300, height: 300)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() { screen.show(view) }

  /// Fades the view after a while, by the clock of the screen.
  private func fade(after delay: Double) {
    screen.advanceUntilRest()
    let view = view
    Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in view.alpha = 0.5 }
  }

  @Test func `time goes to the frame in which something changes`() {
    fade(after: 0.9)
    let start = screen.now
    #expect(screen.advanceToNextChange())
    #expect(view.alpha == 0.5)
    #expect(abs(screen.now - start - 0.9) <= 1.0 / 60 + 1e-9)
    #expect(!screen.advanceToNextChange(limit: 5))
    #expect(screen.isAtRest)
  }

  @Test func `nothing changes where nothing goes on`() {
    screen.advanceUntilRest()
    let start = screen.now
    #expect(!screen.advanceToNextChange(limit: 5))
    #expect(screen.isAtRest)
    #expect(screen.now == start + 5)
  }

  @Test func `a limit ends the waiting`() {
    fade(after: 3)
    #expect(!screen.advanceToNextChange(limit: 2))
    #expect(!screen.isAtRest)
    #expect(view.alpha == 1)
  }

  @Test func `each step of a throw is a change`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 3000)
    screen.show(scroll)
    screen.play(.flick(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 50)))
    var offsets = [scroll.contentOffset.y]
    for _ in 0..<5 {
      screen.advanceToNextChange()
      offsets.append(scroll.contentOffset.y)
    }
    #expect(offsets == offsets.sorted())
    #expect(Set(offsets).count == 6)
  }
}
