import DynamicsEngine
import Foundation
import PlaneGeometry
import TestSupport
import Testing

@Suite struct RandomWorldTests {
  @Test(
    "Whatever is thrown around in a room stays in it, as numbers, and comes to rest", arguments: RandomLives.seeds(3))
  func room(seed: Int) throws {
    var scene = try RandomWorld(seed: seed)
    // What rolls on a level floor would roll on.
    for body in scene.bodies {
      var properties = try #require(scene.world.properties(of: body))
      properties.angularResistance = 0.5
      scene.world.setProperties(body, properties)
    }
    var slept = false
    for _ in 0..<1800 {
      scene.world.step()
      #expect(scene.farthestOutside < 0)
      slept = slept || scene.world.isResting
    }
    #expect(scene.world.isFinite)
    #expect(slept)
    // It wakes where it is hit, and comes to rest again.
    scene.world.applyImpulse(scene.bodies[0], CGVector(dx: 0, dy: -1))
    #expect(!scene.world.isResting)
    scene.world.run(900)
    #expect(scene.farthestOutside < 0)
    #expect(scene.world.isResting)
  }

  @Test("Energy never grows without input", arguments: RandomLives.seeds(3))
  func energy(seed: Int) throws {
    var scene = try RandomWorld(seed: 100 + seed, gravity: 0, sleeps: false, elasticity: [0, 0.2, 1][seed % 3])
    let begin = scene.world.kineticEnergy(of: scene.bodies)
    var before = begin
    for _ in 0..<600 {
      scene.world.step()
      let energy = scene.world.kineticEnergy(of: scene.bodies)
      // Eight iterations do not solve a heap that is hit from all sides to the end: a step may be ahead by this much.
      #expect(energy < before + 0.001 * begin)
      #expect(energy <= begin * (1 + 1e-9))
      before = energy
    }
    #expect(before < 0.9 * begin)
  }

  @Test("With gravity energy stays below where it began", arguments: RandomLives.seeds(3))
  func energyInGravity(seed: Int) throws {
    var scene = try RandomWorld(seed: 200 + seed, sleeps: false)
    let begin = scene.world.energy + scene.world.turningEnergy(of: scene.bodies)
    for _ in 0..<900 {
      scene.world.step()
      // What bounces does so at the end of its step: it is ahead by up to a step of gravity at its speed.
      #expect(scene.world.energy + scene.world.turningEnergy(of: scene.bodies) < begin + 0.02 * abs(begin))
    }
  }

  @Test("Fingers that drag at everything do not bring anything out of the room", arguments: RandomLives.seeds(3))
  func fingers(seed: Int) throws {
    var scene = try RandomWorld(seed: 300 + seed)
    var joints: [JointID] = []
    for index in 0..<5 {
      joints.append(
        try scene.world.addJoint(
          JointDescription(
            .spring, .anchor(scene.world.center(scene.bodies[index])), .body(scene.bodies[index]),
            frequency: 10, damping: 1)))
    }
    for step in 0..<900 {
      if step % 20 == 0 {
        for joint in joints {
          let point = CGPoint(
            x: Double.random(in: -400...1000, using: &scene.random),
            y: Double.random(in: -400...900, using: &scene.random))
          scene.world.setAnchor(joint, point)
        }
      }
      scene.world.step()
      #expect(scene.farthestOutside < 0)
    }
    #expect(scene.world.isFinite)
  }
}

extension World {
  func turningEnergy(of ids: [BodyID]) -> Double {
    ids.reduce(0) { sum, id in
      guard let state = state(of: id), let inertia = momentOfInertia(of: id) else { return sum }
      return sum + inertia * state.angularVelocity * state.angularVelocity / 2
    }
  }

  func kineticEnergy(of ids: [BodyID]) -> Double {
    ids.reduce(turningEnergy(of: ids)) { sum, id in
      guard let state = state(of: id), let mass = mass(of: id) else { return sum }
      return sum + mass * (state.velocity.dx * state.velocity.dx + state.velocity.dy * state.velocity.dy) / 2
    }
  }
}
