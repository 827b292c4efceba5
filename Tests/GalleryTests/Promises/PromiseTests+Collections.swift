import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

extension PromiseTests {
  /// *Photo grid*, *A million photos* and *Edit*.
  static let collections: [String: Play] = [
    "Flick through ten thousand photos, and catch them on their way.": {
      let stage = try PromiseStage("Photo grid")
      let grid = try stage.grid
      #expect((0..<grid.numberOfSections).reduce(0) { $0 + grid.numberOfItems(inSection: $1) } == 10_000)
      for _ in 0..<3 {
        stage.screen.play(.flick(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 200), duration: 0.08))
      }
      #expect(grid.contentOffset.y > 1_000 && grid.isDecelerating)
      let finger = stage.screen.touch(at: CGPoint(x: 195, y: 400))
      finger.rest(for: 0.1)
      let caught = grid.contentOffset
      finger.rest(for: 0.3)
      #expect(grid.contentOffset == caught && !grid.isDecelerating)
      finger.lift()
      stage.rest()
      #expect(grid.contentOffset == caught)
    },
    "Tap to select; Command–A selects all ten thousand.": {
      let stage = try PromiseStage("Photo grid")
      let grid = try stage.grid
      stage.tap(try stage.middle(0))
      #expect(grid.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
      stage.press("a", .command)
      #expect(grid.indexPathsForSelectedItems?.count == 10_000)
    },
    "Make the window wider: the photo at the top stays at the top.": {
      let stage = try PromiseStage("Photo grid")
      let grid = try stage.grid
      grid.contentOffset.y = 9_000
      stage.rest()
      let whole = grid.indexPathsForVisibleItems.filter { path in
        (grid.layoutAttributesForItem(at: path)?.frame.minY ?? 0) >= grid.contentOffset.y
      }
      let first = try #require(whole.min())
      stage.turn(width: 1000, height: 844)
      let frame = try #require(grid.layoutAttributesForItem(at: first)).frame
      #expect(frame.minY >= grid.contentOffset.y && frame.minY < grid.contentOffset.y + 220)
    },
    "Hold the thumb at the side, and go to any of a million.": {
      let stage = try PromiseStage("A million photos")
      let controller = try stage.exhibit(MillionPhotosController.self)
      let scrubber = try #require(stage.view.first(Scrubber.self))
      let frame = scrubber.convert(scrubber.bounds, to: nil)
      stage.drag(CGPoint(x: frame.midX, y: frame.minY + 20), 0, frame.height / 2 - 26, duration: 0.5)
      #expect(abs(controller.firstVisible - 500_000) < 5_000)
    },
    "Type a number, and Return goes there.": {
      let stage = try PromiseStage("A million photos")
      for digit in "531441" { stage.screen.press(String(digit)) }
      stage.press("Enter")
      #expect(try stage.exhibit(MillionPhotosController.self).found == 531_441)
    },
    "Page Down, Home and End go on where fingers give up.": {
      let stage = try PromiseStage("A million photos")
      let grid = try stage.grid
      stage.press("PageDown")
      #expect(grid.contentOffset.y > 300)
      stage.press("End")
      #expect(grid.contentOffset.y == grid.contentSize.height + grid.adjustedContentInset.bottom - grid.bounds.height)
      stage.press("Home")
      #expect(grid.contentOffset.y == -grid.adjustedContentInset.top)
    },
    "Tap beside the notes to write one, tap a note twice to copy it.": {
      let stage = try PromiseStage("Edit", width: 800, height: 824)
      let controller = try stage.exhibit(EditController.self)
      let grid = try stage.grid
      let second = try #require(grid.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))).frame
      stage.tap(grid.convert(CGPoint(x: second.maxX + 6, y: second.midY), to: nil))
      #expect(controller.board.count == 16)
      let place = try stage.middle(0)
      for _ in 0..<2 { stage.screen.play(.tap(at: place)) }
      stage.rest()
      #expect(controller.board.count == 17)
      #expect(controller.board.sections[0].notes[0].text == controller.board.sections[0].notes[1].text)
    },
    "Swipe a note to throw it away, slowly: it follows the finger, and comes back with it.": {
      let stage = try PromiseStage("Edit", width: 800, height: 824)
      let controller = try stage.exhibit(EditController.self)
      let cell = try stage.cell(0)
      let start = stage.middle(of: cell)
      let finger = stage.screen.touch(at: start)
      for step in 1...12 { finger.move(to: CGPoint(x: start.x - CGFloat(step) * 5, y: start.y)) }
      let note = try #require(cell.contentView.subviews.first)
      #expect(stage.middle(of: note).x < start.x - 20)
      for step in 1...12 { finger.move(to: CGPoint(x: start.x - 60 + CGFloat(step) * 5, y: start.y)) }
      finger.rest(for: 0.3)
      finger.lift()
      stage.rest()
      #expect(controller.board.count == 15)
      stage.drag(start, -120, 0, duration: 0.2)
      stage.rest()
      #expect(controller.board.count == 14)
    },
    "Drag two fingers over notes to choose them. Everything can be undone.": {
      let stage = try PromiseStage("Edit", width: 800, height: 824)
      let controller = try stage.exhibit(EditController.self)
      let place = try stage.middle(0)
      let fingers = [0, 40].map { stage.screen.touch(at: CGPoint(x: place.x + $0, y: place.y)) }
      for _ in 1...15 {
        fingers[0].move(by: CGVector(dx: 20, dy: 0), after: 0)
        fingers[1].move(by: CGVector(dx: 20, dy: 0))
      }
      for finger in fingers { finger.lift() }
      stage.rest()
      #expect(controller.chosenNotes.count > 1)
      let board = controller.board
      controller.perform(.delete)
      stage.rest()
      #expect(controller.board != board)
      stage.press("z", .control)
      #expect(controller.board == board)
    },
  ]
}
