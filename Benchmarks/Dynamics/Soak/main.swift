// A day in the life of one world: what falls, swings, is pulled by springs and fields, thrown, taken out and put back.
import DynamicsEngine
import Foundation
import PlaneGeometry

/// SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
struct Seeded: RandomNumberGenerator {
  var state: UInt64 = 2026
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

struct Scene {
  static let room = CGRect(x: 0, y: 0, width: 1200, height: 900)
  var world = World()
  var random = Seeded()
  var loose: [BodyID] = []
  var strongest = 0.0

  init() throws {
    world.gravity = CGVector(dx: 0, dy: 1000)
    world.addBoundary(BoundaryDescription(path: CGPath(rect: Self.room, transform: nil)))
    world.addBoundary(BoundaryDescription(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 500, y: 600)))
    for index in 0..<60 { loose.append(try add(at: CGPoint(x: 60 + 90 * (index % 12), y: 60 + 70 * (index / 12)))) }
    // A chain, a pendulum, a spring and a whirl.
    var last: BodyID?
    for index in 0..<12 {
      let link = try world.addBody(
        BodyDescription(shape: .box(CGSize(width: 34, height: 10)), center: CGPoint(x: 620 + 40 * index, y: 300)))
      let end = last.map { JointEnd.body($0, offset: CGVector(dx: 20, dy: 0)) } ?? .anchor(CGPoint(x: 600, y: 300))
      try world.addJoint(
        JointDescription(.pin(range: nil, frictionTorque: 0), end, .body(link, offset: CGVector(dx: -20, dy: 0))))
      last = link
    }
    let bob = try add(at: CGPoint(x: 900, y: 200))
    try world.addJoint(JointDescription(.distance(length: nil), .anchor(CGPoint(x: 800, y: 100)), .body(bob)))
    let hung = try add(at: CGPoint(x: 300, y: 200))
    try world.addJoint(
      JointDescription(.spring, .anchor(CGPoint(x: 300, y: 150)), .body(hung), frequency: 2, damping: 0.3))
  }

  mutating func add(at point: CGPoint) throws -> BodyID {
    let size = CGSize(
      width: Double.random(in: 20...60, using: &random), height: Double.random(in: 20...60, using: &random))
    let shape: BodyShape =
      Bool.random(using: &random) ? .box(size) : .ellipse(CGSize(width: size.width, height: size.width))
    return try world.addBody(BodyDescription(shape: shape, center: point))
  }

  /// What happens once a second: something is thrown; and once a minute something else takes its place.
  mutating func disturb(_ second: Int) throws {
    let index = Int.random(in: 0..<loose.count, using: &random)
    world.applyImpulse(
      loose[index],
      CGVector(dx: Double.random(in: -4...4, using: &random), dy: Double.random(in: -4...2, using: &random)))
    guard second % 60 == 0 else { return }
    world.removeBody(loose[index])
    loose[index] = try add(at: CGPoint(x: Double.random(in: 100...1100, using: &random), y: 60))
  }

  /// Energy of motion, in mass · points² / second²; and whether all is a number and in the room.
  mutating func look() -> (energy: Double, isSound: Bool) {
    var energy = 0.0
    var isSound = true
    for body in world.bodies {
      guard let state = world.state(of: body), let mass = world.mass(of: body) else { continue }
      energy += mass * (state.velocity.dx * state.velocity.dx + state.velocity.dy * state.velocity.dy) / 2
      isSound = isSound && state.angle.isFinite && Self.room.insetBy(dx: -1, dy: -1).contains(state.center)
    }
    return (energy, isSound)
  }
}

/// What the process has of the machine's memory, in kilobytes.
func memory() -> Int {
  let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4
}

let hours = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 24
var scene = try Scene()
var greatest = 0.0
let clock = ContinuousClock()
let start = clock.now
var first = 0
for hour in 1...hours {
  var greatestOfHour = 0.0
  for second in 1...3600 {
    try scene.disturb(second)
    for _ in 0..<60 { scene.world.step() }
    let (energy, isSound) = scene.look()
    greatestOfHour = max(greatestOfHour, energy)
    guard isSound else {
      print("hour \(hour), second \(second): something is outside of the room, or no number")
      exit(1)
    }
  }
  greatest = max(greatest, greatestOfHour)
  print("hour \(hour): energy at most \(Int(greatestOfHour)), awake \(scene.world.awakeCount), memory \(memory()) kB")
  if hour <= 2 { first = memory() }
}
let seconds = Double((clock.now - start).components.seconds)
print(
  "hours: \(hours), in \(Int(seconds)) s; energy at most \(Int(greatest)); memory \(memory() - first) kB more than after "
    + "hour \(min(hours, 2))"
)
