import OpenCollectionView
import Testing

/// Fields and their regions.
@MainActor @Suite("Field behaviors") struct FieldTests {
  private func velocity(
    after frames: Int, in field: UIFieldBehavior, from place: CGPoint = CGPoint(x: 200, y: 300),
    start: CGPoint = .zero, charge: CGFloat = 0
  ) -> CGPoint {
    let stage = DynamicsScreen()
    let square = stage.square(place.x, place.y)
    let shape = UIDynamicItemBehavior(items: [square])
    shape.addLinearVelocity(start, for: square)
    shape.charge = charge
    field.addItem(square)
    stage.animator.addBehavior(shape)
    stage.animator.addBehavior(field)
    stage.frames(frames)
    return shape.linearVelocity(for: square)
  }

  @Test("Fields have UIKit's defaults") func defaults() {
    // D26
    let field = UIFieldBehavior.springField()
    #expect(field.strength == 1)
    #expect(field.falloff == 0)
    #expect(field.position == .zero)
    #expect(field.minimumRadius == 0.01)
    #expect(field.direction == .zero)
    #expect(field.region.contains(CGPoint(x: 1e6, y: -1e6)))
    #expect(UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 2)).direction == CGVector(dx: 1, dy: 2))
    #expect(UIFieldBehavior.radialGravityField(position: CGPoint(x: 3, y: 4)).position == CGPoint(x: 3, y: 4))
    let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 2)
    #expect(noise.smoothness == 0.5)
    #expect(noise.animationSpeed == 2)
  }

  @Test("Linear gravity and velocity fields go by their direction") func directions() {
    // D26
    let gravity = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    #expect(isNear(velocity(after: 6, in: gravity).x, 10, within: 1e-6))
    gravity.strength = 1
    let wind = UIFieldBehavior.velocityField(direction: CGVector(dx: 0, dy: 0.5))
    #expect(isNear(velocity(after: 2, in: wind).y, 50, within: 1e-6))
  }

  @Test("Radial gravity, springs and charges pull and push by the place") func places() {
    // D26
    let radial = UIFieldBehavior.radialGravityField(position: CGPoint(x: 100, y: 300))
    #expect(velocity(after: 6, in: radial).x < -9)
    let spring = UIFieldBehavior.springField()
    spring.position = CGPoint(x: 100, y: 300)
    #expect(velocity(after: 6, in: spring).x < -9)
    let electric = UIFieldBehavior.electricField()
    electric.position = CGPoint(x: 100, y: 300)
    #expect(velocity(after: 6, in: electric).x == 0)
    #expect(velocity(after: 6, in: UIFieldTestsElectric.make(), charge: 1).x > 9)
  }

  @Test("Drag slows, a magnetic field bends, a vortex turns") func motion() {
    // D26
    #expect(velocity(after: 60, in: .dragField(), start: CGPoint(x: 100, y: 0)).x < 40)
    let bent = velocity(after: 6, in: .magneticField(), start: CGPoint(x: 100, y: 0), charge: 1)
    #expect(abs(bent.y) > 5)
    #expect(isNear(hypot(bent.x, bent.y), 100, within: 1e-6))
    let vortex = UIFieldBehavior.vortexField()
    vortex.position = CGPoint(x: 100, y: 300)
    #expect(abs(velocity(after: 6, in: vortex).y) > 5)
  }

  @Test("Noise pushes, and turbulence only what moves; both keep the animator running") func noise() {
    // D26
    #expect(velocity(after: 30, in: .noiseField(smoothness: 0.5, animationSpeed: 1)) != .zero)
    #expect(velocity(after: 30, in: .turbulenceField(smoothness: 0.5, animationSpeed: 1)) == .zero)
  }

  @Test("A field acts only in its region, about its position") func regions() {
    // D26
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.position = CGPoint(x: 200, y: 300)
    field.region = UIRegion(radius: 50)
    #expect(velocity(after: 3, in: field).x > 0)
    let other = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    other.region = UIRegion(radius: 50)
    #expect(velocity(after: 3, in: other) == .zero)
  }

  @Test("A field of the program's own is asked before each step, and may change what it likes") func evaluation() {
    // D26
    let stage = DynamicsScreen()
    let square = stage.square(200, 300)
    let shape = UIDynamicItemBehavior(items: [square])
    shape.charge = 3
    var asked: [String] = []
    let animator = stage.animator
    let field = UIFieldBehavior.field { field, position, velocity, mass, charge, duration in
      asked.append("\(position.x) \(velocity.dx) \(mass) \(charge) \((1 / duration).rounded())")
      // Reading and changing the world from within is allowed.
      _ = shape.linearVelocity(for: square)
      if asked.count == 2 { animator.removeBehavior(field) }
      return CGVector(dx: 6, dy: 0)
    }
    field.addItem(square)
    animator.addBehavior(shape)
    animator.addBehavior(field)
    stage.frames(3)
    #expect(asked.first == "200.0 0.0 1.0 3.0 60.0")
    #expect(asked.count == 2)
    #expect(isNear(shape.linearVelocity(for: square).x, 20, within: 1e-6))
  }
}

@MainActor private enum UIFieldTestsElectric {
  static func make() -> UIFieldBehavior {
    let electric = UIFieldBehavior.electricField()
    electric.position = CGPoint(x: 100, y: 300)
    return electric
  }
}
