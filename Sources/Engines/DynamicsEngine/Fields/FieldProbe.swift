import Foundation
import PlaneGeometry
import PlaneVectors

/// A body in a field.
struct FieldProbe {
  /// From the field's position.
  var offset: Vector
  var place: Vector
  var velocity: Vector
  var mass: Double
  var charge: Double
  var time: Double

  /// The velocity after a step in a field.
  func velocity(after step: Double, in field: FieldDescription) -> Vector {
    let distance = max(offset.length, field.minimumRadius, 1e-9)
    var strength = field.strength
    if field.falloff != 0 { strength *= pow(distance / World.pointsPerMetre, -field.falloff) }
    guard strength.isFinite else { return velocity }
    let outwards = (1 / max(offset.length, 1e-9)) * offset
    let metres = World.pointsPerMetre
    switch field.kind {
    case .drag:
      // Implicit where it slows, so that it never turns around.
      let share = step * strength / mass
      return share > 0 ? (1 / (1 + share)) * velocity : (1 - share) * velocity
    case .vortex: return velocity + (step * strength) * Vector(offset.y, -offset.x)
    case .radialGravity: return velocity - (step * strength * metres) * outwards
    case .linearGravity(let direction): return velocity + (step * strength * metres) * Vector(direction)
    case .velocity(let direction): return (strength * metres) * Vector(direction)
    case .noise(let smoothness, let speed):
      return velocity + (step * strength * metres / mass) * noise(smoothness, speed)
    case .turbulence(let smoothness, let speed):
      return velocity + (step * strength * velocity.length / mass) * noise(smoothness, speed)
    case .spring: return velocity - (step * strength / mass) * offset
    case .electric: return velocity + (step * strength * metres * charge / mass) * outwards
    case .magnetic:
      // A turn, and no more: such a field gives no energy.
      return Rotation(angle: max(-1e6, min(-step * strength * charge / mass, 1e6))).apply(velocity)
    case .custom: return velocity
    }
  }

  /// The size of the cells of noise, in points: smooth noise has large ones.
  private func noise(_ smoothness: Double, _ speed: Double) -> Vector {
    let size = 10 + 190 * max(0, min(smoothness, 1))
    let x = place.x / size
    let y = place.y / size
    let moment = time * speed
    return Vector(
      SmoothNoise.value(x, y, moment, seed: 0x5851_F42D_4C95_7F2D),
      SmoothNoise.value(x, y, moment, seed: 0x1405_7B7E_F767_814F))
  }
}
