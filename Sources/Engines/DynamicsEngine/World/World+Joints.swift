public import Foundation
import PlaneGeometry
import PlaneVectors

extension World {
  /// Joins two bodies, or a body with a point, and wakes them.
  ///
  /// - Throws: ``DynamicsError`` for ends that are not there, for both ends on one body, for numbers that are not finite
  ///   and for ranges that do not hold 0.
  @discardableResult
  public mutating func addJoint(_ description: JointDescription) throws(DynamicsError) -> JointID {
    let made = try make(description, angle: nil, axis: nil, base: nil)
    let name = jointRecords.insert(JointRecord(description: description.finite, isSpring: false, index: 0))
    keep(made, as: name.slot)
    return JointID(slot: name.slot, generation: name.generation)
  }

  /// Removes a joint and wakes its bodies.
  @discardableResult
  public mutating func removeJoint(_ id: JointID) -> Bool {
    guard let record = jointRecords[id.slot, id.generation] else { return false }
    drop(record)
    jointRecords.remove(id.slot, id.generation)
    return true
  }

  /// How a joint was described; nil if there is none.
  public func joint(_ id: JointID) -> JointDescription? { jointRecords[id.slot, id.generation]?.description }

  /// All joints, by place.
  public var allJoints: [JointID] {
    jointRecords.values.indices.compactMap { index in
      jointRecords.values[index] == nil
        ? nil : JointID(slot: Int32(index), generation: jointRecords.generations[index])
    }
  }

  /// Changes what a joint is like, and wakes its bodies. Where the kind stays, so does what counts as angle 0 and as the
  /// axis.
  @discardableResult
  public mutating func setJoint(_ id: JointID, _ description: JointDescription) throws(DynamicsError) -> Bool {
    guard let record = jointRecords[id.slot, id.generation] else { return false }
    var angle: Double?
    var axis: Vector?
    var base: Vector?
    if !record.isSpring, record.description.ends == description.ends {
      let old = joints[Int(record.index)]
      switch (record.description.kind, description.kind) {
      case (.pin, .pin), (.fixed, .fixed): angle = old.angle
      case (.sliding(let before, _), .sliding(let now, _)):
        angle = old.angle
        base = old.base
        if before == now { axis = old.localAxis }
      default: break
      }
    }
    let made = try make(description, angle: angle, axis: axis, base: base)
    drop(record)
    jointRecords[id.slot]?.description = description.finite
    keep(made, as: id.slot)
    return true
  }

  /// Moves the anchor of a joint: what a finger does in every frame. The length that a distance has stays.
  ///
  /// - Returns: False if there is no such joint or if it has no anchor.
  @discardableResult
  public mutating func setAnchor(_ id: JointID, _ point: CGPoint) -> Bool {
    guard let record = jointRecords[id.slot, id.generation], Vector(point).isFinite else { return false }
    let isFirst: Bool
    switch (record.description.first, record.description.second) {
    case (.anchor, _):
      isFirst = true
      jointRecords[id.slot]?.description.first = .anchor(point)
    case (_, .anchor):
      isFirst = false
      jointRecords[id.slot]?.description.second = .anchor(point)
    default: return false
    }
    let index = Int(record.index)
    if record.isSpring {
      if isFirst { springs[index].localA = Vector(point) } else { springs[index].localB = Vector(point) }
      wake(springs[index].a)
      wake(springs[index].b)
    } else {
      if isFirst { joints[index].localA = Vector(point) } else { joints[index].localB = Vector(point) }
      wake(joints[index].a)
      wake(joints[index].b)
    }
    return true
  }

  // MARK: Making

  enum MadeJoint {
    case spring(Spring)
    case other(Joint)
  }

  private func make(
    _ description: JointDescription, angle: Double?, axis: Vector?, base: Vector?
  ) throws(DynamicsError) -> MadeJoint {
    let (a, localA) = try end(description.first)
    let (b, localB) = try end(description.second)
    guard a != b else { throw .nothingToJoin }
    guard description.frequency.isFinite, description.damping.isFinite else { throw .notFinite("the frequency") }
    // Beyond half a turn per step a spring is as good as rigid, and its numbers grow out of hand.
    let frequency = min(max(description.frequency, 0), 1e4)
    let damping = min(max(description.damping, 0), 1e4)
    var joint = Joint(kind: .fixed, a: a, b: b, localA: localA, localB: localB)
    joint.frequency = frequency
    joint.damping = damping
    joint.angle = angle ?? (places[Int(b)].angle - places[Int(a)].angle)
    switch description.kind {
    case .distance(let length), .limit(let length):
      let distance = (worldPoint(b, localB) - worldPoint(a, localA)).length
      joint.length = max(length ?? distance, 0)
      guard joint.length.isFinite else { throw .notFinite("the length") }
      if case .limit = description.kind {
        joint.kind = .limit
      } else if joint.length > 0 {
        joint.kind = .distance
      } else {
        return spring(of: joint)
      }
    case .spring: return spring(of: joint)
    case .pin(let range, let torque):
      joint.kind = .pin
      guard torque.isFinite else { throw .notFinite("the friction torque") }
      joint.frictionTorque = max(torque, 0) * Self.pointsPerMetre * Self.pointsPerMetre
      try setRange(range, of: &joint)
    case .sliding(let direction, let range):
      joint.kind = .sliding
      guard let unit = Vector(direction).direction else { throw .noDirection }
      joint.localAxis = axis ?? places[Int(a)].rotation.applyInverse(unit)
      joint.base = base ?? places[Int(a)].rotation.applyInverse(worldPoint(b, localB) - worldPoint(a, localA))
      try setRange(range, of: &joint)
    case .fixed: if frequency == 0, a != 0, b != 0 { joint.meetBetweenBodies() }
    case .snap(let angle):
      guard angle.isFinite else { throw .notFinite("the angle") }
      joint.angle = angle
    }
    return .other(joint)
  }

