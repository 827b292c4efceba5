import DynamicsEngine
import Foundation
import PlaneGeometry
import TestSupport
import Testing

@Suite struct BoundaryTests {
  @Test("However fast, nothing passes a line", arguments: [1e3, 1e4, 1e5])
  func tunnelling(speed: Double) throws {
    // D18
    for seed in 0..<10 {
      var random = SeededGenerator(seed: seed)
      var world = World.weightless()
      world.room(CGRect(x: 0, y: 0, width: 400, height: 300))
      var bodies: [BodyID] = []
      for index in 0..<4 {
        let angle = Double.random(in: 0...6, using: &random)
        let velocity = CGVector(dx: speed * cos(angle), dy: speed * sin(angle))
        let x = 60 + 80 * Double(index)
        let body =
          index % 2 == 0
          ? try world.ball(x, 150, radius: 5, velocity: velocity) { $0.elasticity = 1 }
          : try world.box(x, 150, 30, 4, angle: angle, velocity: velocity) { $0.elasticity = 0.5 }
        bodies.append(body)
      }
      for _ in 0..<120 {
        world.step()
        for body in bodies {
          let center = world.center(body)
          #expect(center.x > 0 && center.x < 400 && center.y > 0 && center.y < 300)
        }
      }
    }
  }

  @Test("What falls fast on a floor is seen to touch it before it bounces, and touches it once")
  func fastBounce() throws {
    // D18, D19
    var world = World.falling()
    world.floor(0, tag: 7)
    let ball = try world.ball(0, -2000, radius: 20, tag: 3) { $0.elasticity = 0.5 }
    var began = 0
    var ended = 0
    var lowest = -Double.infinity
    for _ in 0..<200 {
      world.step()
      began += world.beganContacts.count
      ended += world.endedContacts.count
      lowest = max(lowest, world.center(ball).y)
      if !world.beganContacts.isEmpty { #expect(near(world.center(ball).y, -20, 0.1)) }
    }
    #expect(began == 1)
    #expect(ended == 1)
    #expect(near(lowest, -20, 0.1))
  }

  @Test("A box slides over the places where lines meet as over one line")
  func joints() throws {
    var world = World.falling(sleeps: false)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -1000, y: 0))
    for index in 0..<100 { path.addLine(to: CGPoint(x: -980 + 20 * Double(index), y: 0)) }
    var floor = BoundaryDescription(path: path)
    floor.friction = 0
    world.addBoundary(floor)
    let body = try world.box(-900, -25.3, 50, 50, velocity: CGVector(dx: 600, dy: 0)) { $0.friction = 0 }
    world.run(120)
    #expect(near(world.velocity(body).dx, 600, 1e-6))
    #expect(near(world.angle(body), 0, 1e-3))
    #expect(near(world.center(body).y, -25, 0.2))
  }

  @Test("Lines hold from both sides, and what overlaps one is held on the side of its centre")
  func sides() throws {
    // D18
    var world = World.weightless()
    world.floor(0)
    let above = try world.ball(0, -10, radius: 20)
    let below = try world.ball(100, 10, radius: 20)
    world.addPush(above, force: CGVector(dx: 0, dy: 1))
    world.addPush(below, force: CGVector(dx: 0, dy: -1))
    world.run(120)
    #expect(near(world.center(above).y, -20, 0.5))
    #expect(near(world.center(below).y, 20, 0.5))
  }

  @Test("A concave path holds what is in its bay")
  func concave() throws {
    // D17, D18
    var world = World.falling()
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: -100, y: -100), CGPoint(x: -40, y: -100), CGPoint(x: 0, y: 0), CGPoint(x: 40, y: -100),
      CGPoint(x: 100, y: -100), CGPoint(x: 100, y: 50), CGPoint(x: -100, y: 50),
    ])
    path.closeSubpath()
    world.addBoundary(BoundaryDescription(path: path))
    let ball = try world.ball(5, -150, radius: 10)
    world.run(300)
    #expect(near(world.center(ball).x, 0, 0.5))
    // The slopes meet at atan(40 / 100) to the vertical: the ball sits 10 / sin of it above the corner.
    #expect(near(world.center(ball).y, -10 / sin(atan(0.4)), 0.5))
    #expect(world.isResting)
  }

  @Test("A boundary that goes wakes what lay on it; one without a line is none")
  func removal() throws {
    var world = World.falling()
    let line = world.floor(0, tag: 4)
    let floor = try #require(line)
    let body = try world.box(0, -50)
    world.run(120)
    #expect(world.isResting)
    #expect(world.tag(of: floor) == 4)
    world.removeBoundary(floor)
    world.run(60)
    #expect(world.center(body).y > 200)
    #expect(world.tag(of: floor) == nil)
    let nothing = world.addBoundary(BoundaryDescription(from: CGPoint(x: 1, y: 1), to: CGPoint(x: 1, y: 1)))
    #expect(nothing == nil)
    #expect(world.allBoundaries.isEmpty)
  }

  @Test("What falls on a floor touches it on the floor, however far above it was a step before")
  func placeOnFloor() throws {
    // D51
    var world = World.falling()
    world.floor(0)
    _ = try world.box(150, -700, 100, 100)
    var began: [ContactEvent] = []
    for _ in 0..<120 {
      world.step()
      began += world.beganContacts
    }
    let event = try #require(began.first)
    #expect(near(event.point.y, 0, 1e-9))
    #expect(near(event.point.x, 150, 1e-9))
  }

  @Test("What flies askew touches a line where it comes to it, and a box that is turned with its corner")
  func placeAlongLine() throws {
    // D51: the ball comes 80 points down at 600 points per second, and 160 along meanwhile.
    var world = World.weightless()
    world.floor(0)
    _ = try world.ball(0, -100, radius: 20, velocity: CGVector(dx: 1200, dy: 600)) { $0.elasticity = 1 }
    // 50 · (cos 0.3 − sin 0.3) beside its middle is the lowest corner.
    _ = try world.box(1000, -300, 100, 100, angle: 0.3, velocity: CGVector(dx: 0, dy: 600)) { $0.elasticity = 1 }
    var began: [ContactEvent] = []
    for _ in 0..<60 {
      world.step()
      began += world.beganContacts
    }
    #expect(began.count == 2)
    #expect(near(began[0].point.x, 160, 1e-6) && near(began[0].point.y, 0, 1e-6))
    #expect(near(began[1].point.x, 1032.9908, 1e-3) && near(began[1].point.y, 0, 1e-6))
  }
}
