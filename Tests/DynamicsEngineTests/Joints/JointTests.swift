import DynamicsEngine
import Foundation
import PlaneGeometry
import Testing

@Suite struct JointTests {
  @Test("A limit holds from its length on and lets everything nearer go")
  func limit() throws {
    // D14
    var world = World.falling(sleeps: false)
    let body = try world.box(0, 0, 40, 40, groups: [])
    try world.addJoint(JointDescription(.limit(length: 200), .anchor(.zero), .body(body)))
    world.run(20)
    #expect(near(world.center(body).y, 1000.0 * 20 * 21 / 7200, 1e-6))
    for _ in 0..<300 {
      world.step()
      #expect(world.center(body).y < 200.5)
    }
    #expect(near(world.center(body).y, 200, 0.5))
  }

  @Test("A pin keeps its point, and lets turn within its range")
  func pin() throws {
    // D14
    var world = World.falling(sleeps: false)
    let body = try world.box(100, 0, 200, 20, groups: [])
    try world.addJoint(
      JointDescription(
        .pin(range: -0.5...0.5, frictionTorque: 0), .anchor(.zero), .body(body, offset: CGVector(dx: -100, dy: 0))))
    for _ in 0..<240 {
      world.step()
      let angle = world.angle(body)
      #expect(angle < 0.51)
      let end = CGPoint(
        x: world.center(body).x - 100 * cos(angle), y: world.center(body).y - 100 * sin(angle))
      #expect(hypot(end.x, end.y) < 0.5)
    }
    #expect(near(world.angle(body), 0.5, 0.01))
  }

  @Test("Friction of a pin slows by its torque over the moment of inertia, and holds what is weaker")
  func pinFriction() throws {
    // D14: 1 newton metre is 10,000 mass · points² / second²; a box of 100 has 10,000 / 6.
    var world = World.weightless()
    let body = try world.box(0, 0, groups: [])
    try world.addJoint(JointDescription(.pin(range: nil, frictionTorque: 0.5), .anchor(.zero), .body(body)))
    world.setVelocity(body, .zero, angular: 6)
    world.run(60)
    #expect(near(try #require(world.state(of: body)).angularVelocity, 3, 1e-6))
    world.run(120)
    #expect(near(try #require(world.state(of: body)).angularVelocity, 0, 1e-9))
  }

  @Test("A sliding joint leaves its axis free within a range, and nothing else")
  func sliding() throws {
    // D14
    var world = World.falling(sleeps: false)
    let body = try world.box(100, 100, 50, 50, groups: [])
    try world.addJoint(
      JointDescription(
        .sliding(axis: CGVector(dx: 1, dy: 1), range: -10...80), .anchor(CGPoint(x: 0, y: 0)),
        .body(body, offset: CGVector(dx: 20, dy: 20))))
    for _ in 0..<240 {
      world.step()
      #expect(near(world.center(body).x, world.center(body).y, 0.2))
      #expect(near(world.angle(body), 0, 0.01))
    }
    // The ends are 120 · √2 from each other when they are joined: the range counts from there.
    #expect(near(world.center(body).x, 100 + 80 / 2.0.squareRoot(), 0.5))
  }

  @Test("A fixed joint carries a beam of eight boxes that bends by less than a point at rest")
  func fixed() throws {
    var settings = WorldSettings()
    settings.allowsSleep = false
    settings.velocityIterations = 60
    settings.positionIterations = 20
    var world = World(settings: settings)
    world.gravity = CGVector(dx: 0, dy: 1000)
    var before: BodyID?
    var last: BodyID?
    for index in 0..<8 {
      let x = 20.0 + 40 * Double(index)
      let body = try world.box(x, 0, 40, 40, groups: [])
      let edge = CGPoint(x: x - 20, y: 0)
      let first = before.map { JointEnd.body($0, offset: CGVector(dx: 20, dy: 0)) } ?? .anchor(edge)
      try world.addJoint(JointDescription(.fixed, first, .body(body, offset: CGVector(dx: -20, dy: 0))))
      before = body
      last = body
    }
    world.run(600)
    #expect(near(world.center(try #require(last)).y, 0, 1))
  }

