import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

@MainActor struct DoubleTapTests {
  @Test func `A single tap selects as usual once the double tap has failed`() {
    let (screen, controller) = show()
    screen.play(.tap(at: Self.item, duration: 0.2))
    screen.advance(by: 1)
    #expect(
      heard(by: controller) == [
        "Double tap: touchesBegan",
        "Cell: touchesBegan", "Delegate: shouldHighlightItemAt 1", "Delegate: didHighlightItemAt 1",
        "Double tap: touchesEnded",
        "Cell: touchesEnded", "Delegate: shouldSelectItemAt 1", "Delegate: didSelectItemAt 1",
        "Delegate: didUnhighlightItemAt 1", "Double tap: reset, it has failed",
      ])
  }

  @Test func `With delayed touches two taps reach the recognizer alone`() {
    let (screen, controller) = show()
    controller.view.first(UISwitch.self)?.turnOn()
    screen.play(.tap(at: Self.item).then(.rest(0.1)).then(.tap(at: Self.item)))
    screen.advance(by: 1)
    #expect(
      heard(by: controller) == [
        "Double tap: touchesBegan", "Double tap: touchesEnded", "Double tap: touchesBegan",
        "Double tap: touchesEnded", "Double tap: recognized", "Double tap: reset",
      ])
    #expect(controller.status.text == "1 heart")
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
  }

  @Test func `Without delay the cell is cancelled when the double tap is recognized`() {
    let (screen, controller) = show()
    screen.play(.tap(at: Self.item, duration: 0.2).then(.rest(0.1)).then(.tap(at: Self.item)))
    screen.advance(by: 1)
    let heard = heard(by: controller)
    #expect(heard.contains("Cell: touchesCancelled"))
    #expect(!heard.contains("Delegate: didSelectItemAt 1"))
    #expect(controller.status.text == "1 heart")
  }

  @Test func `A story ends after a pause, and the next one counts from its own start`() {
    var journal = TapJournal()
    journal.note("touchesBegan", by: .cell, at: 10)
    journal.note("touchesEnded", by: .cell, at: 10.08)
    journal.note("touchesBegan", by: .cell, at: 12)
    journal.note("touchesEnded", by: .cell, at: 12.5)
    #expect(journal.entries.map(\.milliseconds) == [0, 80, 0, 500])
    #expect(journal.entries.map(\.isFirst) == [true, false, true, false])
  }

  @Test func `Each line of the log is read as one`() {
    let cell = TapEntryCell(frame: CGRect(x: 0, y: 0, width: 358, height: 24))
    var journal = TapJournal()
    journal.note("touchesBegan", by: .cell, at: 10)
    journal.note("touchesEnded", by: .cell, at: 10.08)
    cell.show(journal.entries[1], isTop: false)
    #expect(cell.isAccessibilityElement)
    #expect(cell.accessibilityLabel == "Cell: touchesEnded, 80 milliseconds")
  }

  @Test func `Who makes no gestures gives a heart, and takes it away, by an action of the photo`() throws {
    let (screen, controller) = show()
    func act() throws -> String {
      let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
      let actions = try #require(cell.accessibilityCustomActions)
      #expect(actions.count == 1)
      #expect(actions[0].actionHandler?(actions[0]) == true)
      screen.advance(by: 1)
      return actions[0].name
    }
    #expect(try act() == "Give a heart")
    #expect(controller.status.text == "1 heart")
    #expect(try act() == "Take the heart away")
    #expect(controller.status.text == "Tap once, tap twice")
    #expect(try act() == "Give a heart")
  }

  private static let item = CGPoint(x: 100, y: 100)

  private func show() -> (VirtualScreen, DoubleTapController) {
    let screen = VirtualScreen(width: 1000, height: 700)
    let controller = DoubleTapController()
    screen.show(controller)
    return (screen, controller)
  }

  private func heard(by controller: DoubleTapController) -> [String] {
    controller.log.entries.map { "\($0.listener.rawValue): \($0.text)" }
  }
}

extension UISwitch {
  fileprivate func turnOn() {
    isOn = true
    sendActions(for: .valueChanged)
  }
}
