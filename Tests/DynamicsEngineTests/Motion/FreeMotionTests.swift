import DynamicsEngine
import Foundation
import PlaneGeometry
import Testing

/// Bodies that nothing holds, against the formulas of school.
@Suite struct FreeMotionTests {
  @Test("A body falls by half of g times the square of the time, and by as much per step as its step is long")
  func freeFall() throws {
    // D2, D21
    var world = World.falling()
    let body = try world.box(0, 0)
    world.run(60)
    // Velocities change before places: n steps of h fall by g·h²·n(n+1)/2.
    let fallen: Double = 1000 * 60 * 61 / 2 / 3600
    #expect(near(world.center(body).y, fallen, 1e-9))
    #expect(near(world.velocity(body).dy, 1000, 1e-9))
    var fine = World.falling(step: 1.0 / 6000)
    let other = try fine.box(0, 0)
    fine.run(6000)
    #expect(near(fine.center(other).y, 500, 0.1))
  }

  @Test("A thrown body flies along a parabola")
  func parabola() throws {
    var world = World.falling(step: 1.0 / 1200)
    let body = try world.box(0, 0, velocity: CGVector(dx: 300, dy: -400))
    for step in 1...1200 {
      world.step()
      let time = Double(step) / 1200
      #expect(near(world.center(body).x, 300 * time, 1e-6))
      #expect(near(world.center(body).y, -400 * time + 500 * time * time, 0.5))
    }
  }

  @Test("A hundred points square of density 1 weighs 1; mass is density times area, an ellipse's too")
  func masses() throws {
    // D3
    var world = World()
    let one = try world.box(0, 0)
    let dense = try world.box(0, 0, 50, 200) { $0.density = 3 }
    let circle = try world.ball(0, 0, radius: 50)
    let triangle = try world.addBody(
      BodyDescription(
        shape: .polygon([CGPoint(x: 0, y: 0), CGPoint(x: 200, y: 0), CGPoint(x: 0, y: 100)]), center: .zero))
    #expect(world.mass(of: one) == 1)
    #expect(world.mass(of: dense) == 3)
    #expect(near(try #require(world.mass(of: circle)), 0.7853981633974483, 1e-12))
    #expect(near(try #require(world.mass(of: triangle)), 1, 1e-12))
  }

  @Test("A force of 1 accelerates the mass 1 by 100 points per second squared")
  func force() throws {
    // D3
    var world = World.weightless()
    let body = try world.box(0, 0)
    let heavy = try world.box(500, 0) { $0.density = 4 }
    world.addPush(body, force: CGVector(dx: 1, dy: 0))
    world.addPush(heavy, force: CGVector(dx: 1, dy: 0))
    world.run(60)
    #expect(near(world.velocity(body).dx, 100, 1e-9))
    #expect(near(world.velocity(heavy).dx, 25, 1e-9))
  }

  @Test("An impulse of 1 makes the mass 1 faster by 100 points per second, at once")
  func impulse() throws {
    // D4
    var world = World.weightless()
    let body = try world.box(0, 0, 50, 50)
    world.applyImpulse(body, CGVector(dx: 0.5, dy: 0))
    #expect(near(world.velocity(body).dx, 200, 1e-9))
  }

  @Test("A push off the centre turns the body, and the point turns with it")
  func torque() throws {
    // D5
    var world = World.weightless()
    let body = try world.box(0, 0)
    world.applyImpulse(body, CGVector(dx: 0, dy: 1), offset: CGVector(dx: 50, dy: 0))
    let state = try #require(world.state(of: body))
    // 50 · 100 over (100² + 100²) / 12, clockwise.
    #expect(near(state.angularVelocity, 3, 1e-9))
    var turned = World.weightless()
    let other = try turned.box(0, 0, angle: .pi / 2)
    turned.applyImpulse(other, CGVector(dx: 1, dy: 0), offset: CGVector(dx: 50, dy: 0))
    #expect(near(try #require(turned.state(of: other)).angularVelocity, -3, 1e-9))
  }

  @Test("Resistance divides the velocity by 1 + resistance · step in each step, turning too")
  func resistance() throws {
    // D8
    var world = World.weightless()
    let body = try world.box(0, 0, velocity: CGVector(dx: 600, dy: 0)) {
      $0.resistance = 6
      $0.angularResistance = 12
    }
    world.setVelocity(body, CGVector(dx: 600, dy: 0), angular: 10)
    world.step()
    let state = try #require(world.state(of: body))
    #expect(near(state.velocity.dx, 600 / 1.1, 1e-9))
    #expect(near(state.angularVelocity, 10 / 1.2, 1e-9))
    #expect(near(state.center.x, 10 / 1.1, 1e-9))
  }