  @Test("A soft fixed joint swings with its frequency")
  func softFixed() throws {
    var world = World.weightless(step: 1.0 / 600)
    let body = try world.box(0, 0, groups: [])
    try world.addJoint(JointDescription(.fixed, .anchor(.zero), .body(body), frequency: 2, damping: 0))
    world.setVelocity(body, .zero, angular: 1)
    var crossings: [Double] = []
    var before = 0.0
    for step in 1...3000 {
      world.step()
      let now = world.angle(body)
      if before < 0, now >= 0 { crossings.append((Double(step) - now / (now - before)) / 600) }
      before = now
    }
    #expect(near((crossings[4] - crossings[0]) / 4, 0.5, 0.001))
  }

  @Test("A snap brings the place and the angle to rest")
  func snap() throws {
    // D15
    var world = World.weightless()
    let body = try world.box(0, 0, angle: 1, groups: [])
    try world.addJoint(
      JointDescription(
        .snap(angle: 0), .anchor(CGPoint(x: 300, y: -200)), .body(body), frequency: 4, damping: 0.5))
    world.run(90)
    #expect(near(world.center(body).x, 300, 0.5))
    #expect(near(world.center(body).y, -200, 0.5))
    #expect(near(world.angle(body), 0, 0.01))
  }

  @Test("Joints end with their bodies, and others keep what they hold")
  func removal() throws {
    var world = World.falling(sleeps: false)
    var bodies: [BodyID] = []
    var joints: [JointID] = []
    for index in 0..<6 {
      let body = try world.box(0, 100 * Double(index), 40, 40, groups: [])
      let first = bodies.last.map { JointEnd.body($0) } ?? .anchor(CGPoint(x: 0, y: -100))
      joints.append(
        try world.addJoint(
          JointDescription(
            .distance(length: nil), first, .body(body), frequency: index % 2 == 0 ? 0 : 5, damping: 1)))
      bodies.append(body)
    }
    world.removeBody(bodies[3])
    #expect(world.allJoints == [joints[0], joints[1], joints[2], joints[5]])
    world.run(30)
    #expect(near(world.center(bodies[0]).y, 0, 1))
    #expect(world.center(bodies[5]).y > 600)
    #expect(near(world.center(bodies[5]).y - world.center(bodies[4]).y, 100, 3))
    world.removeJoint(joints[0])
    #expect(world.joint(joints[0]) == nil)
    world.run(30)
    #expect(world.center(bodies[0]).y > 50)
  }

  @Test("A bridge of thirty pins carries a weight and comes to rest")
  func bridge() throws {
    var world = World.falling()
    let (planks, weight, width) = try world.bridge(density: 0.25)
    world.run(3000)
    #expect(world.isFinite)
    // Pins come apart by less than two points, and the bridge hangs on.
    for index in 0..<28 {
      let gap = world.gap(planks[index], 20, planks[index + 1], -20)
      #expect(gap < 2)
    }
    #expect(world.center(weight).y < world.center(planks[14]).y)
    #expect(near(world.center(weight).x, width / 2, 60))
    let speed = planks.map { hypot(world.velocity($0).dx, world.velocity($0).dy) }.max() ?? 0
    #expect(speed < 5)
  }

  @Test(
    "A bridge of thirty pins carries forty times the weight of a plank, and sleeps under it", arguments: [1.0, 2, 4])
  func loadedBridge(density: Double) throws {
    // D37
    var world = World.falling()
    let (planks, weight, _) = try world.bridge(density: density)
    world.run(4000)
    #expect((planks + [weight]).allSatisfy { world.isResting($0) == true })
    for index in 0..<28 {
      let gap = world.gap(planks[index], 20, planks[index + 1], -20)
      #expect(gap < 0.2)
    }
    #expect(world.center(weight).y < world.center(planks[14]).y)
  }

