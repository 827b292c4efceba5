import Foundation
import FrameClock

extension CALayer {
  /// The action for the coming change of `property`; nil, after one or two tests, in the usual case.
  @inline(__always)
  func actionForChange(of property: AnimatedProperty) -> (any CAAction)? {
    if let gate = state.gateReference {
      guard gate._withUnsafeGuaranteedRef({ $0.isOpen }) else { return nil }
    } else {
      // What no host has seen has nothing to move from.
      guard identifier != .none, let tree, !tree.context.disablesActions, !refusesActions else { return nil }
    }
    return lookUpAction(for: property)
  }

  private func lookUpAction(for property: AnimatedProperty) -> (any CAAction)? {
    // A view's layer that is in no tree has its view asked all the same; the view decides.
    if tree?.context.disablesActions ?? (actionGate == nil) { return nil }
    return action(forKey: property.rawValue)
  }

  @inline(__always)
  func runAction(_ action: (any CAAction)?, for property: AnimatedProperty) {
    guard let action else { return }
    action.run(forKey: property.rawValue, object: self, arguments: nil)
  }

  /// The animation of a change that nobody else says anything about.
  func implicitAnimation(for key: String) -> CAAnimation? {
    guard actionGate == nil, identifier != .none, let tree, let property = AnimatedProperty(rawValue: key),
      property.isAnimatedImplicitly
    else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    // A layer that had no colour fades it in: no colour is a value as well.
    animation.fromValue =
      presentedProperties(at: tree.context.clock.now).value(of: AnimationKey(property)).object(as: property.kind)
      ?? (property.kind == .color ? NSNull() : nil)
    animation.duration = tree.context.duration
    animation.timingFunction = tree.context.timingFunction ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}
