import DynamicsEngine
import Foundation
import PlaneGeometry
import Testing

@Suite struct SpringTests {
  /// Where a spring is after a time that was drawn out by 100 points and let go, by its solution.
  static func solution(_ time: Double, frequency: Double, damping: Double) -> Double {
    let angular = 2 * Double.pi * frequency
    if damping == 1 { return 100 * (1 + angular * time) * exp(-angular * time) }
    let swing = angular * (1 - damping * damping).squareRoot()
    return 100 * exp(-damping * angular * time)
      * (cos(swing * time) + damping * angular / swing * sin(swing * time))
  }

  /// The farthest that a spring is from its solution in the first second.
  static func error(step: Double, damping: Double) throws -> Double {
    var world = World.weightless(step: step)
    let body = try world.box(100, 0, groups: [])
    try world.addJoint(
      JointDescription(.spring, .anchor(.zero), .body(body), frequency: 1, damping: damping))
    var worst = 0.0
    for index in 1...Int((1 / step).rounded()) {
      world.step()
      worst = max(
        worst, abs(Double(world.center(body).x) - solution(Double(index) * step, frequency: 1, damping: damping)))
    }
    return worst
  }

  @Test("A damped spring follows its solution, twice as closely at half the step", arguments: [0.2, 0.8, 1])
  func solution(damping: Double) throws {
    // D12
    let errors = try [60.0, 120, 240, 480].map { try Self.error(step: 1 / $0, damping: damping) }
    #expect(errors[0] < 8.5)
    #expect(errors[1] < 0.6 * errors[0])
    #expect(errors[2] < 0.6 * errors[1])
    #expect(errors[3] < 0.6 * errors[2])
    #expect(errors[3] < 1.25)
  }

  @Test("A spring that is alone with its body does what the iterations come to")
  func alone() throws {
    // D13: the second body has a joint more, which does nothing, so that its spring takes part in the iterations.
    var world = World.weightless()
    let alone = try world.box(130, 70, 60, 40, groups: []) { $0.density = 3 }
    let shared = try world.box(130, 70, 60, 40, groups: []) { $0.density = 3 }
    for body in [alone, shared] {
      try world.addJoint(
        JointDescription(
          .distance(length: 0), .anchor(CGPoint(x: 10, y: 20)), .body(body), frequency: 1, damping: 0.8))
    }
    try world.addJoint(JointDescription(.limit(length: 10_000), .anchor(.zero), .body(shared)))
    for _ in 0..<120 {
      world.step()
      #expect(near(world.center(alone).x, world.center(shared).x, 1e-6))
      #expect(near(world.center(alone).y, world.center(shared).y, 1e-6))
    }
    #expect(near(world.center(alone).x, 10, 0.5))
    #expect(near(world.center(alone).y, 20, 0.5))
  }

  @Test("A spring of length 0 draws in both directions, from where it has no direction too")
  func bothDirections() throws {
    // D13
    var world = World.weightless()
    let body = try world.box(0, 0, groups: [])
    let joint = try world.addJoint(
      JointDescription(.distance(length: 0), .anchor(.zero), .body(body), frequency: 1, damping: 0.8))
    world.run(10)
    #expect(world.center(body) == .zero)
    world.place(body, center: CGPoint(x: 30, y: -40), angle: 0)
    world.run(300)
    #expect(near(world.center(body).x, 0, 0.01) && near(world.center(body).y, 0, 0.01))
    world.setAnchor(joint, CGPoint(x: 500, y: 0))
    world.run(300)
    #expect(near(world.center(body).x, 500, 0.01))
  }

  @Test("Two bodies on a spring swing about their centre of mass")
  func twoBodies() throws {
    var world = World.weightless()
    let light = try world.box(0, 0, groups: [])
    let heavy = try world.box(300, 0, groups: []) { $0.density = 2 }
    try world.addJoint(
      JointDescription(.distance(length: 120), .body(light), .body(heavy), frequency: 2, damping: 0.5))
    for _ in 0..<300 {
      world.step()
      #expect(near((world.center(light).x + 2 * world.center(heavy).x) / 3, 200, 1e-6))
    }
    #expect(near(world.center(heavy).x - world.center(light).x, 120, 0.01))
  }

  @Test("A rod keeps its length under a weight, and takes the distance that its ends have")
  func rod() throws {
    // D11
    var world = World.falling(sleeps: false)
    let body = try world.box(200, 0, 40, 40)
    try world.addJoint(JointDescription(.distance(length: nil), .anchor(.zero), .body(body)))
    for _ in 0..<600 {
      world.step()
      #expect(near(hypot(world.center(body).x, world.center(body).y), 200, 0.5))
    }
  }

  @Test("A pull on a corner turns the body into its line")
  func offset() throws {
    // D14
    var world = World.falling()
    let body = try world.box(0, 0, groups: []) {
      $0.angularResistance = 3
      $0.resistance = 1
    }
    try world.addJoint(
      JointDescription(
        .distance(length: 100), .anchor(CGPoint(x: 50, y: -150)), .body(body, offset: CGVector(dx: 50, dy: -50)),
        frequency: 3, damping: 0.7))
    world.run(1200)
    // The corner is up, the centre below it: the box hangs by an eighth of a turn, against the clock.
    #expect(near(world.angle(body), -.pi / 4, 0.02))
    #expect(near(world.center(body).x, 50, 1))
  }

  @Test("A body swings on a thread with the period of a pendulum")
  func pendulum() throws {
    // Small swings of 200 points: 2π · √(L/g), longer by a sixteenth of the square of the angle.
    var world = World.falling(sleeps: false, step: 1.0 / 600)
    let angle = 0.1
    let body = try world.ball(200 * sin(angle), 200 * cos(angle), radius: 1, groups: []) {
      $0.allowsRotation = false
    }
    try world.addJoint(JointDescription(.distance(length: nil), .anchor(.zero), .body(body)))
    var crossings: [Double] = []
    var before = world.center(body).x
    for step in 1...6000 {
      world.step()
      let now = world.center(body).x
      if before > 0, now <= 0 { crossings.append((Double(step) - now / (now - before)) / 600) }
      before = now
    }
    let period = (crossings[crossings.count - 1] - crossings[0]) / Double(crossings.count - 1)
    let expected = 2 * Double.pi * (200.0 / 1000).squareRoot() * (1 + angle * angle / 16)
    #expect(near(period, expected, 0.002 * expected))
  }
}
