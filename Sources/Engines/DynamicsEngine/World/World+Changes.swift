public import Foundation
public import PlaneGeometry
import PlaneVectors

extension World {
  /// Puts a body elsewhere at once and keeps its velocity; wakes it and what it touched.
  ///
  /// Between its old and its new place nothing holds it: boundaries are none for what is put. Numbers that are not finite
  /// change nothing.
  @discardableResult
  public mutating func place(_ id: BodyID, center: CGPoint, angle: Double) -> Bool {
    guard let slot = slot(of: id), center.isFinite, angle.isFinite else { return false }
    let index = Int(slot)
    if angle == places[index].angle {
      putUnturned(index, center)
    } else {
      put(slot, center: Vector(center), angle: angle)
    }
    noteMove(of: slot)
    return true
  }

  /// Puts a body that is not turned elsewhere at once, as ``place(_:center:angle:)`` does.
  ///
  /// - Returns: false for one that is turned, for one that is not there and for numbers that are not finite: then nothing has
  ///   changed.
  package mutating func placeUpright(_ id: BodyID, center: CGPoint) -> Bool {
    guard let slot = slot(of: id), center.isFinite else { return false }
    let index = Int(slot)
    guard places[index].angle == 0 else { return false }
    putUnturned(index, center)
    // All that swings is put elsewhere in each frame in which its list scrolls.
    if drives[index].awakeIndex < 0 || drives[index].leaf >= 0 {
      noteMove(of: slot)
    } else if drives[index].restTime != 0 {
      drives[index].restTime = 0
    }
    return true
  }

  /// Puts a body elsewhere that is turned as it was.
  @inline(__always)
  private mutating func putUnturned(_ index: Int, _ center: CGPoint) {
    let middle = Vector(center) + places[index].rotation.apply(shapes[index].massCenter)
    places[index].center = Vector(
      max(-Self.farthest, min(middle.x, Self.farthest)), max(-Self.farthest, min(middle.y, Self.farthest)))
  }

  /// Wakes a body that was put elsewhere, and brings what is known of its outline there.
  private mutating func noteMove(of slot: Int32) {
    let index = Int(slot)
    if drives[index].leaf >= 0 { turnCorners(of: index) }
    wake(slot)
    if drives[index].leaf >= 0 {
      refreshLeaf(of: slot)
      loosenContacts(of: slot)
    } else if drives[index].awakeIndex < 0 {
      refreshLooseLeaf(of: slot)
    }
  }

  /// Moves a body at once by a way, with its angle and velocity: what a springy list does with its items when it scrolls.
  /// Otherwise as ``place(_:center:angle:)``, and cheaper.
  @discardableResult
  public mutating func move(_ id: BodyID, by way: CGVector) -> Bool {
    guard let slot = slot(of: id) else { return false }
    let index = Int(slot)
    let center = places[index].center + Vector(way)
    // Not so for what is no number, either.
    guard abs(center.x) <= Self.farthest, abs(center.y) <= Self.farthest else { return false }
    places[index].center = center
    if drives[index].awakeIndex >= 0 { drives[index].restTime = 0 } else { wake(slot) }
    if drives[index].leaf >= 0 {
      turnCorners(of: index)
      refreshLeaf(of: slot)
      loosenContacts(of: slot)
    } else if drives[index].awakeIndex < 0 {
      refreshLooseLeaf(of: slot)
    }
    return true
  }

  /// Sets the velocity of a body, in points and radians per second, and wakes it; an anchored one has none.
  @discardableResult
  public mutating func setVelocity(_ id: BodyID, _ velocity: CGVector, angular: Double) -> Bool {
    guard let slot = slot(of: id), Vector(velocity).isFinite, angular.isFinite else { return false }
    let index = Int(slot)
    wake(slot)
    if motions[index].inverseMass > 0 { motions[index].velocity = limited(Vector(velocity)) }
    if motions[index].inverseInertia > 0 { motions[index].spin = limited(spin: angular) }
    return true
  }

