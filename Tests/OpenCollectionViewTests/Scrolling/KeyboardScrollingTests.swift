import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

// S85
@MainActor struct KeyboardScrollingTests {
  let stage = ScrollStage()

  private func pressAndRest(_ key: String, _ modifiers: KeyModifiers = []) {
    stage.screen.press(key, modifiers)
    stage.screen.advanceUntilRest()
  }

  @Test func `an arrow moves the content by a line, smoothly`() {
    stage.screen.press("ArrowDown")
    stage.screen.advance(by: 0.05)
    #expect(stage.y > 2 && stage.y < 30)
    stage.screen.advanceUntilRest()
    #expect(stage.y == 40)
    #expect(stage.told == "didScroll, didEndScrollingAnimation")
    pressAndRest("ArrowUp")
    #expect(stage.y == 0)
  }

  @Test func `presses that follow each other add up`() {
    for _ in 0..<5 {
      stage.screen.press("ArrowDown")
      stage.screen.advance(by: 0.03)
    }
    stage.screen.advanceUntilRest()
    #expect(stage.y == 200)
    #expect(stage.told == "didScroll, didEndScrollingAnimation")
  }

  @Test(arguments: ["PageDown", " "])
  func `a page is what is seen, less a line`(key: String) {
    pressAndRest(key)
    #expect(stage.y == 760)
  }

  @Test func `insets do not count as seen`() {
    stage.scrollView.contentInset.bottom = 100
    pressAndRest("PageDown")
    #expect(stage.y == 660)
  }

  @Test func `Page Up, and Space with Shift, go back`() {
    stage.scrollView.contentOffset.y = 2000
    pressAndRest("PageUp")
    #expect(stage.y == 1240)
    pressAndRest(" ", .shift)
    #expect(stage.y == 480)
  }

  @Test(arguments: [KeyModifiers.command, .control])
  func `Home and End, and arrows with Command or Control, go to the ends`(modifier: KeyModifiers) {
    pressAndRest("End")
    #expect(stage.y == 4200)
    pressAndRest("Home")
    #expect(stage.y == 0)
    pressAndRest("ArrowDown", modifier)
    #expect(stage.y == 4200)
    pressAndRest("ArrowUp", modifier)
    #expect(stage.y == 0)
  }

  @Test func `nothing goes beyond the ends`() {
    pressAndRest("ArrowUp")
    #expect(stage.told == "")
    stage.scrollView.contentOffset.y = 4190
    stage.delegate.onScroll = { #expect($0.contentOffset.y <= 4200) }
    pressAndRest("PageDown")
    #expect(stage.y == 4200)
  }

  @Test func `a held key scrolls on and on, and its release brakes`() {
    stage.screen.keyDown("ArrowDown")
    stage.screen.advance(by: 0.5)
    #expect(stage.y == 40)
    for _ in 0..<30 {
      stage.screen.keyDown("ArrowDown", isRepeat: true)
      stage.screen.advance(by: 1.0 / 30)
    }
    let held = stage.y
    #expect(held > 1000 && held < 1250)
    // No stutter: the steps of the last frames are alike.
    let steps = zip(stage.delegate.offsets.suffix(20), stage.delegate.offsets.suffix(19).dropFirst()).map {
      $1.y - $0.y
    }
    #expect(steps.allSatisfy { $0 > 0 })
    stage.screen.keyUp("ArrowDown")
    stage.screen.advanceUntilRest()
    #expect(stage.y > held + 50 && stage.y < held + 130)
    #expect(stage.told == "didScroll, didEndScrollingAnimation, didScroll, didEndScrollingAnimation")
  }

  @Test func `a held key comes to rest at the end`() {
    stage.screen.keyDown("PageDown")
    stage.screen.keyDown("PageDown", isRepeat: true)
    stage.screen.advance(by: 5)
    #expect(stage.y == 4200)
    #expect(stage.screen.advanceUntilRest())
    stage.screen.keyUp("PageDown")
  }

  @Test func `a person who leaves lets the key go`() {
    stage.screen.keyDown("ArrowDown")
    stage.screen.keyDown("ArrowDown", isRepeat: true)
    stage.screen.advance(by: 0.3)
    stage.screen.receive(.visibility(false))
    stage.screen.runFrame()
    stage.screen.advance(by: 1)
    #expect(stage.y < 600)
  }

  @Test func `a view that is paged turns page by page`() {
    stage.scrollView.isPagingEnabled = true
    pressAndRest("ArrowDown")
    #expect(stage.y == 800)
    pressAndRest("PageDown")
    #expect(stage.y == 1600)
    pressAndRest(" ", .shift)
    #expect(stage.y == 800)
    pressAndRest("End")
    #expect(stage.y == 4200)
  }

  @Test func `keys move nothing where they may not`() {
    stage.scrollView.allowsKeyboardScrolling = false
    pressAndRest("ArrowDown")
    stage.scrollView.allowsKeyboardScrolling = true
    stage.scrollView.isScrollEnabled = false
    pressAndRest("ArrowDown")
    stage.scrollView.isScrollEnabled = true
    pressAndRest("ArrowRight")
    pressAndRest("ArrowDown", .shift)
    pressAndRest("a")
    #expect(stage.told == "")
    #expect(stage.y == 0)
  }

  @Test func `fingers go before keys`() {
    stage.send(.began, 200, 400)
    stage.send(.moved, 200, 380)
    pressAndRest("PageDown")
    #expect(stage.y == 10)
  }

  @Test func `a finger takes over from a key`() {
    stage.screen.press("PageDown")
    stage.screen.advance(by: 0.1)
    let before = stage.y
    stage.send(.began, 200, 400)
    #expect(stage.y == before)
    #expect(stage.told == "didScroll, didEndScrollingAnimation")
    stage.send(.ended, 200, 400)
    #expect(stage.screen.advanceUntilRest())
  }

  @Test func `content that shrinks meanwhile is not left`() {
    stage.screen.press("End")
    stage.screen.advance(by: 0.1)
    stage.scrollView.contentSize.height = 2000
    stage.delegate.onScroll = { #expect($0.contentOffset.y <= 1200) }
    stage.screen.advanceUntilRest()
    #expect(stage.y == 1200)
  }

  @Test func `wide content follows the arrows, and pages in the direction of reading`() {
    let stage = ScrollStage(content: CGSize(width: 3000, height: 800))
    func x(after key: String) -> Double {
      stage.screen.press(key)
      stage.screen.advanceUntilRest()
      return stage.scrollView.contentOffset.x
    }
    #expect(x(after: "ArrowRight") == 40)
    #expect(x(after: "PageDown") == 400)
    #expect(x(after: "ArrowDown") == 400)
    stage.scrollView.semanticContentAttribute = .forceRightToLeft
    #expect(x(after: "PageDown") == 40)
    #expect(x(after: "ArrowRight") == 80)
    #expect(x(after: "Home") == 2600)
    #expect(x(after: "End") == 0)
  }
}
