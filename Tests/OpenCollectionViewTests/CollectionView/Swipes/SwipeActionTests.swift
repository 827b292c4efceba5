import Testing
import TouchTesting

@testable import OpenCollectionView

/// What buttons do, and what becomes of a row while its action goes on.
@MainActor struct SwipeActionTests {
  let stage = SwipeStage()

  // I79
  @Test func `a button runs its handler, and the row stays open until that is over`() {
    stage.open(2)
    stage.tap(2, x: 232)
    #expect(stage.log == ["Flag 2 from a SwipeActionButton"])
    stage.screen.pass(2)
    #expect(stage.shift(2) == -194)
    stage.completions[0](true)
    stage.rest()
    #expect(stage.shift(2) == 0)
    #expect(stage.takeDecisions() == ["2 performs \"Flag\": its button was tapped", "2 closes: \"Flag\" is done"])
  }

  // I79
  @Test func `one that was not done closes the row`() {
    stage.open(2)
    stage.tap(2, x: 320)
    stage.completions[0](false)
    stage.rest()
    #expect(stage.shift(2) == 0)
    #expect(stage.names.count == 10)
    #expect(stage.takeDecisions().last == "2 closes: \"Delete\" was not done")
  }

  @Test func `while one goes on the others do nothing, and what completes it again does nothing`() {
    stage.open(2)
    stage.tap(2, x: 232)
    stage.tap(2, x: 320)
    #expect(stage.log == ["Flag 2 from a SwipeActionButton"])
    #expect(stage.takeDecisions().last == "2 does not perform \"Delete\": another of its actions is not over")
    stage.completions[0](true)
    stage.rest()
    stage.open(2)
    stage.completions[0](true)
    stage.completions[0](false)
    stage.rest()
    #expect(stage.shift(2) == -194)
  }

  // I79
  @Test func `a row whose destructive action removes it goes off to the side, and the rows below come up`() {
    stage.onAction = { [stage] _, item, completion in
      stage.delete(item)
      completion(true)
    }
    stage.screen.play(.flick(from: CGPoint(x: 360, y: 78), to: CGPoint(x: 80, y: 78), duration: 0.3))
    let row = stage.view.subviews.compactMap { $0 as? NumberCell }.first { $0.label.text == "0-1" }
    #expect(stage.names.prefix(3) == ["0-0", "0-2", "0-3"])
    #expect(stage.pulls.count == 1)
    stage.screen.pass(0.1)
    let gone = row.map { $0.convert($0.bounds, to: stage.screen.window).minX } ?? 0
    #expect(gone < -300)
    stage.rest()
    #expect(stage.pulls.isEmpty)
    #expect(stage.names.prefix(3) == ["0-0", "0-2", "0-3"])
    #expect((0..<10).allSatisfy { stage.shift($0) == 0 })
    #expect(stage.isSwiped == [])
    // Its cell is used again, and stands where it belongs.
    #expect(row?.transform.isIdentity == true)
    #expect(stage.takeDecisions().last == "1 leaves: its item is gone")
  }

  // I79
  @Test func `the program may remove the item when it has said that all is done, or before, or never`() {
    stage.onAction = { [stage] _, item, completion in
      completion(true)
      stage.delete(item)
    }
    stage.open(1)
    stage.tap(1, x: 320)
    #expect(stage.takeDecisions().suffix(2) == ["1 closes: \"Delete\" is done", "1 leaves: its item is gone"])
    stage.rest()
    #expect(stage.names.prefix(2) == ["0-0", "0-2"])
    stage.onAction = { _, _, completion in completion(true) }
    stage.open(1)
    stage.tap(1, x: 320)
    stage.rest()
    #expect(stage.names.prefix(2) == ["0-0", "0-2"])
    #expect(stage.shift(1) == 0)
    #expect(stage.pulls.isEmpty)
  }

  @Test func `an action that goes on keeps its row open through updates, and goes with its item`() {
    stage.open(2)
    stage.tap(2, x: 232)
    stage.items[0].remove(at: 0)
    stage.view.deleteItems(at: [stage.path(0)])
    stage.screen.pass(0.1)
    let (row, behind) = (stage.cell(1), stage.pulls.first)
    let seen = row?.layer.presentation()?.position.y
    #expect(seen.map { $0 < 130 && $0 > 78 } == true)
    #expect(behind?.center.y == seen)
    stage.rest()
    #expect(stage.shift(1) == -194)
    #expect(stage.buttonFrames.map(\.minY) == [56, 56])
    #expect(stage.cell(1)?.label.text == "0-2")
    stage.completions[0](true)
    stage.rest()
    #expect(stage.shift(1) == 0)
  }

  @Test func `a normal action of a full swipe fills what is open until it is over`() {
    stage.style = .normal
    stage.screen.play(.flick(from: CGPoint(x: 360, y: 26), to: CGPoint(x: 80, y: 26), duration: 0.3))
    stage.rest()
    #expect(stage.shift(0) == -194)
    #expect(stage.buttonFrames.map(\.width) == [174, 0])
    stage.completions[0](true)
    stage.rest()
    #expect(stage.shift(0) == 0)
  }

  @Test func `a row whose action goes on can be closed, and what completes it later does nothing`() {
    stage.open(0)
    stage.tap(0, x: 232)
    stage.tap(4)
    stage.rest()
    #expect(stage.shift(0) == 0)
    #expect(stage.pulls.isEmpty)
    stage.completions[0](true)
    stage.rest()
    #expect(stage.shift(0) == 0)
  }

  // I145
  @Test func `a button of the cell's own opens the row where reading ends, in a list that is edited, too`() {
    stage.view.isEditing = true
    stage.screen.runFrame()
    #expect(stage.cell(3)?.revealSwipeActions() == true)
    stage.rest()
    #expect(stage.shift(3) == -194)
    #expect(stage.isSwiped == [3])
    stage.view.isEditing = false
    stage.rest()
    #expect(stage.shift(3) == 0)
    stage.trailing = { _ in nil }
    #expect(stage.cell(3)?.revealSwipeActions() == false)
    #expect(NumberCell(frame: .zero).revealSwipeActions() == false)
  }
}
