import Foundation
import PlaneGeometry
import PlaneVectors
import Testing

@Suite struct VectorTests {
  @Test func `ways add up part by part, and go back`() {
    var way = Vector(3, 4) + Vector(1, -2)
    #expect(way == Vector(4, 2))
    way -= Vector(4, 0)
    way += 2 * Vector(0, 1)
    #expect(way == Vector(0, 4))
    #expect(-(way - Vector(1, 1)) == Vector(1, -3))
  }

  @Test func `y points down, so that a turn is clockwise`() {
    #expect(Vector(1, 0).cross(Vector(0, 1)) == 1)
    #expect(Vector(1, 0).turned(by: 2) == Vector(0, 2))
    #expect(Vector(1, 0).outwards == Vector(0, -1))
    #expect(Vector(3, 4).dot(Vector(2, 1)) == 10)
  }

  @Test func `a way is as long as its limit at most, however long it is`() {
    #expect(Vector(3, 4).limited(to: 5) == Vector(3, 4))
    #expect(Vector(6, 8).limited(to: 5) == Vector(3, 4))
    // The square of its length is no number any longer.
    let far = Vector(6e200, 8e200).limited(to: 5)
    #expect(abs(far.x - 3) < 1e-12 && abs(far.y - 4) < 1e-12)
  }

  @Test func `what is too short or too long to have a direction has none`() {
    #expect(Vector(0, 2).direction == Vector(0, 1))
    #expect(Vector(1e-13, 0).direction == nil)
    #expect(Vector(1e200, 0).direction == nil)
    #expect(!Vector(.nan, 0).isFinite)
  }

  @Test func `a point and another kind of vector are the same way`() {
    #expect(Vector(CGPoint(x: 2, y: 3)).point == CGPoint(x: 2, y: 3))
    #expect(Vector(CGVector(dx: 2, dy: 3)).vector == CGVector(dx: 2, dy: 3))
  }
}
