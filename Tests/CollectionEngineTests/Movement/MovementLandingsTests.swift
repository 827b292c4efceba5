import CollectionEngine
import Foundation
import Testing

@Suite("Which place a finger means where places depend on the order")
struct MovementLandingsTests {
  private func landings(_ frames: [(Int, CGFloat, CGFloat)]) -> MovementLandings {
    MovementLandings(frames.map { .init(item: $0.0, frame: CGRect(x: $0.1, y: $0.2, width: 100, height: 60)) })
  }

  @Test func `The place is meant whose frame has its middle nearest to the finger`() {
    // M50
    let landings = landings([(0, 0, 0), (1, 110, 0), (2, 0, 70), (3, 110, 200)])
    // Middles at 50 30, 160 30, 50 100 and 160 230.
    #expect(landings.item(nearestTo: CGPoint(x: 40, y: 20), keeping: nil) == 0)
    #expect(landings.item(nearestTo: CGPoint(x: 160, y: 129), keeping: nil) == 1)
    #expect(landings.item(nearestTo: CGPoint(x: 160, y: 131), keeping: nil) == 3)
    #expect(landings.item(nearestTo: CGPoint(x: -500, y: 900), keeping: nil) == 3)
  }

  @Test func `The present place stands until another is nearer by four points`() {
    // M50
    let landings = landings([(4, 0, 0), (5, 0, 70)])
    // Middles at 50 30 and 50 100: the middle between them is at 65.
    #expect(landings.item(nearestTo: CGPoint(x: 50, y: 66), keeping: 4) == 4)
    #expect(landings.item(nearestTo: CGPoint(x: 50, y: 64), keeping: 5) == 5)
    #expect(landings.item(nearestTo: CGPoint(x: 50, y: 67.1), keeping: 4) == 5)
    #expect(landings.item(nearestTo: CGPoint(x: 50, y: 62.9), keeping: 5) == 4)
    #expect(MovementLandings.reluctance == 4)
  }

  @Test func `Of places that are equally near the first is meant`() {
    #expect(landings([(7, 0, 0), (3, 0, 0)]).item(nearestTo: .zero, keeping: nil) == 3)
  }

  @Test func `Nothing is meant where nothing is known, or by no number`() {
    #expect(landings([]).item(nearestTo: .zero, keeping: 2) == nil)
    #expect(landings([(0, 0, 0)]).item(nearestTo: CGPoint(x: CGFloat.nan, y: 0), keeping: nil) == nil)
  }
}
