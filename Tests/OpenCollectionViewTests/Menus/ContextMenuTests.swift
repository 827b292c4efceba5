import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ContextMenuTests {
  let stage = ContextMenuStage()

  // With the panel below the view: rows of 44 points from y = 132, x = 20 to 270.
  private func row(_ index: Int) -> (Double, Double) { (100, 132 + 44 * Double(index) + 22) }

  @Test func `a press of half a second brings the menu up, and lifting leaves it there`() {
    stage.menu = UIMenu(children: [stage.action("One"), stage.action("Two")])
    stage.screen.play(.press(at: CGPoint(x: 50, y: 60), duration: 0.45))
    #expect(stage.journal.text == "")
    stage.press()
    #expect(stage.journal.text == "asked at 30, 20, willDisplay, displayed")
    #expect(stage.interaction.menuAppearance == .rich)
    #expect(stage.shown == ["Preview", "One", "Two"])
    #expect(stage.interaction.location(in: stage.view) == CGPoint(x: 30, y: 20))
  }

  @Test func `without a configuration nothing happens`() {
    stage.press()
    #expect(!stage.isOpen)
    #expect(stage.journal.text == "asked at 30, 20")
    #expect(stage.screen.scene.windows.count == 1)
  }

  @Test func `a tap chooses: the menu goes, then the action runs`() {
    stage.menu = UIMenu(children: [stage.action("One"), stage.action("Two")])
    stage.press()
    stage.journal.clear()
    stage.tap(row(1).0, row(1).1)
    #expect(stage.journal.text == "willEnd, Two, ended")
    #expect(!stage.isOpen)
    #expect(stage.screen.scene.windows.count == 1)
    #expect(stage.view.alpha == 1)
  }

  @Test func `sliding the finger that has pressed chooses at its lift`() {
    stage.menu = UIMenu(children: [stage.action("One"), stage.action("Two")])
    stage.screen.play(
      .samples([
        (0, CGPoint(x: 50, y: 60)), (0.6, CGPoint(x: 50, y: 60)), (1.2, CGPoint(x: 100, y: 100)),
        (1.3, CGPoint(x: row(1).0, y: row(1).1)), (1.5, CGPoint(x: row(1).0, y: row(1).1)),
      ]))
    stage.screen.advance(by: 1)
    #expect(stage.journal.entries.contains("Two"))
    #expect(!stage.isOpen)
  }

  @Test func `a finger that slides to no row leaves the menu open`() {
    stage.menu = UIMenu(children: [stage.action("One")])
    stage.screen.play(
      .samples([
        (0, CGPoint(x: 50, y: 60)), (0.6, CGPoint(x: 50, y: 60)), (1.2, CGPoint(x: 300, y: 400)),
        (1.3, CGPoint(x: 300, y: 400)),
      ]))
    stage.screen.advance(by: 1)
    #expect(stage.isOpen)
  }

  @Test func `a touch outside and Escape put it away`() {
    stage.menu = UIMenu(children: [stage.action("One")])
    stage.press()
    stage.tap(300, 400)
    #expect(!stage.isOpen)
    stage.press()
    stage.key("Escape")
    stage.screen.advance(by: 1)
    #expect(!stage.isOpen)
    #expect(stage.journal.entries.filter { $0 == "ended" }.count == 2)
  }

  @Test func `keys walk over the rows and choose`() {
    stage.menu = UIMenu(children: [
      stage.action("One"), stage.action("Off", attributes: .disabled), stage.action("Two"),
    ])
    stage.press()
    stage.key("ArrowDown")
    stage.key("ArrowDown")
    stage.key("Enter")
    #expect(stage.journal.entries.contains("Two"))
  }

  @Test func `a click with the secondary button brings it up at once`() {
    stage.menu = UIMenu(children: [stage.action("One")])
    stage.screen.receive(
      .touches([
        TouchSample(
          time: stage.screen.now, identifier: 5, phase: .began, kind: .pointer, location: CGPoint(x: 50, y: 60),
          buttons: 2)
      ]))
    stage.screen.runFrame()
    #expect(stage.isOpen)
  }

  @Test func `hidden elements are left out, disabled ones cannot be chosen`() {
    stage.menu = UIMenu(children: [
      stage.action("Hidden", attributes: .hidden), stage.action("Off", attributes: .disabled), stage.action("On"),
    ])
    stage.press()
    #expect(stage.shown == ["Preview", "(Off)", "On"])
    stage.tap(row(0).0, row(0).1)
    #expect(stage.isOpen)
    #expect(!stage.journal.entries.contains("Off"))
  }

  @Test func `an element may keep the menu, which shows its new state`() {
    let keep = UIAction(title: "Favourite", attributes: .keepsMenuPresented) { action in
      action.state = action.state == .on ? .off : .on
    }
    stage.menu = UIMenu(children: [keep])
    stage.press()
    stage.tap(row(0).0, row(0).1)
    #expect(stage.isOpen)
    #expect(keep.state == .on)
    stage.tap(row(0).0, row(0).1)
    #expect(keep.state == .off)
  }

  @Test func `rows that come while a menu is open stand where they belong at once`() throws {
    let keep = UIAction(title: "Favourite", attributes: .keepsMenuPresented) { $0.state = .on }
    stage.menu = UIMenu(children: [keep, UIMenu(title: "More", children: [stage.action("Inner")])])
    /// How many words and pictures of the rows are on their way.
    func moving() throws -> Int {
      func count(in view: UIView) -> Int {
        let isMoving = (view is UILabel || view is UIImageView) && !(view.layer.animationKeys() ?? []).isEmpty
        return (isMoving ? 1 : 0) + view.subviews.map(count).reduce(0, +)
      }
      return count(in: try #require(stage.screen.scene.windows.last))
    }
    stage.press()
    stage.screen.play(.tap(at: CGPoint(x: row(0).0, y: row(0).1)))
    #expect(keep.state == .on)
    #expect(try moving() == 0)
    stage.screen.advance(by: 1)
    stage.screen.play(.tap(at: CGPoint(x: row(1).0, y: row(1).1)))
    #expect(stage.shown == ["Preview", "More", "Inner"])
    #expect(try moving() == 0)
  }

  @Test func `a submenu opens in the panel and leads back`() {
    stage.menu = UIMenu(children: [
      stage.action("One"), UIMenu(title: "More", children: [stage.action("Inner")]),
    ])
    stage.press()
    stage.tap(row(1).0, row(1).1)
    #expect(stage.shown == ["Preview", "More", "Inner"])
    stage.tap(row(0).0, row(0).1)
    #expect(stage.shown == ["Preview", "One", "More"])
    stage.key("ArrowUp")
    stage.key("ArrowRight")
    stage.key("ArrowDown")
    stage.key("ArrowDown")
    stage.key("Enter")
    #expect(stage.journal.entries.contains("Inner"))
  }

  @Test func `inline menus stand in the menu, set apart, with their titles`() {
    stage.menu = UIMenu(
      title: "Photo",
      children: [
        UIMenu(options: .displayInline, children: [stage.action("One")]),
        UIMenu(title: "Group", options: .displayInline, children: [stage.action("Two")]), stage.action("Three"),
      ])
    stage.press()
    #expect(stage.shown == ["Preview", "Photo", "One", "Group", "Two", "Three"])
  }

  @Test func `of a menu for single selection one element is on`() {
    let one = stage.action("One", state: .on)
    let two = stage.action("Two")
    stage.menu = UIMenu(options: .singleSelection, children: [one, two])
    stage.press()
    stage.tap(row(1).0, row(1).1)
    #expect(one.state == .off)
    #expect(two.state == .on)
  }

  @Test func `deferred elements come when they come`() {
    var provide: (([UIMenuElement]) -> Void)?
    stage.menu = UIMenu(children: [stage.action("One"), UIDeferredMenuElement { provide = $0 }])
    stage.press()
    #expect(stage.shown == ["Preview", "One", "Loading…"])
    provide?([stage.action("Late")])
    stage.screen.advance(by: 1)
    #expect(stage.shown == ["Preview", "One", "Late"])
    stage.tap(row(1).0, row(1).1)
    #expect(stage.journal.entries.contains("Late"))
  }

  @Test func `a visible menu can be changed`() {
    stage.menu = UIMenu(children: [stage.action("One")])
    stage.press()
    stage.interaction.updateVisibleMenu { $0.replacingChildren([stage.action("Other")]) }
    #expect(stage.shown == ["Preview", "Other"])
  }

  @Test func `a long menu scrolls`() {
    stage.menu = UIMenu(children: (1...20).map { stage.action("Row \($0)") })
    stage.press()
    stage.screen.play(.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200)))
    stage.screen.advance(by: 2)
    #expect(stage.isOpen)
    stage.key("End")
    stage.key("Enter")
    #expect(stage.journal.entries.contains("Row 20"))
  }

  @Test func `a tap on the preview is told, and puts the menu away`() {
    stage.menu = UIMenu(children: [stage.action("One")])
    stage.press()
    stage.tap(50, 60)
    #expect(stage.journal.entries.contains("preview"))
    #expect(!stage.isOpen)
  }

  @Test func `a controller's view can stand in for the view`() {
    let controller = UIViewController()
    controller.preferredContentSize = CGSize(width: 200, height: 120)
    stage.previewController = controller
    stage.menu = UIMenu(children: [stage.action("One")])
    stage.press()
    #expect(controller.view.window != nil)
    stage.key("Escape")
    stage.screen.advance(by: 1)
    #expect(controller.view.window == nil)
  }

  @Test func `the view is hidden while its picture is lifted`() {
    stage.menu = UIMenu(children: [stage.action("One")])
    stage.view.alpha = 0.5
    stage.press()
    #expect(stage.view.alpha == 0)
    stage.interaction.dismissMenu()
    stage.screen.advance(by: 1)
    #expect(stage.view.alpha == 0.5)
  }

  @Test func `the trace says when a menu comes and why it goes`() {
    let recorder = stage.screen.recordTrace()
    stage.menu = UIMenu(children: [stage.action("One")])
    stage.press()
    stage.tap(300, 400)
    let lines = recorder.events.map(\.description).filter { $0.contains("UIContextMenuInteraction#1 is") }
    #expect(lines.count == 2)
    #expect(lines.last?.hasSuffix("is hidden: a touch outside") == true)
  }

  @Test func `an interaction that is taken away takes its menu with it`() {
    stage.menu = UIMenu(children: [stage.action("One")])
    stage.press()
    stage.view.removeInteraction(stage.interaction)
    stage.screen.advance(by: 1)
    #expect(stage.screen.scene.windows.count == 1)
    stage.press()
    #expect(!stage.isOpen)
  }
}
