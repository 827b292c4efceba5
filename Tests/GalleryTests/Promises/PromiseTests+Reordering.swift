import CollectionLayouts
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

extension PromiseTests {
  /// *Reorder*, *Waterfall* and *Carry*.
  static let reordering: [String: Play] = [
    "Hold a photo until it rises, carry it, and let it go. Hold it at the edge and the page scrolls.": {
      let stage = try PromiseStage("Reorder")
      let controller = try stage.exhibit(ReorderController.self)
      let photo = controller.shelves[0].photos[0]
      let finger = stage.hold(try stage.middle(0))
      #expect(stage.status == "Carrying \(photo.title)")
      finger.move(to: try stage.middle(3))
      finger.rest(for: 0.6)
      finger.lift()
      stage.rest()
      #expect(controller.shelves[0].photos[3] == photo)
      let grid = try stage.grid
      let other = stage.hold(try stage.middle(0))
      let edge = grid.convert(CGPoint(x: 0, y: grid.bounds.maxY - 8), to: nil).y
      other.move(to: CGPoint(x: 195, y: edge))
      other.rest(for: 1)
      #expect(grid.contentOffset.y > 50)
      other.lift()
      stage.rest()
    },
    "Carry it with one finger and scroll with another.": {
      let stage = try PromiseStage("Reorder")
      let grid = try stage.grid
      let finger = stage.hold(try stage.middle(0))
      let scroller = stage.screen.touch(at: CGPoint(x: 300, y: 600))
      for step in 1...10 { scroller.move(to: CGPoint(x: 300, y: 600 - step * 15)) }
      #expect(grid.contentOffset.y > 80)
      #expect(stage.status.hasPrefix("Carrying"))
      scroller.lift()
      finger.lift()
      stage.rest()
    },
    "With keys: arrows to a photo, Shift–Space to lift it, arrows to carry it. Undo takes everything back.": {
      let stage = try PromiseStage("Reorder")
      let controller = try stage.exhibit(ReorderController.self)
      let before = controller.shelves
      stage.press("ArrowDown")
      stage.press(" ", .shift)
      #expect(stage.status.hasPrefix("Carrying"))
      stage.press("ArrowRight")
      stage.press("Enter")
      #expect(controller.shelves != before)
      stage.press("z", .control)
      #expect(controller.shelves == before)
    },
    "Pinch: two to six columns, and the pictures find their way.": {
      let stage = try PromiseStage("Waterfall", width: 1280, height: 864)
      let layout = try #require(stage.grid.collectionViewLayout as? WaterfallLayout)
      stage.screen.play(.twoFingers(at: CGPoint(x: 640, y: 450), distance: 100, toDistance: 700))
      stage.rest()
      #expect(layout.columnCount == 2)
      stage.screen.play(.twoFingers(at: CGPoint(x: 640, y: 450), distance: 700, toDistance: 80))
      stage.rest()
      #expect(layout.columnCount == 6)
    },
    "Hold a picture and carry it; it keeps its shape on the way.": {
      let stage = try PromiseStage("Waterfall")
      let controller = try stage.exhibit(WaterfallController.self)
      let poster = controller.posters[0]
      let cell = try stage.cell(0)
      let (start, shape) = (try stage.middle(0), cell.bounds.size)
      let finger = stage.hold(start)
      for step in 1...20 {
        finger.move(to: CGPoint(x: start.x + CGFloat(step) * 9, y: start.y + CGFloat(step) * 14))
        #expect(abs(cell.bounds.height / cell.bounds.width - shape.height / shape.width) < 0.01)
      }
      finger.lift()
      stage.rest()
      #expect(controller.posters[0] != poster)
    },
    "Undo, while something is still moving.": {
      let stage = try PromiseStage("Waterfall")
      let controller = try stage.exhibit(WaterfallController.self)
      let before = controller.posters
      let finger = stage.hold(try stage.middle(0))
      finger.move(to: CGPoint(x: 320, y: 560))
      finger.rest(for: 0.6)
      finger.lift()
      stage.screen.advance(by: 0.05)
      #expect(controller.posters != before && stage.screen.scene.wantsFrames)
      stage.press("z", .control)
      #expect(controller.posters == before)
    },
    "Take a row by its handle and carry it; anywhere else a finger scrolls.": {
      let stage = try PromiseStage("Carry")
      let controller = try stage.exhibit(CarryController.self)
      let photo = controller.photos[0]
      let row = try stage.cell(0)
      let handle = row.convert(CGPoint(x: row.bounds.maxX - 20, y: row.bounds.midY), to: nil)
      stage.drag(handle, 0, 170, duration: 0.5)
      stage.rest()
      #expect(controller.photos.firstIndex(of: photo) == 2)
      stage.drag(CGPoint(x: 150, y: 500), 0, -200)
      #expect(try stage.grid.contentOffset.y > 100)
    },
    "Let a row go and take the next one at once: it need not have arrived.": {
      let stage = try PromiseStage("Carry")
      let controller = try stage.exhibit(CarryController.self)
      @MainActor func handle(_ item: Int) throws -> CGPoint {
        let place = try stage.middle(item)
        return CGPoint(x: 390 - 16 - 20, y: place.y)
      }
      let order = controller.photos.map(\.title)
      let (first, next) = (try handle(0), try handle(3))
      let finger = stage.screen.touch(at: first)
      for step in 1...10 { finger.move(to: CGPoint(x: first.x, y: first.y + CGFloat(step) * 8)) }
      finger.lift()
      let other = stage.screen.touch(at: next)
      other.move(to: CGPoint(x: next.x, y: next.y + 20))
      other.move(to: CGPoint(x: next.x, y: next.y + 40))
      #expect(stage.status.hasPrefix(order[3]))
      other.lift()
      stage.rest()
    },
    "With keys: arrows, then Shift–Space.": {
      let stage = try PromiseStage("Carry")
      let controller = try stage.exhibit(CarryController.self)
      let photo = controller.photos[0]
      stage.press("ArrowDown")
      stage.press(" ", .shift)
      stage.press("ArrowDown")
      stage.press("Enter")
      #expect(controller.photos[1] == photo)
    },
  ]
}