  @Test("Velocities that are added add up, an anchored body has none, and one that may not turn does not")
  func velocities() throws {
    // D10
    var world = World.falling()
    let body = try world.box(0, 0) { $0.allowsRotation = false }
    world.addVelocity(body, CGVector(dx: 10, dy: 20), angular: 1)
    world.addVelocity(body, CGVector(dx: 1, dy: 2), angular: 1)
    #expect(world.velocity(body) == CGVector(dx: 11, dy: 22))
    #expect(world.state(of: body)?.angularVelocity == 0)
    let anchored = try world.box(0, 300) { $0.isAnchored = true }
    world.addVelocity(anchored, CGVector(dx: 10, dy: 20), angular: 1)
    world.run(60)
    #expect(world.center(anchored) == CGPoint(x: 0, y: 300))
  }

  @Test("A body's own acceleration adds to the world's gravity")
  func ownAcceleration() throws {
    var world = World.falling()
    let body = try world.box(0, 0) { $0.acceleration = CGVector(dx: 600, dy: -1000) }
    world.run(60)
    #expect(near(world.velocity(body).dx, 600, 1e-9))
    #expect(near(world.velocity(body).dy, 0, 1e-9))
  }

  @Test("A body keeps turning about its centre of mass, which is not where its outline's centre is")
  func centreOfMass() throws {
    var world = World.weightless()
    let body = try world.addBody(
      BodyDescription(
        shape: .polygon([CGPoint(x: 0, y: 0), CGPoint(x: 90, y: 0), CGPoint(x: 0, y: 90)]),
        center: CGPoint(x: 100, y: 100), angularVelocity: 2 * .pi))
    world.run(30)
    // Half a turn about (130, 130).
    #expect(near(world.center(body).x, 160, 1e-6))
    #expect(near(world.center(body).y, 160, 1e-6))
    #expect(near(world.angle(body), .pi, 1e-9))
  }

  @Test("Steps are taken as they fit, the rest is kept, and not more than four at once")
  func stepping() throws {
    // D21
    var world = World()
    let counts = [1.0 / 120, 1.0 / 120, 0.025, 0.0255, 10, -1, .nan].map { world.advance(by: $0) }
    #expect(counts == [0, 1, 1, 2, 4, 0, 0])
    #expect(world.stepCount == 8)
    var taken = 0
    for _ in 0..<6000 { taken += world.advance(by: 1.0 / 60) }
    #expect(taken == 6000)
  }

  @Test("What is put elsewhere or moved keeps its velocity, and a new outline keeps the centre")
  func changes() throws {
    // D24
    var world = World.weightless()
    let body = try world.box(0, 0, velocity: CGVector(dx: 60, dy: 0))
    world.place(body, center: CGPoint(x: 100, y: 50), angle: 1)
    world.move(body, by: CGVector(dx: 0, dy: 10))
    world.run(60)
    #expect(near(world.center(body).x, 160, 1e-9) && near(world.center(body).y, 60, 1e-9))
    #expect(world.angle(body) == 1)
    try world.setShape(
      body, .polygon([CGPoint(x: 0, y: 0), CGPoint(x: 90, y: 0), CGPoint(x: 0, y: 90)]))
    #expect(near(world.center(body).x, 160, 1e-9) && near(world.center(body).y, 60, 1e-9))
    #expect(near(try #require(world.mass(of: body)), 0.405, 1e-12))
    #expect(near(world.velocity(body).dx, 60, 1e-9))
    let answers = [
      world.move(body, by: CGVector(dx: Double.nan, dy: 0)), world.move(body, by: CGVector(dx: 1e20, dy: 0)),
    ]
    #expect(answers == [false, false])
  }

  @Test("Without anything said friction is 0.2, elasticity 0.2, density 1, and a body turns and is not slowed")
  func standard() {
    // D6
    let properties = BodyProperties()
    #expect(properties.friction == 0.2 && properties.elasticity == 0.2 && properties.density == 1)
    #expect(properties.resistance == 0 && properties.angularResistance == 0)
    #expect(properties.allowsRotation && !properties.isAnchored && properties.charge == 0)
  }

  @Test("Forty million points down a list a spring is as exact as at its beginning")
  func precision() throws {
    // D1
    var near = World.weightless()
    var far = World.weightless()
    let here = try near.box(100, 40, groups: [])
    let there = try far.box(100, 44_000_040, groups: [])
    try near.addJoint(JointDescription(.spring, .anchor(.zero), .body(here), frequency: 1, damping: 0.8))
    try far.addJoint(
      JointDescription(.spring, .anchor(CGPoint(x: 0, y: 44_000_000)), .body(there), frequency: 1, damping: 0.8))
    for _ in 0..<120 {
      near.step()
      far.step()
      #expect(abs(near.center(here).y - (far.center(there).y - 44_000_000)) < 1e-6)
    }
  }
}
