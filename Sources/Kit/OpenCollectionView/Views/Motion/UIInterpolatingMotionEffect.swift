public import Foundation

/// Has one value of a view go between two, as its device is tilted along an axis.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axes that a device is tilted along.
  public enum EffectType: Int, Sendable {
    /// Its left or right side is nearer to the viewer.
    case tiltAlongHorizontalAxis = 0
    /// Its upper or lower side is.
    case tiltAlongVerticalAxis = 1
  }

  /// The value that changes, such as `center.x`.
  open private(set) var keyPath: String

  /// The axis along which the device is tilted.
  open private(set) var type: EffectType

  /// The value that is added where the device is turned as far as it goes to the left, or up: a number, a `CGPoint`, `CGSize`, `CGVector`,
  /// `UIOffset`, `CGRect`, `UIEdgeInsets`, `CGAffineTransform`, or an `NSValue` with a point, size or rectangle. Nothing unless set.
  open var minimumRelativeValue: Any?

  /// The value that is added where it is turned as far as it goes to the right, or down; of the same type.
  open var maximumRelativeValue: Any?

  /// An effect on a value.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// An effect from an archive: there are none of effects here, so that it has no value to change.
  public required init?(coder: NSCoder) {
    keyPath = ""
    type = .tiltAlongHorizontalAxis
    super.init(coder: coder)
  }

  /// The value between the two, in proportion to the offset along the effect's axis; nil where they are missing, or of types that
  /// nothing lies between. An offset beyond -1 and 1 counts as one of these.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let fraction = ((offset.isFinite ? min(max(offset, -1), 1) : 0) + 1) / 2
    guard let least = MotionValue(minimumRelativeValue), let most = MotionValue(maximumRelativeValue),
      let value = least.value(towards: most, fraction)
    else { return nil }
    return [keyPath: value]
  }

  /// An effect that is the same.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    copy.minimumRelativeValue = minimumRelativeValue
    copy.maximumRelativeValue = maximumRelativeValue
    return copy
  }
}
