/// A shadow of letters: the value of the attribute `shadow`.
open class NSShadow: NSObject, @unchecked Sendable {
  // Stands first, see there.
  private let mark = ComparedObjectMark()
  // Unchecked: belongs to whoever made it, as UIKit's.

  /// A black shadow of a third's opacity that does not show until it is given an offset or a radius.
  public override init() { super.init() }

  /// How far the shadow lies to the right and below, in points; none unless set.
  open var shadowOffset = CGSize.zero

  /// How soft the shadow is, in points: twice the standard deviation; 0 unless set.
  open var shadowBlurRadius: CGFloat = 0

  /// The colour: a `UIColor`; black of a third's opacity unless set, no shadow for nil.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// A shadow with the same values.
  open override func copy() -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Tells whether both have the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as? NSObject) == (other.shadowColor as? NSObject)
  }

  /// Hashes offset and radius.
  open override var hash: Int {
    shadowOffset.width.hashValue ^ shadowOffset.height.hashValue ^ shadowBlurRadius.hashValue
  }
}

extension NSShadow: TextShadowConvertible {
  package var textShadow: TextDecoration.Shadow? {
    guard let color = (shadowColor as? any TextColorConvertible)?.textColor, color.alpha > 0 else { return nil }
    guard shadowOffset != .zero || shadowBlurRadius > 0 else { return nil }
    return TextDecoration.Shadow(color: color.layerColor, offset: shadowOffset, blur: max(shadowBlurRadius, 0))
  }
}
