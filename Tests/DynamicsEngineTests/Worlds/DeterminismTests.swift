import DynamicsEngine
import Foundation
import PlaneGeometry
import Testing

@Suite struct DeterminismTests {
  static func bytes(_ world: World) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(world)
  }

  @Test("The same scene gives the same bytes", arguments: 0..<3)
  func sameBytes(seed: Int) throws {
    var first = try RandomWorld(seed: seed)
    var second = try RandomWorld(seed: seed)
    first.world.run(300)
    second.world.run(300)
    #expect(first.world == second.world)
    #expect(try Self.bytes(first.world) == Self.bytes(second.world))
  }

  @Test("A world that was saved and read goes on with the same bytes", arguments: 0..<3)
  func saved(seed: Int) throws {
    var scene = try RandomWorld(seed: 10 + seed)
    let joint = try scene.world.addJoint(
      JointDescription(
        .pin(range: -1...Double.infinity, frictionTorque: 1), .body(scene.bodies[0]), .body(scene.bodies[1])))
    try scene.world.addJoint(
      JointDescription(.spring, .anchor(CGPoint(x: 300, y: 100)), .body(scene.bodies[2]), frequency: 1, damping: 0.5))
    scene.world.addField(
      FieldDescription(.noise(smoothness: 0.5, animationSpeed: 1), region: Region(radius: 300).inverse),
      bodies: scene.bodies)
    scene.world.addPush(scene.bodies[4], force: CGVector(dx: 1, dy: -3))
    scene.world.run(97)
    let data = try Self.bytes(scene.world)
    var read = try JSONDecoder().decode(World.self, from: data)
    #expect(read == scene.world)
    for _ in 0..<5 {
      scene.world.run(60)
      read.run(60)
      #expect(try Self.bytes(read) == Self.bytes(scene.world))
    }
    #expect(read.joint(joint) == scene.world.joint(joint))
  }

  @Test("A copy goes its own way")
  func copies() throws {
    var scene = try RandomWorld(seed: 20)
    scene.world.run(10)
    var copy = scene.world
    copy.applyImpulse(scene.bodies[0], CGVector(dx: 1, dy: 0))
    copy.run(10)
    let before = scene.world
    scene.world.run(10)
    #expect(copy != scene.world)
    #expect(before != scene.world)
  }

  @Test("A state that no world can be in is refused, whatever number of it is wrong")
  func broken() throws {
    var scene = try RandomWorld(seed: 30, count: 6)
    try scene.world.addJoint(
      JointDescription(.pin(range: nil, frictionTorque: 0), .body(scene.bodies[0]), .body(scene.bodies[1])))
    scene.world.run(200)
    let data = try Self.bytes(scene.world)
    let text = String(decoding: data, as: UTF8.self)
    var refused = 0
    var attempts = 0
    // Every whole number of the state in turn becomes one that is far too large, and what is read must not trap.
    var search = text.startIndex
    while let range = text.range(
      of: #"(?<=[:\[,])[0-9]{1,3}(?=[,\]\}])"#, options: .regularExpression, range: search..<text.endIndex)
    {
      search = range.upperBound
      attempts += 1
      guard attempts % 7 == 0 else { continue }
      let changed = text.replacingCharacters(in: range, with: "7777")
      guard var world = try? JSONDecoder().decode(World.self, from: Data(changed.utf8)) else {
        refused += 1
        continue
      }
      world.run(3)
    }
    #expect(attempts > 100)
    #expect(refused > attempts / 30)
  }
}
