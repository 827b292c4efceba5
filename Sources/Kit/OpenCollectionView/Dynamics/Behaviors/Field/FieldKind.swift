import DynamicsEngine

/// The kind of a field, without the numbers of it that may change. // D26
enum FieldKind {
  case none, drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic, custom

  /// The kind of the field in the world; nil where the world has no part in it.
  func ofWorld(direction: CGVector, smoothness: CGFloat, speed: CGFloat) -> FieldDescription.Kind? {
    switch self {
    case .none, .custom: nil
    case .drag: .drag
    case .vortex: .vortex
    case .radialGravity: .radialGravity
    case .linearGravity: .linearGravity(direction: direction)
    case .velocity: .velocity(direction: direction)
    case .noise: .noise(smoothness: smoothness, animationSpeed: speed)
    case .turbulence: .turbulence(smoothness: smoothness, animationSpeed: speed)
    case .spring: .spring
    case .electric: .electric
    case .magnetic: .magnetic
    }
  }
}
