import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

// V134
@MainActor struct ContentSizeNotificationTests {
  private final class Noting: UIView {
    let journal: Journal
    init(_ journal: Journal) {
      self.journal = journal
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    required init?(coder: NSCoder) { fatalError("not used") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { journal.note("view") }
  }

  @Test func `another size of text is told with its name, after the views, once`() {
    let journal = Journal()
    let screen = VirtualScreen(width: 300, height: 300)
    screen.show(Noting(journal))
    journal.clear()
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: screen.scene.screen, queue: nil
    ) { note in
      nonisolated(unsafe) let note = note
      MainActor.assumeIsolated {
        journal.note("\(note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String ?? "nothing")")
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    var description = screen.scene.screen.screenDescription
    description.textScale = 23.0 / 17
    screen.receive(.screen(description))
    screen.runFrame()
    screen.receive(.screen(description))
    screen.runFrame()
    description.size.width = 200
    screen.receive(.screen(description))
    screen.runFrame()
    #expect(journal.entries.filter { $0 != "view" } == ["UICTContentSizeCategoryXXXL"])
    #expect(journal.entries.first == "view")
  }
}
