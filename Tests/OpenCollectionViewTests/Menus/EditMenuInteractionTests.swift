import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct EditMenuInteractionTests {
  final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == .copy }
  }

  final class Delegate: UIEditMenuInteractionDelegate {
    let journal = Journal()
    var extra: [UIMenuElement] = []
    var rect = CGRect.null

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: suggestedActions + extra) }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { rect }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      journal.note("willPresent \(configuration.identifier.base)")
      animator.addCompletion { [journal] in journal.note("presented") }
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      journal.note("willDismiss")
      animator.addCompletion { [journal] in journal.note("dismissed") }
    }
  }

  let screen = VirtualScreen(width: 320, height: 480)
  let field = Field(frame: CGRect(x: 20, y: 200, width: 280, height: 44))
  let delegate = Delegate()
  let interaction: UIEditMenuInteraction

  init() {
    interaction = UIEditMenuInteraction(delegate: delegate)
    screen.show(field)
    field.addInteraction(interaction)
  }

  private func present() {
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "menu", sourcePoint: CGPoint(x: 140, y: 22)))
    screen.advance(by: 0.3)
  }

  @Test func `it offers what can be performed, and what the delegate adds`() {
    delegate.extra = [
      UIAction(title: "Look Up") { _ in },
      UIMenu(options: .displayInline, children: [UIAction(title: "Share") { _ in }]),
    ]
    present()
    #expect(screen.shownNames == ["Copy", "Look Up", "Share"])
    #expect(delegate.journal.text == "willPresent menu, presented")
    #expect(interaction.location(in: nil) == CGPoint(x: 160, y: 222))
  }

  @Test func `choosing puts it away and runs the action`() {
    delegate.extra = [UIAction(title: "Look Up") { [delegate] _ in delegate.journal.note("looked up") }]
    present()
    screen.play(.tap(at: CGPoint(x: 180, y: 190)))
    screen.advance(by: 0.3)
    #expect(delegate.journal.text == "willPresent menu, presented, willDismiss, looked up, dismissed")
    #expect(screen.scene.windows.count == 1)
  }

  @Test func `a menu in the menu takes its place`() {
    delegate.extra = [UIMenu(title: "More", children: [UIAction(title: "Inner") { _ in }])]
    present()
    screen.play(.tap(at: CGPoint(x: 190, y: 190)))
    #expect(screen.shownNames == ["Inner"])
  }

  @Test func `it is shown beside the target rectangle`() {
    delegate.rect = CGRect(x: 0, y: 0, width: 280, height: 44)
    present()
    let bar = screen.scene.windows.last?.subviews.first
    #expect(bar?.frame.maxY == 200)
    delegate.rect = CGRect(x: 0, y: 20, width: 280, height: 24)
    interaction.updateVisibleMenuPosition(animated: false)
    #expect(bar?.frame.maxY == 220)
  }

  @Test func `reloading asks for the menu anew`() {
    present()
    delegate.extra = [UIAction(title: "New") { _ in }]
    interaction.reloadVisibleMenu()
    #expect(screen.shownNames == ["Copy", "New"])
  }

  @Test func `a touch outside and the program put it away`() {
    present()
    screen.play(.tap(at: CGPoint(x: 20, y: 450)))
    screen.advance(by: 0.3)
    #expect(delegate.journal.entries.last == "dismissed")
    present()
    interaction.dismissMenu()
    screen.advance(by: 0.3)
    #expect(delegate.journal.entries.last == "dismissed")
    #expect(screen.scene.windows.count == 1)
  }
}