  private func spring(of joint: Joint) -> MadeJoint {
    guard joint.frequency > 0 else {
      // Rigid and of length 0: the ends stay on each other, and the bodies turn as they like.
      var pin = joint
      pin.kind = .pin
      return .other(pin)
    }
    return .spring(
      Spring(
        a: joint.a, b: joint.b, joint: -1, localA: joint.localA, localB: joint.localB, frequency: joint.frequency,
        damping: joint.damping))
  }

  private func setRange(_ range: ClosedRange<Double>?, of joint: inout Joint) throws(DynamicsError) {
    guard let range else { return }
    guard range.lowerBound <= 0, range.upperBound >= 0 else { throw .invalidRange(range) }
    joint.least = max(range.lowerBound, -Joint.endless)
    joint.most = min(range.upperBound, Joint.endless)
  }

  private func end(_ end: JointEnd) throws(DynamicsError) -> (slot: Int32, local: Vector) {
    switch end {
    case .anchor(let point):
      guard Vector(point).isFinite else { throw .notFinite("an anchor") }
      return (0, Vector(point))
    case .body(let id, let offset):
      guard let slot = slot(of: id) else { throw .unknown("body") }
      guard Vector(offset).isFinite else { throw .notFinite("an offset") }
      return (slot, Vector(offset) - shapes[Int(slot)].massCenter)
    }
  }

  func worldPoint(_ slot: Int32, _ local: Vector) -> Vector {
    places[Int(slot)].center + places[Int(slot)].rotation.apply(local)
  }

  private mutating func keep(_ made: MadeJoint, as slot: Int32) {
    switch made {
    case .spring(var spring):
      spring.joint = slot
      jointRecords[slot]?.isSpring = true
      jointRecords[slot]?.index = Int32(springs.count)
      springs.append(spring)
      count(1, spring.a, spring.b)
    case .other(let joint):
      jointRecords[slot]?.isSpring = false
      jointRecords[slot]?.index = Int32(joints.count)
      joints.append(joint)
      jointOwners.append(slot)
      count(1, joint.a, joint.b)
    }
  }

  private mutating func count(_ change: Int32, _ a: Int32, _ b: Int32) {
    drives[Int(a)].joints += change
    drives[Int(b)].joints += change
    wake(a)
    wake(b)
  }

  private mutating func drop(_ record: JointRecord) {
    let index = Int(record.index)
    if record.isSpring {
      count(-1, springs[index].a, springs[index].b)
      springs.swapAt(index, springs.count - 1)
      springs.removeLast()
      if index < springs.count { jointRecords[springs[index].joint]?.index = Int32(index) }
    } else {
      count(-1, joints[index].a, joints[index].b)
      joints.swapAt(index, joints.count - 1)
      jointOwners.swapAt(index, jointOwners.count - 1)
      joints.removeLast()
      jointOwners.removeLast()
      if index < joints.count { jointRecords[jointOwners[index]]?.index = Int32(index) }
    }
  }

  mutating func removeJoints(of slot: Int32) {
    guard drives[Int(slot)].joints > 0 else { return }
    for index in springs.indices.reversed() where springs[index].a == slot || springs[index].b == slot {
      let owner = springs[index].joint
      removeJoint(JointID(slot: owner, generation: jointRecords.generations[Int(owner)]))
    }
    for index in joints.indices.reversed() where joints[index].a == slot || joints[index].b == slot {
      let owner = jointOwners[index]
      removeJoint(JointID(slot: owner, generation: jointRecords.generations[Int(owner)]))
    }
  }

  /// The centre of mass of a body came to be elsewhere in it: its joints hold it where they did.
  mutating func shiftJointEnds(of slot: Int32, by way: Vector) {
    guard drives[Int(slot)].joints > 0, way != .zero else { return }
    for index in springs.indices {
      if springs[index].a == slot { springs[index].localA -= way }
      if springs[index].b == slot { springs[index].localB -= way }
    }
    for index in joints.indices {
      if joints[index].a == slot { joints[index].localA -= way }
      if joints[index].b == slot { joints[index].localB -= way }
    }
  }
}

extension JointDescription {
  fileprivate var ends: [JointEnd] { [first, second] }

  /// Endless ranges as numbers, which every encoder can write.
  fileprivate var finite: JointDescription {
    var result = self
    func finite(_ range: ClosedRange<Double>?) -> ClosedRange<Double>? {
      range.map { max($0.lowerBound, -Joint.endless)...min($0.upperBound, Joint.endless) }
    }
    switch kind {
    case .pin(let range, let torque): result.kind = .pin(range: finite(range), frictionTorque: torque)
    case .sliding(let axis, let range): result.kind = .sliding(axis: axis, range: finite(range))
    default: break
    }
    return result
  }
}
