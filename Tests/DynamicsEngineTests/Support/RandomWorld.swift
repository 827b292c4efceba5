import DynamicsEngine
import Foundation
import PlaneGeometry
import TestSupport

/// Bodies of all kinds in a closed room, by a seed.
struct RandomWorld {
  static let room = CGRect(x: 0, y: 0, width: 600, height: 500)
  var world: World
  var random: SeededGenerator
  var bodies: [BodyID] = []

  init(seed: Int, count: Int = 24, gravity: Double = 1000, sleeps: Bool = true, elasticity: Double = 0.2) throws {
    var settings = WorldSettings()
    settings.allowsSleep = sleeps
    world = World(settings: settings)
    world.gravity = CGVector(dx: 0, dy: gravity)
    random = SeededGenerator(seed: seed)
    world.room(Self.room)
    for index in 0..<count {
      // On a grid, so that none begin in each other.
      let center = CGPoint(x: 60 + 80 * Double(index % 7), y: 50 + 80 * Double(index / 7))
      let width = Double.random(in: 15...50, using: &random)
      let height = Double.random(in: 15...50, using: &random)
      let shape: BodyShape
      switch Int.random(in: 0..<4, using: &random) {
      case 0: shape = .box(CGSize(width: width, height: height))
      case 1: shape = .ellipse(CGSize(width: width, height: width))
      case 2: shape = .ellipse(CGSize(width: width, height: height))
      default:
        shape = .polygon([
          CGPoint(x: -width / 2, y: height / 3), CGPoint(x: width / 2, y: height / 3),
          CGPoint(x: 0, y: -2 * height / 3),
        ])
      }
      var description = BodyDescription(
        shape: shape, center: center, angle: Double.random(in: -3...3, using: &random),
        velocity: CGVector(
          dx: Double.random(in: -800...800, using: &random), dy: Double.random(in: -800...800, using: &random)),
        angularVelocity: Double.random(in: -5...5, using: &random), tag: index)
      description.properties.elasticity = elasticity
      description.properties.friction = Double.random(in: 0...1, using: &random)
      description.properties.density = Double.random(in: 0.5...3, using: &random)
      bodies.append(try world.addBody(description))
    }
  }

  /// How far the centre that is farthest outside of the room is outside.
  var farthestOutside: Double {
    bodies.reduce(-Double.greatestFiniteMagnitude) { farthest, id in
      let center = world.center(id)
      return max(
        farthest, Double(-center.x), Double(-center.y), Double(center.x - Self.room.maxX),
        Double(center.y - Self.room.maxY))
    }
  }
}
