import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

extension PromiseTests {
  /// *Mail* and *Outline*.
  static let lists: [String: Play] = [
    "Swipe a message to either side: a little shows what can be done, all the way does the first thing.": {
      let stage = try PromiseStage("Mail")
      let mail = try stage.exhibit(MailController.self)
      let row = try stage.middle(0)
      stage.drag(CGPoint(x: 300, y: row.y), -170, 0)
      stage.rest()
      #expect(mail.box.messages.count == 120)
      #expect(try stage.cell(0).configurationState.isSwiped)
      try stage.tapButton("Flag")
      #expect(mail.box.messages[0].isFlagged)
      stage.drag(CGPoint(x: 60, y: row.y), 320, 0)
      stage.rest()
      #expect(!mail.box.messages[0].isUnread)
      stage.drag(CGPoint(x: 370, y: row.y), -360, 0)
      stage.rest()
      #expect(mail.box.messages.count == 119)
      #expect(mail.box.messages[0].id == 1)
    },
    "Edit, and tap messages or pass over them with two fingers; delete them all at once.": {
      let stage = try PromiseStage("Mail")
      let mail = try stage.exhibit(MailController.self)
      try stage.tapButton("Edit")
      for item in [0, 2] { stage.tap(try stage.middle(item)) }
      #expect(stage.status == "2 selected")
      try stage.tapButton("Delete")
      #expect(mail.box.messages.prefix(2).map(\.id) == [1, 3])
      let (first, last) = (try stage.middle(0), try stage.middle(2))
      stage.screen.play(.twoFingers(at: first, distance: 40, to: last, duration: 0.4))
      stage.rest()
      #expect(stage.status == "3 selected")
    },
    "Undo brings back what was deleted, where it was.": {
      let stage = try PromiseStage("Mail")
      let mail = try stage.exhibit(MailController.self)
      mail.remove([1, 2])
      stage.rest()
      #expect(try stage.grid.numberOfItems(inSection: 0) == 118)
      try stage.tapButton("Undo")
      #expect(mail.box == Mailbox.new)
      #expect(mail.dataSource.snapshot().itemIdentifiers == Array(0..<120))
      #expect(try stage.grid.numberOfItems(inSection: 0) == 120)
    },
    "Tap a row to open it, and again to close it: what is in it comes from behind it, and goes back there.": {
      let stage = try PromiseStage("Outline")
      let outline = try stage.exhibit(OutlineNavigation.self).outline
      #expect(stage.status == "19 of 10,000 rows")
      let row = try stage.middle(1)
      stage.screen.play(.tap(at: row))
      stage.screen.runFrame()
      let (parent, child) = (try stage.cell(1), try stage.cell(2))
      let top = try #require(parent.layer.presentation()).frame.minY
      #expect(try #require(child.layer.presentation()).frame.minY < top + 10)
      stage.rest()
      #expect(child.frame.minY == parent.frame.maxY)
      #expect(stage.status == "29 of 10,000 rows")
      stage.tap(row)
      #expect(stage.status == "19 of 10,000 rows")
      #expect(outline.dataSource.snapshot().numberOfItems == 19)
    },
    "Open all ten thousand at once, and scroll: only what is seen costs anything.": {
      let stage = try PromiseStage("Outline")
      try stage.tapButton("Open all")
      #expect(stage.status == "10,000 of 10,000 rows")
      let grid = try stage.grid
      #expect(grid.visibleCells.count < 30)
      stage.screen.play(.flick(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 200)))
      stage.rest()
      #expect(grid.contentOffset.y > 500)
      #expect(grid.visibleCells.count < 30)
    },
    "Search: what is found is shown with what leads there. Cancel, and the tree is as it was.": {
      let stage = try PromiseStage("Outline")
      let outline = try stage.exhibit(OutlineNavigation.self).outline
      let before = outline.dataSource.snapshot().itemIdentifiers
      stage.tap(stage.middle(of: outline.search.searchBar.searchTextField))
      stage.screen.type("rivers ada march")
      stage.rest()
      #expect(stage.status == "1 found")
      #expect(
        outline.dataSource.snapshot().itemIdentifiers.map(outline.tree.address(of:)).last == [
          "rivers", "with-ada", "march",
        ])
      try stage.tapButton("Cancel")
      #expect(outline.dataSource.snapshot().itemIdentifiers == before)
    },
  ]
}
