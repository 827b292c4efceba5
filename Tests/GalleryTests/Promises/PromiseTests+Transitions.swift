import CollectionLayouts
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

extension PromiseTests {
  /// *Cover Flow*, *Stacks*, *Morph* and *Photos*.
  static let transitions: [String: Play] = [
    "Throw the covers; one always comes to rest in the middle.": {
      let stage = try PromiseStage("Cover Flow")
      let layout = try stage.exhibit(CoverFlowController.self).layout
      for way in [-240, -130, 90] as [CGFloat] {
        stage.screen.play(.flick(from: CGPoint(x: 260, y: 380), to: CGPoint(x: 260 + way, y: 380)))
        stage.rest()
        #expect(layout.centeredIndexPath.map(layout.indexPathIsCentered) == true)
      }
    },
    "Tap the one in the middle: it turns over. Arrow keys leaf.": {
      let stage = try PromiseStage("Cover Flow")
      let controller = try stage.exhibit(CoverFlowController.self)
      stage.tap(try stage.middle(0))
      #expect((try stage.cell(0) as? CoverCell)?.isFlipped == true)
      stage.press("ArrowRight")
      #expect(controller.status.text == "2 of 60")
      stage.press("ArrowLeft")
      #expect(controller.status.text == "1 of 60")
    },
    "Make the window narrower: the same album stays in the middle.": {
      let stage = try PromiseStage("Cover Flow", width: 1280, height: 800)
      let controller = try stage.exhibit(CoverFlowController.self)
      for _ in 0..<5 { stage.press("ArrowRight") }
      #expect(controller.status.text == "6 of 60")
      stage.turn(width: 390, height: 844)
      #expect(controller.status.text == "6 of 60")
      #expect(controller.layout.indexPathIsCentered(IndexPath(item: 5, section: 0)))
    },
    "Pinch a pile open with two fingers, slowly, and close it again before you let go.": {
      let stage = try PromiseStage("Stacks", width: 1280, height: 800)
      let stacks = try stage.exhibit(StacksNavigation.self).stacks
      let place = try stage.middle(0)
      let fingers = [-40, 40].map { stage.screen.touch(at: CGPoint(x: place.x + $0, y: place.y)) }
      @MainActor func spread(to half: CGFloat) {
        let start = fingers[1].location.x - place.x
        for step in 1...20 {
          let now = start + (half - start) * CGFloat(step) / 20
          fingers[0].move(to: CGPoint(x: place.x - now, y: place.y), after: 0)
          fingers[1].move(to: CGPoint(x: place.x + now, y: place.y))
        }
      }
      spread(to: 90)
      #expect(stacks.stackLayout.pinchedStackScale > 1.8)
      spread(to: 40)
      #expect(stacks.stackLayout.pinchedStackScale < 1.1)
      for finger in fingers { finger.lift() }
      stage.rest()
      #expect(!stacks.isOpen && stacks.stackLayout.pinchedStackIndex == nil)
    },
    "Let go far apart: the photos lie beside each other, and the bar leads back.": {
      let stage = try PromiseStage("Stacks", width: 1280, height: 800)
      let stacks = try stage.exhibit(StacksNavigation.self).stacks
      stage.screen.play(.twoFingers(at: try stage.middle(1), distance: 80, toDistance: 260))
      stage.rest()
      #expect(stacks.isOpen)
      try stage.tapButton("Back")
      #expect(!stacks.isOpen)
    },
    "Tap a pile to open it without a pinch.": {
      let stage = try PromiseStage("Stacks")
      stage.tap(try stage.middle(0, 1))
      #expect(try stage.exhibit(StacksNavigation.self).stacks.isOpen)
    },
    "Push through three screens: the photos themselves go from cards to rows to a circle.": {
      let stage = try PromiseStage("Morph")
      let cell = try stage.cell(0)
      for name in ["Rows", "Circle"] {
        stage.tap(try stage.middle(0))
        #expect(stage.status == name)
        #expect(try stage.cell(0) === cell)
      }
    },
    "Swipe back from the edge, half way, and change your mind.": {
      let stage = try PromiseStage("Morph")
      stage.tap(try stage.middle(0))
      let frame = try stage.cell(0).frame
      let finger = stage.screen.touch(at: CGPoint(x: 2, y: 500))
      for step in 1...20 { finger.move(to: CGPoint(x: 2 + step * 9, y: 500)) }
      finger.rest(for: 0.3)
      #expect(try stage.cell(0).frame != frame)
      for step in 1...20 { finger.move(to: CGPoint(x: 182 - step * 8, y: 500)) }
      finger.rest(for: 0.2)
      finger.lift()
      stage.rest()
      #expect(try stage.cell(0).frame == frame)
      #expect(stage.status == "Rows")
    },
    "No finger at hand? The arrow keys go on and back.": {
      let stage = try PromiseStage("Morph")
      let cards = try stage.cell(0).frame
      stage.press("ArrowRight")
      #expect(stage.status == "Rows")
      #expect(try stage.cell(0).frame != cards)
      stage.press("ArrowLeft")
      #expect(stage.status == "Cards")
      #expect(try stage.cell(0).frame == cards)
    },
    "Pinch a photo open, turn it, catch it on its way, and throw it back.": {
      let stage = try PromiseStage("Photos")
      let controller = try stage.exhibit(PhotosController.self)
      let place = try stage.middle(5)
      stage.screen.play(.twoFingers(at: place, distance: 40, toDistance: 200, turningBy: 0.5))
      stage.screen.advance(by: 0.06)
      #expect(controller.isOpen)
      // Two fingers catch it, and bring it back.
      let layout = try stage.grid.collectionViewLayout
      stage.screen.play(.twoFingers(at: CGPoint(x: 195, y: 420), distance: 240, toDistance: 60))
      #expect(layout is UICollectionViewTransitionLayout)
      stage.rest()
      #expect(!controller.isOpen)
    },
    "Swipe between photos, and pull one down to close it. Close two fingers over the grid: more columns.": {
      let stage = try PromiseStage("Photos")
      let controller = try stage.exhibit(PhotosController.self)
      stage.tap(try stage.middle(5))
      stage.drag(CGPoint(x: 330, y: 450), -260, 0, duration: 0.12)
      stage.rest()
      #expect(stage.status == "7 of 120")
      stage.drag(CGPoint(x: 195, y: 360), 10, 260)
      stage.rest()
      #expect(!controller.isOpen)
      @MainActor func columns() throws -> Int {
        let frames = try (0..<12).map {
          try stage.grid.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
        return frames.count { $0?.minY == frames[0]?.minY }
      }
      let before = try columns()
      stage.screen.play(.twoFingers(at: CGPoint(x: 195, y: 400), distance: 240, toDistance: 120))
      stage.rest()
      #expect(try columns() > before)
    },
    "Drag two fingers over photos to select them; hold one for its menu, with a preview.": {
      let stage = try PromiseStage("Photos")
      stage.screen.play(
        .twoFingers(at: try stage.middle(1), distance: 50, to: try stage.middle(6), toDistance: 50))
      stage.rest()
      #expect(try stage.grid.indexPathsForSelectedItems?.map(\.item).sorted() == [1, 2, 3, 4, 5, 6])
      let other = try PromiseStage("Photos")
      let finger = other.hold(try other.middle(4))
      finger.rest(for: 0.8)
      #expect(other.says("Copy Name"))
      finger.lift()
      other.rest()
    },
  ]
}
