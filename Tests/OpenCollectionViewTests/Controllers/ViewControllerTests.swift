import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct ViewControllerTests {
  private class Noting: UIViewController {
    var journal = Journal()
    override func loadView() {
      journal.note("loadView")
      super.loadView()
    }
    override func viewDidLoad() { journal.note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { journal.note("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { journal.note("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { journal.note("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { journal.note("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { journal.note("viewDidDisappear") }
    override func viewWillLayoutSubviews() { journal.note("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { journal.note("viewDidLayoutSubviews") }
    override func willMove(toParent parent: UIViewController?) {
      journal.note("willMove(\(parent == nil ? "nil" : "parent"))")
    }
    override func didMove(toParent parent: UIViewController?) {
      journal.note("didMove(\(parent == nil ? "nil" : "parent"))")
    }
  }

  private let screen = VirtualScreen(width: 300, height: 500)

  // V1
  @Test func `a window's root controller is loaded, appears and is laid out, in order`() {
    let controller = Noting()
    #expect(!controller.isViewLoaded)
    screen.show(controller)
    #expect(
      controller.journal.text
        == "loadView, viewDidLoad, viewWillAppear, viewIsAppearing, viewWillLayoutSubviews, viewDidLayoutSubviews, "
        + "viewDidAppear")
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
  }

  @Test func `the view is made when it is asked for, once`() {
    let controller = Noting()
    #expect(controller.viewIfLoaded == nil)
    controller.loadViewIfNeeded()
    controller.loadViewIfNeeded()
    _ = controller.view
    #expect(controller.journal.text == "loadView, viewDidLoad")
    #expect(controller.viewIfLoaded === controller.view)
  }

  @Test func `another root controller takes the place of the first`() {
    let (first, second) = (Noting(), Noting())
    screen.show(first)
    second.journal = first.journal
    first.journal.clear()
    screen.show(second)
    #expect(
      first.journal.text
        == "viewWillDisappear, viewDidDisappear, loadView, viewDidLoad, viewWillAppear, viewIsAppearing, "
        + "viewWillLayoutSubviews, viewDidLayoutSubviews, viewDidAppear")
    #expect(first.view.window == nil)
    #expect(screen.window.subviews == [second.view])
  }

  @Test func `a window that is not shown does not take in its controller's view`() {
    let window = UIWindow(windowScene: screen.scene)
    let controller = Noting()
    window.rootViewController = controller
    #expect(!controller.isViewLoaded)
    window.isHidden = false
    #expect(controller.view.window === window)
    #expect(controller.journal.entries.last == "viewWillAppear")
    screen.runFrame()
    #expect(controller.journal.entries.last == "viewDidAppear")
    window.makeKeyAndVisible()
    screen.runFrame()
    #expect(controller.journal.entries.filter { $0 == "viewDidAppear" }.count == 1)
    #expect(window.isKeyWindow)
    #expect(!screen.window.isKeyWindow)
  }

  @Test func `children come and go`() {
    let (parent, child) = (Noting(), Noting())
    screen.show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(parent.children == [child])
    #expect(child.parent === parent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(parent.children == [])
    #expect(child.parent == nil)
    #expect(
      child.journal.entries.filter { $0.contains("ove(") } == [
        "willMove(parent)", "didMove(parent)", "willMove(nil)", "didMove(nil)",
      ]
    )
  }

  @Test func `a child that is given to another parent leaves the first`() {
    let (first, second, child) = (Noting(), Noting(), Noting())
    first.addChild(child)
    second.addChild(child)
    #expect(first.children == [])
    #expect(second.children == [child])
    #expect(child.parent === second)
  }

  @Test func `appearance is passed on by hand`() {
    let child = Noting()
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(
      child.journal.text
        == "loadView, viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear")
  }

  @Test func `a view of one's own may be set`() {
    final class Own: UIViewController {
      override func loadView() { view = UILabel() }
    }
    #expect(Own().view is UILabel)
    let controller = UIViewController(nibName: "ignored", bundle: nil)
    #expect(controller.view.frame == UIScreen.main.bounds)
  }

  @Test func `loadView without a view traps with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Lazy: UIViewController {
          override func loadView() {}
        }
        _ = Lazy().view
      }
    }
    #expect(
      trapSentence(of: result).contains(
        "Lazy.loadView() returned without a view: set self.view in it, or do not override it."))
  }
}
