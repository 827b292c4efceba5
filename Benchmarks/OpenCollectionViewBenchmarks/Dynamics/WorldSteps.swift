import Benchmark
import DynamicsEngine
import Foundation
import PlaneGeometry

/// Steps of a world in which nothing is added or taken away: 400 circles in a box, a chain of 40 pins and 100 springs.
final class WorldSteps: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations]

  private static let steps = 1_000
  private var world: World

  init() {
    var settings = WorldSettings()
    settings.allowsSleep = false
    world = World(settings: settings)
    world.gravity = CGVector(dx: 0, dy: 1_000)
    world.addBoundary(
      BoundaryDescription(path: CGPath(rect: CGRect(x: 0, y: 0, width: 1_000, height: 1_000), transform: nil)))
    func add(_ description: BodyDescription) -> BodyID {
      guard let body = try? world.addBody(description) else {
        preconditionFailure("A body was refused: \(description).")
      }
      return body
    }
    func join(_ description: JointDescription) {
      guard (try? world.addJoint(description)) != nil else {
        preconditionFailure("A joint was refused: \(description).")
      }
    }
    for index in 0..<400 {
      _ = add(
        BodyDescription(
          shape: .ellipse(CGSize(width: 20, height: 20)),
          center: CGPoint(x: 60 + 22 * (index % 40), y: 600 + 30 * (index / 40))))
    }
    var last: BodyID?
    for index in 0..<40 {
      let link = add(
        BodyDescription(
          shape: .box(CGSize(width: 16, height: 6)), center: CGPoint(x: 110 + 20 * index, y: 100), groups: []))
      let end = last.map { JointEnd.body($0, offset: CGVector(dx: 10, dy: 0)) } ?? .anchor(CGPoint(x: 100, y: 100))
      join(JointDescription(.pin(range: nil, frictionTorque: 0), end, .body(link, offset: CGVector(dx: -10, dy: 0))))
      last = link
    }
    for index in 0..<100 {
      let home = CGPoint(x: 50 + 9 * index, y: 300)
      let item = add(BodyDescription(shape: .box(CGSize(width: 8, height: 8)), center: home, groups: []))
      join(JointDescription(.spring, .anchor(home), .body(item), frequency: 1, damping: 0.1))
    }
    for _ in 0..<1_000 { world.step() }
  }

  func round() -> [Reading] {
    let cost = Cost { for _ in 0..<Self.steps { world.step() } }
    return [Reading(.time, cost.nanoseconds / Self.steps), Reading(.allocations, cost.allocations)]
  }
}