  @Test("A bridge that a weight has torn its way through comes together again and rests")
  func tornBridge() throws {
    var world = World.falling()
    // More than three hundred times as heavy as a plank.
    let (planks, weight, _) = try world.bridge(density: 30)
    world.run(1500)
    #expect(world.center(weight).y > 10_000)
    world.run(1500)
    #expect(planks.allSatisfy { world.isResting($0) == true })
    for index in 0..<28 {
      let gap = world.gap(planks[index], 20, planks[index + 1], -20)
      #expect(gap < 2)
    }
  }

  @Test("Bodies that hang side by side hand a blow on to the last, as in Newton's cradle")
  func cradle() throws {
    var world = World.falling(sleeps: false, step: 1.0 / 240)
    var balls: [BodyID] = []
    for index in 0..<5 {
      let x = 40.0 * Double(index)
      let angle = index == 0 ? 0.6 : 0.0
      let ball = try world.ball(x - 300 * sin(angle), 300 * cos(angle), radius: 20) {
        $0.elasticity = 1
        $0.friction = 0
      }
      try world.addJoint(
        JointDescription(.distance(length: 300), .anchor(CGPoint(x: x, y: 0)), .body(ball)))
      balls.append(ball)
    }
    // A quarter of a swing brings the first down, the next brings the last up.
    var farthest = 0.0
    for _ in 0..<430 {
      world.step()
      farthest = max(farthest, world.center(balls[4]).x - 160)
      for ball in balls[1...3] {
        #expect(abs(world.center(ball).x - 40 * Double(balls.firstIndex(of: ball) ?? 0)) < 12)
      }
    }
    #expect(near(farthest, 300 * sin(0.6), 12))
  }
}

extension World {
  /// Thirty pins with twenty-nine planks between them, an arc that hangs through, and a weight above its middle.
  fileprivate mutating func bridge(density: Double) throws -> (planks: [BodyID], weight: BodyID, width: Double) {
    var before: BodyID?
    var planks: [BodyID] = []
    // From a slope of 0.4 down to one up.
    var end = CGPoint.zero
    for index in 0..<29 {
      let angle = 0.4 * (1 - Double(index) / 14)
      let center = CGPoint(x: end.x + 20 * cos(angle), y: end.y + 20 * sin(angle))
      let plank = try box(center.x, center.y, 34, 10, angle: angle) {
        $0.resistance = 0.5
        $0.angularResistance = 1
      }
      let first = before.map { JointEnd.body($0, offset: CGVector(dx: 20, dy: 0)) } ?? .anchor(.zero)
      try addJoint(
        JointDescription(.pin(range: nil, frictionTorque: 0), first, .body(plank, offset: CGVector(dx: -20, dy: 0))))
      before = plank
      planks.append(plank)
      end = CGPoint(x: center.x + 20 * cos(angle), y: center.y + 20 * sin(angle))
    }
    try addJoint(
      JointDescription(
        .pin(range: nil, frictionTorque: 0), .body(planks[28], offset: CGVector(dx: 20, dy: 0)), .anchor(end)))
    let weight = try box(end.x / 2, 20, 60, 60) {
      $0.friction = 1
      $0.density = density
    }
    return (planks, weight, Double(end.x))
  }

  /// How far points of two bodies are from each other that should be one.
  fileprivate func gap(_ a: BodyID, _ alongA: Double, _ b: BodyID, _ alongB: Double) -> Double {
    func point(_ id: BodyID, _ along: Double) -> CGPoint {
      CGPoint(x: center(id).x + along * cos(angle(id)), y: center(id).y + along * sin(angle(id)))
    }
    return hypot(point(a, alongA).x - point(b, alongB).x, point(a, alongA).y - point(b, alongB).y)
  }

