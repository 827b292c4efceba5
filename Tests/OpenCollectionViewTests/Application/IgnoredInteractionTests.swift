import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

// V133
@MainActor struct IgnoredInteractionTests {
  private let screen = VirtualScreen(width: 300, height: 300)
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let journal = Journal()

  init() {
    button.addAction(UIAction { [journal] _ in journal.note("tapped") }, for: .touchUpInside)
    screen.show(button)
  }

  private func tap() {
    screen.play(.tap(at: CGPoint(x: 50, y: 50)))
    screen.advance(by: 0.5)
  }

  @Test func `while interaction is ignored a finger finds nothing, as often as it was said`() {
    let application = screen.application
    #expect(!application.isIgnoringInteractionEvents)
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    tap()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    tap()
    #expect(journal.entries == [])
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
    tap()
    #expect(journal.entries == ["tapped"])
  }

  @Test func `ending what was not begun changes nothing`() {
    let application = screen.application
    application.endIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    tap()
    #expect(journal.entries == [])
  }

  @Test func `a finger that is down goes on`() {
    let finger = screen.touch(at: CGPoint(x: 50, y: 50))
    screen.runFrame()
    screen.application.beginIgnoringInteractionEvents()
    finger.lift()
    screen.advance(by: 0.5)
    #expect(journal.entries == ["tapped"])
  }
}
