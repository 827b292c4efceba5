public import Foundation

/// Has what a view shows depend on how its device is held. Subclass it, or use ``UIInterpolatingMotionEffect``.
///
/// Difference from UIKit: hosts here do not tell how a device is held, which counts as held straight. As on a device without a
/// gyroscope, or where the person wants less motion, effects are kept with their views and change nothing.
@preconcurrency @MainActor open class UIMotionEffect: NSObject, @preconcurrency NSCopying {
  /// An effect.
  public override init() { super.init() }

  /// An effect from an archive: there are none of effects here, so that it is a new one.
  public required init?(coder: NSCoder) { super.init() }

  /// Answers what is added to the values of a view, by their key paths, where the device is held at an angle; nil for nothing.
  ///
  /// - Parameter viewerOffset: how far the device is turned away from the viewer, each part from -1 to 1.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

  /// An effect that is the same.
  open func copy(with zone: NSZone? = nil) -> Any { UIMotionEffect() }
}
