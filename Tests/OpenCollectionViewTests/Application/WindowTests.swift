import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct WindowTests {
  private final class Window: UIWindow {
    var journal = Journal()
    var name = ""
    var mayBecomeKey = true
    override var canBecomeKey: Bool { mayBecomeKey }
    override func becomeKey() {
      super.becomeKey()
      journal.note("\(name) becomes")
    }
    override func resignKey() {
      super.resignKey()
      journal.note("\(name) resigns")
    }
  }

  private let screen = VirtualScreen(width: 300, height: 500)
  private let journal = Journal()

  private func window(_ name: String) -> Window {
    let window = Window(windowScene: screen.scene)
    window.name = name
    window.journal = journal
    return window
  }

  // V50
  @Test func `a window that is made without a frame fills the screen`() {
    let window = UIWindow()
    #expect(window.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
    #expect(window.windowScene === screen.scene)
    #expect(UIWindow(frame: .zero).frame == .zero)
  }

  // V168
  @Test func `a scene keeps a window until it is hidden again, and then it goes with the last reference`() {
    weak var former: UIWindow?
    do {
      let window = UIWindow(windowScene: screen.scene)
      window.isHidden = false
      former = window
    }
    #expect(former?.isHidden == false)
    #expect(screen.scene.windows.last === former)
    screen.runFrame()
    #expect(screen.mirror.nodes.count == 3)
    former?.isHidden = true
    screen.runFrame()
    #expect(former == nil)
    #expect(screen.scene.windows == [screen.window])
    #expect(screen.mirror.nodes.count == 2)
  }

  // V168
  @Test func `a window that is hidden and shown again is kept again`() {
    weak var former: UIWindow?
    do {
      let window = UIWindow(windowScene: screen.scene)
      window.isHidden = false
      window.isHidden = true
      #expect(screen.scene.windows.last === window)
      window.isHidden = false
      former = window
    }
    #expect(former?.isHidden == false)
  }

  @Test func `keys go to one window of a scene, which is told, and its observers too`() {
    let (a, b) = (window("a"), window("b"))
    // The center is the process's: other tests post there too.
    let observers = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [journal] note in
        nonisolated(unsafe) let object = note.object
        MainActor.assumeIsolated {
          guard let window = object as? Window, window.journal === journal else { return }
          journal.note("\(window.name) \(name == UIWindow.didBecomeKeyNotification ? "did" : "did not")")
        }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    a.makeKeyAndVisible()
    b.makeKey()
    b.makeKey()
    #expect(journal.text == "a becomes, a did, a resigns, a did not, b becomes, b did")
    #expect(!a.isKeyWindow)
    #expect(b.isKeyWindow)
    #expect(b.isHidden)
  }

  @Test func `a window that may not become key stays without`() {
    let a = window("a")
    a.mayBecomeKey = false
    a.makeKeyAndVisible()
    #expect(!a.isKeyWindow)
    #expect(!a.isHidden)
    #expect(screen.window.isKeyWindow)
  }

  @Test func `a hidden window keeps no keys`() {
    let a = window("a")
    a.makeKeyAndVisible()
    a.isHidden = true
    #expect(journal.text == "a becomes, a resigns")
  }

  @Test func `points and rectangles go from window to window`() {
    let (a, b) = (window("a"), window("b"))
    a.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    b.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    #expect(a.convert(CGPoint(x: 5, y: 5), to: b) == CGPoint(x: -35, y: -25))
    #expect(a.convert(CGPoint(x: 5, y: 5), from: b) == CGPoint(x: 45, y: 35))
    #expect(a.convert(CGRect(x: 0, y: 0, width: 8, height: 9), to: nil) == CGRect(x: 10, y: 20, width: 8, height: 9))
    #expect(a.convert(CGPoint(x: 10, y: 20), from: nil as UIWindow?) == .zero)
  }

  @Test func `the levels of windows`() {
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
    #expect(UIWindow.Level(5) == UIWindow.Level(rawValue: 5))
    #expect(UIWindow.Level.alert > .statusBar)
    #expect([UIWindow.Level.alert, .normal, .statusBar].sorted() == [.normal, .statusBar, .alert])
  }

  @Test func `the controllers hear of another size before it is there, and once`() {
    final class Sized: UIViewController {
      var heard: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        heard.append("\(Int(view.bounds.width)) to \(Int(size.width)), animated \(coordinator.isAnimated)")
      }
    }
    let (root, presented) = (Sized(), Sized())
    screen.show(root)
    root.present(presented, animated: false)
    screen.resize(width: 600, height: 400)
    #expect(root.heard == ["300 to 600, animated false"])
    #expect(presented.heard.count == 1)
    screen.resize(width: 600, height: 400)
    #expect(root.heard.count == 1)
  }
}
