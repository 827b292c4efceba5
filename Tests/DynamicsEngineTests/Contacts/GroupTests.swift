import DynamicsEngine
import Foundation
import PlaneGeometry
import Testing

@Suite struct GroupTests {
  @Test("Bodies of different groups pass through each other, those of one do not")
  func groups() throws {
    // D16
    var world = World.weightless()
    let one = world.addGroup()
    let two = world.addGroup()
    let a = try world.ball(0, 0, velocity: CGVector(dx: 300, dy: 0), groups: [one])
    let b = try world.ball(100, 0, groups: [two])
    let c = try world.ball(0, 200, velocity: CGVector(dx: 300, dy: 0), groups: [one, two])
    let d = try world.ball(100, 200, groups: [two])
    world.run(60)
    #expect(near(world.center(a).x, 300, 1e-6))
    #expect(world.center(b).x == 100)
    #expect(world.center(c).x < world.center(d).x)
    #expect(world.velocity(d).dx > 100)
  }

  @Test("A mode says with what the bodies of a group collide, and may change")
  func modes() throws {
    // D16
    var world = World.falling()
    let group = world.addGroup(mode: .boundaries)
    world.addBoundary(
      BoundaryDescription(from: CGPoint(x: -500, y: 0), to: CGPoint(x: 500, y: 0), group: group))
    let low = try world.box(0, -50, groups: [group])
    let high = try world.box(0, -160, groups: [group])
    world.run(120)
    #expect(near(world.center(low).y, -50, 0.5))
    #expect(near(world.center(high).y, -50, 0.5))
    #expect(world.isResting)
    world.setMode(group, .bodies)
    world.run(60)
    #expect(world.center(low).y > 200)
    #expect(world.mode(of: group) == .bodies)
    world.removeGroup(group)
    #expect(world.groups(of: low) == [])
    #expect(world.mode(of: group) == nil)
    #expect(world.allBoundaries.isEmpty)
  }

  @Test("A contact of two bodies begins once with a point, and ends once")
  func events() throws {
    // D19
    var world = World.weightless()
    let left = try world.ball(0, 0, velocity: CGVector(dx: 300, dy: 0), tag: 1) { $0.elasticity = 1 }
    let right = try world.ball(100, 0, tag: 2) { $0.elasticity = 1 }
    var began: [ContactEvent] = []
    var ended: [ContactEvent] = []
    for _ in 0..<60 {
      world.step()
      began += world.beganContacts
      ended += world.endedContacts
    }
    #expect(began.count == 1)
    #expect(ended.count == 1)
    let event = try #require(began.first)
    #expect(event.body == left)
    #expect(event.tag == 1)
    #expect(event.other == .body(right, tag: 2))
    #expect(near(event.point.x, 80, 1e-6) && near(event.point.y, 0, 1e-9))
    #expect(event.normal == CGVector(dx: 1, dy: 0))
  }

  @Test("A boundary of several lines is one thing to touch")
  func boundaryEvents() throws {
    // D19
    var world = World.falling(sleeps: false)
    world.room(CGRect(x: 0, y: 0, width: 300, height: 300), tag: 9)
    let body = try world.box(100, 200, 60, 60, velocity: CGVector(dx: 500, dy: 0), tag: 5) { $0.elasticity = 0 }
    var began: [ContactEvent] = []
    var ended = 0
    for _ in 0..<120 {
      world.step()
      began += world.beganContacts
      ended += world.endedContacts.count
    }
    // First the floor or the wall, then the other too.
    #expect(began.count == 1 + ended)
    #expect(began.allSatisfy { $0.body == body && $0.tag == 5 })
    guard case .boundary(_, let tag) = began[0].other else {
      Issue.record("not a boundary")
      return
    }
    #expect(tag == 9)
  }

  @Test("What sleeps wakes when it is hit, and with it all that it leans on; what is far sleeps on")
  func waking() throws {
    // D22
    var world = World.falling()
    world.floor(0)
    let low = try world.box(0, -25, 50, 50)
    let high = try world.box(0, -75, 50, 50)
    let far = try world.box(500, -25, 50, 50)
    world.run(120)
    #expect(world.isResting)
    _ = try world.ball(0, -300, radius: 10)
    world.run(20)
    #expect(world.isResting(low) == true)
    world.run(30)
    #expect(world.isResting(low) == false)
    #expect(world.isResting(high) == false)
    #expect(world.isResting(far) == true)
    world.run(300)
    #expect(world.isResting)
    world.gravity = CGVector(dx: 0, dy: -1000)
    #expect(world.awakeCount == 4)
  }

  @Test("An item that is dragged through others pushes them, and an anchored one stands")
  func anchored() throws {
    // D10
    var world = World.weightless()
    let wall = try world.box(200, 0, 20, 200) { $0.isAnchored = true }
    let ball = try world.ball(0, 0, radius: 20, velocity: CGVector(dx: 400, dy: 0)) { $0.elasticity = 1 }
    world.run(60)
    #expect(world.center(wall) == CGPoint(x: 200, y: 0))
    #expect(near(world.velocity(ball).dx, -400, 1e-6))
    var properties = try #require(world.properties(of: wall))
    properties.isAnchored = false
    world.setProperties(wall, properties)
    world.applyImpulse(wall, CGVector(dx: 1, dy: 0))
    world.run(60)
    #expect(world.center(wall).x > 200)
  }

  @Test("Two that fly at each other touch where they meet, by how fast each of them is")
  func meeting() throws {
    // D51: 60 points are between them; the one that is twice as fast comes 40 of them.
    var world = World.weightless()
    _ = try world.ball(0, 0, velocity: CGVector(dx: 600, dy: 0)) { $0.elasticity = 1 }
    _ = try world.ball(100, 0, velocity: CGVector(dx: -300, dy: 0)) { $0.elasticity = 1 }
    var began: [ContactEvent] = []
    for _ in 0..<30 {
      world.step()
      began += world.beganContacts
    }
    let event = try #require(began.first)
    #expect(near(event.point.x, 60, 1e-6) && near(event.point.y, 0, 1e-9))
  }
}
