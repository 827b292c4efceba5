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
    #expect(stage.controller.status == ExhibitStatus(text: "8 rows"))
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
    #expect(stage.controller.status == ExhibitStatus(text: "8 rows"))
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

  /// Which rows are where, by their first numbers.
  var order: [Int] { controller.photos.compactMap { titles.firstIndex(of: $0.title) } }

  /// The upper edges of all rows, by item; nil for one that cannot be seen.
  var frames: [CGFloat?] {
    (0..<8).map { item in
      let cell = view.cellForItem(at: IndexPath(item: item, section: 0))
      return cell.flatMap { $0.isHidden ? nil : $0.frame.minY }
    }
  }

  func handle(_ item: Int) -> CGPoint { CGPoint(x: 788, y: 84 + CGFloat(item) * 76) }

  func finger(_ phase: TouchSample.Phase, _ place: CGPoint) {
    screen.receive(.touches([TouchSample(time: screen.now, identifier: 1, phase: phase, location: place)]))
    screen.runFrame()
  }
}
