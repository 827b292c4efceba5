import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ButtonMenuTests {
  private func menu(_ journal: Journal) -> UIMenu {
    UIMenu(children: ["Name", "Date"].map { title in UIAction(title: title) { _ in journal.note(title) } })
  }

  @Test func `a menu that is the primary action opens as the finger comes down`() {
    let stage = ControlStage(
      UIButton(type: .system), at: CGRect(x: 50, y: 50, width: 100, height: 40),
      noting: [.touchUpInside, .primaryActionTriggered])
    let journal = Journal()
    stage.control.addAction(UIAction { _ in journal.note("menu") }, for: .menuActionTriggered)
    stage.control.menu = menu(journal)
    stage.control.showsMenuAsPrimaryAction = true
    stage.send(.began, 100, 70)
    stage.screen.advance(by: 0.2)
    stage.send(.ended, 100, 70)
    stage.screen.advance(by: 0.5)
    #expect(journal.text == "menu")
    #expect(stage.events == "")
    #expect(stage.control.contextMenuInteraction?.menuAppearance == .compact)
  }

  @Test func `without a menu there is nothing to open`() {
    let button = UIButton(type: .system)
    #expect(!button.isContextMenuInteractionEnabled && button.contextMenuInteraction == nil)
    button.menu = UIMenu(children: [])
    #expect(button.isContextMenuInteractionEnabled)
    button.menu = nil
    #expect(!button.isContextMenuInteractionEnabled)
  }

  @Test func `a button that shows the choice of its menu shows the first element until one is chosen`() {
    let journal = Journal()
    let screen = VirtualScreen(width: 400, height: 800)
    let button = UIButton(configuration: .gray())
    button.frame = CGRect(x: 50, y: 50, width: 160, height: 40)
    let menu = menu(journal)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    screen.show(button)
    #expect(button.titleLabel?.text == "Name")
    #expect(menu.selectedElements.map(\.title) == ["Name"])
    (menu.children[0] as? UIAction)?.state = .off
    (menu.children[1] as? UIAction)?.state = .on
    button.setNeedsUpdateConfiguration()
    screen.runFrame()
    #expect(button.titleLabel?.text == "Date")
    #expect(!button.isSelected)
  }
}