  @Test("A fixed joint holds its bodies together while one is dragged, wherever the point is that holds them")
  func fixedFarAway() throws {
    // D50
    for point in [CGPoint(x: 290, y: 240), CGPoint(x: 290, y: 140), CGPoint.zero, CGPoint(x: 900, y: -400)] {
      var world = World.weightless()
      let first = try world.box(240, 240, 80, 80, groups: [])
      let second = try world.box(340, 240, 80, 80, groups: [])
      func offset(_ x: Double, _ y: Double) -> CGVector { CGVector(dx: point.x - x, dy: point.y - y) }
      try world.addJoint(
        JointDescription(
          .fixed, .body(first, offset: offset(240, 240)), .body(second, offset: offset(340, 240))))
      let finger = try world.addJoint(
        JointDescription(.distance(length: 0), .anchor(CGPoint(x: 240, y: 240)), .body(first)))
      var worst = 0.0
      for step in 0..<120 {
        let time = Double(step) / 60 * .pi
        world.setAnchor(finger, CGPoint(x: 240 + 80 * sin(time), y: 240 + 60 * sin(2 * time)))
        world.step()
        let angle = world.angle(first)
        let (a, b) = (world.center(first), world.center(second))
        worst = max(
          worst, abs((b.x - a.x) * cos(angle) + (b.y - a.y) * sin(angle) - 100),
          abs((b.y - a.y) * cos(angle) - (b.x - a.x) * sin(angle)))
      }
      #expect(worst < 2.5)
    }
  }

  @Test("A chain of fixed joints goes the same way and holds together, wherever their points are")
  func fixedChain() throws {
    // D50
    func chain(_ point: CGPoint) throws -> [CGPoint] {
      var world = World.weightless()
      let places = [190.0, 290, 390]
      let bodies = try places.map { try world.box($0, 240, 80, 80, groups: []) }
      for index in 0..<2 {
        let offsets = [places[index], places[index + 1]].map { CGVector(dx: point.x - $0, dy: point.y - 240) }
        try world.addJoint(
          JointDescription(
            .fixed, .body(bodies[index], offset: offsets[0]), .body(bodies[index + 1], offset: offsets[1])))
      }
      let finger = try world.addJoint(
        JointDescription(.distance(length: 0), .anchor(CGPoint(x: 190, y: 240)), .body(bodies[0])))
      var seen: [CGPoint] = []
      for step in 0..<180 {
        let time = Double(step) / 60 * .pi
        world.setAnchor(finger, CGPoint(x: 190 + 80 * sin(time), y: 240 + 60 * sin(2 * time)))
        world.step()
        seen += bodies.map { world.center($0) }
      }
      let angle = world.angle(bodies[0])
      let (first, last) = (world.center(bodies[0]), world.center(bodies[2]))
      #expect(near((last.x - first.x) * cos(angle) + (last.y - first.y) * sin(angle), 200, 5))
      #expect(near((last.y - first.y) * cos(angle) - (last.x - first.x) * sin(angle), 0, 5))
      return seen
    }
    let usual = try chain(CGPoint(x: 240, y: 240))
    for point in [CGPoint(x: 240, y: 140), CGPoint(x: 100, y: 100), .zero, CGPoint(x: 900, y: -400)] {
      let seen = try chain(point)
      #expect(zip(seen, usual).allSatisfy { near($0.x, $1.x, 1e-6) && near($0.y, $1.y, 1e-6) })
    }
  }

  @Test("A rail keeps what slides on it on its line and upright, however far from it the rail is")
  func railFarAway() throws {
    // D50
    for distance in [0.0, 300, 1000] {
      var world = World.falling(sleeps: false)
      let body = try world.box(200, 200, 60, 60, groups: [])
      try world.addJoint(
        JointDescription(
          .sliding(axis: CGVector(dx: 1, dy: 0), range: nil), .anchor(CGPoint(x: 200, y: 200 - distance)),
          .body(body, offset: CGVector(dx: 0, dy: -distance))))
      world.setVelocity(body, CGVector(dx: 100, dy: 0), angular: 0)
      for _ in 0..<120 {
        world.step()
        #expect(near(world.center(body).y, 200, 0.01))
        #expect(near(world.angle(body), 0, 1e-4))
      }
      #expect(near(world.velocity(body).dx, 100, 1e-6))
    }
  }
}
