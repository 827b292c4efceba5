// Ten scenes on DynamicsEngine: the same as in Box2DScenes.cpp, with the same output.
import DynamicsEngine
import Foundation
import PlaneGeometry

func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
}

func world(gravity: Double = 1000) -> World {
  var settings = WorldSettings()
  settings.allowsSleep = false
  var world = World(settings: settings)
  world.gravity = CGVector(dx: 0, dy: gravity)
  return world
}

extension World {
  mutating func line(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, friction: Double = 0.2) {
    var line = BoundaryDescription(from: CGPoint(x: x0, y: y0), to: CGPoint(x: x1, y: y1))
    line.friction = friction
    addBoundary(line)
  }

  mutating func add(
    _ shape: BodyShape, _ x: Double, _ y: Double, angle: Double = 0, friction: Double = 0.2, elasticity: Double = 0,
    velocity: CGVector = .zero, collides: Bool = true
  ) throws -> BodyID {
    var body = BodyDescription(
      shape: shape, center: CGPoint(x: x, y: y), angle: angle, velocity: velocity, groups: collides ? [.standard] : [])
    body.properties.friction = friction
    body.properties.elasticity = elasticity
    return try addBody(body)
  }

  /// Says a tenth of the way after the other where the middle of bodies is, and what a step has taken.
  mutating func run(_ name: String, _ steps: Int, _ seen: BodyID...) { run(name, steps, seen) }

  mutating func run(_ name: String, _ steps: Int, _ seen: [BodyID]) {
    let start = now()
    for index in 1...steps {
      step()
      guard index % (steps / 10) == 0 else { continue }
      let centers = seen.compactMap { state(of: $0)?.center }
      let x = centers.reduce(0) { $0 + $1.x } / Double(seen.count)
      let y = centers.reduce(0) { $0 + $1.y } / Double(seen.count)
      print(name, String(format: "%.4f %.3f %.3f", Double(index) / 60, x, y))
    }
    print(name, "time", String(format: "%.6f", (now() - start) / Double(steps)))
  }
}

let square = BodyShape.box(CGSize(width: 50, height: 50))
let hundred = BodyShape.box(CGSize(width: 100, height: 100))
func circle(_ radius: Double) -> BodyShape { .ellipse(CGSize(width: 2 * radius, height: 2 * radius)) }

do {
  // What a process does once is in no scene's time.
  var scene = world()
  let body = try scene.add(hundred, 0, 0)
  scene.run("Warm", 60, body)
}
do {
  var scene = world()
  let body = try scene.add(hundred, 0, 0)
  scene.run("fall", 60, body)
}
do {
  var scene = world()
  let body = try scene.add(circle(20), 0, 0, velocity: CGVector(dx: 300, dy: -400))
  scene.run("throw", 60, body)
}
do {
  var scene = world()
  scene.line(-1e6, 0, 1e6, 0)
  let body = try scene.add(circle(20), 0, -500, elasticity: 0.5)
  scene.run("bounce", 180, body)
}
do {
  var scene = world()
  scene.line(-5000, -2500, 5000, 2500, friction: 0.3)
  let angle = atan(0.5)
  let body = try scene.add(square, 25 * sin(angle), -25 * cos(angle), angle: angle, friction: 0.3)
  scene.run("slope", 120, body)
}
do {
  var scene = world()
  let body = try scene.add(circle(20), 200, 0, collides: false)
  try scene.addJoint(JointDescription(.distance(length: nil), .anchor(.zero), .body(body)))
  scene.run("pendulum", 120, body)
}
do {
  var scene = world(gravity: 0)
  let body = try scene.add(hundred, 100, 0, collides: false)
  try scene.addJoint(JointDescription(.spring, .anchor(.zero), .body(body), frequency: 1, damping: 0.2))
  scene.run("spring", 120, body)
}
do {
  var scene = world(gravity: 0)
  let body = try scene.add(circle(20), 0, 0, friction: 0, elasticity: 1, velocity: CGVector(dx: 300, dy: 0))
  _ = try scene.add(circle(20), 200, 5, friction: 0, elasticity: 1)
  scene.run("billiard", 120, body)
}
do {
  var scene = world()
  scene.line(-1e6, 0, 1e6, 0)
  var last: BodyID?
  for index in 0..<10 { last = try scene.add(square, 0, -25 - 50 * Double(index), friction: 0.6) }
  if let last { scene.run("tower", 600, last) }
}
do {
  var scene = world()
  scene.line(-1e6, 0, 1e6, 0)
  var last: BodyID?
  for row in 0..<20 {
    for column in 0..<20 - row {
      let x = (Double(column) - Double(19 - row) * 0.5) * 56.25
      last = try scene.add(square, x, -25 - 50 * Double(row), friction: 0.6)
    }
  }
  if let last { scene.run("pyramid", 600, last) }
}
do {
  var scene = world()
  scene.line(0, 0, 1000, 0)
  scene.line(0, 0, 0, -4000)
  scene.line(1000, 0, 1000, -4000)
  var balls: [BodyID] = []
  for index in 0..<1000 {
    let shift = Double((index / 40) % 2) * 0.05
    let body = try scene.add(
      circle(10), 100 * (0.3 + Double(index % 40) * 0.24 + shift), -100 * (1 + Double(index / 40) * 0.3))
    balls.append(body)
  }
  scene.run("circles", 600, balls)
}
do {
  var scene = world(gravity: 0)
  var items: [BodyID] = []
  for index in 0..<1000 {
    let home = CGPoint(x: Double(index % 4) * 100, y: Double(index / 4) * 50)
    var body = BodyDescription(shape: .box(CGSize(width: 100, height: 50)), center: home, groups: [])
    body.properties.allowsRotation = false
    let item = try scene.addBody(body)
    try scene.addJoint(
      JointDescription(.distance(length: 0), .anchor(home), .body(item), frequency: 1, damping: 0.8))
    items.append(item)
  }
  let start = now()
  for _ in 0..<300 {
    for item in items { scene.move(item, by: CGVector(dx: 0, dy: 3.7)) }
    scene.step()
  }
  if let center = scene.state(of: items[500])?.center {
    print(String(format: "springs 5.0000 %.3f %.3f", center.x, center.y))
  }
  print(String(format: "springs time %.6f", (now() - start) / 300))
}
