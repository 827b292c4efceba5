import Foundation
import PlaneGeometry
import PlaneVectors

extension World {
  /// Adds a body.
  ///
  /// - Throws: ``DynamicsError`` for a shape without area or that is not convex, or for numbers that are not finite.
  /// - Complexity: O(log bodies), amortised.
  public mutating func addBody(_ description: BodyDescription) throws(DynamicsError) -> BodyID {
    let outline = try knownOutline(of: description.shape)
    guard description.center.x.isFinite, description.center.y.isFinite else { throw .notFinite("the centre") }
    guard description.angle.isFinite, description.angularVelocity.isFinite else { throw .notFinite("the angle") }
    guard Vector(description.velocity).isFinite else { throw .notFinite("the velocity") }
    let slot: Int32
    if let free = freeBodies.popLast() {
      slot = free
    } else {
      slot = Int32(motions.count)
      motions.append(Motion())
      places.append(Place())
      drives.append(Drive())
      shapes.append(Shape())
      records.append(BodyRecord())
    }
    let index = Int(slot)
    records[index].isPresent = true
    records[index].tag = description.tag
    records[index].description = description.shape
    records[index].groups = description.groups.filter { groups.contains($0.slot, $0.generation) }
    records[index].properties = description.properties.corrected
    bodyCount += 1
    motions[index] = Motion()
    drives[index] = Drive()
    place(outline, at: slot)
    put(slot, center: Vector(description.center), angle: description.angle)
    motions[index].velocity = limited(Vector(description.velocity))
    motions[index].spin = limited(spin: description.angularVelocity)
    applyProperties(of: slot)
    refreshLeaf(of: slot)
    return BodyID(slot: slot, generation: records[index].generation)
  }

  /// The outline of a shape: that of the last one, where it is of the same shape, as in a list of equal rows.
  private mutating func knownOutline(of shape: BodyShape) throws(DynamicsError) -> Outline {
    if let last = scratch.value.lastOutline, last.shape == shape { return last.outline }
    let outline = try Outline(shape)
    scratch.value.lastOutline = (shape, outline)
    return outline
  }

  /// Removes a body, with its joints, pushes and contacts; what it touched wakes. No end of a contact is told.
  ///
  /// - Complexity: O(contacts + joints).
  @discardableResult
  public mutating func removeBody(_ id: BodyID) -> Bool {
    guard let slot = slot(of: id) else { return false }
    removeJoints(of: slot)
    removePushes(of: id)
    forgetInFields(id)
    removeContacts(of: .body(slot), telling: false)
    wake(slot)
    leaveAwake(slot)
    dropLeaf(of: slot)
    dropLooseLeaf(of: slot)
    dropCorners(of: slot)
    let index = Int(slot)
    let generation = records[index].generation &+ 1
    records[index] = BodyRecord()
    records[index].generation = generation
    motions[index] = Motion()
    drives[index] = Drive()
    shapes[index] = Shape()
    places[index] = Place()
    moved.removeAll { $0 == slot }
    endedMeanwhile.removeAll { $0.a == slot || $0.b == slot }
    freeBodies.append(slot)
    bodyCount -= 1
    return true
  }

  /// Tells whether there is a body of this name.
  public func contains(_ id: BodyID) -> Bool { slot(of: id) != nil }

  /// All bodies, in the order of their places.
  public var bodies: [BodyID] {
    records.indices.compactMap { index in
      records[index].isPresent ? BodyID(slot: Int32(index), generation: records[index].generation) : nil
    }
  }

  /// The place and the motion of a body; nil if there is none.
  public func state(of id: BodyID) -> BodyState? {
    slot(of: id).map { state(at: Int($0)) }
  }

  func state(at index: Int) -> BodyState {
    BodyState(
      center: center(at: index).point, angle: places[index].angle, velocity: motions[index].velocity.vector,
      angularVelocity: motions[index].spin)
  }

  @inline(__always)
  func center(at index: Int) -> Vector {
    places[index].center - places[index].rotation.apply(shapes[index].massCenter)
  }

  /// Tells whether a body sleeps or is anchored; nil if there is none.
  public func isResting(_ id: BodyID) -> Bool? {
    slot(of: id).map { drives[Int($0)].awakeIndex < 0 }
  }

  /// The mass of a body, its density times its area; an anchored one has a mass, too. nil if there is none.
  public func mass(of id: BodyID) -> Double? {
    slot(of: id).map { records[Int($0)].mass }
  }

