import CollectionLayouts
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

extension PromiseTests {
  /// *Springs*, *Gravity* and *Dynamic cells*.
  static let dynamics: [String: Play] = [
    "Scroll slowly, then fast: rows stay behind the finger, and swing back.": {
      let stage = try PromiseStage("Springs")
      let controller = try stage.exhibit(SpringsController.self)
      @MainActor func swinging() -> Int {
        controller.layout.swingingElements(in: controller.collectionView.bounds).count
      }
      for duration in [0.8, 0.12] {
        stage.drag(CGPoint(x: 195, y: 400), 0, -160, duration: duration)
        #expect(swinging() > 0)
      }
      stage.screen.advanceUntilRest()
      #expect(swinging() == 0)
    },
    "Hold the list in the middle and pull it up and down: those next to the finger follow first.": {
      let stage = try PromiseStage("Springs")
      let controller = try stage.exhibit(SpringsController.self)
      controller.collectionView.contentOffset.y = 2_000
      stage.screen.advanceUntilRest()
      let place = CGPoint(x: 195, y: 360)
      let finger = stage.screen.touch(at: place)
      for step in 1...6 { finger.move(to: CGPoint(x: 195, y: 360 - step * 14)) }
      /// How far a row is from where it belongs.
      @MainActor func lag(_ path: IndexPath) throws -> CGFloat {
        let cell = try #require(controller.collectionView.cellForItem(at: path))
        return abs(cell.center.y - (20 + CGFloat(path.item) * 66 + 28))
      }
      let paths = controller.collectionView.indexPathsForVisibleItems.sorted()
      let held = try #require(
        paths.min {
          abs(stage.middle(of: controller.collectionView.cellForItem(at: $0) ?? UIView()).y - finger.location.y)
            < abs(stage.middle(of: controller.collectionView.cellForItem(at: $1) ?? UIView()).y - finger.location.y)
        })
      #expect(try lag(held) < lag(try #require(paths.last)))
      finger.lift()
      stage.rest()
    },
    "Change the swings per second while it swings.": {
      let stage = try PromiseStage("Springs")
      let controller = try stage.exhibit(SpringsController.self)
      stage.drag(CGPoint(x: 195, y: 400), 0, -160, duration: 0.12)
      #expect(stage.screen.scene.wantsFrames)
      stage.set(try #require(stage.view.first(UISlider.self)), to: 3.5)
      #expect(abs(controller.layout.springFrequency - 3.5) < 0.01)
      #expect(stage.screen.advanceUntilRest())
    },
    "Throw pieces with several fingers at once.": {
      let stage = try PromiseStage("Gravity", width: 800, height: 764)
      let playground = try stage.exhibit(GravityController.self).playground
      let boxes = playground.pieces.prefix(3).map { stage.middle(of: $0) }
      let fingers = [boxes[0], boxes[2]].map { stage.screen.touch(at: $0) }
      for step in 1...12 {
        for (index, finger) in fingers.enumerated() {
          finger.move(
            to: CGPoint(x: finger.location.x, y: finger.location.y - 18), after: index == 0 ? 0 : 1 / 60)
        }
        if step == 6 { #expect(playground.hands.count == 2) }
      }
      let before = playground.pieces[0].center.y
      for finger in fingers { finger.lift() }
      stage.screen.advance(by: 0.1)
      #expect(playground.hands.isEmpty)
      #expect(playground.pieces[0].center.y < before - 20)
    },
    "Pin one, link it to another, then throw the other.": {
      let stage = try PromiseStage("Gravity", width: 800, height: 764)
      let playground = try stage.exhibit(GravityController.self).playground
      playground.clear()
      let pieces = [
        playground.drop(.box, at: CGPoint(x: 300, y: 150)), playground.drop(.box, at: CGPoint(x: 400, y: 400)),
      ]
      playground.tool = .pin
      stage.screen.play(.tap(at: stage.middle(of: pieces[0])))
      stage.rest()
      playground.tool = .link
      stage.drag(
        stage.middle(of: pieces[0]), stage.middle(of: pieces[1]).x - stage.middle(of: pieces[0]).x,
        stage.middle(of: pieces[1]).y - stage.middle(of: pieces[0]).y)
      #expect(playground.ties.count == 2)
      playground.tool = .throw
      stage.drag(stage.middle(of: pieces[1]), 60, -160, duration: 0.15)
      stage.screen.advance(by: 0.05)
      #expect(playground.material.linearVelocity(for: pieces[1]) != .zero)
      stage.screen.advance(by: 3)
      #expect(hypot(pieces[0].center.x - 300, pieces[0].center.y - 150) < 60)
    },
    "Draw a line in the air, and let the pieces slide down on it.": {
      let stage = try PromiseStage("Gravity", width: 800, height: 764)
      let playground = try stage.exhibit(GravityController.self).playground
      playground.clear()
      playground.tool = .draw
      stage.drag(CGPoint(x: 200, y: 300), 300, 160)
      #expect(playground.lines.count == 1)
      let disc = playground.drop(.disc, at: CGPoint(x: 260, y: 180))
      stage.screen.advance(by: 1.2)
      #expect(disc.center.x > 300)
    },
    "Hold a cell and throw it: it bumps into the others and comes home.": {
      let stage = try PromiseStage("Dynamic cells", width: 800, height: 764)
      let cells = try [0, 1].map { try stage.cell($0) }
      let homes = cells.map(\.center)
      let start = stage.middle(of: cells[0])
      let finger = stage.hold(start)
      for step in 1...20 { finger.move(to: CGPoint(x: start.x + CGFloat(step) * 8, y: start.y)) }
      #expect(cells[1].center != homes[1])
      finger.lift()
      stage.screen.advanceUntilRest()
      #expect(cells.map(\.center) == homes)
    },
    "Hold two with two hands, and switch on the ropes.": {
      let stage = try PromiseStage("Dynamic cells", width: 800, height: 764)
      let controller = try stage.exhibit(DynamicCellsController.self)
      let places = try [0, 2].map { try stage.middle($0) }
      let fingers = places.map { stage.screen.touch(at: $0) }
      fingers[0].rest(for: 0.8)
      for finger in fingers { finger.move(by: CGVector(dx: 0, dy: 60)) }
      #expect(controller.layout.draggedItems.count == 2)
      stage.set(try #require(stage.view.first(UISwitch.self)), isOn: true)
      let ropes = try stage.grid.layer.sublayers?.lazy.compactMap { $0 as? CAShapeLayer }.first?.path
      #expect(ropes != nil)
      for finger in fingers { finger.lift() }
      stage.rest()
    },
    "Shuffle while you hold one: it stays in your hand.": {
      let stage = try PromiseStage("Dynamic cells", width: 800, height: 764)
      let cell = try stage.cell(0)
      let start = stage.middle(of: cell)
      let finger = stage.hold(start)
      for step in 1...10 { finger.move(to: CGPoint(x: start.x + CGFloat(step) * 5, y: start.y + CGFloat(step) * 12)) }
      finger.rest(for: 0.5)
      stage.screen.press("s")
      finger.rest(for: 1)
      // Its spring pulls at it, and the finger has it.
      #expect(cell.convert(cell.bounds, to: nil).contains(finger.location))
      finger.lift()
      stage.rest()
    },
  ]
}
