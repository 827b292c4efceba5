public import Foundation
public import PlaneGeometry
import PlaneVectors

extension World {
  /// Adds a field that acts on some bodies, and wakes them.
  ///
  /// - Returns: nil for numbers that are not finite.
  @discardableResult
  public mutating func addField(_ description: FieldDescription, bodies: [BodyID]) -> FieldID? {
    guard description.isFinite else { return nil }
    let known = bodies.filter { contains($0) }
    let name = fields.insert(Field(description: description, bodies: known))
    for body in known { wake(body) }
    return FieldID(slot: name.slot, generation: name.generation)
  }

  /// Changes a field, and wakes its bodies.
  @discardableResult
  public mutating func setField(_ id: FieldID, _ description: FieldDescription) -> Bool {
    guard let field = fields[id.slot, id.generation], description.isFinite else { return false }
    guard field.description != description else { return true }
    fields[id.slot]?.description = description
    for body in field.bodies { wake(body) }
    return true
  }

  /// Changes the bodies that a field acts on, and wakes them.
  @discardableResult
  public mutating func setBodies(of id: FieldID, _ bodies: [BodyID]) -> Bool {
    guard let field = fields[id.slot, id.generation] else { return false }
    let known = bodies.filter { contains($0) }
    guard known != field.bodies else { return true }
    fields[id.slot]?.bodies = known
    for body in field.bodies { wake(body) }
    for body in known { wake(body) }
    return true
  }

  /// Removes a field, and wakes its bodies.
  @discardableResult
  public mutating func removeField(_ id: FieldID) -> Bool {
    guard let field = fields.remove(id.slot, id.generation) else { return false }
    for body in field.bodies { wake(body) }
    return true
  }

  /// How a field was described; nil if there is none.
  public func field(_ id: FieldID) -> FieldDescription? { fields[id.slot, id.generation]?.description }

  /// The effect of a field at a place: for overlays, and for programs that want to know.
  ///
  /// - Returns: The acceleration that a body of this mass and charge has there, in points per second squared; of a field
  ///   of the caller's, nil.
  public func acceleration(
    of id: FieldID, at point: CGPoint, velocity: CGVector = .zero, mass: Double = 1, charge: Double = 0
  ) -> CGVector? {
    guard let field = fields[id.slot, id.generation]?.description, field.kind != .custom, mass > 0 else { return nil }
    let offset = Vector(point) - Vector(field.position)
    guard field.region.contains(offset) else { return .zero }
    let probe = FieldProbe(
      offset: offset, place: Vector(point), velocity: Vector(velocity), mass: mass, charge: charge,
      time: Double(stepCount) * settings.step)
    let after = probe.velocity(after: settings.step, in: field)
    return ((1 / settings.step) * (after - Vector(velocity))).vector
  }

  mutating func forgetInFields(_ body: BodyID) {
    for index in fields.values.indices where fields.values[index]?.bodies.contains(body) == true {
      fields[Int32(index)]?.bodies.removeAll { $0 == body }
    }
  }

  mutating func applyFields(_ evaluate: ((FieldSample) -> CGVector)?) {
    let time = Double(stepCount) * settings.step
    for index in fields.values.indices {
      guard let field = fields.values[index] else { continue }
      let description = field.description
      let middle = Vector(description.position)
      for body in field.bodies {
        let slot = Int(body.slot)
        guard motions[slot].inverseMass > 0 else { continue }
        let offset = places[slot].center - middle
        guard description.region.contains(offset) else { continue }
        // Where the force changes by itself nothing rests.
        if description.changesInTime { wake(body.slot) }
        guard drives[slot].awakeIndex >= 0 else { continue }
        if case .custom = description.kind {
          guard let evaluate else { continue }
          let sample = FieldSample(
            field: FieldID(slot: Int32(index), generation: fields.generations[index]), body: body,
            position: places[slot].center.point, velocity: motions[slot].velocity.vector, mass: records[slot].mass,
            charge: records[slot].properties.charge, deltaTime: partLength)
          let force = Vector(evaluate(sample))
          guard force.isFinite else { continue }
          let change = (partLength * Self.pointsPerMetre * motions[slot].inverseMass) * force
          motions[slot].velocity += change
        } else {
          let probe = FieldProbe(
            offset: offset, place: places[slot].center, velocity: motions[slot].velocity,
            mass: records[slot].mass, charge: records[slot].properties.charge, time: time)
          motions[slot].velocity = probe.velocity(after: partLength, in: description)
        }
        motions[slot].velocity = limited(motions[slot].velocity)
      }
    }
  }
}
