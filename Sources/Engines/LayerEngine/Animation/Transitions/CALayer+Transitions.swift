import Foundation
import FrameClock
import PlaneGeometry

extension CALayer {
  /// How far the eye is from a layer that turns over, as a multiple of its longer side. Our choice. // A11
  static let turnDistance: CGFloat = 2

  /// Shows what the layer shows now turn into what it shows next, with the frame that follows.
  ///
  /// A layer without a parent, such as the root, changes at once, and the delegate hears of it in the next turn.
  func begin(_ transition: CATransition) {
    let side: TransitionEffect.Side =
      switch transition.subtype {
      case .fromRight: .right
      case .fromTop: .top
      case .fromBottom: .bottom
      default: .left
      }
    let effect: TransitionEffect =
      switch transition.type {
      case .push: .push(side)
      case .moveIn: .moveIn(side)
      case .reveal: .reveal(side)
      default: .fade
      }
    guard let whole = transition.copy() as? CATransition else { return }
    let duration = whole.duration == 0 ? tree?.context.duration ?? 0 : whole.duration
    let start = Self.part(whole.startProgress)
    if let prepared = LayerTransition(of: self), duration > 0 {
      prepared.begin(
        effect, duration: duration, timing: whole.timingFunction,
        part: start...max(start, Self.part(whole.endProgress)),
        by: whole)
    } else {
      let end = { whole.delegate?.animationDidStop(whole, finished: true) ?? () }
      if let clock = tree?.context.clock { clock.nextTurn(end) } else { end() }
    }
  }

  private static func part(_ number: Float) -> Double { number > 0 ? min(Double(number), 1) : 0 }

  /// The key that all transitions have, as in Core Animation.
  static let transitionKey = "transition"
}
