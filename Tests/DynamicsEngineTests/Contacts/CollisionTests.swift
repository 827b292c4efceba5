import DynamicsEngine
import Foundation
import PlaneGeometry
import Testing

@Suite struct CollisionTests {
  @Test("Equal balls that meet head-on without loss exchange their velocities")
  func elastic() throws {
    var world = World.weightless()
    let left = try world.ball(0, 0, velocity: CGVector(dx: 300, dy: 0)) { $0.elasticity = 1 }
    let right = try world.ball(200, 0, velocity: CGVector(dx: -500, dy: 0)) { $0.elasticity = 1 }
    world.run(60)
    #expect(near(world.velocity(left).dx, -500, 1e-6))
    #expect(near(world.velocity(right).dx, 300, 1e-6))
    #expect(near(world.velocity(left).dy, 0, 1e-9))
  }

  @Test("Of unequal balls momentum and energy stay, as the formula says")
  func unequal() throws {
    var world = World.weightless()
    let light = try world.ball(0, 0, velocity: CGVector(dx: 400, dy: 0)) { $0.elasticity = 1 }
    let heavy = try world.ball(200, 0) {
      $0.elasticity = 1
      $0.density = 3
    }
    world.run(60)
    #expect(near(world.velocity(light).dx, -200, 1e-6))
    #expect(near(world.velocity(heavy).dx, 200, 1e-6))
  }

  @Test("Balls that do not bounce go on together with the momentum of both")
  func inelastic() throws {
    var world = World.weightless()
    let light = try world.ball(0, 0, velocity: CGVector(dx: 400, dy: 0)) { $0.elasticity = 0 }
    let heavy = try world.ball(200, 0) {
      $0.elasticity = 0
      $0.density = 3
    }
    world.run(60)
    #expect(near(world.velocity(light).dx, 100, 1e-6))
    #expect(near(world.velocity(heavy).dx, 100, 1e-6))
  }

  @Test("Of two elasticities the greater counts, and what meets more slowly than 100 points a second does not bounce")
  func bounceThreshold() throws {
    // D8, D9
    var world = World.weightless()
    world.floor(100)
    let fast = try world.ball(0, 50, velocity: CGVector(dx: 0, dy: 200)) { $0.elasticity = 0.5 }
    let slow = try world.ball(200, 50, velocity: CGVector(dx: 0, dy: 99)) { $0.elasticity = 0.5 }
    world.run(60)
    #expect(near(world.velocity(fast).dy, -100, 1e-6))
    #expect(near(world.velocity(slow).dy, 0, 1e-6))
  }

  @Test("A box that falls on a floor rests on it, edge on edge, and sleeps")
  func restingBox() throws {
    // D22
    var world = World.falling()
    world.floor(400)
    let body = try world.box(100, 100)
    world.run(180)
    #expect(near(world.center(body).y, 350, 0.1))
    #expect(near(world.center(body).x, 100, 0.01))
    #expect(near(world.angle(body), 0, 1e-3))
    #expect(world.isResting)
  }

  @Test("A body rests on a slope up to the angle whose tangent is the friction, and slides beyond it")
  func slope() throws {
    // D8: the root of 0.5 · 0.5.
    for (tangent, slides) in [(0.45, false), (0.55, true)] {
      var world = World.falling(sleeps: false)
      let angle = atan(tangent)
      var line = BoundaryDescription(
        from: CGPoint(x: -5000 * cos(angle), y: -5000 * sin(angle)),
        to: CGPoint(x: 5000 * cos(angle), y: 5000 * sin(angle)))
      line.friction = 0.5
      world.addBoundary(line)
      let body = try world.box(25 * sin(angle), -25 * cos(angle), 50, 50, angle: angle) {
        $0.friction = 0.5
        $0.elasticity = 0
      }
      world.run(120)
      let speed = hypot(world.velocity(body).dx, world.velocity(body).dy)
      if slides {
        // g · (sin - 0.5 · cos) · 2 s
        #expect(near(speed, 2000 * (sin(angle) - 0.5 * cos(angle)), 3))
      } else {
        #expect(speed < 0.5)
      }
    }
  }
}
