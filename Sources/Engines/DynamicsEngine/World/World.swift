import Foundation
public import PlaneGeometry
import PlaneVectors

/// Rigid bodies in a plane: what moves them, what they bump into and what holds them together.
///
/// A world is a plain value. Copy it and there are two that go on alike; step two equal worlds alike and they stay equal,
/// bit for bit, on every system. It knows no clock: ``step(evaluating:)`` is one step of ``WorldSettings/step`` seconds,
/// ``advance(by:)`` as many as fit, with the rest kept.
///
///     var world = World()
///     world.gravity = CGVector(dx: 0, dy: 1000)
///     world.addBoundary(BoundaryDescription(from: CGPoint(x: 0, y: 400), to: CGPoint(x: 300, y: 400)))
///     let ball = try world.addBody(
///       BodyDescription(shape: .ellipse(CGSize(width: 40, height: 40)), center: CGPoint(x: 100, y: 50)))
///     world.advance(by: 0.5)
///     world.state(of: ball)?.center
///
/// **Units.** Points, seconds, radians; y points down, so that positive angles are clockwise. A body of density 1 and 100
/// by 100 points has the mass 1. Forces and impulses are in newtons: 1 accelerates the mass 1 by 100 points per second
/// squared, and an impulse of 1 makes it faster by 100 points per second.
///
/// **Names.** Bodies, boundaries, joints, pushes and fields are named by what adding them gave. Names of what has been
/// removed, and names of other worlds, are answered with nil or false, and nothing happens.
///
/// **Double precision.** A list of a million rows is 44 million points long. A number of single precision there is a
/// multiple of four points; one of double precision is right to a hundred-millionth. Where it was measured, the solver
/// waits for memory and not for the arithmetic, so that single precision would gain little: a body is one cache line.
///
/// **Cost.** A step is linear in what is awake and in what it touches; what sleeps costs nothing. Once its arrays have
/// grown to what a scene needs, a step allocates nothing.
public struct World: Sendable, Equatable {
  /// The numbers that stay the same.
  public let settings: WorldSettings
  /// How many steps were taken.
  public internal(set) var stepCount = 0
  /// Time that was asked for and is shorter than a step, in seconds.
  var rest = 0.0
  var worldGravity = Vector.zero

  // Bodies, by place; place 0 is the ground, which nothing moves.
  var motions = [Motion()]
  var places = [Place()]
  var drives = [Drive()]
  var shapes = [Shape()]
  var records = [BodyRecord()]
  var freeBodies: [Int32] = []
  var awake: [Int32] = []
  /// How many bodies there are.
  public internal(set) var bodyCount = 0

  // The corners of polygons, from their centre of mass and in the world, and the normals of the edges after them.
  var corners: [Vector] = []
  var normals: [Vector] = []
  var worldCorners: [Vector] = []
  var worldNormals: [Vector] = []
  var unusedCorners = 0

  var boundaries = Slots<Boundary>()
  var segments: [Segment] = []
  var freeSegments: [Int32] = []

  var bodyTree = BoxTree()
  var segmentTree = BoxTree()
  /// The boxes of bodies that collide with nothing, as they were when these came to rest.
  var looseTree = BoxTree()
  /// Bodies that may have met others since pairs were last looked for.
  var moved: [Int32] = []
  /// Contacts of what is awake, and of what sleeps.
  var contacts: [Contact] = []
  var sleepingContacts: [Contact] = []
  /// Tells whether some of those that sleep have to be looked for.
  var hasWoken = false
  /// The pairs of outlines that have a contact.
  var pairs = PairTable()
  /// How many lines of a boundary a body touches.
  var touches = PairTable()
  /// The contacts that ended between two steps.
  var endedMeanwhile: [ContactRecord] = []

  var groups = Slots<CollisionGroup>()
  var jointRecords = Slots<JointRecord>()
  var joints: [Joint] = []
  /// The record of each joint.
  var jointOwners: [Int32] = []
  var springs: [Spring] = []
  var pushes = Slots<Push>()
  var fields = Slots<Field>()

  /// Not compared: it is no part of what the world is.
  var scratch = Uncompared(Scratch())

  /// A world without anything in it.
  public init(settings: WorldSettings = WorldSettings()) {
    self.settings = settings.corrected
    _ = groups.insert(CollisionGroup(mode: .everything))
  }

  /// The acceleration of all bodies that are not anchored, in points per second squared; UIKit's gravity of 1 is 1000.
  /// A change wakes what sleeps. Default zero.
  public var gravity: CGVector {
    get { worldGravity.vector }
    set {
      let value = Vector(newValue)
      guard value.isFinite, value != worldGravity else { return }
      worldGravity = value
      wakeAll()
    }
  }

  /// The change that an impulse or a force of 1 newton makes to the mass 1: points per second, or per second squared.
  static let pointsPerMetre = 100.0

  /// The contacts that began in the last step.
  public var beganContacts: [ContactEvent] { scratch.value.began }
  /// The contacts that ended in the last step, or between it and the one before.
  public var endedContacts: [ContactEvent] { scratch.value.ended }

  /// Tells whether nothing moves, as far as the world can see: bodies that do not sleep are all anchored.
  public var isResting: Bool { awake.isEmpty }
  /// How many bodies are awake.
  public var awakeCount: Int { awake.count }
}

/// The storage that a step needs for itself: arrays that keep their memory. It is no part of a world's state.
struct Scratch: Sendable {
  var candidates: [Int32] = []
  var singles: [SingleRow] = []
  var doubles: [DoubleRow] = []
  /// The islands of those that may fall asleep: each body's way to the first of its island.
  var islands: [Int32] = []
  var islandRest: [Double] = []
  var lastOfIsland: [Int32] = []
  /// Velocities as they were before the step, and as impacts leave them.
  var before: [Motion] = []
  var struck: [Motion] = []
  var impacts: [Impact] = []
  /// Contacts that began or ended, and those whose boxes are apart.
  var changed: [Int32] = []
  var gone: [Int32] = []
  /// Bodies to be woken, found while contacts are looked at.
  var woken: [Int32] = []
  /// The points at which contacts that do not touch yet meet in this step, with the indices of the contacts.
  var meetings: [(contact: Int32, point: Vector)] = []
  /// In how many parts the present step is taken, and which of them is the present one.
  var parts = 1
  var part = 0
  var began: [ContactEvent] = []
  var ended: [ContactEvent] = []
  /// The outline that was looked at last, and of which shape it is.
  var lastOutline: (shape: BodyShape, outline: Outline)?
}
