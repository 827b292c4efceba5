#if BrowserHost
import DevTools
import Foundation
import OpenCollectionView
import Testing

extension InBrowser {
  /// What programs build from recognizers and a collection view, under real touches.
  @MainActor @Suite struct CollectionGestureTests {
    private let cells = NumberedCells(count: 200)

    /// Cells of 100 points, 20 points from each other and from the left edge.
    private var grid: UICollectionViewFlowLayout {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
      layout.minimumLineSpacing = 20
      layout.minimumInteritemSpacing = 20
      return layout
    }

    // MARK: Recognizers of the program's own on a collection view

    /// A tap that names the item under the finger, a pinch, and everything that the collection view does by itself.
    private func openGrid() async throws -> GesturePage {
      let view = cells.view(grid)
      let tap = UITapGestureRecognizer()
      tap.cancelsTouchesInView = false
      tap.addAction { [weak view, cells] tap in
        let item = view?.indexPathForItem(at: tap.location(in: view))?.item
        cells.note("tap \(item.map(String.init) ?? "nothing")")
      }
      view.addGestureRecognizer(tap)
      let pinch = UIPinchGestureRecognizer()
      pinch.addAction { [cells] in cells.note("pinch \($0.state)") }
      view.addGestureRecognizer(pinch)
      return try await GesturePage.open { view }
    }

    // G5, G23: the cells hear of the lift before targets are told.
    @Test func `a tap is the program's and selects as well`() async throws {
      let gestures = try await openGrid()
      try await gestures.page.tap(at: (x: 190, y: 190))
      try await gestures.rest()
      #expect(cells.log == ["highlight 4", "select 4", "unhighlight 4", "tap 4"])
    }

    @Test func `a tap between the items is on none of them`() async throws {
      let gestures = try await openGrid()
      try await gestures.page.tap(at: (x: 130, y: 190))
      try await gestures.rest()
      #expect(cells.log == ["tap nothing"])
    }

    @Test func `a drag scrolls and is no tap`() async throws {
      let gestures = try await openGrid()
      try await gestures.page.drag(from: (x: 190, y: 500), to: (x: 190, y: 300), holding: 0.7)
      try await gestures.rest()
      #expect(cells.log == ["drag"])
    }

    @Test func `a pinch is neither a drag nor a tap`() async throws {
      let gestures = try await openGrid()
      try await gestures.page.pinch(around: (x: 200, y: 300), from: 100, to: 260)
      try await gestures.rest()
      #expect(cells.log == ["pinch began", "pinch changed", "pinch ended"])
    }

    // MARK: A pinch that changes a layout

    @Test func `two fingers spread the cells, which follow them each frame, and refuse what makes no sense`()
      async throws
    {
      let layout = SpreadLayout()
      let cells = NumberedCells(count: 3)
      let view = cells.view(layout)
      let pinch = UIPinchGestureRecognizer()
      var refusals = 0
      pinch.addAction { [weak view, weak layout] pinch in
        guard pinch.numberOfTouches == 2 else { return }
        let first = pinch.location(ofTouch: 0, in: view)
        let second = pinch.location(ofTouch: 1, in: view)
        if layout?.updateSpreadDistance(hypot(second.x - first.x, second.y - first.y)) == false { refusals += 1 }
      }
      view.addGestureRecognizer(pinch)
      let gestures = try await GesturePage.open { view }
      #expect(try await gestures.cellCenters(3).map(\.x) == [100, 200, 300])

      let (left, right) = (CGPoint(x: 150, y: 300), CGPoint(x: 250, y: 300))
      try await gestures.page.touch(.began, points: [TouchPoint(id: 0, left), TouchPoint(id: 1, right)])
      try await gestures.move([(left, CGPoint(x: 125, y: 300)), (right, CGPoint(x: 275, y: 300))])
      try await gestures.wait { layout.spreadDistance == 150 }
      try await gestures.page.nextFrame()
      #expect(try await gestures.cellCenters(3).map(\.x) == [50, 200, 350])
      // Further than the layout allows: it stays where it was last.
      try await gestures.move([
        (CGPoint(x: 125, y: 300), CGPoint(x: 50, y: 300)), (CGPoint(x: 275, y: 300), CGPoint(x: 350, y: 300)),
      ])
      try await gestures.wait { refusals > 0 }
      #expect((150...160).contains(layout.spreadDistance))
      // With one finger left the distance is nobody's.
      let last = layout.spreadDistance
      try await gestures.page.touch(.ended, points: [TouchPoint(id: 1, right)])
      try await gestures.move([(CGPoint(x: 50, y: 300), CGPoint(x: 90, y: 300))])
      try await gestures.page.touch(.ended)
      try await gestures.rest()
      #expect(layout.spreadDistance == last)
      #expect(try await gestures.cellCenters(3).map(\.x) == [200 - last, 200, 200 + last])
    }

