import DynamicsEngine
import Foundation
import PlaneGeometry
import Testing

@Suite struct FieldTests {
  /// What a field does to a body of 100 by 100 points in one step, as an acceleration.
  static func acceleration(
    _ field: FieldDescription, at point: CGPoint, velocity: CGVector = .zero, density: Double = 1, charge: Double = 0
  ) throws -> CGVector {
    var world = World.weightless()
    let body = try world.box(point.x, point.y, velocity: velocity) {
      $0.density = density
      $0.charge = charge
    }
    let name = world.addField(field, bodies: [body])
    let field = try #require(name)
    let told = try #require(
      world.acceleration(of: field, at: point, velocity: velocity, mass: density, charge: charge))
    world.step()
    let after = world.velocity(body)
    let found = CGVector(dx: (after.dx - velocity.dx) * 60, dy: (after.dy - velocity.dy) * 60)
    #expect(near(told.dx, found.dx, 1e-6) && near(told.dy, found.dy, 1e-6))
    return found
  }

  static func expect(_ a: CGVector, _ dx: Double, _ dy: Double, _ distance: Double = 1e-6) {
    #expect(near(a.dx, dx, distance) && near(a.dy, dy, distance), "\(a)")
  }

  @Test("Each field acts by its formula, in metres and newtons")
  func formulas() throws {
    // D26
    let place = CGPoint(x: 200, y: 0)
    try Self.expect(
      Self.acceleration(FieldDescription(.linearGravity(direction: CGVector(dx: 0, dy: 2))), at: place, density: 3),
      0, 200)
    try Self.expect(Self.acceleration(FieldDescription(.radialGravity, strength: 3), at: place, density: 5), -300, 0)
    try Self.expect(Self.acceleration(FieldDescription(.vortex), at: place), 0, -200)
    try Self.expect(Self.acceleration(FieldDescription(.spring, strength: 4), at: place, density: 2), -400, 0)
    try Self.expect(Self.acceleration(FieldDescription(.electric), at: place, charge: 2), 200, 0)
    try Self.expect(Self.acceleration(FieldDescription(.electric), at: place), 0, 0)
    // 600 m/s · 1/60 s: v / (1 + h · strength).
    try Self.expect(
      Self.acceleration(FieldDescription(.drag, strength: 6), at: place, velocity: CGVector(dx: 110, dy: 0)), -600, 0)
    try Self.expect(
      Self.acceleration(FieldDescription(.velocity(direction: CGVector(dx: 1, dy: -1))), at: place), 6000, -6000)
    let bent = try Self.acceleration(
      FieldDescription(.magnetic, strength: 0.001), at: place, velocity: CGVector(dx: 300, dy: 0), charge: 1)
    Self.expect(bent, 0, -0.3, 1e-4)
  }

  @Test("A field becomes less with the distance, from its least radius on, and acts in its region alone")
  func falloff() throws {
    // D26
    var field = FieldDescription(.radialGravity, falloff: 2, minimumRadius: 50)
    try Self.expect(Self.acceleration(field, at: CGPoint(x: 200, y: 0)), -25, 0)
    try Self.expect(Self.acceleration(field, at: CGPoint(x: 0, y: 10)), 0, -400)
    field.region = Region(size: CGSize(width: 300, height: 100))
    try Self.expect(Self.acceleration(field, at: CGPoint(x: 200, y: 0)), 0, 0)
    try Self.expect(Self.acceleration(field, at: CGPoint(x: 100, y: 0)), -100, 0)
  }

  @Test("Regions are what set theory says")
  func regions() {
    // D26
    let ring = Region(radius: 100).difference(Region(radius: 50))
    let cross = Region(size: CGSize(width: 100, height: 20)).union(Region(size: CGSize(width: 20, height: 100)))
    let lens = Region(radius: 60).intersection(cross).inverse
    func holds(_ region: Region, _ x: Double, _ y: Double) -> Bool { region.contains(CGPoint(x: x, y: y)) }
    #expect(holds(ring, 75, 0) && !holds(ring, 25, 0) && !holds(ring, 125, 0))
    #expect(holds(cross, 45, 0) && holds(cross, 0, 45) && !holds(cross, 45, 45))
    #expect(!holds(lens, 45, 0) && holds(lens, 45, 45) && holds(lens, 1000, 0))
    #expect(holds(.infinite, 1e9, 0) && !holds(Region.infinite.inverse, 0, 0))
    #expect(!holds(Region(radius: -1), 0, 0) && !holds(Region(radius: .nan), 0, 0))
    #expect(holds(Region(radius: .infinity), 1e30, 0))
    // However deep they are put into each other, on either side.
    var deep = Region(radius: 1)
    for index in 2..<200 {
      deep = index % 2 == 0 ? Region(radius: Double(index)).difference(deep) : deep.union(Region(radius: 0.5))
    }
    #expect(holds(deep, 197.5, 0) && holds(deep, 0.2, 0))
  }

  @Test("A spring field keeps a body within it, swinging with the period of its mass")
  func springField() throws {
    // D26: ω² = strength / mass.
    var world = World.weightless()
    let body = try world.box(100, 0) { $0.density = 4 }
    world.addField(FieldDescription(.spring, strength: 36), bodies: [body])
    var crossings: [Double] = []
    var before = world.center(body).x
    for step in 1...600 {
      world.step()
      let now = world.center(body).x
      if before > 0, now <= 0 { crossings.append(Double(step) / 60) }
      before = now
    }
    #expect(near((crossings[3] - crossings[0]) / 3, 2 * .pi / 3, 0.02))
  }

  @Test("A magnetic field bends and gives no energy")
  func magnetic() throws {
    // D26
    var world = World.weightless()
    let body = try world.ball(0, 0, velocity: CGVector(dx: 100, dy: 0)) { $0.charge = 3 }
    world.addField(FieldDescription(.magnetic, strength: 1), bodies: [body])
    for _ in 0..<600 {
      world.step()
      #expect(near(hypot(world.velocity(body).dx, world.velocity(body).dy), 100, 1e-6))
    }
    #expect(hypot(world.center(body).x, world.center(body).y) < 30)
  }

  @Test("Noise is smooth, and the same for the same world; turbulence does nothing to what rests")
  func noise() throws {
    // D26
    var world = World.weightless()
    let body = try world.box(10, 10)
    let still = try world.box(500, 500)
    let added = world.addField(FieldDescription(.noise(smoothness: 0.5, animationSpeed: 1)), bodies: [body])
    let name = try #require(added)
    world.addField(FieldDescription(.turbulence(smoothness: 0, animationSpeed: 0)), bodies: [still])
    var before = try #require(world.acceleration(of: name, at: .zero))
    for index in 1...200 {
      let now = try #require(world.acceleration(of: name, at: CGPoint(x: Double(index), y: 0)))
      #expect(abs(now.dx - before.dx) < 5 && abs(now.dx) <= 100)
      before = now
    }
    world.run(60)
    #expect(world.velocity(body) != .zero)
    #expect(world.velocity(still) == .zero)
  }

  @Test("A field of the program's own is asked for each of its bodies in each step")
  func custom() throws {
    // D26
    var world = World.weightless()
    let body = try world.box(30, 40, tag: 1) { $0.charge = 5 }
    let other = try world.box(500, 0)
    let added = world.addField(FieldDescription(.custom), bodies: [body])
    let name = try #require(added)
    var asked: [FieldSample] = []
    world.step { sample in
      asked.append(sample)
      return CGVector(dx: 6, dy: 0)
    }
    #expect(asked.count == 1)
    #expect(asked[0].field == name && asked[0].body == body && asked[0].mass == 1 && asked[0].charge == 5)
    #expect(asked[0].position == CGPoint(x: 30, y: 40) && near(asked[0].deltaTime, 1.0 / 60, 1e-12))
    #expect(near(world.velocity(body).dx, 10, 1e-9))
    #expect(world.velocity(other) == .zero)
    world.step { _ in CGVector(dx: Double.nan, dy: 0) }
    #expect(near(world.velocity(body).dx, 10, 1e-9))
    world.removeField(name)
    world.step { _ in CGVector(dx: 1e9, dy: 0) }
    #expect(near(world.velocity(body).dx, 10, 1e-9))
  }

  @Test("What a field moves never sleeps in it while it changes by itself, and sleeps in one that holds it")
  func sleeping() throws {
    // D22
    var world = World()
    let noisy = try world.box(0, 0)
    let held = try world.box(500, 0) { $0.resistance = 3 }
    world.addField(FieldDescription(.noise(smoothness: 1, animationSpeed: 1), strength: 1e-6), bodies: [noisy])
    world.addField(FieldDescription(.spring, position: CGPoint(x: 500, y: 0)), bodies: [held])
    world.run(600)
    #expect(world.isResting(noisy) == false)
    #expect(world.isResting(held) == true)
  }
}