  /// Adds to the velocity of a body.
  @discardableResult
  public mutating func addVelocity(_ id: BodyID, _ velocity: CGVector, angular: Double = 0) -> Bool {
    guard let state = state(of: id) else { return false }
    return setVelocity(
      id, CGVector(dx: state.velocity.dx + velocity.dx, dy: state.velocity.dy + velocity.dy),
      angular: state.angularVelocity + angular)
  }

  /// Changes what a body is made of, and wakes it and what it touches.
  @discardableResult
  public mutating func setProperties(_ id: BodyID, _ properties: BodyProperties) -> Bool {
    guard let slot = slot(of: id) else { return false }
    let index = Int(slot)
    let corrected = properties.corrected
    guard corrected != records[index].properties else { return true }
    let changesHold = corrected.isAnchored != records[index].properties.isAnchored
    wake(slot)
    wakeNeighbours(of: slot)
    records[index].properties = corrected
    applyProperties(of: slot)
    if changesHold { refilter(slot) }
    refreshMaterials(of: slot)
    return true
  }

  /// Changes the outline of a body around its centre, and wakes it and what it touches.
  @discardableResult
  public mutating func setShape(_ id: BodyID, _ shape: BodyShape) throws(DynamicsError) -> Bool {
    guard let slot = slot(of: id) else { return false }
    let index = Int(slot)
    guard shape != records[index].description else { return true }
    let outline = try Outline(shape)
    let center = center(at: index)
    wake(slot)
    removeContacts(of: .body(slot), telling: true)
    dropLeaf(of: slot)
    let massCenter = shapes[index].massCenter
    dropCorners(of: slot)
    records[index].description = shape
    place(outline, at: slot)
    put(slot, center: center, angle: places[index].angle)
    applyProperties(of: slot)
    shiftJointEnds(of: slot, by: shapes[index].massCenter - massCenter)
    refreshLeaf(of: slot)
    return true
  }

  /// Changes the number that a body is told with.
  @discardableResult
  public mutating func setTag(_ id: BodyID, _ tag: Int) -> Bool {
    guard let slot = slot(of: id) else { return false }
    records[Int(slot)].tag = tag
    return true
  }

  /// Changes the groups that a body is in; what it touches that is in none of them any more is told as ended with the
  /// next step.
  @discardableResult
  public mutating func setGroups(_ id: BodyID, _ groups: [CollisionGroupID]) -> Bool {
    guard let slot = slot(of: id) else { return false }
    let known = groups.filter { self.groups.contains($0.slot, $0.generation) }
    guard known != records[Int(slot)].groups else { return true }
    records[Int(slot)].groups = known
    wake(slot)
    refilter(slot)
    return true
  }

  /// Wakes a body, with all that fell asleep with it.
  @discardableResult
  public mutating func wake(_ id: BodyID) -> Bool {
    guard let slot = slot(of: id) else { return false }
    wake(slot)
    return true
  }

  /// Drives a body with an impulse, in newton seconds: 1 makes a mass of 1 faster by 100 points per second at once.
  ///
  /// - Parameter offset: Where, from the body's centre in its own directions; what is off the centre turns it, too.
  @discardableResult
  public mutating func applyImpulse(_ id: BodyID, _ impulse: CGVector, offset: CGVector = .zero) -> Bool {
    guard let slot = slot(of: id), Vector(impulse).isFinite, Vector(offset).isFinite else { return false }
    let index = Int(slot)
    wake(slot)
    let arm = places[index].rotation.apply(Vector(offset) - shapes[index].massCenter)
    motions[index].push(Self.pointsPerMetre * Vector(impulse), at: arm)
    motions[index].velocity = limited(motions[index].velocity)
    motions[index].spin = limited(spin: motions[index].spin)
    return true
  }
}
