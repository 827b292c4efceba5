import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ControlMenuTests {
  /// A control with a menu.
  final class Chooser: UIControl {
    var menu = UIMenu()

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      let menu = menu
      return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }
  }

  let journal = Journal()
  let screen = VirtualScreen(width: 320, height: 480)
  let control = Chooser(frame: CGRect(x: 20, y: 40, width: 100, height: 44))

  init() {
    screen.show(control)
    control.menu = UIMenu(
      children: ["One", "Two"].map { title in
        UIAction(title: title) { [journal] action in
          journal.note("\(title) by \(type(of: action.sender ?? action))")
        }
      })
    control.isContextMenuInteractionEnabled = true
    control.addAction(UIAction { [journal] _ in journal.note("opens") }, for: .menuActionTriggered)
  }

  @Test func `a menu that is the primary action opens with the touch, without lifting anything`() {
    control.showsMenuAsPrimaryAction = true
    screen.play(.tap(at: CGPoint(x: 60, y: 60)))
    screen.advance(by: 1)
    #expect(control.contextMenuInteraction?.menuAppearance == .compact)
    #expect(journal.text == "opens")
    #expect(control.alpha == 1)
    // Below the control, from y = 90.
    screen.play(.tap(at: CGPoint(x: 60, y: 156)))
    #expect(journal.text == "opens, Two by Chooser")
  }

  @Test func `the finger that opens it may choose`() {
    control.showsMenuAsPrimaryAction = true
    screen.play(.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 60, y: 112), duration: 0.5))
    #expect(journal.text == "opens, One by Chooser")
  }

  @Test func `otherwise it opens after a long press`() {
    screen.play(.tap(at: CGPoint(x: 60, y: 60)))
    #expect(journal.text == "")
    screen.play(.press(at: CGPoint(x: 60, y: 60), duration: 0.7))
    #expect(journal.text == "opens")
  }

  @Test func `turned off it opens no more`() {
    control.isContextMenuInteractionEnabled = false
    #expect(control.contextMenuInteraction == nil)
    screen.play(.press(at: CGPoint(x: 60, y: 60), duration: 0.7))
    #expect(journal.text == "")
  }

  @Test func `assistive tools open it too`() {
    control.showsMenuAsPrimaryAction = true
    #expect(control.accessibilityActivate())
    screen.advance(by: 1)
    #expect(screen.shownNames == ["One", "Two"])
  }

  @Test func `its attachment point moves the menu`() {
    final class Aside: UIControl {
      override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX + 30, y: bounds.maxY + 100)
      }
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "One") { _ in }]) })
      }
    }
    let aside = Aside(frame: CGRect(x: 20, y: 40, width: 100, height: 44))
    screen.show(aside)
    aside.isContextMenuInteractionEnabled = true
    aside.showsMenuAsPrimaryAction = true
    screen.play(.tap(at: CGPoint(x: 60, y: 60)))
    screen.advance(by: 1)
    let panel = screen.scene.windows.last?.subviews.last
    #expect(panel?.frame.origin == CGPoint(x: 50, y: 190))
  }

  @Test func `a button's menu holds one choice where the button shows it`() {
    let one = UIAction(title: "One", state: .on) { _ in }
    let two = UIAction(title: "Two") { [journal] _ in journal.note("Two") }
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 120, height: 44))
    button.menu = UIMenu(children: [one, two])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    screen.show(button)
    screen.play(.tap(at: CGPoint(x: 60, y: 220)))
    screen.advance(by: 1)
    #expect(screen.shownNames == ["One", "Two"])
    screen.play(.tap(at: CGPoint(x: 60, y: 316)))
    screen.advance(by: 1)
    #expect(journal.entries.last == "Two")
    #expect(one.state == .off)
    #expect(two.state == .on)
  }
}
