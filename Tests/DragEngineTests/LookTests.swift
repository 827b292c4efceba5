import DragEngine
import Foundation
import PlaneGeometry
import Testing

@Suite struct LookTests {
  @Test func `a drop takes longer over a longer way, up to half a second`() {
    // N40
    let profile = DragProfile.standard
    #expect(profile.dropDuration(over: 0) == 0.25)
    #expect(profile.dropDuration(over: 200) == 0.35)
    #expect(profile.dropDuration(over: 5000) == 0.5)
    #expect(profile.dropDuration(over: .nan) == 0.25)
  }

  @Test func `a badge says how many, and what a drop would do`() {
    // N26
    #expect(DragBadge(itemCount: 1, operation: .move) == nil)
    #expect(DragBadge(itemCount: 1, operation: nil) == nil)
    #expect(DragBadge(itemCount: 1, operation: .cancel) == nil)
    #expect(DragBadge(itemCount: 3, operation: .move)?.count == 3)
    #expect(DragBadge(itemCount: 3, operation: .move)?.sign == nil)
    #expect(DragBadge(itemCount: 1, operation: .copy)?.sign == .plus)
    #expect(DragBadge(itemCount: 1, operation: .copy)?.count == nil)
    #expect(DragBadge(itemCount: 2, operation: .forbidden)?.sign == .forbidden)
  }

  @Test func `what is dragged alone is a hundred points at most, and stays where it was taken`() {
    // N24
    let place = FlockPlace(
      depth: 0, size: CGSize(width: 200, height: 100), grip: CGVector(dx: 40, dy: -20), isAlone: true,
      keepsSize: false)
    #expect(place.scale == 0.5)
    #expect(place.offset == CGVector(dx: 20, dy: -10))
    #expect(place.angle == 0)
  }

  @Test func `a small thing keeps its size, and a large one where it may`() {
    // N24
    let small = FlockPlace(
      depth: 0, size: CGSize(width: 60, height: 60), grip: CGVector(dx: 0, dy: 0), isAlone: true, keepsSize: false)
    #expect(small.scale == 1)
    let large = FlockPlace(
      depth: 0, size: CGSize(width: 400, height: 60), grip: CGVector(dx: 0, dy: 0), isAlone: true, keepsSize: true)
    #expect(large.scale == 1)
  }

  @Test func `what has been made smaller never grows again`() {
    // N24
    let place = FlockPlace(
      depth: 0, size: CGSize(width: 400, height: 60), grip: CGVector(dx: 0, dy: 0), isAlone: true, keepsSize: true,
      before: 0.25)
    #expect(place.scale == 0.25)
  }

  @Test func `several lie in a stack, beside and turned against each other, and below four they lie alike`() {
    // N25
    let places = [0, 1, 2, 4, 9].map {
      FlockPlace(
        depth: $0, size: CGSize(width: 200, height: 200), grip: CGVector(dx: 90, dy: 90), isAlone: false,
        keepsSize: true)
    }
    #expect(places.map(\.offset.dx) == [0, 4, 8, 16, 16])
    #expect(places.map(\.angle) == [0, 0.06, -0.12, -0.24, -0.24])
    #expect(places.map(\.scale) == [0.5, 0.5, 0.5, 0.5, 0.5])
  }
}
