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
