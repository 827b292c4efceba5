import Foundation
import FrameClock
import PlaneGeometry

/// A change of a layer's property, from before it happens: what view animations are made of.
package struct PropertyChange {
  /// The layer.
  package let layer: CALayer
  /// The property.
  package let property: AnimatedProperty
  /// The value that the layer had.
  let old: AnimationValue
  /// The value that the layer showed.
  let presented: AnimationValue

  /// Notes what a layer has, just before it gets something else.
  package init(of property: AnimatedProperty, in layer: CALayer) {
    self.layer = layer
    self.property = property
    let key = AnimationKey(property)
    old = layer.properties.value(of: key)
    let now = layer.tree?.context.clock.now ?? 0
    presented = layer.animations == nil ? old : layer.presentedProperties(at: now).value(of: key)
  }

  /// The properties that are animated one by one: UIKit animates a rectangle's origin and size apart.
  package var keys: [String] {
    property == .bounds ? ["bounds.origin", "bounds.size"] : [property.rawValue]
  }

  /// Animates the way from what the layer had, or showed, to what it has now.
  ///
  /// Animations of numbers, points, sizes and transforms are added to what the layer has, so that a change of direction
  /// is smooth: each goes on to its own end. Colours and paths, and transforms without an inverse, go from what is shown
  /// to what the layer has, and take the place of what ran before. // A7
  ///
  /// Nothing is animated in a layer that is in no tree: nobody sees it move, and no time passes for it.
  ///
  /// - Parameters:
  ///   - replaces: whether what runs is replaced in any case, and the way begins at what is shown.
  ///   - make: makes an animation with its timing, but without values.
  ///   - whenStopped: called for each animation that is begun.
  package func animate(
    replacing replaces: Bool, driver: (any AnimationDriver)? = nil, delay: Double = 0, group: CompletionGroup?,
    make: () -> CABasicAnimation, whenStopped: @escaping (Bool) -> Void
  ) -> [RunningAnimation] {
    guard layer.tree != nil else { return [] }
    return keys.compactMap { path in
      guard let key = AnimationKey(path: path) else { return nil }
      let new = layer.properties.value(of: key)
      let from = part(of: replaces ? presented : old, key)
      let animation = make()
      animation.keyPath = path
      if !replaces, let difference = from.difference(from: new, of: key.valueKind) {
        guard !difference.isNothing else { return nil }
        animation.isAdditive = true
        animation.fromValue = difference.object(as: key.valueKind)
        animation.toValue = difference.nothing.object(as: key.valueKind)
        return layer.begin(
          animation, forKey: freeKey(path), driver: driver, delay: delay, group: group, whenStopped: whenStopped)
      }
      let start = part(of: presented, key)
      if !start.differs(from: new), !isRunning(path) { return nil }
      removeRunning(path, for: group)
      animation.fromValue = start.visible(beside: new).object(as: key.valueKind)
      return layer.begin(
        animation, forKey: path, driver: driver, delay: delay, group: group, whenStopped: whenStopped)
    }
  }

  /// Ends what runs for the property, as when it is set by an animation of no duration. // A8
  ///
  /// - Parameter group: whose animations are not missed: it changes the same property a second time.
  package func removeRunning(for group: CompletionGroup? = nil) { for key in keys { removeRunning(key, for: group) } }
}
