import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct ControllerAppearanceTests {
  private let screen = VirtualScreen(width: 300, height: 500)
  private let journal = Journal()

  private func controller(_ name: String) -> NotingController { NotingController(name, journal) }

  private func add(_ child: NotingController, to parent: NotingController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  // V2
  @Test func `children come with their parent: they will appear after it and have appeared before it`() {
    let (a, b, c) = (controller("a"), controller("b"), controller("c"))
    for one in [a, b, c] { one.notesLayouts = true }
    add(b, to: a)
    add(c, to: b)
    journal.clear()
    screen.show(a)
    #expect(
      journal.withoutRepeats
        == "a.willAppear, b.willAppear, c.willAppear, "
        + "a.isAppearing, a.willLayout, a.didLayout, b.isAppearing, b.willLayout, b.didLayout, "
        + "c.isAppearing, c.willLayout, c.didLayout, c.didAppear, b.didAppear, a.didAppear")
  }

  @Test func `a child that is added while its parent is seen appears at once`() {
    let (a, b) = (controller("a"), controller("b"))
    screen.show(a)
    journal.clear()
    add(b, to: a)
    #expect(
      journal.text
        == "b.willMove(parent), b.willAppear in, b.isAppearing, b.didAppear in, b.didMove(parent)")
    journal.clear()
    b.willMove(toParent: nil)
    b.view.removeFromSuperview()
    b.removeFromParent()
    #expect(journal.text == "b.willMove(nil), b.willDisappear out, b.didDisappear out, b.didMove(nil)")
  }

  @Test func `a child whose view is not added does not appear`() {
    let (a, b) = (controller("a"), controller("b"))
    a.addChild(b)
    b.didMove(toParent: a)
    journal.clear()
    screen.show(a)
    #expect(journal.text == "a.willAppear, a.isAppearing, a.didAppear")
    #expect(!b.isViewLoaded)
  }

  @Test func `a child that is added in viewWillAppear appears along with its parent`() {
    let (a, b) = (controller("a"), controller("b"))
    a.whenAppearing = { [unowned self_ = a] in
      self_.addChild(b)
      self_.view.addSubview(b.view)
      b.didMove(toParent: self_)
    }
    screen.show(a)
    #expect(
      journal.text
        == "a.willAppear, b.willMove(parent), b.didMove(parent), b.willAppear, a.isAppearing, b.isAppearing, "
        + "b.didAppear, a.didAppear")
  }

  // V2
  @Test func `a parent that forwards nothing tells its children itself`() {
    final class Silent: NotingController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (a, b) = (Silent("a", journal), controller("b"))
    add(b, to: a)
    journal.clear()
    screen.show(a)
    #expect(journal.text == "a.willAppear, a.isAppearing, a.didAppear")
    b.beginAppearanceTransition(true, animated: true)
    b.endAppearanceTransition()
    #expect(journal.entries.suffix(3) == ["b.willAppear+", "b.isAppearing+", "b.didAppear+"])
  }

  @Test func `what is said already is not said again`() {
    let a = controller("a")
    a.endAppearanceTransition()
    #expect(journal.text == "")
    a.beginAppearanceTransition(true, animated: true)
    a.beginAppearanceTransition(true, animated: false)
    a.endAppearanceTransition()
    a.endAppearanceTransition()
    a.beginAppearanceTransition(true, animated: false)
    #expect(journal.text == "a.willAppear+, a.didAppear+")
  }

  // V169
  @Test func `a container tells a child that it goes although it has not been shown`() {
    let a = controller("a")
    a.beginAppearanceTransition(false, animated: true)
    a.beginAppearanceTransition(false, animated: true)
    a.endAppearanceTransition()
    #expect(journal.text == "a.willDisappear+, a.didDisappear+")
  }

  // V169
  @Test func `a controller that nobody sees is not told so by the containers of the kit`() {
    let (a, b) = (controller("a"), controller("b"))
    let navigation = UINavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    navigation.setViewControllers([controller("c")], animated: false)
    #expect(!journal.text.contains("Disappear"))
  }

  @Test func `a transition that is turned round has no didAppear`() {
    let a = controller("a")
    a.beginAppearanceTransition(true, animated: true)
    a.beginAppearanceTransition(false, animated: true)
    a.endAppearanceTransition()
    #expect(journal.text == "a.willAppear+, a.willDisappear+, a.didDisappear+")
  }

  @Test func `a view that is added by hand without its controller having a parent tells that one`() {
    let (a, b) = (controller("a"), controller("b"))
    screen.show(a)
    journal.clear()
    a.view.addSubview(b.view)
    b.view.removeFromSuperview()
    #expect(
      journal.text == "b.willAppear, b.isAppearing, b.didAppear, b.willDisappear, b.didDisappear")
  }

  // V1
  @Test func `viewIsAppearing comes when the view has its place and its window`() {
    final class Measuring: UIViewController {
      var frame = CGRect.zero
      var hasWindow = false
      override func loadView() { view = UIView() }
      override func viewIsAppearing(_ animated: Bool) {
        frame = view.frame
        hasWindow = view.window != nil
      }
    }
    let controller = Measuring()
    screen.show(controller)
    #expect(controller.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
    #expect(controller.hasWindow)
  }

  @Test func `properties are updated once, before the layout`() {
    final class Updating: NotingController {
      override func updateProperties() { note("update") }
    }
    let a = Updating("a", journal)
    screen.show(a)
    a.notesLayouts = true
    journal.clear()
    a.setNeedsUpdateProperties()
    a.setNeedsUpdateProperties()
    screen.runFrame()
    #expect(journal.text == "a.update, a.willLayout, a.didLayout")
    a.setNeedsUpdateProperties()
    a.updatePropertiesIfNeeded()
    a.updatePropertiesIfNeeded()
    #expect(journal.entries.filter { $0 == "a.update" }.count == 2)
  }

  @Test func `editing is kept, and setEditing is what changes it`() {
    final class Editing: UIViewController {
      var calls: [Bool] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append(editing)
      }
    }
    let controller = Editing()
    #expect(!controller.isEditing)
    controller.isEditing = true
    #expect(controller.isEditing)
    controller.setEditing(false, animated: true)
    #expect(controller.calls == [true, false])
  }

  @Test func `a property that viewDidLoad sets loads the view when it is read`() {
    final class Lazy: UIViewController {
      @ViewLoading var label: UILabel
      override func viewDidLoad() {
        super.viewDidLoad()
        label = UILabel()
      }
    }
    let controller = Lazy()
    #expect(!controller.isViewLoaded)
    #expect(controller.label.superview == nil)
    #expect(controller.isViewLoaded)
  }

  @Test func `a property that viewDidLoad does not set traps with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Lazy: UIViewController {
          @ViewLoading var label: UILabel
        }
        _ = Lazy().label
      }
    }
    #expect(
      trapSentence(of: result).contains(
        "A property of Lazy that is marked @ViewLoading was read, and viewDidLoad() has not set it"))
  }
}
