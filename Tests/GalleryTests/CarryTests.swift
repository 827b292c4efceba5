import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

@MainActor struct CarryTests {
  @Test func `A row goes with the finger from its handle on, others make room, and the data follows`() throws {
    let stage = Stage()
    stage.finger(.began, stage.handle(0))
    let snapshot = try #require(stage.view.subviews.last)
    #expect(!(snapshot is UICollectionViewCell))
    #expect(snapshot.center == CGPoint(x: 500, y: 84))
    #expect(stage.frames[0] == nil)
    stage.finger(.moved, CGPoint(x: 780, y: 268))
    #expect(stage.screen.advanceUntilRest())
    #expect(snapshot.center == CGPoint(x: 492, y: 268))
    // The first two are one place further up, the third place is free.
    #expect(stage.frames == [nil, 52, 128, 280, 356, 432, 508, 584])
    #expect(stage.controller.status == ExhibitStatus(text: "\(stage.titles[0]) to 3", isEmphasized: true))
    #expect(stage.order == [0, 1, 2, 3, 4, 5, 6, 7])
    stage.finger(.ended, CGPoint(x: 780, y: 268))
    #expect(stage.order == [1, 2, 0, 3, 4, 5, 6, 7])
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.frames == [52, 128, 204, 280, 356, 432, 508, 584])
    #expect(snapshot.superview == nil)
    #expect(stage.controller.status == ExhibitStatus(text: "16 rows"))
  }

  @Test(arguments: [0, 2]) func `A finger takes a row while another one, or that row, is on its way`(place: Int) throws
  {
    let stage = Stage()
    stage.finger(.began, stage.handle(0))
    stage.finger(.moved, CGPoint(x: 780, y: 268))
    #expect(stage.screen.advanceUntilRest())
    stage.finger(.ended, CGPoint(x: 780, y: 250))
    stage.screen.advance(by: 0.1)
    stage.finger(.began, stage.handle(place))
    // The row that was on its way is there, and one snapshot goes with the finger.
    #expect(stage.frames[place] == nil && stage.frames.count { $0 == nil } == 1)
    let taken = [1, 2, 0][place]
    stage.finger(.moved, CGPoint(x: 780, y: 420))
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.controller.status == ExhibitStatus(text: "\(stage.titles[taken]) to 5", isEmphasized: true))
    #expect(stage.view.contentOffset.y == 0)
    stage.finger(.ended, CGPoint(x: 780, y: 420))
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.order == (place == 0 ? [2, 0, 3, 4, 1, 5, 6, 7] : [1, 2, 3, 4, 0, 5, 6, 7]))
    #expect(stage.frames == [52, 128, 204, 280, 356, 432, 508, 584])
    #expect(stage.view.subviews.allSatisfy { $0 is UICollectionViewCell || $0 is UILabel || $0.layer.zPosition == 0 })
  }

  @Test func `A touch that is cancelled puts the row back`() {
    let stage = Stage()
    stage.finger(.began, stage.handle(1))
    stage.finger(.moved, CGPoint(x: 780, y: 500))
    stage.finger(.cancelled, CGPoint(x: 780, y: 500))
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.order == [0, 1, 2, 3, 4, 5, 6, 7])
    #expect(stage.frames == [52, 128, 204, 280, 356, 432, 508, 584])
  }

  @Test func `Beside the handle a finger scrolls`() {
    let stage = Stage(height: 400)
    stage.screen.play(.drag(from: CGPoint(x: 500, y: 300), to: CGPoint(x: 500, y: 200), duration: 0.3))
    #expect(stage.view.contentOffset.y > 50)
    #expect(stage.controller.status == ExhibitStatus(text: "16 rows"))
  }
}

