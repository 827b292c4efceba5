/// A property of a layer that actions are looked up for and animations can change, by its key.
package enum AnimatedProperty: String, CaseIterable, Sendable {
  case position, zPosition, anchorPoint, bounds, transform, sublayerTransform, opacity
  case isHidden = "hidden"
  case isDoubleSided = "doubleSided"
  case masksToBounds, backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsRect, contentsCenter
  case colors, locations, startPoint, endPoint
  case instanceDelay, instanceTransform, instanceColor
  case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase

  var kind: AnimationValue.Kind {
    switch self {
    case .zPosition, .opacity, .cornerRadius, .borderWidth, .shadowOpacity, .shadowRadius, .strokeStart, .strokeEnd,
      .lineWidth, .miterLimit, .lineDashPhase, .instanceDelay, .instanceRedOffset, .instanceGreenOffset,
      .instanceBlueOffset, .instanceAlphaOffset:
      .number
    case .position, .anchorPoint, .startPoint, .endPoint: .point
    case .bounds, .contentsRect, .contentsCenter: .rect
    case .shadowOffset: .size
    case .transform, .sublayerTransform, .instanceTransform: .transform
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .instanceColor: .color
    case .shadowPath, .path: .path
    case .colors: .colors
    case .locations: .numbers
    case .isHidden, .isDoubleSided, .masksToBounds: .flag
    case .contents: .contents
    }
  }

  /// Tells whether a change of the property of a layer without a view is animated by itself.
  var isAnimatedImplicitly: Bool {
    switch self {
    // Nothing lies between yes and no, and what a picture turns into is not known to be alike.
    case .isHidden, .isDoubleSided, .masksToBounds, .contents: false
    // Documented for CAShapeLayer: the path is animatable, but not by itself.
    case .path, .shadowPath: false
    default: true
    }
  }

  /// The properties in a commit that this one belongs to.
  var bits: LayerPropertySet {
    switch self {
    case .position: .position
    case .zPosition: .zPosition
    case .anchorPoint: .anchorPoint
    case .bounds: [.boundsOrigin, .boundsSize]
    case .transform: .transform
    case .sublayerTransform: .sublayerTransform
    case .opacity: .opacity
    case .isHidden: .isHidden
    case .isDoubleSided: .isDoubleSided
    case .masksToBounds: .masksToBounds
    case .backgroundColor: .backgroundColor
    case .cornerRadius: .cornerRadius
    case .borderWidth: .borderWidth
    case .borderColor: .borderColor
    case .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .shadowPath: .shadow
    case .contents: .contents
    case .contentsRect: .contentsRect
    case .contentsCenter: .contentsCenter
    case .colors, .locations, .startPoint, .endPoint: .gradient
    case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase: .shape
    case .instanceDelay, .instanceTransform, .instanceColor, .instanceRedOffset, .instanceGreenOffset,
      .instanceBlueOffset, .instanceAlphaOffset:
      .replication
    }
  }
}