    // MARK: Selection and a double tap beside each other

    private func openDoubleTap(delays: Bool, cancels: Bool) async throws -> GesturePage {
      let view = cells.view(grid)
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      double.delaysTouchesBegan = delays
      double.cancelsTouchesInView = cancels
      double.addAction { [cells] _ in cells.note("double tap") }
      view.addGestureRecognizer(double)
      return try await GesturePage.open { view }
    }

    private func tapTwice(_ gestures: GesturePage) async throws {
      let point = TouchPoint(x: 190, y: 190)
      try await gestures.page.play([
        InputStep(time: 0, .touch(.began, [point])), InputStep(time: 0.05, .touch(.ended, [point])),
        InputStep(time: 0.15, .touch(.began, [point])), InputStep(time: 0.2, .touch(.ended, [point])),
      ])
      try await gestures.rest()
    }

    // G52
    @Test func `a double tap that delays touches is all that happens`() async throws {
      let gestures = try await openDoubleTap(delays: true, cancels: true)
      try await tapTwice(gestures)
      #expect(cells.log == ["double tap"])
    }

    // G52
    @Test func `a single tap selects late when a double tap delays touches`() async throws {
      let gestures = try await openDoubleTap(delays: true, cancels: true)
      try await gestures.page.tap(at: (x: 190, y: 190))
      try await gestures.rest()
      #expect(cells.log == ["highlight 4", "select 4", "unhighlight 4"])
    }

    // G51, G53
    @Test func `a double tap that delays nothing lets items be highlighted and takes the selection away`() async throws
    {
      let gestures = try await openDoubleTap(delays: false, cancels: true)
      try await tapTwice(gestures)
      #expect(cells.log == ["highlight 4", "unhighlight 4", "double tap"])
    }

    // G51
    @Test func `a double tap that cancels nothing comes beside the selection`() async throws {
      let gestures = try await openDoubleTap(delays: false, cancels: false)
      try await tapTwice(gestures)
      #expect(cells.log.contains("double tap"))
      #expect(cells.log.contains("select 4"))
    }

    // MARK: A circle under two fingers

    @Test func `a circle moves with the middle of two fingers and grows with their distance`() async throws {
      let layout = CircleLayout()
      let cells = NumberedCells(count: CircleLayout.cellCount)
      let view = cells.view(layout)
      let pinch = UIPinchGestureRecognizer()
      pinch.addAction { [weak view, weak layout, weak pinch] _ in
        guard let view, let layout, let pinch, pinch.numberOfTouches == 2 else { return }
        layout.center = pinch.location(in: view)
        layout.radius *= pinch.scale
        pinch.scale = 1
      }
      view.addGestureRecognizer(pinch)
      let gestures = try await GesturePage.open { view }
      let (left, right) = (CGPoint(x: 150, y: 300), CGPoint(x: 250, y: 300))
      try await gestures.page.touch(.began, points: [TouchPoint(id: 0, left), TouchPoint(id: 1, right)])
      try await gestures.move([(left, CGPoint(x: 100, y: 250)), (right, CGPoint(x: 240, y: 250))], steps: 20)
      try await gestures.wait { layout.center == CGPoint(x: 170, y: 250) }
      try await gestures.page.nextFrame()
      // The scale begins at 1 when the distance has changed by 8 points, to 108 or so: 140 is 1.3 times as much.
      #expect(abs(layout.radius - 130) < 3)
      let centers = try await gestures.cellCenters(CircleLayout.cellCount)
      #expect(centers.allSatisfy { abs(hypot($0.x - 170, $0.y - 250) - layout.radius) < 0.01 })
      #expect(abs(centers[0].x - (170 + layout.radius)) < 0.01)
      try await gestures.page.touch(.ended)
      try await gestures.rest()
    }
  }
}
#endif
