import DynamicsEngine
import Foundation
import PlaneGeometry

/// What the scenes of these tests are made of.
extension World {
  /// A world with UIKit's gravity of 1, in points per second squared.
  static func falling(sleeps: Bool = true, step: Double = 1.0 / 60) -> World {
    var settings = WorldSettings()
    settings.allowsSleep = sleeps
    settings.step = step
    var world = World(settings: settings)
    world.gravity = CGVector(dx: 0, dy: 1000)
    return world
  }

  /// A world without gravity that never sleeps.
  static func weightless(step: Double = 1.0 / 60) -> World {
    var settings = WorldSettings()
    settings.allowsSleep = false
    settings.step = step
    return World(settings: settings)
  }

  /// A box of width by height.
  mutating func box(
    _ x: Double, _ y: Double, _ width: Double = 100, _ height: Double = 100, angle: Double = 0,
    velocity: CGVector = .zero, groups: [CollisionGroupID] = [.standard], tag: Int = 0,
    _ change: (inout BodyProperties) -> Void = { _ in }
  ) throws -> BodyID {
    var description = BodyDescription(
      shape: .box(CGSize(width: width, height: height)), center: CGPoint(x: x, y: y), angle: angle,
      velocity: velocity, groups: groups, tag: tag)
    change(&description.properties)
    return try addBody(description)
  }

  /// A circle.
  mutating func ball(
    _ x: Double, _ y: Double, radius: Double = 20, velocity: CGVector = .zero,
    groups: [CollisionGroupID] = [.standard], tag: Int = 0, _ change: (inout BodyProperties) -> Void = { _ in }
  ) throws -> BodyID {
    var description = BodyDescription(
      shape: .ellipse(CGSize(width: 2 * radius, height: 2 * radius)), center: CGPoint(x: x, y: y),
      velocity: velocity, groups: groups, tag: tag)
    change(&description.properties)
    return try addBody(description)
  }

  /// A level line to stand on.
  @discardableResult
  mutating func floor(_ y: Double, friction: Double = 0.2, elasticity: Double = 0, tag: Int = 0) -> BoundaryID? {
    var description = BoundaryDescription(
      from: CGPoint(x: -10_000, y: y), to: CGPoint(x: 10_000, y: y), tag: tag)
    description.friction = friction
    description.elasticity = elasticity
    return addBoundary(description)
  }

  /// A closed rectangle.
  @discardableResult
  mutating func room(_ rect: CGRect, elasticity: Double = 0, tag: Int = 0) -> BoundaryID? {
    var description = BoundaryDescription(path: CGPath(rect: rect, transform: nil), tag: tag)
    description.elasticity = elasticity
    return addBoundary(description)
  }

  mutating func run(_ steps: Int) {
    for _ in 0..<steps { step() }
  }

  func center(_ id: BodyID) -> CGPoint { state(of: id)?.center ?? CGPoint(x: CGFloat.nan, y: CGFloat.nan) }
  func velocity(_ id: BodyID) -> CGVector { state(of: id)?.velocity ?? CGVector(dx: CGFloat.nan, dy: CGFloat.nan) }
  func angle(_ id: BodyID) -> Double { state(of: id)?.angle ?? .nan }

  /// Energy of motion, of turning and of height, in mass · points² / second².
  var energy: Double {
    bodies.reduce(0) { sum, id in
      guard let state = state(of: id), let mass = mass(of: id), properties(of: id)?.isAnchored == false else {
        return sum
      }
      let speed = state.velocity.dx * state.velocity.dx + state.velocity.dy * state.velocity.dy
      let height = -(gravity.dx * state.center.x + gravity.dy * state.center.y)
      return sum + mass * (speed / 2 + height)
    }
  }

  /// Everything that is a number is one.
  var isFinite: Bool {
    bodies.allSatisfy { id in
      guard let state = state(of: id) else { return false }
      return [
        Double(state.center.x), Double(state.center.y), state.angle, Double(state.velocity.dx),
        Double(state.velocity.dy), state.angularVelocity,
      ].allSatisfy(\.isFinite)
    }
  }
}

/// Tells whether two numbers are not farther from each other than that.
func near(_ a: Double, _ b: Double, _ distance: Double) -> Bool { abs(a - b) <= distance }
