import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct PresentationTests {
  private let screen = VirtualScreen(width: 390, height: 844)
  private let journal = Journal()

  private func controller(
    _ name: String, _ style: UIModalPresentationStyle = .fullScreen
  ) -> NotingController {
    let controller = NotingController(name, journal)
    controller.modalPresentationStyle = style
    return controller
  }

  private func root() -> NotingController {
    let root = controller("a")
    screen.show(root)
    journal.clear()
    return root
  }

  private func note(_ entry: String) -> () -> Void { { self.journal.note(entry) } }

  // V4
  @Test func `full screen: the presenter goes, and comes back`() {
    let (a, b) = (root(), controller("b"))
    a.present(b, animated: true, completion: note("completion"))
    #expect(a.presentedViewController === b)
    #expect(b.presentingViewController === a)
    screen.advance(by: 1)
    #expect(
      journal.text
        == "a.willDisappear+, b.willAppear+ presented, b.isAppearing+, b.didAppear+ presented, a.didDisappear+, completion"
    )
    #expect(a.view.window == nil)
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    journal.clear()
    b.dismiss(animated: true, completion: note("completion"))
    screen.advance(by: 1)
    #expect(
      journal.text
        == "b.willDisappear+ dismissed, a.willAppear+, a.isAppearing+, a.didAppear+, b.didDisappear+ dismissed, completion"
    )
    #expect(a.view.superview === screen.window)
    #expect(screen.window.subviews == [a.view])
    #expect(a.presentedViewController == nil)
    #expect(b.presentingViewController == nil)
  }

  @Test func `without an animation everything is there at once`() {
    let (a, b) = (root(), controller("b"))
    a.present(b, animated: false, completion: note("completion"))
    #expect(
      journal.text
        == "a.willDisappear, b.willAppear presented, b.isAppearing, b.didAppear presented, a.didDisappear, completion")
    journal.clear()
    a.dismiss(animated: false, completion: note("completion"))
    #expect(
      journal.text
        == "b.willDisappear dismissed, a.willAppear, a.isAppearing, a.didAppear, b.didDisappear dismissed, completion")
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .automatic])
  func `where the presenter stays, it hears of nothing`(style: UIModalPresentationStyle) {
    let (a, b) = (root(), controller("b", style))
    a.present(b, animated: true, completion: note("completion"))
    screen.advance(by: 1)
    #expect(journal.text == "b.willAppear+ presented, b.isAppearing+, b.didAppear+ presented, completion")
    #expect(a.view.window != nil)
    journal.clear()
    b.dismiss(animated: true, completion: note("completion"))
    screen.advance(by: 1)
    #expect(journal.text == "b.willDisappear+ dismissed, b.didDisappear+ dismissed, completion")
    #expect(screen.window.subviews == [a.view])
    #expect(a.view.transform == .identity)
  }

  @Test(arguments: [UIModalTransitionStyle.crossDissolve, .flipHorizontal, .partialCurl])
  func `every transition style comes to its end`(style: UIModalTransitionStyle) {
    let (a, b) = (root(), controller("b"))
    b.modalTransitionStyle = style
    a.present(b, animated: true)
    screen.advance(by: 1)
    #expect(journal.entries.suffix(2) == ["b.didAppear+ presented", "a.didDisappear+"])
    b.dismiss(animated: true)
    screen.advance(by: 1)
    #expect(journal.entries.suffix(2) == ["a.didAppear+", "b.didDisappear+ dismissed"])
    #expect(b.view.alpha == 1)
  }

  @Test func `the outermost parent presents`() {
    let (a, child, b) = (root(), controller("c"), controller("b"))
    a.addChild(child)
    a.view.addSubview(child.view)
    child.didMove(toParent: a)
    child.present(b, animated: false)
    #expect(b.presentingViewController === a)
    #expect(child.presentedViewController === b)
    #expect(journal.entries.contains("c.willDisappear"))
    child.dismiss(animated: false)
    #expect(a.presentedViewController == nil)
  }

  @Test func `a context is covered by itself`() {
    let (a, child, b) = (root(), controller("c"), controller("b", .currentContext))
    a.addChild(child)
    child.view.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
    a.view.addSubview(child.view)
    child.didMove(toParent: a)
    child.definesPresentationContext = true
    journal.clear()
    child.present(b, animated: false)
    #expect(b.presentingViewController === child)
    #expect(
      journal.text == "c.willDisappear, b.willAppear presented, b.isAppearing, b.didAppear presented, c.didDisappear")
    #expect(b.view.convert(b.view.bounds, to: nil) == CGRect(x: 0, y: 100, width: 390, height: 300))
    b.dismiss(animated: false)
    #expect(child.view.frame == CGRect(x: 0, y: 100, width: 390, height: 300))
    #expect(child.view.superview === a.view)
  }

  // V5
  @Test func `dismissing a chain shows the last one going, and takes the others along`() {
    let (a, b, c) = (root(), controller("b", .pageSheet), controller("c", .pageSheet))
    a.present(b, animated: false)
    b.present(c, animated: false)
    #expect(a.presentedViewController === b)
    #expect(b.presentedViewController === c)
    journal.clear()
    a.dismiss(animated: true, completion: note("completion"))
    screen.advance(by: 1)
    #expect(
      journal.text
        == "c.willDisappear+ dismissed, b.willDisappear dismissed, b.didDisappear dismissed, c.didDisappear+ dismissed, "
        + "completion")
    #expect(a.presentedViewController == nil)
    #expect(b.presentedViewController == nil)
    #expect(screen.window.subviews == [a.view])
  }

  @Test func `dismissing a chain of full screens brings the first presenter back`() {
    let (a, b, c) = (root(), controller("b"), controller("c"))
    a.present(b, animated: false)
    b.present(c, animated: false)
    journal.clear()
    a.dismiss(animated: true)
    screen.advance(by: 1)
    #expect(
      journal.text
        == "c.willDisappear+ dismissed, a.willAppear+, a.isAppearing+, a.didAppear+, c.didDisappear+ dismissed")
    #expect(screen.window.subviews == [a.view])
  }

  @Test func `a controller that presents dismisses that one, and not itself`() {
    let (a, b, c) = (root(), controller("b", .pageSheet), controller("c", .pageSheet))
    a.present(b, animated: false)
    b.present(c, animated: false)
    b.dismiss(animated: false)
    #expect(a.presentedViewController === b)
    b.dismiss(animated: false)
    #expect(a.presentedViewController == nil)
  }

  @Test func `dismissing nothing calls the completion in the next turn`() {
    let a = root()
    a.dismiss(animated: true, completion: note("completion"))
    #expect(journal.text == "")
    screen.advance(by: 0.1)
    #expect(journal.text == "completion")
  }

  @Test func `presenting while presenting has no effect but a note`() {
    let (a, b, c) = (root(), controller("b"), controller("c"))
    let trace = screen.recordTrace()
    a.present(b, animated: true)
    a.present(c, animated: true, completion: note("never"))
    #expect(a.presentedViewController === b)
    #expect(c.presentingViewController == nil)
    #expect(
      trace.events.contains {
        "\($0)".contains(
          "NotingController is not presented by NotingController, which presents NotingController already")
      })
    screen.advance(by: 1)
    #expect(!journal.text.contains("never"))
  }

  @Test func `dismissing while it is being presented has no effect but a note`() {
    let (a, b) = (root(), controller("b"))
    a.present(b, animated: true)
    screen.advance(by: 0.1)
    a.dismiss(animated: true)
    screen.advance(by: 1)
    #expect(a.presentedViewController === b)
    a.dismiss(animated: true)
    screen.advance(by: 1)
    #expect(a.presentedViewController == nil)
  }

  @Test func `presenting from a controller in no window has no effect but a note`() {
    let (a, b) = (controller("a"), controller("b"))
    a.present(b, animated: false)
    #expect(a.presentedViewController == nil)
    #expect(journal.text == "")
  }

  @Test func `a controller may be presented as soon as another has appeared`() {
    let (a, b) = (controller("a"), controller("b", .pageSheet))
    a.whenAppeared = { [unowned a] in
      a.whenAppeared = nil
      a.present(b, animated: true)
    }
    screen.show(a)
    screen.advance(by: 1)
    #expect(a.presentedViewController === b)
    #expect(journal.entries.last == "b.didAppear+ presented")
  }

  @Test func `a dismissed controller can be presented again, and is let go of`() {
    let a = root()
    weak var gone: NotingController?
    do {
      let b = controller("b", .pageSheet)
      gone = b
      a.present(b, animated: true)
      screen.advance(by: 1)
      a.dismiss(animated: true)
      screen.advance(by: 1)
      a.present(b, animated: true)
      screen.advance(by: 1)
      a.dismiss(animated: true)
      screen.advance(by: 1)
    }
    screen.advance(by: 1)
    #expect(gone == nil)
  }

  @Test func `another root takes what was presented along`() {
    let (a, b, c) = (root(), controller("b", .pageSheet), controller("c"))
    a.present(b, animated: false)
    journal.clear()
    screen.show(c)
    #expect(
      journal.entries.prefix(4) == [
        "b.willDisappear dismissed", "b.didDisappear dismissed", "a.willDisappear", "a.didDisappear",
      ])
    #expect(screen.window.subviews == [c.view])
  }

  @Test func `a screen that turns while something is presented turns both`() {
    let (a, b) = (root(), controller("b"))
    a.present(b, animated: false)
    screen.resize(width: 844, height: 390)
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    a.dismiss(animated: false)
    screen.runFrame()
    #expect(a.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func `the presenter is the next responder of what it presents`() {
    let (a, b) = (root(), controller("b", .pageSheet))
    a.present(b, animated: false)
    #expect(b.next === a)
  }

  // MARK: Errors

  @Test func `presenting twice traps with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class First: UIViewController {}
        final class Second: UIViewController {}
        let screen = VirtualScreen()
        let (first, second) = (First(), Second())
        screen.show(first)
        first.present(second, animated: false)
        first.present(second, animated: false)
      }
    }
    #expect(
      trapSentence(of: result).contains(
        "Second was presented by First, but First presents it already: dismiss it before, or make another controller."))
  }

  @Test func `presenting a child traps with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class First: UIViewController {}
        final class Child: UIViewController {}
        let screen = VirtualScreen()
        let (first, child) = (First(), Child())
        screen.show(first)
        first.addChild(child)
        first.present(child, animated: false)
      }
    }
    #expect(trapSentence(of: result).contains("Child was presented by First, but it is a child of First"))
  }

  @Test func `presenting itself traps with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIViewController()
        controller.present(controller, animated: false)
      }
    }
    #expect(trapSentence(of: result).contains("UIViewController was asked to present itself"))
  }
}
