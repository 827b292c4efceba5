import DynamicsEngine
import Foundation
import PlaneGeometry
import Testing

@Suite struct StackTests {
  @Test("Ten boxes on each other stand, asleep for an hour and awake for a minute")
  func tower() throws {
    var asleep = World.falling()
    var awake = World.falling(sleeps: false)
    var bodies: [BodyID] = []
    asleep.floor(0)
    awake.floor(0)
    for index in 0..<10 {
      bodies.append(try asleep.box(0, -25 - 50 * Double(index), 50, 50))
      _ = try awake.box(0, -25 - 50 * Double(index), 50, 50)
    }
    asleep.run(216_000)
    awake.run(3600)
    #expect(asleep.isResting)
    for (index, body) in bodies.enumerated() {
      for world in [asleep, awake] {
        #expect(near(world.center(body).x, 0, 0.1))
        #expect(near(world.center(body).y, -25 - 50 * Double(index), 1.5))
        #expect(near(world.angle(body), 0, 0.002))
      }
    }
  }

  @Test("A pyramid of ten rows stands")
  func pyramid() throws {
    var world = World.falling()
    world.floor(0)
    var places: [(BodyID, CGPoint)] = []
    for row in 0..<10 {
      for column in 0..<10 - row {
        let place = CGPoint(x: (Double(column) - Double(9 - row) / 2) * 56.25, y: -25 - 50 * Double(row))
        places.append((try world.box(place.x, place.y, 50, 50) { $0.friction = 0.6 }, place))
      }
    }
    world.run(600)
    for (body, place) in places {
      #expect(hypot(world.center(body).x - place.x, world.center(body).y - place.y) < 1.5)
    }
    #expect(world.isResting)
  }

  @Test("A heavy box on a light one comes to rest without sinking in")
  func heavy() throws {
    var world = World.falling()
    world.floor(0)
    let light = try world.box(0, -25, 50, 50)
    let heavy = try world.box(0, -75, 50, 50) { $0.density = 20 }
    world.run(300)
    #expect(near(world.center(light).y, -25, 0.5))
    #expect(near(world.center(heavy).y, -75, 1))
    #expect(world.isResting)
  }
}
