import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct MenuControllerTests {
  /// A view that can copy, and be the first responder.
  final class Photo: UIView {
    let journal: Journal
    var allowed: Set<String> = ["copy(_:)", "copyName(_:)"]
    var mayBecomeFirst = true

    init(_ frame: CGRect, _ journal: Journal) {
      self.journal = journal
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { mayBecomeFirst }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      allowed.contains(action.name)
    }

    override func copy(_ sender: Any?) { journal.note("copy by \(type(of: sender ?? self))") }

    override func paste(_ sender: Any?) { journal.note("paste \(UIPasteboard.general.string ?? "nothing")") }

    func copyName(_ sender: Any?) { journal.note("copyName by \(type(of: sender ?? self))") }
  }

  let journal = Journal()
  let screen = VirtualScreen(width: 320, height: 480)
  let photo: Photo
  let menu: UIMenuController
  private let observers: Observers

  /// Notes the menu's notifications while it lives.
  private final class Observers {
    private var tokens: [any NSObjectProtocol] = []

    @MainActor init(_ menu: UIMenuController, _ journal: Journal) {
      let names: [(Notification.Name, String)] = [
        (UIMenuController.willShowMenuNotification, "willShow"), (UIMenuController.didShowMenuNotification, "didShow"),
        (UIMenuController.willHideMenuNotification, "willHide"), (UIMenuController.didHideMenuNotification, "didHide"),
        (UIMenuController.menuFrameDidChangeNotification, "frameDidChange"),
      ]
      for (name, short) in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { _ in
            MainActor.assumeIsolated { journal.note(short) }
          })
      }
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  init() {
    photo = Photo(CGRect(x: 100, y: 200, width: 100, height: 100), journal)
    screen.show(photo)
    menu = .shared
    observers = Observers(menu, journal)
    menu.menuItems = [UIMenuItem(title: "Copy Name", action: Selector("copyName(_:)", Photo.copyName(_:)))]
  }

  private func show() {
    menu.showMenu(from: photo, rect: photo.bounds)
    screen.advance(by: 0.3)
  }

  /// What the menu offers, by the names that assistive tools read.
  private var offered: [String] {
    func names(_ view: UIView) -> [String] {
      view.isAccessibilityElement ? [view.accessibilityLabel ?? ""] : view.subviews.flatMap(names)
    }
    return screen.scene.windows.last.map(names) ?? []
  }

  private func press(_ key: String) {
    for isDown in [true, false] {
      screen.receive(
        .key(KeySample(time: screen.now, isDown: isDown, isRepeat: false, key: key, code: key, modifiers: [])))
      screen.runFrame()
    }
  }

  // R4
  @Test func `standard commands come first, then those of the program, and only what somebody can perform`() {
    photo.allowed = ["paste(_:)", "copy(_:)", "copyName(_:)"]
    show()
    #expect(offered == ["Copy", "Paste", "Copy Name"])
  }

  // R3
  @Test func `what the first responder refuses, one up the chain may accept`() {
    let outer = Photo(CGRect(x: 0, y: 0, width: 320, height: 480), journal)
    screen.show(outer)
    outer.addSubview(photo)
    outer.allowed = ["copy(_:)"]
    photo.allowed = ["copyName(_:)"]
    show()
    #expect(offered == ["Copy", "Copy Name"])
    screen.play(.tap(at: CGPoint(x: 110, y: 168)))
    #expect(journal.entries.contains("copy by UIMenuController"))
  }

  // R4
  @Test func `a menu without commands is not shown`() {
    photo.allowed = []
    let recorder = screen.recordTrace()
    show()
    #expect(!menu.isMenuVisible)
    #expect(menu.menuFrame == .zero)
    #expect(journal.entries == [])
    #expect(
      recorder.events.contains { $0.description.contains("is not shown: nobody can perform one of its commands") })
  }

  // R5
  @Test func `the first that may become first responder is made so, else there is no menu`() {
    show()
    #expect(photo.isFirstResponder)
    menu.setMenuVisible(false, animated: false)
    photo.resignFirstResponder()
    photo.mayBecomeFirst = false
    show()
    #expect(!menu.isMenuVisible)
  }

  // R6, R7
  @Test func `choosing hides the menu and sends the action with the menu controller as sender`() {
    show()
    #expect(journal.text == "willShow, didShow")
    journal.clear()
    // Copy | Copy Name, above the photo.
    screen.play(.tap(at: CGPoint(x: 170, y: 168)))
    screen.advance(by: 0.3)
    #expect(journal.text == "willHide, copyName by UIMenuController, didHide")
    #expect(!menu.isMenuVisible)
    #expect(screen.scene.windows.count == 1)
  }

  // R6
  @Test func `a touch outside hides it, and reaches nobody`() {
    let stage = TouchedView("below", CGRect(x: 0, y: 0, width: 320, height: 480), journal)
    screen.window.insertSubview(stage, at: 0)
    show()
    journal.clear()
    screen.play(.tap(at: CGPoint(x: 20, y: 400)))
    screen.advance(by: 0.3)
    #expect(journal.text == "willHide, didHide")
    screen.play(.tap(at: CGPoint(x: 20, y: 400)))
    #expect(journal.entries.suffix(2) == ["below began", "below ended"])
  }

  // R6
  @Test func `scrolling, or another layout of the target, hides it`() {
    show()
    photo.frame.origin.y += 5
    screen.advance(by: 0.3)
    #expect(!menu.isMenuVisible)
    show()
    #expect(menu.isMenuVisible)
    photo.removeFromSuperview()
    screen.advance(by: 0.3)
    #expect(!menu.isMenuVisible)
  }

  // R7
  @Test func `the notifications come in order, with and without animation`() {
    menu.setTargetRect(photo.bounds, in: photo)
    menu.setMenuVisible(true, animated: false)
    menu.setMenuVisible(false, animated: false)
    #expect(journal.text == "willShow, didShow, willHide, didHide")
    journal.clear()
    menu.setMenuVisible(true, animated: true)
    #expect(journal.text == "willShow")
    #expect(menu.isMenuVisible)
    screen.advance(by: 0.3)
    menu.hideMenu()
    #expect(journal.text == "willShow, didShow, willHide")
    #expect(!menu.isMenuVisible)
    screen.advance(by: 0.3)
    #expect(journal.text == "willShow, didShow, willHide, didHide")
  }

  // R7
  @Test func `update asks again what can be performed`() {
    show()
    let frame = menu.menuFrame
    photo.allowed = ["copy(_:)"]
    #expect(offered == ["Copy", "Copy Name"])
    menu.update()
    #expect(offered == ["Copy"])
    #expect(menu.menuFrame.width < frame.width)
    #expect(journal.entries.last == "frameDidChange")
    photo.allowed = []
    menu.update()
    #expect(!menu.isMenuVisible)
  }

  // R7
  @Test func `the menu stands above its target where there is room, and below otherwise`() {
    show()
    #expect(menu.menuFrame.maxY == 200)
    menu.hideMenu()
    photo.frame.origin.y = 20
    show()
    #expect(menu.menuFrame.minY == 120)
    menu.hideMenu()
    photo.frame.origin.y = 200
    menu.arrowDirection = .up
    show()
    #expect(menu.menuFrame.minY == 300)
  }

  // R8
  @Test func `without a target rectangle nothing is shown`() {
    menu.setMenuVisible(true, animated: false)
    #expect(!menu.isMenuVisible)
    menu.setTargetRect(photo.bounds, in: photo)
    menu.setMenuVisible(true, animated: false)
    #expect(menu.isMenuVisible)
  }

  // R8
  @Test func `there is one of it, and it is hidden by the view that it was shown from`() {
    screen.advance(by: 0)
    #expect(UIMenuController.shared === UIMenuController.shared)
    show()
    menu.hideMenu(from: screen.window)
    #expect(menu.isMenuVisible)
    menu.hideMenu(from: photo)
    #expect(!menu.isMenuVisible)
  }

  @Test func `more commands than have room are turned like pages`() {
    menu.menuItems = (1...6).map {
      UIMenuItem(title: "A longer command \($0)", action: Selector("copyName(_:)", Photo.copyName(_:)))
    }
    show()
    #expect(offered == ["Copy", "A longer command 1", "Next"])
    screen.play(.tap(at: CGPoint(x: menu.menuFrame.maxX - 10, y: menu.menuFrame.midY)))
    #expect(offered == ["Previous", "A longer command 2", "Next"])
    #expect(menu.isMenuVisible)
  }

  @Test func `keys walk along it, choose and leave`() {
    show()
    press("ArrowRight")
    press("ArrowRight")
    press("Enter")
    #expect(journal.entries.contains("copyName by UIMenuController"))
    screen.advance(by: 0.3)
    show()
    press("Escape")
    #expect(!menu.isMenuVisible)
  }

  @Test func `pasting waits for the host's clipboard`() {
    photo.allowed = ["paste(_:)"]
    screen.advance(by: 0)
    UIPasteboard.general.string = "Lake"
    show()
    press("ArrowRight")
    press("Enter")
    #expect(journal.entries.contains("paste Lake"))
  }

  @Test func `assistive tools find a menu with its commands`() throws {
    show()
    let roles = screen.scene.windows.last?.subviews.first?.layer.accessibility?.role
    #expect(roles == .menu)
  }
}
