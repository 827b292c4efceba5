import DynamicsEngine
import Foundation
import PlaneGeometry
import TestSupport
import Testing

/// Which bodies are where.
struct SearchTests {
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `bodies are found where they are, those too that collide with nothing`() throws {
    // D20
    var world = World()
    let near = try world.box(0, 0)
    let loose = try world.box(300, 0, groups: [])
    let point = try world.addBody(BodyDescription(shape: .none, center: CGPoint(x: 600, y: 0)))
    #expect(world.bodies(in: rect(-10, -10, 20, 20)) == [near])
    #expect(world.bodies(in: rect(240, 0, 20, 20)) == [loose])
    #expect(world.bodies(in: rect(590, -10, 20, 20)) == [point])
    #expect(world.bodies(in: rect(0, 0, 600, 0)) == [near, loose, point])
    #expect(world.bodies(in: rect(51, 0, 198, 10)).isEmpty)
    world.removeBody(loose)
    #expect(world.bodies(in: rect(240, 0, 20, 20)).isEmpty)
  }

  @Test func `what falls, is moved, turned or anchored is found where it has come to`() throws {
    // D20
    var world = World.falling()
    let loose = try world.box(0, 0, 100, 20, groups: [])
    world.run(60)
    let bottom = Double(world.center(loose).y)
    #expect(near(bottom, 1000.0 * 60 * 61 / 2 / 3600, 1e-6))
    #expect(world.bodies(in: rect(-10, -10, 20, 20)).isEmpty)
    #expect(world.bodies(in: rect(-10, bottom - 1, 20, 2)) == [loose])
    world.place(loose, center: CGPoint(x: 0, y: -500), angle: .pi / 2)
    #expect(world.bodies(in: rect(-5, -545, 10, 5)) == [loose])
    #expect(world.bodies(in: rect(20, -505, 25, 10)).isEmpty)
    world.move(loose, by: CGVector(dx: 1000, dy: 0))
    #expect(world.bodies(in: rect(995, -505, 10, 10)) == [loose])
    var properties = BodyProperties()
    properties.isAnchored = true
    world.setProperties(loose, properties)
    #expect(world.bodies(in: rect(995, -505, 10, 10)) == [loose])
    world.place(loose, center: .zero, angle: 0)
    #expect(world.bodies(in: rect(40, -5, 5, 5)) == [loose])
    #expect(world.bodies(in: rect(995, -505, 10, 10)).isEmpty)
  }

  @Test func `a body that begins to collide does so where it has fallen and turned to`() throws {
    // D16
    var world = World.falling()
    world.floor(1000)
    let body = try world.box(0, 0, 100, 20, groups: [])
    world.setVelocity(body, .zero, angular: 3)
    world.run(70)
    #expect(world.center(body).y > 600)
    world.setGroups(body, [.standard])
    world.run(240)
    #expect(near(Double(world.center(body).y), 990, 1))
  }

  @Test(arguments: RandomLives.seeds(3))
  func `the trees find what a look at every body finds, through lives of all kinds`(seed: Int) throws {
    // D20
    var random = try RandomWorld(seed: seed, count: 24)
    for (index, body) in random.bodies.enumerated() where index % 3 == 0 { random.world.setGroups(body, []) }
    for round in 0..<60 {
      random.world.run(10)
      let bodies = random.world.bodies
      let chosen = bodies[Int.random(in: 0..<bodies.count, using: &random.random)]
      switch round % 6 {
      case 0: random.world.setGroups(chosen, round % 12 == 0 ? [] : [.standard])
      case 1:
        random.world.place(
          chosen, center: CGPoint(x: Double.random(in: 0...600, using: &random.random), y: 250), angle: 1)
      case 2: random.world.move(chosen, by: CGVector(dx: 3, dy: -40))
      case 3:
        var properties = random.world.properties(of: chosen) ?? BodyProperties()
        properties.isAnchored.toggle()
        random.world.setProperties(chosen, properties)
      case 4: _ = try random.world.setShape(chosen, .box(CGSize(width: 30, height: 60)))
      default: random.world.removeBody(chosen)
      }
      for (body, box) in random.world.boxes {
        let corner = CGRect(x: box.maxX - 0.01, y: box.maxY - 0.01, width: 0.005, height: 0.005)
        #expect(random.world.bodies(in: corner).contains(body))
        let beyond = CGRect(x: box.maxX + 0.01, y: box.minY, width: 0, height: box.height)
        #expect(!random.world.bodies(in: beyond).contains(body))
      }
      let data = try JSONEncoder().encode(random.world)
      #expect(try JSONDecoder().decode(World.self, from: data) == random.world)
    }
  }
}

extension World {
  /// The upright boxes around bodies, as they are drawn.
  fileprivate var boxes: [(body: BodyID, box: CGRect)] {
    debugShapes.compactMap { shape in
      switch shape {
      case .circle(let body, _, let center, let radius, _):
        (body, CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      case .polygon(let body, _, let corners):
        corners.first.map { first in
          (body, corners.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) })
        }
      default: nil
      }
    }
  }
}
