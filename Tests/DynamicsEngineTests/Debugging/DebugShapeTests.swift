import DynamicsEngine
import Foundation
import PlaneGeometry
import Testing

/// What an overlay draws.
struct DebugShapeTests {
  @Test func `bodies, boundaries, joints and contacts are told as they are`() throws {
    // D35
    var world = World.falling()
    world.floor(100)
    let box = try world.box(0, 50)
    let ball = try world.ball(300, 0, groups: [])
    let anchored = try world.box(600, 0, groups: []) { $0.isAnchored = true }
    let joint = try world.addJoint(
      JointDescription(.distance(length: nil), .anchor(CGPoint(x: 300, y: -100)), .body(ball)))
    world.step()
    let shapes = world.debugShapes
    #expect(shapes.contains { if case .polygon(box, .awake, let corners) = $0 { corners.count == 4 } else { false } })
    #expect(shapes.contains { if case .circle(ball, .awake, _, 20, _) = $0 { true } else { false } })
    #expect(shapes.contains { if case .polygon(anchored, .anchored, _) = $0 { true } else { false } })
    #expect(
      shapes.contains {
        if case .joint(joint, let from, _) = $0 { from == CGPoint(x: 300, y: -100) } else { false }
      })
    #expect(
      shapes.contains {
        if case .boundary(_, let from, let to) = $0 { from.y == 100 && to.y == 100 } else { false }
      })
    #expect(
      shapes.filter { if case .contact(let point, _, _) = $0 { abs(point.y - 100) < 1 } else { false } }.count == 2)
  }

  @Test func `fields are told by what they do to what rests, and by the edges of their regions`() throws {
    // D35
    var world = World()
    let ring = Region(radius: 100).difference(Region(radius: 50))
    let pull = world.addField(
      FieldDescription(.radialGravity, position: CGPoint(x: 100, y: 100), region: ring, strength: 2), bodies: [])
    let drag = world.addField(FieldDescription(.drag, region: Region(size: CGSize(width: 40, height: 40))), bodies: [])
    let shapes = world.debugShapes(ofFieldsIn: CGRect(x: -20, y: -20, width: 240, height: 240), spacing: 20)
    let forces = shapes.compactMap { shape -> (FieldID, CGPoint, CGVector)? in
      if case .force(let id, let point, let direction) = shape { (id, point, direction) } else { nil }
    }
    // The points of the grid from 50 to 100 away from the middle: 81 within 5 steps, less 21 within 2.5.
    #expect(forces.filter { $0.0 == pull }.count == 60)
    let east = forces.first { $0.0 == pull && $0.1 == CGPoint(x: 180, y: 100) }
    #expect(abs((east?.2.dx ?? 0) + 1) < 1e-9 && abs(east?.2.dy ?? 1) < 1e-9)
    #expect(forces.filter { $0.0 == drag }.map(\.2) == Array(repeating: .zero, count: 9))
    let edges = shapes.compactMap { shape -> (FieldID, Double)? in
      guard case .regionEdge(let id, let start, _) = shape else { return nil }
      return (id, id == pull ? hypot(start.x - 100, start.y - 100) : max(abs(start.x), abs(start.y)))
    }
    #expect(edges.filter { $0.0 == pull && abs($0.1 - 100) < 1e-9 }.count == 96)
    #expect(edges.filter { $0.0 == pull && abs($0.1 - 50) < 1e-9 }.count == 96)
    #expect(edges.filter { $0.0 == drag && abs($0.1 - 20) < 1e-9 }.count == 4 * 96)
    #expect(edges.count == 6 * 96)
    #expect(world.debugShapes(ofFieldsIn: .null, spacing: 20).isEmpty)
    #expect(world.debugShapes(ofFieldsIn: .infinite, spacing: 20).isEmpty)
  }

  @Test func `of regions that are put together only the edge of the whole is told`() {
    // D35
    let left = Region(size: CGSize(width: 200, height: 200))
    let small = Region(radius: 50)
    func edges(_ region: Region) -> Int {
      var world = World()
      _ = world.addField(FieldDescription(.drag, region: region), bodies: [])
      let shapes = world.debugShapes(ofFieldsIn: CGRect(x: 0, y: 0, width: 10, height: 10), spacing: 20)
      return shapes.filter { if case .regionEdge = $0 { true } else { false } }.count
    }
    #expect(edges(left.union(small)) == 4 * 96)
    #expect(edges(left.intersection(small)) == 96)
    #expect(edges(left.difference(small)) == 5 * 96)
    #expect(edges(left.inverse) == 4 * 96)
    #expect(edges(.infinite) == 0)
    #expect(edges(Region(radius: -1)) == 0)
  }

  @Test func `what sleeps together is one island, with the rectangle around it`() throws {
    // D35
    var world = World.falling()
    world.floor(100)
    _ = try world.box(0, 50)
    _ = try world.box(0, -50)
    _ = try world.box(500, 50)
    world.run(120)
    #expect(world.isResting)
    let islands = world.debugShapes.compactMap { shape -> (CGRect, Int)? in
      if case .island(let bounds, let count) = shape { (bounds, count) } else { nil }
    }
    #expect(islands.map(\.1) == [2, 1])
    #expect(abs(islands[0].0.height - 200) < 1 && abs(islands[0].0.width - 100) < 1)
    #expect(abs(islands[1].0.midX - 500) < 1)
    #expect(world.debugShapes.filter { if case .polygon(_, .asleep, _) = $0 { true } else { false } }.count == 3)
  }
}
