public import Foundation

/// Several effects that are one: a view that gets it gets all of them.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; none unless set.
  open var motionEffects: [UIMotionEffect]?

  /// Answers what all effects add. Where several change one value the last one counts.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    var values: [String: Any] = [:]
    for effect in motionEffects ?? [] {
      values.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
    }
    return values.isEmpty ? nil : values
  }

  /// A group of the same effects.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIMotionEffectGroup()
    copy.motionEffects = motionEffects?.compactMap { $0.copy() as? UIMotionEffect }
    return copy
  }
}
