public import Foundation
public import PlaneGeometry

/// The values of a layer that hosts draw. A new layer, here and in a host, has the values of `LayerProperties()`.
public struct LayerProperties: Equatable, Sendable {
  /// The anchor point's place in the parent's coordinates.
  public var position = CGPoint.zero
  /// How near the layer is to the viewer.
  public var zPosition: CGFloat = 0
  /// The point of the layer that stands at the position, in units of its size.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The layer's own coordinate space.
  public var bounds = CGRect.zero
  /// The transform about the anchor point.
  public var transform = CATransform3DIdentity
  /// The transform of all sublayers about the anchor point.
  public var sublayerTransform = CATransform3DIdentity
  /// Opacity, 0 to 1.
  public var opacity: CGFloat = 1
  /// Whether the layer is left out.
  public var isHidden = false
  /// Whether the back shows.
  public var isDoubleSided = true
  /// Whether sublayers are clipped.
  public var masksToBounds = false
  /// The colour behind the contents.
  public var backgroundColor: LayerColor?
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// Which corners are round.
  public var maskedCorners: CACornerMask = .allCorners
  /// The width of the border.
  public var borderWidth: CGFloat = 0
  /// The colour of the border.
  public var borderColor = LayerColor.black
  /// The shadow.
  public var shadow: LayerShadow?
  /// A colour gradient.
  public var gradient: LayerGradient?
  /// What the layer shows.
  public var contents = LayerContents.none
  /// How a picture is laid into the bounds.
  public var contentsGravity = CALayerContentsGravity.resize
  /// What assistive tools are told.
  public var accessibility: LayerAccessibility?

  /// The values of a new layer.
  public init() {}
}

extension LayerProperties {
  /// Takes over one changed value.
  public mutating func apply(_ value: LayerValue) {
    switch value {
    case .position(let value): position = value
    case .zPosition(let value): zPosition = value
    case .anchorPoint(let value): anchorPoint = value
    case .boundsOrigin(let value): bounds.origin = value
    case .boundsSize(let value): bounds.size = value
    case .transform(let value): transform = value
    case .sublayerTransform(let value): sublayerTransform = value
    case .opacity(let value): opacity = value
    case .isHidden(let value): isHidden = value
    case .isDoubleSided(let value): isDoubleSided = value
    case .masksToBounds(let value): masksToBounds = value
    case .backgroundColor(let value): backgroundColor = value
    case .cornerRadius(let value): cornerRadius = value
    case .maskedCorners(let value): maskedCorners = value
    case .borderWidth(let value): borderWidth = value
    case .borderColor(let value): borderColor = value
    case .shadow(let value): shadow = value
    case .gradient(let value): gradient = value
    case .contents(let value): contents = value
    case .contentsGravity(let value): contentsGravity = value
    case .accessibility(let value): accessibility = value
    }
  }

  /// Calls `body` with each value named in `set`, in the order of ``LayerValue``'s cases.
  func forEachValue(in set: LayerPropertySet, _ body: (LayerValue) -> Void) {
    if set.contains(.position) { body(.position(position)) }
    if set.contains(.zPosition) { body(.zPosition(zPosition)) }
    if set.contains(.anchorPoint) { body(.anchorPoint(anchorPoint)) }
    if set.contains(.boundsOrigin) { body(.boundsOrigin(bounds.origin)) }
    if set.contains(.boundsSize) { body(.boundsSize(bounds.size)) }
    if set.contains(.transform) { body(.transform(transform)) }
    if set.contains(.sublayerTransform) { body(.sublayerTransform(sublayerTransform)) }
    if set.contains(.opacity) { body(.opacity(opacity)) }
    if set.contains(.isHidden) { body(.isHidden(isHidden)) }
    if set.contains(.isDoubleSided) { body(.isDoubleSided(isDoubleSided)) }
    if set.contains(.masksToBounds) { body(.masksToBounds(masksToBounds)) }
    if set.contains(.backgroundColor) { body(.backgroundColor(backgroundColor)) }
    if set.contains(.cornerRadius) { body(.cornerRadius(cornerRadius)) }
    if set.contains(.maskedCorners) { body(.maskedCorners(maskedCorners)) }
    if set.contains(.borderWidth) { body(.borderWidth(borderWidth)) }
    if set.contains(.borderColor) { body(.borderColor(borderColor)) }
    if set.contains(.shadow) { body(.shadow(shadow)) }
    if set.contains(.gradient) { body(.gradient(gradient)) }
    if set.contains(.contents) { body(.contents(contents)) }
    if set.contains(.contentsGravity) { body(.contentsGravity(contentsGravity)) }
    if set.contains(.accessibility) { body(.accessibility(accessibility)) }
  }

  private static let newLayer = LayerProperties()

  /// The properties in which a layer differs from a new one: what a host has to be told of a layer it has never seen.
  var differencesFromNewLayer: LayerPropertySet {
    let base = Self.newLayer
    var set: LayerPropertySet = []
    if position != base.position { set.insert(.position) }
    if zPosition != base.zPosition { set.insert(.zPosition) }
    if anchorPoint != base.anchorPoint { set.insert(.anchorPoint) }
    if bounds.origin != base.bounds.origin { set.insert(.boundsOrigin) }
    if bounds.size != base.bounds.size { set.insert(.boundsSize) }
    if !CATransform3DIsIdentity(transform) { set.insert(.transform) }
    if !CATransform3DIsIdentity(sublayerTransform) { set.insert(.sublayerTransform) }
    if opacity != base.opacity { set.insert(.opacity) }
    if isHidden { set.insert(.isHidden) }
    if !isDoubleSided { set.insert(.isDoubleSided) }
    if masksToBounds { set.insert(.masksToBounds) }
    if backgroundColor != nil { set.insert(.backgroundColor) }
    if cornerRadius != 0 { set.insert(.cornerRadius) }
    if maskedCorners != base.maskedCorners { set.insert(.maskedCorners) }
    if borderWidth != 0 { set.insert(.borderWidth) }
    if borderColor != base.borderColor { set.insert(.borderColor) }
    if shadow != nil { set.insert(.shadow) }
    if gradient != nil { set.insert(.gradient) }
    if contents != .none { set.insert(.contents) }
    if contentsGravity != base.contentsGravity { set.insert(.contentsGravity) }
    if accessibility != nil { set.insert(.accessibility) }
    return set
  }
}
