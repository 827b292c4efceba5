import OpenCollectionView
import Testing
import TouchTesting

/// When whoever waits for a change of layout is told: with its end, or before the next one begins. // T24
@MainActor struct LayoutCompletionTests {
  private final class Told {
    var lines: [String] = []
  }

  private let list = WordScreen("a b c d e f")
  private let told = Told()
  private var view: UICollectionView { list.view }

  private func list(height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = WordScreen.list()
    layout.itemSize.height = height
    return layout
  }

  @Test func `No completion of a transition comes in the middle of the next one`() {
    let (small, large) = (view.collectionViewLayout, list(height: 80))
    var held: UICollectionViewTransitionLayout?
    held = view.startInteractiveTransition(to: large) { _, _ in held = nil }
    held?.transitionProgress = 0.6
    held?.invalidateLayout()
    list.screen.advance(by: 0.1)
    view.finishInteractiveTransition()
    list.screen.advance(by: 0.05)
    view.setCollectionViewLayout(large, animated: true)
    list.screen.advance(by: 0.05)
    held = view.startInteractiveTransition(to: small) { _, _ in held = nil }
    list.screen.advance(by: 1)
    #expect(held != nil)
    view.finishInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(held == nil)
    #expect(view.collectionViewLayout === small)
  }

  @Test func `The completion of an animated change that is caught comes before the transition begins`() {
    let told = told
    let large = list(height: 80)
    view.setCollectionViewLayout(large, animated: true) { told.lines.append("change \($0)") }
    // By then it is nearer to the large one.
    list.screen.advance(by: 0.25)
    let transition = view.startInteractiveTransition(to: list(height: 20)) {
      told.lines.append("transition \($0) \($1)")
    }
    told.lines.append("begun")
    #expect(transition.currentLayout === large)
    view.finishInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(told.lines == ["change false", "begun", "transition true true"])
  }

  @Test func `The completion of an animated change comes before another one begins`() {
    let told = told
    view.setCollectionViewLayout(list(height: 80), animated: true) { told.lines.append("first \($0)") }
    list.screen.advance(by: 0.1)
    view.setCollectionViewLayout(list(height: 20), animated: true) { told.lines.append("second \($0)") }
    #expect(told.lines == ["first false"])
    list.screen.advanceUntilRest()
    #expect(told.lines == ["first false", "second true"])
    #expect(list.seen == "a 0, b 20, c 40, d 60, e 80, f 100")
  }

  @Test func `What was there at once came to its end, also where another change follows at once`() {
    let told = told
    view.setCollectionViewLayout(list(height: 80), animated: false) { told.lines.append("first \($0)") }
    #expect(told.lines == [])
    view.setCollectionViewLayout(list(height: 20), animated: false) { told.lines.append("second \($0)") }
    #expect(told.lines == ["first true"])
    list.screen.advanceUntilRest()
    #expect(told.lines == ["first true", "second true"])
  }

  @Test func `Completions that begin the next change without end do not hold up the call in which they come`() {
    let told = told
    let layouts = [list(height: 80), list(height: 20)]
    var goesOn = true
    func next() {
      guard goesOn else { return }
      view.setCollectionViewLayout(layouts[told.lines.count % 2], animated: true) {
        told.lines.append("\($0)")
        next()
      }
    }
    next()
    list.screen.advance(by: 0.1)
    view.setCollectionViewLayout(list(height: 60), animated: true)
    goesOn = false
    // As many as may set each other in a row.
    #expect(told.lines.count == 100)
    #expect(list.screen.advanceUntilRest())
  }

  @Test func `A layout that is set tells those before it first`() {
    let told = told
    view.setCollectionViewLayout(list(height: 80), animated: true) { told.lines.append("change \($0)") }
    list.screen.advance(by: 0.1)
    view.collectionViewLayout = list(height: 20)
    told.lines.append("set")
    list.screen.advanceUntilRest()
    #expect(told.lines == ["change false", "set"])
  }

  @Test func `A transition that is replaced has told so before the next one begins`() {
    let told = told
    _ = view.startInteractiveTransition(to: list(height: 80)) { told.lines.append("first \($0) \($1)") }
    view.collectionViewLayout = list(height: 20)
    _ = view.startInteractiveTransition(to: list(height: 60)) { told.lines.append("second \($0) \($1)") }
    told.lines.append("begun")
    list.screen.advance(by: 0.5)
    #expect(told.lines == ["first false false", "begun"])
  }

  @Test func `A completion that is due in the next turn comes before a transition that begins until then`() {
    let told = told
    let large = list(height: 80)
    // In no window a transition is at its end at once.
    view.removeFromSuperview()
    _ = view.startInteractiveTransition(to: large) { told.lines.append("first \($0) \($1)") }
    view.finishInteractiveTransition()
    #expect(told.lines == [])
    _ = view.startInteractiveTransition(to: list(height: 60)) { told.lines.append("second \($0) \($1)") }
    #expect(told.lines == ["first true true"])
  }

  @Test func `A completion that changes the layout does so before the change in whose call it comes`() {
    let told = told
    let (view, third, fourth) = (view, list(height: 60), list(height: 20))
    view.setCollectionViewLayout(list(height: 80), animated: true) { _ in
      told.lines.append("first")
      view.setCollectionViewLayout(third, animated: true) { told.lines.append("third \($0)") }
    }
    list.screen.advance(by: 0.1)
    view.setCollectionViewLayout(fourth, animated: true) { told.lines.append("fourth \($0)") }
    list.screen.advanceUntilRest()
    #expect(told.lines == ["first", "third false", "fourth true"])
    #expect(view.collectionViewLayout === fourth)
  }
}