extension CarryTests {
  // M15
  @Test func `Near the lower edge rows scroll, faster the nearer, until the last, and nothing runs then`() throws {
    let stage = Stage(height: 400)
    stage.finger(.began, stage.handle(1))
    let card = try #require(stage.view.subviews.last)
    // The row's lower edge, 32 points below the finger, is a quarter of the way into the 64 points at the edge: a quarter of
    // 300 points per second.
    stage.finger(.moved, CGPoint(x: 780, y: 320))
    let slow = stage.view.contentOffset.y
    stage.screen.advance(by: 1)
    #expect(abs(stage.view.contentOffset.y - slow - 75) < 2)
    // The row stays under the finger, and others make room.
    #expect(card.center == CGPoint(x: 492, y: 320 + stage.view.contentOffset.y))
    #expect(stage.controller.status.text == "\(stage.titles[1]) to 5")
    stage.finger(.moved, CGPoint(x: 780, y: 400))
    let fast = stage.view.contentOffset.y
    stage.screen.advance(by: 1)
    #expect(abs(stage.view.contentOffset.y - fast - 300) < 6)
    stage.screen.advance(by: 4)
    // Sixteen rows of 76 points below 52, and 24 in place of the last space, of 400 that are seen.
    #expect(stage.view.contentOffset.y == 880)
    #expect(stage.screen.advanceUntilRest())
    stage.finger(.ended, CGPoint(x: 780, y: 400))
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.controller.photos.last?.title == stage.titles[1])
  }

  // M15
  @Test func `Near the upper edge rows scroll back, and away from the edges they rest`() {
    let stage = Stage(height: 400)
    stage.view.contentOffset.y = 300
    stage.screen.advance(by: 0.1)
    stage.finger(.began, CGPoint(x: 788, y: 160))
    // The row's upper edge, 28 points above the finger, is half of the way into those 64 points.
    stage.finger(.moved, CGPoint(x: 788, y: 60))
    stage.screen.advance(by: 1)
    #expect(abs(stage.view.contentOffset.y - 150) < 4)
    let offset = stage.view.contentOffset.y
    stage.finger(.moved, CGPoint(x: 788, y: 200))
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.view.contentOffset.y == offset)
    stage.finger(.ended, CGPoint(x: 788, y: 200))
    #expect(stage.screen.advanceUntilRest())
  }

  // M24
  @Test func `Keys carry a row in the words that are used everywhere`() {
    let stage = Stage()
    let trace = stage.screen.recordTrace()
    let row = "\(stage.titles[0]), \(stage.controller.photos[0].subtitle)"
    stage.press("ArrowDown")
    stage.press(" ", .shift)
    #expect(stage.controller.status == ExhibitStatus(text: "\(stage.titles[0]) to 1", isEmphasized: true))
    stage.press("ArrowDown")
    stage.press("ArrowDown")
    // In the third place, and a little larger.
    #expect(stage.view.cellForItem(at: IndexPath(item: 0, section: 0))?.center.y == 236)
    #expect(Array(stage.frames[1...]) == [52, 128, 280, 356, 432, 508, 584])
    #expect(stage.order == [0, 1, 2, 3, 4, 5, 6, 7])
    stage.press("Enter")
    #expect(stage.order == [1, 2, 0, 3, 4, 5, 6, 7])
    stage.press(" ", .shift)
    stage.press("ArrowUp")
    stage.press("Escape")
    #expect(stage.order == [1, 2, 0, 3, 4, 5, 6, 7])
    #expect(stage.controller.status == ExhibitStatus(text: "16 rows"))
    let said = trace.text.split(separator: "\n").compactMap { line in
      line.range(of: " is told of: ").map { String(line[$0.upperBound...]) }
    }
    #expect(
      said == [
        "\(row), picked up, 1 of 16", "moved to 2 of 16", "moved to 3 of 16", "\(row), put down, 3 of 16",
        "\(row), picked up, 3 of 16", "moved to 2 of 16", "\(row), put back, 3 of 16",
      ])
  }

  @Test func `While a finger carries, keys pick nothing up, and the other way round`() {
    let stage = Stage()
    stage.press("ArrowDown")
    stage.finger(.began, stage.handle(2))
    stage.screen.press(" ", .shift)
    stage.screen.advance(by: 0.5)
    #expect(stage.view.interactiveMovements.isEmpty)
    stage.finger(.ended, stage.handle(2))
    #expect(stage.screen.advanceUntilRest())
    stage.press("ArrowDown")
    stage.press(" ", .shift)
    #expect(stage.view.interactiveMovements.count == 1)
    let subviews = stage.view.subviews.count
    stage.finger(.began, stage.handle(4))
    #expect(stage.view.subviews.count == subviews)
    stage.finger(.ended, stage.handle(4))
    stage.press("Escape")
    #expect(stage.order == [0, 1, 2, 3, 4, 5, 6, 7])
  }

  @Test func `An exhibit that is left in the middle leaves nothing running`() {
    let stage = Stage(height: 400)
    stage.finger(.began, stage.handle(1))
    stage.finger(.moved, CGPoint(x: 780, y: 398))
    stage.screen.advance(by: 0.2)
    stage.screen.window.rootViewController = UIViewController()
    #expect(stage.screen.advanceUntilRest())
    #expect(stage.order == [0, 1, 2, 3, 4, 5, 6, 7])
    #expect(stage.controller.status == ExhibitStatus(text: "16 rows"))
  }
}

/// The exhibit on a screen of 1000 points, on which rows are 640 points wide.
@MainActor private struct Stage {
  let screen: VirtualScreen
  let controller = CarryController()
  let titles: [String]
  var view: UICollectionView { controller.collectionView }

  init(height: CGFloat = 800) {
    screen = VirtualScreen(width: 1000, height: height)
    screen.show(controller)
    titles = controller.photos.map(\.title)
    screen.advance(by: 1)
  }

  /// Which rows are in the first eight places, by their first numbers.
  var order: [Int] { controller.photos.prefix(8).compactMap { titles.firstIndex(of: $0.title) } }

  /// The upper edges of the first eight rows, by item; nil for one that cannot be seen.
  var frames: [CGFloat?] {
    (0..<8).map { item in
      let cell = view.cellForItem(at: IndexPath(item: item, section: 0))
      return cell.flatMap { $0.isHidden ? nil : $0.frame.minY }
    }
  }

  func press(_ key: String, _ modifiers: KeyModifiers = []) {
    screen.press(key, modifiers)
    #expect(screen.advanceUntilRest())
  }

  func handle(_ item: Int) -> CGPoint { CGPoint(x: 788, y: 84 + CGFloat(item) * 76) }

  func finger(_ phase: TouchSample.Phase, _ place: CGPoint) {
    screen.receive(.touches([TouchSample(time: screen.now, identifier: 1, phase: phase, location: place)]))
    screen.runFrame()
  }
}
