import CollectionLayouts
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

extension PromiseTests {
  /// *Scrolling*, *Spread*, *Double tap* and *Circle*.
  static let gestures: [String: Play] = [
    "Flick the pages: each flick turns one page, however hard it is.": {
      let stage = try PromiseStage("Scrolling")
      let pager = try #require(stage.view.first(PagerSection.self)).scrollView
      let y = stage.middle(of: pager).y
      for (page, duration) in [0.05, 0.18].enumerated() {
        stage.screen.play(.flick(from: CGPoint(x: 330, y: y), to: CGPoint(x: 60, y: y), duration: duration))
        stage.rest()
        #expect(pager.contentOffset.x == CGFloat(page + 1) * pager.bounds.width)
      }
    },
    "Throw the list and catch it. The panel says how fast it was, and where it would have come to rest.": {
      let stage = try PromiseStage("Scrolling", width: 1280, height: 800)
      let section = try #require(stage.view.first(ListSection.self))
      try stage.bring(section)
      let list = section.scrollView
      let start = stage.middle(of: list)
      stage.screen.play(.flick(from: start, to: CGPoint(x: start.x, y: start.y - 120), duration: 0.12))
      stage.screen.advance(by: 0.1)
      let finger = stage.screen.touch(at: start)
      finger.rest(for: 0.3)
      let caught = list.contentOffset
      finger.rest(for: 0.3)
      #expect(list.contentOffset == caught && caught.y > 40)
      finger.lift()
      stage.rest()
      let panel = try #require(stage.view.first(ReadoutPanel.self))
      let rows = panel.subviews.filter { $0 is ReadoutRow && !$0.isHidden }.compactMap(\.accessibilityLabel)
      for name in ["Reported speed", "Predicted stop"] {
        let row = try #require(rows.first { $0.hasPrefix(name) }, "\(rows)")
        #expect(!row.hasSuffix("none"))
      }
    },
    "Pinch the picture, double-tap it, and drag it beyond its edge.": {
      let stage = try PromiseStage("Scrolling")
      let section = try #require(stage.view.first(ZoomSection.self))
      try stage.bring(section)
      let picture = section.scrollView
      let middle = stage.middle(of: picture)
      let scale = picture.zoomScale
      stage.screen.play(.twoFingers(at: middle, distance: 80, toDistance: 160))
      stage.rest()
      #expect(picture.zoomScale > scale)
      let pinched = picture.zoomScale
      for _ in 0..<2 { stage.screen.play(.tap(at: middle)) }
      stage.rest()
      #expect(picture.zoomScale != pinched)
      picture.zoomScale = 2
      picture.contentOffset = CGPoint(x: -picture.adjustedContentInset.left, y: -picture.adjustedContentInset.top)
      let corner = picture.contentOffset
      let finger = stage.screen.touch(at: middle)
      for step in 1...10 { finger.move(to: CGPoint(x: middle.x + CGFloat(step) * 10, y: middle.y)) }
      #expect(picture.contentOffset.x < corner.x - 10)
      finger.lift()
      stage.rest()
      #expect(picture.contentOffset.x >= corner.x - 0.5)
    },
    "Pinch with two fingers: the cards lie as far apart as you say.": {
      let stage = try PromiseStage("Spread", width: 1000, height: 764)
      let layout = try #require(stage.grid.collectionViewLayout as? SpreadLayout)
      let before = layout.spreadDistance
      stage.screen.play(.twoFingers(at: CGPoint(x: 500, y: 360), distance: 200, toDistance: 600))
      #expect(layout.spreadDistance > before + 20)
    },
    "One finger scrolls, and two that come down together spread: neither does the other’s work.": {
      let stage = try PromiseStage("Spread", width: 1000, height: 764)
      let grid = try stage.grid
      let layout = try #require(grid.collectionViewLayout as? SpreadLayout)
      layout.updateSpreadDistance(100)
      stage.rest()
      grid.contentOffset.x = 400
      let scroller = stage.screen.touch(at: CGPoint(x: 800, y: 300))
      for step in 1...10 { scroller.move(to: CGPoint(x: 800 - CGFloat(step) * 12, y: 300)) }
      #expect(grid.contentOffset.x > 450)
      #expect(layout.spreadDistance == 100)
      scroller.lift()
      stage.rest()
      stage.screen.play(.twoFingers(at: CGPoint(x: 350, y: 360), distance: 100, toDistance: 260))
      #expect(layout.spreadDistance > 100)
      stage.rest()
    },
    "No second finger at hand? The slider and the arrow keys do the same.": {
      let stage = try PromiseStage("Spread", width: 1000, height: 764)
      let layout = try #require(stage.grid.collectionViewLayout as? SpreadLayout)
      let slider = try #require(stage.view.first(UISlider.self))
      let before = layout.spreadDistance
      stage.set(slider, to: (slider.minimumValue + slider.maximumValue) / 2)
      let slid = layout.spreadDistance
      #expect(slid != before)
      stage.press("ArrowRight")
      #expect(layout.spreadDistance > slid)
    },
    "Tap a photo once, then twice, and read who heard what.": {
      let stage = try PromiseStage("Double tap")
      let controller = try stage.exhibit(DoubleTapController.self)
      stage.tap(try stage.photo(0))
      let once = controller.log.entries.map(\.text)
      #expect(once.contains("didSelectItemAt 1"))
      let place = try stage.photo(1)
      for _ in 0..<2 { stage.screen.play(.tap(at: place)) }
      stage.rest()
      #expect(controller.log.entries.map(\.text).contains("recognized"))
      #expect(stage.status == "1 heart")
    },
    "Switch on “A single tap that requires…” and feel the wait while a second tap may still come.": {
      let stage = try PromiseStage("Double tap")
      let controller = try stage.exhibit(DoubleTapController.self)
      let toggles = stage.view.all(UISwitch.self)
      stage.set(try #require(toggles.last), isOn: true)
      @MainActor func heard() -> Bool {
        controller.log.entries.contains { $0.listener == .singleTap && $0.text.hasPrefix("recognized") }
      }
      stage.screen.play(.tap(at: try stage.photo(0)))
      stage.screen.advance(by: 0.1)
      #expect(!heard())
      stage.screen.advance(by: 0.6)
      #expect(heard())
    },
    "Switch on delaysTouchesBegan: now the cell hears of the touch only when the recognizers have decided.": {
      let stage = try PromiseStage("Double tap")
      let controller = try stage.exhibit(DoubleTapController.self)
      stage.set(try #require(stage.view.first(UISwitch.self)), isOn: true)
      let finger = stage.screen.touch(at: try stage.photo(0))
      finger.rest(for: 0.1)
      @MainActor func cellHeard() -> Bool { controller.log.entries.contains { $0.listener == .cell } }
      #expect(!cellHeard())
      finger.lift()
      stage.rest()
      #expect(cellHeard())
    },
    "Put down two fingers: move, size and turn the circle, all at once.": {
      let stage = try PromiseStage("Circle", width: 800, height: 764)
      let layout = try stage.exhibit(CircleController.self).layout
      let before = (layout.center, layout.radius, layout.angle)
      stage.screen.play(
        .twoFingers(
          at: CGPoint(x: 400, y: 364), distance: 200, to: CGPoint(x: 440, y: 384), toDistance: 300, turningBy: 0.6))
      #expect(layout.center.x > before.0.x + 20)
      #expect(layout.radius > before.1 * 1.2)
      #expect(layout.angle != before.2)
    },
    "Tap a disc to take it away, and beside it to add one.": {
      let stage = try PromiseStage("Circle", width: 800, height: 764)
      let controller = try stage.exhibit(CircleController.self)
      let count = controller.discs.count
      stage.tap(try stage.middle(0))
      #expect(controller.discs.count == count - 1)
      stage.tap(CGPoint(x: 780, y: 90))
      #expect(controller.discs.count == count)
    },
    "Turn on Touches and see two recognizers run together.": {
      let stage = try PromiseStage("Circle", width: 1280, height: 800)
      let bar = try #require(stage.gallery.view.subviews.compactMap { $0 as? TopBar }.first)
      stage.tap(stage.middle(of: bar.touchesButton))
      let fingers = [540, 740].map { stage.screen.touch(at: CGPoint(x: $0, y: 430)) }
      for step in 1...20 {
        fingers[0].move(to: CGPoint(x: 540 - step * 3, y: 430 + step * 6), after: 0)
        fingers[1].move(to: CGPoint(x: 740 + step * 6, y: 430 - step * 2))
      }
      for name in ["Pinch", "Rotation"] { #expect(stage.says(name), "\(name)") }
      for finger in fingers { finger.lift() }
      stage.rest()
    },
  ]
}
