/// The iterations of a step, on the world's arrays. All indices in rows, joints and springs are places of bodies, made
/// and checked by the world; in a debug build every access is checked, too.
struct Solver {
  let motions: UnsafeMutableBufferPointer<Motion>
  let places: UnsafeBufferPointer<Place>
  let drives: UnsafeBufferPointer<Drive>
  let springs: UnsafeMutableBufferPointer<Spring>
  let joints: UnsafeMutableBufferPointer<Joint>
  let singles: UnsafeMutableBufferPointer<SingleRow>
  let doubles: UnsafeMutableBufferPointer<DoubleRow>
  let step: Double
  private let rate: Double
  /// Tells whether there is a spring that is not alone with its body.
  private var hasSharedSprings = false

  init(
    motions: UnsafeMutableBufferPointer<Motion>, places: UnsafeBufferPointer<Place>,
    drives: UnsafeBufferPointer<Drive>, springs: UnsafeMutableBufferPointer<Spring>,
    joints: UnsafeMutableBufferPointer<Joint>, singles: UnsafeMutableBufferPointer<SingleRow>,
    doubles: UnsafeMutableBufferPointer<DoubleRow>, step: Double
  ) {
    self.motions = motions
    self.places = places
    self.drives = drives
    self.springs = springs
    self.joints = joints
    self.singles = singles
    self.doubles = doubles
    self.step = step
    rate = 1 / step
  }

  var needsPositions: Bool { !joints.isEmpty || !singles.isEmpty || !doubles.isEmpty }

  /// Tells whether nothing of it moves in this step.
  @inline(__always)
  private func rests(_ a: Int32, _ b: Int32) -> Bool {
    drives[Int(a)].awakeIndex < 0 && drives[Int(b)].awakeIndex < 0
  }

  mutating func prepareJoints() {
    for index in joints.indices {
      let a = Int(joints[index].a)
      let b = Int(joints[index].b)
      guard !rests(joints[index].a, joints[index].b) else { continue }
      joints[index].prepare(motions[a], places[a], motions[b], places[b], step: step)
    }
    for index in springs.indices {
      let a = Int(springs[index].a)
      let b = Int(springs[index].b)
      guard !rests(springs[index].a, springs[index].b) else { continue }
      if springs[index].isAlone(motions[a], drives[a], motions[b], drives[b]) {
        springs[index].solveAlone(motions, places, step: step)
      } else {
        springs[index].prepare(motions[a], places[a], motions[b], places[b], step: step)
        hasSharedSprings = true
      }
    }
  }

  func warmStart() {
    for index in joints.indices {
      guard !rests(joints[index].a, joints[index].b) else { continue }
      joints[index].warmStart(&motions[Int(joints[index].a)], &motions[Int(joints[index].b)])
    }
    if hasSharedSprings {
      for index in springs.indices where springs[index].isShared {
        guard !rests(springs[index].a, springs[index].b) else { continue }
        springs[index].warmStart(&motions[Int(springs[index].a)], &motions[Int(springs[index].b)])
      }
    }
    for row in singles {
      row.point.warmStart(row.normal, &motions[Int(row.a)], &motions[Int(row.b)])
    }
    for row in doubles {
      row.first.warmStart(row.normal, &motions[Int(row.a)], &motions[Int(row.b)])
      row.second.warmStart(row.normal, &motions[Int(row.a)], &motions[Int(row.b)])
    }
  }

  func solveVelocities() {
    for index in joints.indices {
      guard !rests(joints[index].a, joints[index].b) else { continue }
      joints[index].solveVelocity(
        &motions[Int(joints[index].a)], &motions[Int(joints[index].b)], rate: rate)
    }
    if hasSharedSprings {
      for index in springs.indices where springs[index].isShared {
        guard !rests(springs[index].a, springs[index].b) else { continue }
        springs[index].solve(&motions[Int(springs[index].a)], &motions[Int(springs[index].b)])
      }
    }
    for index in singles.indices {
      let a = Int(singles[index].a)
      let b = Int(singles[index].b)
      let normal = singles[index].normal
      var motionA = motions[a]
      var motionB = motions[b]
      singles[index].point.solveFriction(normal, singles[index].friction, &motionA, &motionB)
      singles[index].point.solveNormal(normal, &motionA, &motionB)
      motions[a].velocity = motionA.velocity
      motions[a].spin = motionA.spin
      motions[b].velocity = motionB.velocity
      motions[b].spin = motionB.spin
    }
    for index in doubles.indices {
      let a = Int(doubles[index].a)
      let b = Int(doubles[index].b)
      let normal = doubles[index].normal
      let friction = doubles[index].friction
      var motionA = motions[a]
      var motionB = motions[b]
      doubles[index].first.solveFriction(normal, friction, &motionA, &motionB)
      doubles[index].second.solveFriction(normal, friction, &motionA, &motionB)
      if doubles[index].isBlock {
        doubles[index].solveNormals(&motionA, &motionB)
      } else {
        doubles[index].first.solveNormal(normal, &motionA, &motionB)
        doubles[index].second.solveNormal(normal, &motionA, &motionB)
      }
      motions[a].velocity = motionA.velocity
      motions[a].spin = motionA.spin
      motions[b].velocity = motionB.velocity
      motions[b].spin = motionB.spin
    }
  }

  func solvePositions(_ correction: PositionCorrection) {
    for index in joints.indices {
      let a = Int(joints[index].a)
      let b = Int(joints[index].b)
      guard !rests(joints[index].a, joints[index].b) else { continue }
      joints[index].solvePosition(&motions[a], places[a], &motions[b], places[b], correction)
    }
    for row in singles {
      row.point.solvePosition(row.normal, correction, &motions[Int(row.a)], &motions[Int(row.b)])
    }
    for row in doubles {
      row.first.solvePosition(row.normal, correction, &motions[Int(row.a)], &motions[Int(row.b)])
      row.second.solvePosition(row.normal, correction, &motions[Int(row.a)], &motions[Int(row.b)])
    }
  }
}

/// How overlaps are taken back.
struct PositionCorrection {
  /// How deep two outlines may stay in each other, in points.
  var allowed = 0.05
  /// The part of the rest of an overlap that an iteration takes back.
  var share = 0.4
  /// The most that an iteration moves, in points.
  var most = 20.0
}
