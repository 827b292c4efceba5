/// An attribute taken apart.
struct LayoutAttribute {
  var axis: NSLayoutConstraint.Axis
  /// How far along the item; nil for its length.
  var fraction: Double?
  var isInMargins = false
  var isBaseline = false
  /// Tells whether it is of the frame alone.
  var isOfFrame: Bool { !isInMargins && !isBaseline }

  /// nil for no attribute.
  init?(_ attribute: NSLayoutConstraint.Attribute, isMirrored: Bool) {
    switch attribute {
    case .notAnAttribute: return nil
    case .width: (axis, fraction) = (.horizontal, nil)
    case .height: (axis, fraction) = (.vertical, nil)
    case .left, .leftMargin: (axis, fraction) = (.horizontal, 0)
    case .right, .rightMargin: (axis, fraction) = (.horizontal, 1)
    case .leading, .leadingMargin: (axis, fraction) = (.horizontal, isMirrored ? 1 : 0)
    case .trailing, .trailingMargin: (axis, fraction) = (.horizontal, isMirrored ? 0 : 1)
    case .centerX, .centerXWithinMargins: (axis, fraction) = (.horizontal, 0.5)
    case .top, .topMargin: (axis, fraction) = (.vertical, 0)
    case .bottom, .bottomMargin: (axis, fraction) = (.vertical, 1)
    case .centerY, .centerYWithinMargins: (axis, fraction) = (.vertical, 0.5)
    case .firstBaseline: (axis, fraction, isBaseline) = (.vertical, 0, true)
    case .lastBaseline: (axis, fraction, isBaseline) = (.vertical, 1, true)
    }
    // From leftMargin on.
    isInMargins = attribute.rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue
  }
}

extension NSLayoutConstraint.Attribute {
  /// Tells whether it is how long something is, and not where.
  var isLength: Bool { self == .width || self == .height }

  /// Tells whether it depends on the direction of writing.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}
