import DynamicsEngine
import Foundation
import PlaneGeometry
import TestSupport
import Testing

/// The ways that are quicker for many bodies do what the others do, in worlds of all kinds: equal worlds stay equal.
struct QuickWayTests {
  /// Bodies that collide and others that do not, turned and upright, anchored, asleep and on springs.
  private func scene(_ seed: Int) throws -> RandomWorld {
    var scene = try RandomWorld(seed: seed, count: 20)
    for (index, body) in scene.bodies.enumerated() where index % 3 > 0 {
      scene.world.setGroups(body, [])
      if index % 2 == 0 { scene.world.makeUpright(body) }
      guard index % 5 == 0 else { continue }
      var properties = scene.world.properties(of: body) ?? BodyProperties()
      properties.isAnchored = true
      scene.world.setProperties(body, properties)
    }
    return scene
  }

  @Test(arguments: RandomLives.seeds(6))
  func `a body that is put elsewhere upright is as one that is put there with its angle`(seed: Int) throws {
    // D24
    var scene = try scene(seed)
    var plain = scene.world
    var placed = 0
    for round in 0..<200 {
      let body = scene.bodies[Int.random(in: 0..<scene.bodies.count, using: &scene.random)]
      let center = CGPoint(
        x: round % 40 == 0 ? .nan : Double.random(in: -100...700, using: &scene.random),
        y: round % 50 == 0 ? 1e12 : Double.random(in: -100...600, using: &scene.random))
      let isUpright = scene.world.state(of: body)?.angle == 0
      let isPlaced = scene.world.placeUpright(body, center: center)
      #expect(isPlaced == (isUpright && center.x.isFinite))
      if isPlaced {
        placed += 1
        plain.place(body, center: center, angle: 0)
      }
      #expect(scene.world == plain)
      if round % 7 == 0 {
        scene.world.step()
        plain.step()
      }
      // All come to rest now and then.
      if round % 60 == 59 {
        scene.world.run(1)
        plain.run(1)
      }
    }
    #expect(placed > 20)
  }

  @Test(arguments: RandomLives.seeds(6))
  func `what has moved is what is awake, and what was`(seed: Int) throws {
    // D21
    var scene = try scene(seed)
    var former: [MovedBody] = []
    var awakeBefore = 0
    for _ in 0..<400 {
      scene.world.step()
      var moved: [MovedBody] = []
      scene.world.appendMovedBodies(since: former.prefix(awakeBefore), to: &moved)
      var awake: [BodyID] = []
      scene.world.forEachAwakeBody { body, tag, state in
        #expect(moved[awake.count].tag == tag)
        #expect(moved[awake.count].center == state.center && moved[awake.count].angle == state.angle)
        awake.append(body)
      }
      let slept = former.prefix(awakeBefore).map(\.body).filter { !awake.contains($0) && scene.world.contains($0) }
      #expect(moved.map(\.body) == awake + slept)
      for body in moved.dropFirst(awake.count) { #expect(body.center == scene.world.state(of: body.body)?.center) }
      (former, awakeBefore) = (moved, awake.count)
    }
  }

  @Test(arguments: RandomLives.seeds(6))
  func `bodies are told by their tags where they are told by their names`(seed: Int) throws {
    // D20
    var scene = try scene(seed)
    for round in 0..<100 {
      if round % 4 == 0 { scene.world.run(3) }
      let rect = CGRect(
        x: Double.random(in: -50...600, using: &scene.random), y: Double.random(in: -50...500, using: &scene.random),
        width: Double.random(in: 0...400, using: &scene.random),
        height: Double.random(in: 0...400, using: &scene.random))
      var tags: [Int] = []
      scene.world.appendTags(ofBodiesIn: rect, to: &tags)
      #expect(tags.sorted() == scene.world.bodies(in: rect).compactMap { scene.world.tag(of: $0) }.sorted())
    }
  }

  @Test func `a body of the shape of the last one has its outline`() throws {
    var one = World()
    var other = World()
    for size in [CGSize(width: 30, height: 20), CGSize(width: 30, height: 20), CGSize(width: 20, height: 30)] {
      _ = try one.addBody(BodyDescription(shape: .box(size), center: .zero))
      _ = try one.addBody(BodyDescription(shape: .box(size), center: .zero))
      for _ in 0..<2 {
        // Another shape in between.
        let between = try other.addBody(BodyDescription(shape: .ellipse(CGSize(width: 9, height: 9)), center: .zero))
        other.removeBody(between)
        _ = try other.addBody(BodyDescription(shape: .box(size), center: .zero))
      }
    }
    #expect(one.bodies.map { one.momentOfInertia(of: $0) } == other.bodies.map { other.momentOfInertia(of: $0) })
    #expect(one.bodies.map { one.mass(of: $0) } == other.bodies.map { other.mass(of: $0) })
  }
}

extension World {
  fileprivate mutating func makeUpright(_ body: BodyID) {
    guard let center = state(of: body)?.center else { return }
    place(body, center: center, angle: 0)
    setVelocity(body, .zero, angular: 0)
  }
}
