import CollectionEngine
import FrameClock
import GestureEngine
import Testing
import TouchTesting

@testable import OpenCollectionView

/// Rows that are swiped by a trackpad, a mouse, keys and assistive tools, and by people who want less motion.
@MainActor struct SwipeOtherInputTests {
  let stage = SwipeStage()

  // I141
  @Test func `two fingers on a trackpad swipe a row, which is open or closed when they are still`() {
    stage.wheel(1, by: -120)
    stage.rest()
    #expect(stage.takeLog() == ["trailing 1?"])
    #expect(stage.shift(1) == -194)
    stage.wheel(1, by: 120)
    stage.rest()
    #expect(stage.shift(1) == 0)
    stage.wheel(1, by: 60)
    stage.rest()
    #expect(stage.shift(1) == 102)
  }

  // I141
  @Test func `they perform nothing however far they go, since momentum runs on by itself`() {
    stage.wheel(1, by: -600)
    #expect(stage.log == ["trailing 1?"])
    stage.rest()
    #expect(stage.shift(1) == -194)
  }

  // I141
  @Test func `a trackpad that scrolls the list goes on scrolling it`() {
    for distance in [ScrollDistance(x: 2, y: 10), ScrollDistance(x: 10, y: 2)] {
      stage.screen.receive(
        .scroll(ScrollSample(time: stage.screen.now, location: CGPoint(x: 200, y: 78), distance: distance)))
      stage.screen.pass(1.0 / 60)
    }
    #expect(stage.view.contentOffset.y > 0)
    #expect(stage.pulls.isEmpty)
    stage.rest()
  }

  @Test func `a mouse drags a row as a finger does`() {
    stage.screen.play(.drag(from: CGPoint(x: 340, y: 26), to: CGPoint(x: 180, y: 26), kind: .pointer))
    stage.rest()
    #expect(stage.shift(0) == -194)
    stage.screen.play(.tap(at: CGPoint(x: 232, y: 26), kind: .pointer))
    #expect(stage.log.last == "Flag 0 from a SwipeActionButton")
  }

  // I142
  @Test func `arrows with Option open and close the row that the keyboard is at, and Escape closes it`() {
    stage.view.allowsFocus = true
    stage.screen.press("ArrowDown")
    stage.screen.press("ArrowDown")
    #expect(stage.view.focusedItem?.item == 1)
    stage.screen.press("ArrowLeft", .alternate)
    stage.rest()
    #expect(stage.shift(1) == -194)
    stage.screen.press("ArrowRight", .alternate)
    stage.rest()
    #expect(stage.shift(1) == 0)
    stage.screen.press("ArrowRight", .alternate)
    stage.rest()
    #expect(stage.shift(1) == 102)
    stage.screen.press("Escape")
    stage.rest()
    #expect(stage.shift(1) == 0)
    #expect(stage.view.focusedItem?.item == 1)
    #expect(stage.log == ["trailing 1?", "leading 1?"])
    #expect(
      stage.takeDecisions().filter { !$0.contains("focus") } == [
        "1 is opened: a key goes to the left", "1 closes: a key goes back", "1 is opened: a key goes to the right",
        "1 closes: a key left it",
      ])
  }

  // I142
  @Test(arguments: [KeyModifiers.control, .command])
  func `so do arrows with the keys for commands, which pages hear of`(modifier: KeyModifiers) {
    stage.view.allowsFocus = true
    stage.screen.press("ArrowDown")
    stage.screen.press("ArrowLeft", modifier)
    stage.rest()
    #expect(stage.shift(0) == -194)
  }

  // I83
  @Test func `assistive tools have the actions of a row, trailing first, and perform them without opening it`() {
    #expect(stage.cell(2)?.layer.accessibility?.details.actions == ["Delete", "Flag", "Read"])
    #expect(stage.described.filter { $0.hasSuffix(" 2?") } == ["trailing 2?", "leading 2?"])
    let actions = stage.cell(2)?.offeredActions ?? []
    #expect(actions[1].run())
    #expect(stage.log == ["trailing 2?", "Flag 2 from a NumberCell"])
    #expect(stage.pulls.isEmpty)
    stage.onAction = { [stage] _, item, completion in
      stage.delete(item)
      completion(true)
    }
    #expect(actions[0].run())
    stage.rest()
    #expect(stage.names.prefix(3) == ["0-0", "0-1", "0-3"])
  }

  // I83
  @Test func `what is said of a row is asked once while it is shown, and anew when something has changed`() {
    stage.screen.pass(1)
    stage.described = []
    stage.cell(2)?.setNeedsLayout()
    stage.rest()
    #expect(stage.described == [])
    stage.view.reconfigureItems(at: [stage.path(2)])
    stage.cell(2)?.setNeedsLayout()
    stage.rest()
    #expect(stage.described.filter { $0.hasSuffix(" 2?") } == ["trailing 2?", "leading 2?"])
  }

  // I83
  @Test func `nobody is asked about an item that the data source no longer has`() {
    stage.items[0] = ["0-0"]
    for item in 0..<9 { stage.cell(item)?.setNeedsLayout() }
    stage.described = []
    stage.view.data.itemsWereRenumbered()
    stage.screen.pass(0.5)
    #expect(stage.described == [])
    #expect(stage.cell(2)?.offeredActions.first?.run() == false)
    #expect(stage.log == [])
  }

  // I83
  @Test func `the buttons of an open row are buttons to them`() {
    stage.open(0)
    let described = stage.buttons.map { $0.layer.accessibility }
    #expect(described.map { $0?.label } == ["Delete", "Flag"])
    #expect(described.map { $0?.role } == [.button, .button])
    #expect(stage.buttons[1].accessibilityActivate())
    #expect(stage.log == ["Flag 0 from a SwipeActionButton"])
    #expect(stage.pulls[0].accessibilityPerformEscape())
    stage.rest()
    #expect(stage.shift(0) == 0)
  }

  // I143
  @Test func `for people who want less motion a row that is let go is there at once`() {
    var description = ScreenDescription(size: CGSize(width: 375, height: 520), scale: 2)
    description.prefersReducedMotion = true
    stage.screen.receive(.screen(description))
    stage.screen.runFrame()
    stage.screen.press(at: CGPoint(x: 340, y: 26))
    stage.screen.move(to: CGPoint(x: 330, y: 26))
    stage.screen.move(to: CGPoint(x: 210, y: 26))
    #expect(stage.shift(0) == -120)
    stage.screen.pass(0.5)
    stage.screen.lift(at: CGPoint(x: 210, y: 26))
    #expect(stage.shift(0) == -194)
    #expect(stage.screen.scene.frameLoop.runningPurposes.allSatisfy { !$0.contains("swiped") })
    stage.tap(5)
    #expect(stage.shift(0) == 0)
    #expect(stage.pulls.isEmpty)
  }
}