  /// The moment of inertia of a body about its centre of mass: mass · points². nil if there is none.
  public func momentOfInertia(of id: BodyID) -> Double? {
    slot(of: id).map { records[Int($0)].mass * shapes[Int($0)].inertia }
  }

  /// The number that a body was given; nil if there is none.
  public func tag(of id: BodyID) -> Int? {
    slot(of: id).map { records[Int($0)].tag }
  }

  /// The material of a body; nil if there is none.
  public func properties(of id: BodyID) -> BodyProperties? {
    slot(of: id).map { records[Int($0)].properties }
  }

  /// The outline of a body; nil if there is none.
  public func shape(of id: BodyID) -> BodyShape? {
    slot(of: id).map { records[Int($0)].description }
  }

  /// The groups that a body is in; nil if there is none.
  public func groups(of id: BodyID) -> [CollisionGroupID]? {
    slot(of: id).map { records[Int($0)].groups }
  }

  /// Calls `body` for every body that is awake, in no particular but always the same order: all that moved in the last
  /// step. Copies nothing.
  public func forEachAwakeBody(_ body: (_ id: BodyID, _ tag: Int, _ state: BodyState) -> Void) {
    for slot in awake {
      let index = Int(slot)
      body(
        BodyID(slot: slot, generation: records[index].generation), records[index].tag, state(at: index))
    }
  }

  /// Appends what is awake, in the order of ``forEachAwakeBody(_:)``, and then those of some former bodies that are not awake any
  /// longer: all that the last step has moved, where those were awake before it.
  ///
  /// Mutating, although it changes nothing: for a question, a world in a class would be copied as a whole.
  package mutating func appendMovedBodies(since former: ArraySlice<MovedBody>, to moved: inout [MovedBody]) {
    moved.reserveCapacity(moved.count + awake.count)
    for slot in awake { moved.append(movedBody(slot)) }
    for before in former {
      guard let slot = slot(of: before.body), drives[Int(slot)].awakeIndex < 0 else { continue }
      moved.append(movedBody(slot))
    }
  }

  @inline(__always)
  private func movedBody(_ slot: Int32) -> MovedBody {
    let index = Int(slot)
    return MovedBody(
      tag: records[index].tag, body: BodyID(slot: slot, generation: records[index].generation),
      center: center(at: index).point, angle: places[index].angle)
  }

  // MARK: By place

  func slot(of id: BodyID) -> Int32? {
    let index = Int(id.slot)
    guard index > 0, index < records.count, records[index].isPresent, records[index].generation == id.generation
    else { return nil }
    return id.slot
  }

  func id(at slot: Int32) -> BodyID { BodyID(slot: slot, generation: records[Int(slot)].generation) }

  func limited(_ velocity: Vector) -> Vector { velocity.limited(to: settings.mostSpeed) }

  func limited(spin: Double) -> Double { max(-settings.mostSpin, min(spin, settings.mostSpin)) }

  /// The farthest place that anything can be put at: beyond it the last bits of positions are seen.
  static let farthest = 1e9

  mutating func put(_ slot: Int32, center: Vector, angle: Double) {
    let index = Int(slot)
    let rotation = Rotation(angle: angle)
    let middle = center + rotation.apply(shapes[index].massCenter)
    places[index] = Place(
      center: Vector(
        max(-Self.farthest, min(middle.x, Self.farthest)), max(-Self.farthest, min(middle.y, Self.farthest))),
      angle: angle, rotation: rotation)
    turnCorners(of: index)
  }

  mutating func applyProperties(of slot: Int32) {
    let index = Int(slot)
    let properties = records[index].properties
    let mass = properties.density * shapes[index].area / Outline.massArea
    records[index].mass = mass
    let isMovable = !properties.isAnchored
    motions[index].inverseMass = isMovable ? 1 / mass : 0
    let inertia = mass * shapes[index].inertia
    motions[index].inverseInertia = isMovable && properties.allowsRotation && inertia > 0 ? 1 / inertia : 0
    if !isMovable { motions[index].velocity = .zero }
    if motions[index].inverseInertia == 0 { motions[index].spin = 0 }
    drives[index].acceleration = isMovable ? Vector(properties.acceleration) : .zero
    drives[index].keep = 1 / (1 + settings.step * properties.resistance)
    drives[index].keepSpin = 1 / (1 + settings.step * properties.angularResistance)
    if isMovable { wake(slot) } else { leaveAwake(slot) }
  }
}
