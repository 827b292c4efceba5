import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

extension PromiseTests {
  /// *Store* and *Carousel*.
  static let rows: [String: Play] = [
    "Flick a row sideways and the page up and down: each goes its own way.": {
      let stage = try PromiseStage("Store")
      let grid = try stage.grid
      let place = try stage.middle(0)
      stage.screen.play(.flick(from: CGPoint(x: 330, y: place.y), to: CGPoint(x: 130, y: place.y)))
      stage.rest()
      #expect(grid.orthogonalContentOffset(forSection: 0) == 370)
      #expect(grid.contentOffset.y == 0)
      stage.screen.play(.flick(from: CGPoint(x: 195, y: 650), to: CGPoint(x: 195, y: 350)))
      stage.rest()
      #expect(grid.contentOffset.y > 100)
      #expect(grid.orthogonalContentOffset(forSection: 0) == 370)
      #expect((1..<3).allSatisfy { grid.orthogonalContentOffset(forSection: $0) == 0 })
    },
    "Tap a print to take it, and again to put it back. The bar adds up.": {
      let stage = try PromiseStage("Store")
      let nothing = stage.status
      stage.tap(try stage.middle(0))
      #expect(stage.status.hasPrefix("1 taken"))
      stage.tap(try stage.middle(0))
      #expect(stage.status == nothing)
    },
    "Make the window wider: cards, columns and tiles become more, not larger.": {
      let stage = try PromiseStage("Store")
      let grid = try stage.grid
      @MainActor func inSight(_ section: Int) -> Int {
        grid.indexPathsForVisibleItems.count { $0.section == section }
      }
      let (narrow, size) = (inSight(0), try stage.cell(0).bounds.size)
      stage.turn(width: 1440, height: 844)
      #expect(inSight(0) > narrow)
      #expect(try stage.cell(0).bounds.width < size.width * 1.3)
    },
    "Flick: each flick goes on by one cover, which grows as it comes.": {
      let stage = try PromiseStage("Carousel")
      let next = try stage.cell(1)
      let width = next.convert(next.bounds, to: nil).width
      stage.screen.play(.flick(from: CGPoint(x: 300, y: 420), to: CGPoint(x: 120, y: 420)))
      stage.rest()
      #expect(stage.status == "2 of 18")
      #expect(next.convert(next.bounds, to: nil).width > width + 20)
    },
    "Tap a cover at the side to bring it to the middle, and there to like it.": {
      let stage = try PromiseStage("Carousel")
      stage.tap(CGPoint(x: 378, y: 440))
      #expect(stage.status == "2 of 18")
      stage.tap(CGPoint(x: 195, y: 440))
      #expect(stage.status.hasSuffix("1 liked"))
    },
    "Arrow keys leaf. Turn the device: the same cover stays in the middle.": {
      let stage = try PromiseStage("Carousel")
      for _ in 0..<3 { stage.press("ArrowRight") }
      #expect(stage.status == "4 of 18")
      stage.turn(width: 844, height: 390)
      #expect(stage.status == "4 of 18")
    },
  ]
}
