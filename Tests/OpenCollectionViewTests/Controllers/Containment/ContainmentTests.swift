import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct ControllerContainmentTests {
  private let screen = VirtualScreen(width: 300, height: 500)
  private let journal = Journal()

  private func controller(_ name: String) -> NotingController { NotingController(name, journal) }

  private func parent(with child: NotingController) -> NotingController {
    let parent = controller("p")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    screen.show(parent)
    journal.clear()
    return parent
  }

  @Test func `one child takes the other's place with an animation`() {
    let (a, b) = (controller("a"), controller("b"))
    let p = parent(with: a)
    p.addChild(b)
    a.willMove(toParent: nil)
    journal.clear()
    b.view.frame = CGRect(x: 300, y: 0, width: 300, height: 500)
    p.transition(from: a, to: b, duration: 0.5) {
      b.view.frame.origin.x = 0
    } completion: { finished in
      #expect(finished)
      self.journal.note("completion")
      a.removeFromParent()
      b.didMove(toParent: p)
    }
    #expect(b.view.superview === p.view)
    #expect(a.view.superview === p.view)
    screen.advance(by: 0.25)
    #expect(journal.text == "b.willAppear+ in, a.willDisappear+ out, b.isAppearing+")
    screen.advance(by: 0.3)
    #expect(
      journal.text
        == "b.willAppear+ in, a.willDisappear+ out, b.isAppearing+, b.didAppear+ in, a.didDisappear+ out, completion, "
        + "a.didMove(nil), b.didMove(parent)")
    #expect(a.view.superview == nil)
    #expect(p.children == [b])
  }

  @Test func `an exchange without a duration is there at once`() {
    let (a, b) = (controller("a"), controller("b"))
    let p = parent(with: a)
    p.addChild(b)
    p.transition(from: a, to: b, duration: 0, animations: nil)
    screen.advance(by: 0.1)
    #expect(
      journal.entries == [
        "b.willMove(parent)", "b.willAppear in", "a.willDisappear", "b.isAppearing", "b.didAppear in", "a.didDisappear",
      ])
  }

  @Test func `an exchange may flip its views`() {
    let (a, b) = (controller("a"), controller("b"))
    let p = parent(with: a)
    p.addChild(b)
    p.transition(from: a, to: b, duration: 0.4, options: .transitionFlipFromLeft, animations: nil)
    screen.advance(by: 0.5)
    #expect(a.view.superview == nil)
    #expect(b.view.superview === p.view)
    #expect(journal.entries.suffix(2) == ["b.didAppear+ in", "a.didDisappear+"])
  }

  @Test func `children hear of another size of their parent's`() {
    final class Sized: NotingController {
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        note("willBe \(Int(size.width))x\(Int(size.height)), is \(Int(view.bounds.width))")
        coordinator.animate(
          alongsideTransition: { _ in self.note("alongside \(Int(self.view.bounds.width))") },
          completion: { _ in self.note("done") })
      }
      override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
      ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
    }
    let (p, c) = (Sized("p", journal), Sized("c", journal))
    p.addChild(c)
    p.view.addSubview(c.view)
    c.view.frame = CGRect(x: 0, y: 0, width: 150, height: 500)
    screen.show(p)
    journal.clear()
    screen.resize(width: 500, height: 300)
    #expect(
      journal.text
        == "c.willBe 250x300, is 150, p.willBe 500x300, is 300, c.alongside 150, p.alongside 500, c.done, p.done")
    #expect(p.view.frame == CGRect(x: 0, y: 0, width: 500, height: 300))
  }

  @Test func `a container hears of the size that its child would like`() {
    final class Listening: UIViewController {
      var heard: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        heard.append(container.preferredContentSize)
      }
    }
    let (p, c) = (Listening(), UIViewController())
    p.addChild(c)
    c.preferredContentSize = CGSize(width: 100, height: 50)
    c.preferredContentSize = CGSize(width: 100, height: 50)
    #expect(p.heard == [CGSize(width: 100, height: 50)])
  }

  @Test func `adding a child twice moves it to the end`() {
    let (p, a, b) = (controller("p"), controller("a"), controller("b"))
    p.addChild(a)
    p.addChild(b)
    journal.clear()
    p.addChild(a)
    #expect(p.children == [b, a])
    #expect(journal.text == "")
  }

  @Test func `the content scroll view is kept edge by edge`() {
    let controller = UIViewController()
    let (first, second) = (UIScrollView(), UIScrollView())
    controller.setContentScrollView(first)
    controller.setContentScrollView(second, for: .top)
    #expect(controller.contentScrollView(for: .top) === second)
    #expect(controller.contentScrollView(for: .bottom) === first)
    controller.setContentScrollView(nil)
    #expect(controller.contentScrollView(for: .top) == nil)
  }

  @Test func `the documented defaults`() {
    let controller = UIViewController()
    #expect(controller.edgesForExtendedLayout == .all)
    #expect(!controller.extendedLayoutIncludesOpaqueBars)
    #expect(controller.additionalSafeAreaInsets == .zero)
    #expect(controller.preferredContentSize == .zero)
    #expect(controller.viewRespectsSystemMinimumLayoutMargins)
    #expect(controller.modalPresentationStyle == .automatic)
    #expect(controller.modalTransitionStyle == .coverVertical)
    #expect(!controller.isModalInPresentation)
    #expect(!controller.definesPresentationContext)
    #expect(!controller.providesPresentationContextTransitionStyle)
    #expect(controller.preferredStatusBarStyle == .default)
    #expect(!controller.prefersStatusBarHidden)
    #expect(controller.preferredStatusBarUpdateAnimation == .fade)
    #expect(controller.shouldAutomaticallyForwardAppearanceMethods)
    #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIRectEdge.all.rawValue == 15)
  }

  // MARK: Errors

  @Test func `a view under another controller than the parent traps with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class First: UIViewController {}
        final class Second: UIViewController {}
        final class Child: UIViewController {}
        let screen = VirtualScreen()
        let (first, second, child) = (First(), Second(), Child())
        screen.show(second)
        first.addChild(child)
        second.view.addSubview(child.view)
      }
    }
    #expect(
      trapSentence(of: result).contains(
        "The view of Child was added to that of Second, but the parent of the controller is First: call addChild(_:) of "
          + "Second before addSubview(_:)."))
  }

  @Test func `a controller in itself traps with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (a, b) = (UIViewController(), UIViewController())
        a.addChild(b)
        b.addChild(a)
      }
    }
    #expect(trapSentence(of: result).contains("a controller cannot be in itself"))
  }

  @Test func `a view of two controllers traps with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (a, b) = (UIViewController(), UIViewController())
        b.view = a.view
      }
    }
    #expect(trapSentence(of: result).contains("A view belongs to one controller at most"))
  }

  @Test func `exchanging with a controller that is no child traps with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (p, a, b) = (UIViewController(), UIViewController(), UIViewController())
        p.addChild(a)
        p.transition(from: a, to: b, duration: 0, animations: nil)
      }
    }
    #expect(trapSentence(of: result).contains("Both controllers of transition(from:to:…) must be children of"))
  }
}
