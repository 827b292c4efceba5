import PlaneGeometry
import PlaneVectors

extension World {
  /// Gravity, pushes, fields and resistance change the velocities of what is awake.
  mutating func drive(_ evaluate: ((FieldSample) -> CGVector)?) {
    let hasMore = pushes.count > 0 || fields.count > 0
    // Resistance is that of a whole step, once.
    let resists = scratch.value.part == 0
    accelerate(andSlow: !hasMore && resists)
    guard hasMore else { return }
    applyPushes()
    applyFields(evaluate)
    for slot in awake {
      let index = Int(slot)
      let drive = drives[index]
      motions[index].velocity = limited((resists ? drive.keep : 1) * motions[index].velocity)
      motions[index].spin = limited(spin: (resists ? drive.keepSpin : 1) * motions[index].spin)
    }
  }

  /// Resistance acts on what pushes and fields made of a velocity, too: if there are any, it comes after them.
  private mutating func accelerate(andSlow slows: Bool) {
    let step = partLength
    let gravity = worldGravity
    let mostSpeed = settings.mostSpeed
    let mostSpin = settings.mostSpin
    motions.withUnsafeMutableBufferPointer { motions in
      drives.withUnsafeMutableBufferPointer { drives in
        for slot in awake {
          let index = Int(slot)
          let drive = drives[index]
          drives[index].load = drive.joints
          var velocity = motions[index].velocity + step * (drive.acceleration + gravity)
          if slows {
            velocity = drive.keep * velocity
            motions[index].spin *= drive.keepSpin
          }
          let square = velocity.lengthSquared
          if square > mostSpeed * mostSpeed { velocity = (mostSpeed / square.squareRoot()) * velocity }
          motions[index].velocity = velocity
          motions[index].spin = max(-mostSpin, min(motions[index].spin, mostSpin))
        }
      }
    }
  }
}
