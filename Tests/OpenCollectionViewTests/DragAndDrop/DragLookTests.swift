import DragEngine
import GestureEngine
import Testing
import TouchTesting

@testable import OpenCollectionView

/// What is seen of a drag: previews under the finger, and the badge.
@MainActor struct DragLookTests {
  let stage = DragStage()

  private var run: DragRun? { stage.screen.scene.drags?.runs.last }
  private var overlay: UIWindow? { stage.screen.scene.drags?.overlay }

  @Test func `the badge says how many there are, and what the target proposes`() {
    // N26
    stage.itemCount = 3
    let finger = stage.lift()
    #expect(run?.badgeView == nil)
    finger.move(to: CGPoint(x: 80, y: 100))
    #expect(run?.badgeView?.badge == DragBadge(itemCount: 3, operation: nil))
    finger.move(to: CGPoint(x: 80, y: 250))
    #expect(run?.badgeView?.badge == DragBadge(itemCount: 3, operation: .copy))
    stage.first.operation = .forbidden
    finger.move(to: CGPoint(x: 80, y: 260))
    #expect(run?.badgeView?.badge == DragBadge(itemCount: 3, operation: .forbidden))
    finger.cancel()
    stage.screen.advance(by: 1)
    #expect(stage.screen.scene.windows.count == 1)
  }

  @Test func `one item that is moved has no badge`() {
    // N26
    stage.first.operation = .copy
    let finger = stage.lift()
    finger.move(to: CGPoint(x: 80, y: 250))
    #expect(run?.badgeView?.badge == DragBadge(itemCount: 1, operation: .copy))
    stage.first.operation = .move
    finger.move(to: CGPoint(x: 80, y: 260))
    #expect(run?.badgeView == nil)
    finger.cancel()
    stage.screen.advance(by: 1)
  }

  @Test func `the badge follows the upper right corner of the top preview`() {
    // N26
    let finger = stage.lift()
    finger.move(to: CGPoint(x: 80, y: 250))
    stage.screen.advance(by: 0.5)
    finger.move(to: CGPoint(x: 90, y: 260))
    // The view is 80 by 60, taken in its middle; the badge is 24 high and lies 8 beyond the corner.
    #expect(run?.parts[0].shown?.center == CGPoint(x: 90, y: 260))
    #expect(run?.badgeView?.center == CGPoint(x: 90 + 40 + 8 - 12, y: 260 - 30 - 8 + 12))
    finger.cancel()
    stage.screen.advance(by: 1)
  }

  @Test func `the number of the badge gets room for its digits, beside the sign`() {
    // N26
    let sizes = [(1, DropOperation.copy), (3, .move), (3, .copy), (12, .copy), (120, .forbidden)].map {
      DragBadge(itemCount: $0, operation: $1).map { DragBadgeView.size(of: $0).width }
    }
    #expect(sizes == [24, 24, 52, 60, 68])
  }

  @Test func `a single preview keeps its size over a target that wants it, unless it was smaller already`() {
    // N24
    stage.source.frame = CGRect(x: 20, y: 20, width: 200, height: 60)
    stage.first.prefersFullSize = true
    let finger = stage.lift()
    finger.move(to: CGPoint(x: 60, y: 250))
    #expect(run?.parts[0].scale == 0.5)
    finger.cancel()
    stage.screen.advance(by: 1)
    stage.prefersFullSize = true
    let other = stage.lift()
    other.move(to: CGPoint(x: 60, y: 250))
    #expect(run?.parts[0].scale == 1)
    other.cancel()
    stage.screen.advance(by: 1)
  }

  @Test func `an item has a preview of its own once it is dragged, or none`() {
    // N15
    var asked = 0
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    stage.onItem = { item, number in
      item.previewProvider = {
        asked += 1
        return number == 0 ? UIDragPreview(view: card) : nil
      }
    }
    stage.itemCount = 2
    let finger = stage.lift()
    #expect(asked == 0)
    #expect(run?.parts.map { $0.shown?.bounds.size } == [CGSize(width: 80, height: 60), CGSize(width: 80, height: 60)])
    finger.move(to: CGPoint(x: 80, y: 250))
    #expect(asked == 2)
    #expect(run?.parts.map { $0.shown?.bounds.size } == [CGSize(width: 40, height: 30), nil])
    stage.journal.clear()
    finger.cancel()
    #expect(stage.journal.entries.filter { $0 == "previewForCancelling" }.count == 1)
    stage.screen.advance(by: 1)
    #expect(stage.screen.scene.windows.count == 1)
  }

