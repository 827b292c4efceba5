import CollectionLayouts
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

extension PromiseTests {
  /// *Reorder*, *Waterfall*, *Carry* and *Desk*.
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
    "Hold a photo and drag it to another part of the desk, or into a box. Undo takes everything back.": {
      let stage = try PromiseStage("Desk")
      let controller = try stage.exhibit(DeskController.self)
      let before = controller.desk
      stage.carry(stage.place(controller, .film, 0), to: stage.place(controller, .table, 1))
      #expect(controller.desk[.table].map(\.id).prefix(3) == [9, 0, 10])
      stage.carry(stage.place(controller, .film, 0), to: stage.place(controller, .table, nil))
      #expect(controller.desk.boxes[0].items.map(\.id) == [1])
      stage.press("z", .control)
      stage.press("z", .control)
      #expect(controller.desk == before)
    },
    "While one finger drags a photo, tap others with another: they fly to it, and go together.": {
      let stage = try PromiseStage("Desk")
      let controller = try stage.exhibit(DeskController.self)
      let finger = stage.hold(stage.place(controller, .film, 0))
      finger.move(to: stage.place(controller, .table, 2))
      finger.rest(for: 0.4)
      for place in [stage.place(controller, .film, 1), stage.place(controller, .darkroom, 0)] {
        stage.screen.touch(at: place).lift(after: 0.05)
        finger.rest(for: 0.4)
      }
      #expect(stage.status == "Carrying 3")
      finger.lift()
      stage.rest()
      #expect(Set(controller.desk[.table].map(\.id)).isSuperset(of: [0, 1, 18]))
    },
    "Drop photos into the darkroom: copies of them develop there, one after another.": {
      let stage = try PromiseStage("Desk")
      let controller = try stage.exhibit(DeskController.self)
      for item in 0..<2 { stage.tap(stage.place(controller, .film, item)) }
      stage.carry(stage.place(controller, .film, 0), to: stage.place(controller, .darkroom, 0), rests: false)
      stage.screen.advance(by: 1.9)
      #expect(controller.desk[.darkroom].map(\.id) == [24, 18, 19, 20])
      #expect(stage.status == "1 on their way")
      stage.rest()
      #expect(controller.desk[.darkroom].map(\.id) == [24, 25, 18, 19, 20])
      #expect(controller.desk[.film].map(\.id) == [0, 1, 2, 3, 4, 5, 6, 7, 8])
    },
  ]
}

extension PromiseStage {
  /// The middle of a photo on the desk, or of its first box.
  fileprivate func place(_ desk: DeskController, _ place: DeskPlace, _ item: Int?) -> CGPoint {
    let view = desk.panel(place).collectionView
    let path = IndexPath(item: item ?? 0, section: item == nil ? 0 : place.section)
    let frame = view.layoutAttributesForItem(at: path)?.frame ?? .zero
    return view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  /// Drags what is at a place to another one, and drops it there.
  fileprivate func carry(_ start: CGPoint, to end: CGPoint, rests: Bool = true) {
    let finger = hold(start)
    for step in 1...10 {
      let part = CGFloat(step) / 10
      finger.move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    finger.rest(for: 0.5)
    finger.lift()
    if rests { rest() }
  }
}
