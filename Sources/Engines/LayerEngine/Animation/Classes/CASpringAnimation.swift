public import Foundation
package import MotionEngine

/// An animation that goes from one value to another as if a spring pulled it.
///
/// The spring is not bound to ``CAAnimation/duration``: set that to ``settlingDuration`` to see all of it.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring; 1 unless set.
  open var mass: CGFloat = 1
  /// The stiffness of the spring; 100 unless set.
  open var stiffness: CGFloat = 100
  /// The damping, which slows the motion; 10 unless set.
  open var damping: CGFloat = 10
  /// How fast the motion begins, in ways from the first value to the last per second; less than 0 goes away from it. // A9
  open var initialVelocity: CGFloat = 0
  /// Tells whether damping beyond the one at which the spring just does not swing makes it slower. Without it such
  /// damping counts as that one, as settling durations measured on macOS tell.
  open var allowsOverdamping = false

  /// An animation that seems to last for a time, and bounces from 0 (not at all) to 1 (for ever).
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init(spring: SpringCurve(perceptualDuration: perceptualDuration, bounce: bounce))
  }

  /// An animation by a spring.
  package convenience init(spring: SpringCurve) {
    self.init()
    mass = spring.mass
    stiffness = spring.stiffness
    damping = spring.damping
    initialVelocity = spring.initialVelocity
    allowsOverdamping = spring.allowsOverdamping
  }

  /// How long a spring takes to come to rest, as near as it can be seen, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  package var spring: SpringCurve {
    SpringCurve(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  final override var pace: AnimationPace { .spring(spring) }
}
