import DynamicsEngine
import Foundation
import PlaneGeometry
import Testing

@Suite struct BadInputTests {
  @Test(
    "Sizes without area are refused with a sentence, and leave no body",
    arguments: [
      CGSize.zero, CGSize(width: 10, height: 0), CGSize(width: -1, height: 5), CGSize(width: 1e9, height: 1),
    ])
  func sizes(size: CGSize) {
    // D17
    var world = World()
    for shape in [BodyShape.box(size), .ellipse(size)] {
      #expect(throws: DynamicsError.invalidSize(size)) {
        try world.addBody(BodyDescription(shape: shape, center: .zero))
      }
    }
    #expect(world.bodyCount == 0)
    #expect(
      "\(DynamicsError.invalidSize(size))" == "a body of size \(size.width) by \(size.height) has no area")
  }

  @Test("Outlines that are not convex, cross themselves or have no area are refused")
  func outlines() {
    // D17
    var world = World()
    func add(_ points: [(Double, Double)]) throws {
      _ = try world.addBody(
        BodyDescription(shape: .polygon(points.map { CGPoint(x: $0.0, y: $0.1) }), center: .zero))
    }
    #expect(throws: DynamicsError.tooFewCorners) { try add([(0, 0), (1, 0)]) }
    #expect(throws: DynamicsError.tooFewCorners) { try add([(0, 0), (50, 0), (100, 0)]) }
    #expect(throws: DynamicsError.notConvex(corner: 3)) {
      try add([(0, 0), (100, 0), (100, 100), (50, 20), (0, 100)])
    }
    // A star winds around twice.
    let star = (0..<5).map { (index: Int) -> (Double, Double) in
      let angle = 0.8 * Double.pi * Double(index)
      return (50 * cos(angle), 50 * sin(angle))
    }
    #expect(throws: DynamicsError.notConvex(corner: 0)) { try add(star) }
    #expect(throws: DynamicsError.notFinite("a corner")) { try add([(0, 0), (1, 0), (.nan, 1)]) }
    #expect(throws: DynamicsError.tooFewCorners) { _ = try BodyShape.path(CGMutablePath()) }
    #expect(throws: Never.self) {
      _ = try BodyShape.path(CGPath(ellipseIn: CGRect(x: -50, y: -20, width: 100, height: 40), transform: nil))
    }
    #expect(throws: Never.self) { try add([(0, 0), (0, 100), (50, 100), (100, 100), (100, 0)]) }
    #expect(world.bodyCount == 1)
  }

  @Test("Numbers that are none change nothing")
  func numbers() throws {
    var world = World.falling()
    let body = try world.box(0, 0)
    #expect(throws: DynamicsError.notFinite("the centre")) { _ = try world.box(.nan, 0) }
    #expect(throws: DynamicsError.notFinite("the size of a body")) { _ = try world.box(0, 0, .infinity, 5) }
    let before = world
    let answers = [
      world.place(body, center: CGPoint(x: Double.nan, y: 0), angle: 0),
      world.setVelocity(body, CGVector(dx: Double.infinity, dy: 0), angular: 0),
      world.applyImpulse(body, CGVector(dx: 0, dy: Double.nan)),
      world.addPush(body, force: CGVector(dx: Double.nan, dy: 0)) != nil,
    ]
    #expect(answers == [false, false, false, false])
    world.gravity = CGVector(dx: Double.nan, dy: 0)
    #expect(world == before)
    var properties = BodyProperties()
    properties.density = -4
    properties.elasticity = 7
    properties.friction = .nan
    world.setProperties(body, properties)
    #expect(world.properties(of: body)?.density == 1e-6)
    #expect(world.properties(of: body)?.elasticity == 1)
    #expect(world.properties(of: body)?.friction == 0.2)
  }

  @Test("Joints without two ends, an axis or a range around 0 are refused")
  func joints() throws {
    var world = World()
    let body = try world.box(0, 0)
    let other = try world.box(200, 0)
    func add(_ kind: JointDescription.Kind, _ first: JointEnd, _ second: JointEnd) throws {
      try world.addJoint(JointDescription(kind, first, second))
    }
    #expect(throws: DynamicsError.nothingToJoin) { try add(.fixed, .body(body), .body(body)) }
    #expect(throws: DynamicsError.nothingToJoin) { try add(.fixed, .anchor(.zero), .anchor(.zero)) }
    #expect(throws: DynamicsError.noDirection) {
      try add(.sliding(axis: .zero, range: nil), .body(body), .body(other))
    }
    #expect(throws: DynamicsError.invalidRange(1...2)) {
      try add(.pin(range: 1...2, frictionTorque: 0), .body(body), .body(other))
    }
    #expect(throws: DynamicsError.notFinite("the length")) {
      try add(.distance(length: .nan), .body(body), .body(other))
    }
    world.removeBody(other)
    #expect(throws: DynamicsError.unknown("body")) { try add(.fixed, .body(body), .body(other)) }
    #expect(world.allJoints.isEmpty)
  }

  @Test("Names of what has gone name nothing, even when the place is used again")
  func names() throws {
    var world = World.falling()
    let old = try world.box(0, 0)
    world.removeBody(old)
    let new = try world.box(100, 0)
    #expect(old != new)
    #expect(world.state(of: old) == nil)
    let removed = world.removeBody(old)
    let moved = world.place(old, center: .zero, angle: 0)
    #expect(!removed && !moved)
    #expect(world.center(new) == CGPoint(x: 100, y: 0))
    #expect(world.bodyCount == 1)
  }

  @Test("Speeds beyond all measure are held back, and nothing becomes a number that is none")
  func speeds() throws {
    var world = World.falling(sleeps: false)
    world.room(CGRect(x: -500, y: -500, width: 1000, height: 1000))
    let body = try world.box(0, 0, velocity: CGVector(dx: 1e300, dy: 1e300))
    let free = try world.box(5000, 0, groups: []) { $0.acceleration = CGVector(dx: 1e300, dy: 0) }
    world.setVelocity(body, CGVector(dx: -1e200, dy: 0), angular: 1e300)
    world.addPush(body, force: CGVector(dx: 1e200, dy: 1e200), offset: CGVector(dx: 40, dy: -3))
    world.run(2000)
    #expect(world.isFinite)
    #expect(abs(world.center(body).x) < 500 && abs(world.center(body).y) < 500)
    #expect(world.center(free).x <= 1e9)
  }

  @Test("Bodies that begin in one place are parted")
  func overlap() throws {
    var world = World.weightless()
    let bodies = [try world.box(0, 0), try world.box(0, 0), try world.ball(0, 0), try world.ball(0, 0)]
    world.run(300)
    #expect(world.isFinite)
    #expect(
      hypot(
        world.center(bodies[0]).x - world.center(bodies[1]).x, world.center(bodies[0]).y - world.center(bodies[1]).y)
        > 95)
  }
}