  @Test func `an address is a card with its title and where it leads`() {
    // N21
    let url = URL(string: "https://example.org/path")!
    let plain = UIDragPreview(for: url)
    let titled = UIDragPreview(for: url, title: "An example of a page")
    #expect(plain.view.accessibilityLabel == "example.org")
    #expect(titled.view.accessibilityLabel == "An example of a page")
    #expect(titled.view.bounds.height > plain.view.bounds.height)
    let target = UIDragPreviewTarget(container: stage.root, center: CGPoint(x: 50, y: 60))
    #expect(UITargetedDragPreview(for: url, target: target).size == plain.view.bounds.size)
    #expect(UITargetedDragPreview(for: url, title: "An example of a page", target: target).target.center.y == 60)
  }

  @Test func `what goes back is caught on its view, from where it is seen`() {
    // N39
    let finger = stage.lift()
    finger.move(to: CGPoint(x: 300, y: 500))
    stage.screen.advance(by: 0.5)
    finger.lift()
    stage.screen.advance(by: 0.1)
    let returning = run?.parts[0].shown
    let second = stage.screen.touch(at: stage.middle, kind: .pointer)
    second.move(to: CGPoint(x: 60, y: 56))
    #expect(stage.screen.scene.drags?.runs.count == 2)
    #expect(returning?.isHidden == true)
    let seen = run?.parts[0].shown?.layer.presentation()?.position.y ?? 0
    #expect(seen > 100 && seen < 500)
    second.rest(for: 0.4)
    #expect(stage.journal.entries.filter { $0 == "didEnd cancel" }.count == 1)
    second.move(to: CGPoint(x: 80, y: 250))
    second.lift()
    stage.screen.advance(by: 1)
    #expect(stage.journal.entries.last == "didTransferItems")
    #expect(stage.screen.scene.windows.count == 1)
    #expect(stage.screen.isAtRest)
  }

  @Test func `where a dropped item goes can be asked anew on its way`() {
    // N37
    let place = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 30))
    stage.first.addSubview(place)
    stage.first.goal = { _, _ in UITargetedDragPreview(view: place) }
    let finger = stage.lift()
    finger.move(to: CGPoint(x: 80, y: 250))
    let item = stage.session?.items.first
    finger.lift()
    stage.screen.advance(by: 0.1)
    #expect(run?.parts[0].arriving?.center == CGPoint(x: 50, y: 225))
    place.frame.origin.y = 100
    item?.setNeedsDropPreviewUpdate()
    #expect(stage.journal.entries.filter { $0 == "first previewForDropping" }.count == 2)
    #expect(run?.parts[0].arriving?.center == CGPoint(x: 50, y: 315))
    #expect(!stage.journal.entries.contains("first concludeDrop"))
    stage.screen.advance(by: 1)
    #expect(stage.journal.entries.filter { $0 == "first concludeDrop" }.count == 1)
    item?.setNeedsDropPreviewUpdate()
    #expect(stage.journal.entries.filter { $0 == "first previewForDropping" }.count == 2)
    #expect(stage.screen.isAtRest)
  }

  @Test func `the target's centre is where the middle of what is seen of the view lies`() throws {
    // N22
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10))
    let own = UITargetedDragPreview(view: stage.source, parameters: parameters)
    #expect(own.target.center == CGPoint(x: 30, y: 25))
    let overlay = try #require(stage.screen.scene.withDrags().overlay)
    #expect(ContextMenuSource.frame(of: own, in: overlay) == CGRect(x: 20, y: 20, width: 20, height: 10))
    let elsewhere = own.retargetedPreview(
      with: UIDragPreviewTarget(container: stage.root, center: CGPoint(x: 200, y: 300)))
    #expect(ContextMenuSource.frame(of: elsewhere, in: overlay) == CGRect(x: 190, y: 295, width: 20, height: 10))
  }
}
