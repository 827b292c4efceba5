import PlaneGeometry

extension World {
  /// Gravity, pushes, fields and resistance change the velocities of what is awake.
  mutating func drive(_ evaluate: ((FieldSample) -> CGVector)?) {
    // What bodies were like before is needed where they bounce.
    let step = settings.step
    let gravity = worldGravity
    for slot in awake {
      let index = Int(slot)
      drives[index].load = drives[index].joints
      let change = step * (drives[index].acceleration + gravity)
      motions[index].velocity += change
    }
    applyPushes()
    applyFields(evaluate)
    let mostSpeed = settings.mostSpeed
    let mostSpin = settings.mostSpin
    for slot in awake {
      let index = Int(slot)
      let drive = drives[index]
      var motion = motions[index]
      motion.velocity = drive.keep * motion.velocity
      motion.spin *= drive.keepSpin
      if motion.velocity.lengthSquared > mostSpeed * mostSpeed { motion.velocity = limited(motion.velocity) }
      if abs(motion.spin) > mostSpin { motion.spin = limited(spin: motion.spin) }
      motions[index] = motion
    }
  }
}
