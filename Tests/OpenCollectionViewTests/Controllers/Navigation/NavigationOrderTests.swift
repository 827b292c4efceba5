import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// The order in which controllers and the delegate hear of changes.
@MainActor struct NavigationOrderTests {
  @Test func `the first controller is loaded, appears, and the delegate hears of it`() {
    let stage = NavigationStage("")
    let screen = VirtualScreen(width: 390, height: 844)
    let navigation = UINavigationController(rootViewController: stage.make("A"))
    navigation.delegate = stage
    screen.show(navigation)
    #expect(
      stage.journal.text
        == "A.willMoveIn, A.load, willShow(A), A.didMoveIn, A.willAppear, A.didAppear, didShow(A)")
  }

  // V10
  @Test func `a push that is animated`() {
    let stage = NavigationStage("A")
    stage.navigation.pushViewController(stage.make("B"), animated: true)
    #expect(stage.stack == "AB")
    #expect(stage.journal.text == "B.willMoveIn, B.load, A.willDisappear, B.willAppear, willShow(B)")
    stage.journal.clear()
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.journal.text == "A.didDisappear, B.didAppear, B.didMoveIn, didShow(B)")
  }

  @Test func `a push without an animation is over at once`() {
    let stage = NavigationStage("A")
    stage.navigation.pushViewController(stage.make("B"), animated: false)
    #expect(
      stage.journal.text
        == "B.willMoveIn, B.load, A.willDisappear, B.willAppear, willShow(B), A.didDisappear, B.didAppear, "
        + "B.didMoveIn, didShow(B)")
  }

  // V10
  @Test func `a pop that is animated`() {
    let stage = NavigationStage("AB")
    let popped = stage.navigation.popViewController(animated: true) as? Screenful
    #expect(popped?.name == "B")
    #expect(stage.stack == "A")
    stage.screen.advanceUntilRest()
    #expect(
      stage.journal.text
        == "B.willMoveOut, A.load, B.willDisappear, A.willAppear, willShow(A), B.didDisappear, A.didAppear, "
        + "B.didMoveOut, didShow(A)")
    #expect(popped?.parent == nil)
    #expect(popped?.view.superview == nil)
  }

  @Test func `a pop to the root takes everything above it, and shows one change`() {
    let stage = NavigationStage("ABC")
    let popped = stage.navigation.popToRootViewController(animated: true)
    #expect(popped?.map { ($0 as? Screenful)?.name } == ["B", "C"])
    stage.screen.advanceUntilRest()
    #expect(
      stage.journal.text
        == "B.willMoveOut, C.willMoveOut, A.load, C.willDisappear, A.willAppear, willShow(A), C.didDisappear, "
        + "A.didAppear, B.didMoveOut, C.didMoveOut, didShow(A)")
  }

  @Test func `another stack that ends with a new controller comes like a push`() {
    let stage = NavigationStage("AB")
    stage.navigation.setViewControllers([stage.make("X"), stage.make("Y")], animated: true)
    stage.screen.advanceUntilRest()
    #expect(
      stage.journal.text
        == "X.willMoveIn, Y.willMoveIn, A.willMoveOut, B.willMoveOut, Y.load, B.willDisappear, Y.willAppear, "
        + "willShow(Y), B.didDisappear, Y.didAppear, A.didMoveOut, B.didMoveOut, X.didMoveIn, Y.didMoveIn, didShow(Y)")
    #expect(stage.stack == "XY")
  }

  @Test func `what changes below the top changes nothing that is seen`() {
    let stage = NavigationStage("AB")
    let top = stage.navigation.viewControllers[1]
    stage.navigation.setViewControllers([stage.make("X"), top], animated: true)
    #expect(stage.journal.text == "X.willMoveIn, A.willMoveOut, A.didMoveOut, X.didMoveIn")
    #expect(stage.navigation.navigationBar.backItem?.title == "X")
  }

  // V11
  @Test func `a pop by a finger that goes far enough is a pop`() {
    let stage = NavigationStage("AB")
    stage.screen.play(stage.swipe(to: 300))
    stage.screen.advanceUntilRest()
    #expect(
      stage.journal.text
        == "B.willMoveOut, A.load, B.willDisappear, A.willAppear, willShow(A), B.didDisappear, A.didAppear, "
        + "B.didMoveOut, didShow(A)")
    #expect(stage.stack == "A")
  }

  // V3, V11
  @Test func `a pop that a finger takes back leaves everything as it was`() {
    let stage = NavigationStage("AB")
    stage.screen.play(stage.swipe(to: 150))
    stage.screen.advanceUntilRest()
    #expect(
      stage.journal.text
        == "B.willMoveOut, A.load, B.willDisappear, A.willAppear, willShow(A), A.willDisappear, A.didDisappear, "
        + "B.willAppear, B.didAppear")
    #expect(stage.stack == "AB")
    #expect(stage.navigation.topViewController?.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(stage.navigation.navigationBar.topItem?.title == "B")
    #expect(stage.navigation.viewControllers[0].view.superview == nil)
  }

  // V3
  @Test func `a finger that turns round at the very start takes back at once`() {
    let stage = NavigationStage("AB")
    stage.screen.play(stage.swipe(to: 13))
    stage.screen.advanceUntilRest()
    #expect(stage.journal.entries.suffix(4) == ["A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear"])
    #expect(stage.stack == "AB")
    // And everything answers again.
    stage.journal.clear()
    stage.navigation.popViewController(animated: false)
    #expect(stage.journal.entries.last == "didShow(A)")
  }

  @Test func `after a pop that was taken back a finger pops`() {
    let stage = NavigationStage("AB")
    stage.screen.play(stage.swipe(to: 150))
    stage.screen.advanceUntilRest()
    stage.journal.clear()
    stage.screen.play(stage.swipe(to: 300))
    stage.screen.advanceUntilRest()
    #expect(stage.stack == "A")
    #expect(stage.journal.entries.last == "didShow(A)")
  }

  @Test func `a tap on the back button pops`() {
    let stage = NavigationStage("AB")
    stage.screen.play(.tap(at: CGPoint(x: 20, y: 22)))
    stage.screen.advanceUntilRest()
    #expect(stage.stack == "A")
    #expect(stage.journal.entries.last == "didShow(A)")
  }

  @Test func `a tap on the back button during a change does nothing`() {
    let stage = NavigationStage("AB")
    stage.navigation.pushViewController(stage.make("C"), animated: true)
    stage.screen.advance(by: 0.1)
    stage.screen.play(.tap(at: CGPoint(x: 20, y: 22), duration: 0.05))
    stage.screen.advanceUntilRest()
    #expect(stage.stack == "ABC")
    #expect(stage.journal.entries.last == "didShow(C)")
  }

  @Test func `a push during another one is shown after it`() {
    let stage = NavigationStage("A")
    stage.navigation.pushViewController(stage.make("B"), animated: true)
    stage.screen.advance(by: 0.1)
    stage.journal.clear()
    stage.navigation.pushViewController(stage.make("C"), animated: true)
    #expect(stage.stack == "ABC")
    #expect(stage.journal.text == "C.willMoveIn")
    stage.screen.advanceUntilRest()
    #expect(
      stage.journal.text
        == "C.willMoveIn, A.didDisappear, B.didAppear, B.didMoveIn, C.didMoveIn, didShow(B), C.load, "
        + "B.willDisappear, C.willAppear, willShow(C), B.didDisappear, C.didAppear, didShow(C)")
  }

  @Test func `a push and a pop in one breath end where they began`() {
    let stage = NavigationStage("A")
    stage.navigation.pushViewController(stage.make("B"), animated: true)
    stage.navigation.popViewController(animated: true)
    stage.screen.advanceUntilRest()
    #expect(stage.stack == "A")
    #expect(stage.navigation.children.count == 1)
    #expect(stage.navigation.topViewController?.view.window != nil)
  }

  @Test func `a controller that is presented over the stack has its screens go and come`() {
    let stage = NavigationStage("AB")
    let modal = stage.make("M")
    modal.modalPresentationStyle = .fullScreen
    stage.navigation.topViewController?.present(modal, animated: false)
    #expect(stage.navigation.visibleViewController === modal)
    stage.screen.advanceUntilRest()
    #expect(stage.journal.entries.filter { $0.hasPrefix("B.") } == ["B.willDisappear", "B.didDisappear"])
    stage.journal.clear()
    modal.dismiss(animated: false)
    stage.screen.advanceUntilRest()
    #expect(stage.journal.entries.filter { $0.hasPrefix("B.") } == ["B.willAppear", "B.didAppear"])
    #expect(!stage.journal.entries.contains("didShow(B)"))
  }

  @Test func `a controller that was popped is let go`() {
    let stage = NavigationStage("A")
    weak var popped: UIViewController?
    do {
      let next = stage.make("B")
      popped = next
      stage.navigation.pushViewController(next, animated: true)
    }
    stage.screen.advanceUntilRest()
    stage.navigation.popViewController(animated: true)
    #expect(popped != nil)
    stage.screen.advanceUntilRest()
    #expect(popped == nil)
  }

  @Test func `a controller that is shown is pushed`() {
    let stage = NavigationStage("A")
    stage.navigation.topViewController?.show(stage.make("B"), sender: nil)
    stage.screen.advanceUntilRest()
    #expect(stage.stack == "AB")
  }
}
