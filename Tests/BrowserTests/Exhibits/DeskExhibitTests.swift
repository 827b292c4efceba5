#if BrowserHost
import DevTools
@testable import Gallery
import OpenCollectionView
import TestSupport
import Testing

extension InBrowser {
  /// *Desk*, under real fingers.
  @MainActor @Suite(.takesLong) struct DeskExhibitTests {
    private func middle(
      _ place: DeskPlace, _ item: Int, _ desk: DeskController, of exhibit: ExhibitPage
    ) throws -> CGPoint {
      try exhibit.middle(item, in: place.section, of: desk.panel(place).collectionView)
    }

    /// A finger lifts a photo and takes it to a place.
    private func drag(
      _ item: Int, of place: DeskPlace, to end: CGPoint, _ desk: DeskController, of exhibit: ExhibitPage
    ) async throws {
      let start = try middle(place, item, desk, of: exhibit)
      let path = IndexPath(item: item, section: place.section)
      let cell = try #require(desk.panel(place).collectionView.cellForItem(at: path))
      try await exhibit.page.touch(.began, points: [TouchPoint(start)])
      try await exhibit.wait { cell.configurationState.cellDragState == .lifting }
      try await exhibit.page.rest(with: exhibit.application)
      try await exhibit.move([(start, end)])
      try await exhibit.wait { desk.status.text == "Carrying 1" }
    }

    @Test(arguments: [(390, 844), (1280, 800)])
    func `a photo goes from the film to the table, with two that another finger taps`(
      width: Int, height: Int
    ) async throws {
      let exhibit = try await ExhibitPage.open("Desk", width: width, height: height)
      let desk = try exhibit.controller(DeskController.self)
      let goal = try middle(.table, 1, desk, of: exhibit)
      try await drag(0, of: .film, to: goal, desk, of: exhibit)
      try await exhibit.wait { desk.panel(.table).collectionView.hasUncommittedUpdates }
      for (number, place) in [
        try middle(.film, 1, desk, of: exhibit), try middle(.darkroom, 0, desk, of: exhibit),
      ].enumerated() {
        let finger = TouchPoint(id: 1, x: place.x, y: place.y)
        try await exhibit.page.touch(.began, points: [TouchPoint(id: 0, goal), finger])
        try await exhibit.page.nextFrame()
        try await exhibit.page.touch(.ended, points: [finger])
        try await exhibit.wait { desk.status.text == "Carrying \(number + 2)" }
      }
      try await exhibit.page.touch(.ended)
      try await exhibit.rest()
      #expect(desk.desk[.film].map(\.id) == [2, 3, 4, 5, 6, 7, 8])
      #expect(desk.desk[.darkroom].map(\.id) == [19, 20])
      #expect(desk.desk[.table].map(\.id) == [9, 0, 1, 18, 10, 11, 12, 13, 14, 15, 16, 17])
      await exhibit.close()
    }

    @Test func `a photo that is dropped into the darkroom develops there`() async throws {
      let exhibit = try await ExhibitPage.open("Desk", width: 390, height: 844)
      let desk = try exhibit.controller(DeskController.self)
      try await drag(
        0, of: .table, to: try middle(.darkroom, 0, desk, of: exhibit), desk, of: exhibit)
      try await exhibit.page.touch(.ended)
      try await exhibit.wait { desk.arrivals.first.map { $0.progress > 0.2 } ?? false }
      #expect(desk.desk[.darkroom].map(\.id) == [18, 19, 20])
      try await exhibit.wait { desk.arrivals.isEmpty }
      try await exhibit.rest()
      #expect(desk.desk[.darkroom].map(\.id) == [33, 18, 19, 20])
      #expect(desk.desk[.table].map(\.id) == [9, 10, 11, 12, 13, 14, 15, 16, 17])
      await exhibit.close()
    }

    @Test func `a photo that is dropped on a box is in it, and a tap on the box brings it back`() async throws {
      let exhibit = try await ExhibitPage.open("Desk", width: 390, height: 844)
      let desk = try exhibit.controller(DeskController.self)
      let box = try exhibit.middle(0, in: 0, of: desk.panel(.table).collectionView)
      try await drag(0, of: .film, to: box, desk, of: exhibit)
      try await exhibit.page.touch(.ended)
      try await exhibit.rest()
      #expect(desk.desk.boxes[0].items.map(\.id) == [0])
      try await exhibit.page.tap(at: (box.x, box.y))
      try await exhibit.rest()
      #expect(desk.desk[.table].map(\.id) == [0, 9, 10, 11, 12, 13, 14, 15, 16, 17])
      await exhibit.close()
    }
  }
}
#endif
