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
  /// Tells whether the layer is left out.
  public var isHidden = false
  /// Tells whether the back shows.
  public var isDoubleSided = true
  /// Tells whether sublayers are clipped.
  public var masksToBounds = false
  /// The colour behind the contents.
  public var backgroundColor: LayerColor?
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// The corners that are round.
  public var maskedCorners: CACornerMask = .allCorners
  /// The width of the border.
  public var borderWidth: CGFloat = 0
  /// The colour of the border.
  public var borderColor = LayerColor.black
  /// The shadow.
  public var shadow = LayerShadow()
  /// A colour gradient.
  public var gradient: LayerGradient?
  /// The contents that the layer shows.
  public var contents = LayerContents.none
  /// How a picture is laid into the bounds.
  public var contentsGravity = CALayerContentsGravity.resize
  /// The description for assistive tools; nil for none.
  public var accessibility: LayerAccessibility?
  /// A path that is filled and drawn along.
  public var shape: LayerShape?
  /// The layer that masks this one.
  public var mask: LayerID?
  /// The part of a picture that shows, in units of its size.
  public var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How many pixels of a picture make a point; 0 for as many as the picture itself says.
  public var contentsScale: CGFloat = 0
  /// The part of a picture that is stretched where it is resized, in units of its size.
  public var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How a picture's pixels are enlarged.
  public var magnificationFilter = CALayerContentsFilter.linear
  /// The change of everything that is seen through the layer; nil for none.
  public var backdrop: LayerBackdrop?
  /// The text that people edit in the layer.
  public var field: LayerField? {
    get { boxedField?.content }
    set { boxedField = newValue.map { .value($0) } }
  }

  /// Few layers have a field: the others pay for a reference.
  private var boxedField: Boxed<LayerField>?
  /// How far the anchor point lies before the layer's plane: a part of the transform that a commit carries.
  var anchorPointZ: CGFloat = 0
  /// Tells whether x of the bounds and of sublayers' places is counted from the right: a part of the places that a commit carries.
  var countsFromRight = false
  /// How a replicator's copies differ; nil for other layers. A commit carries the copies.
  var replication: Boxed<LayerReplication>?

  /// The values of a new layer.
  public init() {}

  /// The transform about the anchor point, wherever that lies in depth.
  var transformAboutAnchor: CATransform3D { Self.transform(transform, aboutAnchorAt: anchorPointZ) }

  /// The smallest rectangle around a layer with bounds of a size, in the parent's coordinates.
  func transformedFrame(ofSize size: CGSize) -> CGRect {
    var matrix = CATransform3DMakeTranslation(-anchorPoint.x * size.width, -anchorPoint.y * size.height, 0)
    matrix = CATransform3DConcat(matrix, transformAboutAnchor)
    matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(position.x, position.y, 0))
    return matrix.projecting(CGRect(origin: .zero, size: size)) ?? CGRect(origin: position, size: .zero)
  }

  private static func transform(_ transform: CATransform3D, aboutAnchorAt depth: CGFloat) -> CATransform3D {
    guard depth != 0 else { return transform }
    return CATransform3DConcat(CATransform3DMakeTranslation(0, 0, -depth), transform)
  }
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
    case .shape(let value): shape = value
    case .mask(let value): mask = value
    case .contentsRect(let value): contentsRect = value
    case .contentsScale(let value): contentsScale = value
    case .contentsCenter(let value): contentsCenter = value
    case .magnificationFilter(let value): magnificationFilter = value
    case .backdrop(let value): backdrop = value
    case .field(let value): field = value
    }
  }

  /// Calls `body` with each value named in `set`, in the order of ``LayerValue``'s cases.
  ///
  /// By reference: the values are some eight hundred bytes with a dozen objects in them, of which few are asked for. `body`
  /// must leave them alone.
  static func forEachValue(
    of values: UnsafePointer<LayerProperties>, in set: LayerPropertySet, _ body: (LayerValue) -> Void
  ) {
    if set.contains(.position) { body(.position(values.pointee.position)) }
    if set.contains(.zPosition) { body(.zPosition(values.pointee.zPosition)) }
    if set.contains(.anchorPoint) { body(.anchorPoint(values.pointee.anchorPoint)) }
    if set.contains(.boundsOrigin) { body(.boundsOrigin(values.pointee.bounds.origin)) }
    if set.contains(.boundsSize) { body(.boundsSize(values.pointee.bounds.size)) }
    if set.contains(.transform) {
      body(.transform(transform(values.pointee.transform, aboutAnchorAt: values.pointee.anchorPointZ)))
    }
    if set.contains(.sublayerTransform) { body(.sublayerTransform(values.pointee.sublayerTransform)) }
    if set.contains(.opacity) { body(.opacity(values.pointee.opacity)) }
    if set.contains(.isHidden) { body(.isHidden(values.pointee.isHidden)) }
    if set.contains(.isDoubleSided) { body(.isDoubleSided(values.pointee.isDoubleSided)) }
    if set.contains(.masksToBounds) { body(.masksToBounds(values.pointee.masksToBounds)) }
    if set.contains(.backgroundColor) { body(.backgroundColor(values.pointee.backgroundColor)) }
    if set.contains(.cornerRadius) { body(.cornerRadius(values.pointee.cornerRadius)) }
    if set.contains(.maskedCorners) { body(.maskedCorners(values.pointee.maskedCorners)) }
    if set.contains(.borderWidth) { body(.borderWidth(values.pointee.borderWidth)) }
    if set.contains(.borderColor) { body(.borderColor(values.pointee.borderColor)) }
    if set.contains(.shadow) { body(.shadow(values.pointee.shadow)) }
    if set.contains(.gradient) { body(.gradient(values.pointee.gradient)) }
    if set.contains(.contents) { body(.contents(values.pointee.contents)) }
    if set.contains(.contentsGravity) { body(.contentsGravity(values.pointee.contentsGravity)) }
    if set.contains(.accessibility) { body(.accessibility(values.pointee.accessibility)) }
    if set.contains(.shape) { body(.shape(values.pointee.shape)) }
    if set.contains(.mask) { body(.mask(values.pointee.mask)) }
    if set.contains(.contentsRect) { body(.contentsRect(values.pointee.contentsRect)) }
    if set.contains(.contentsScale) { body(.contentsScale(values.pointee.contentsScale)) }
    if set.contains(.contentsCenter) { body(.contentsCenter(values.pointee.contentsCenter)) }
    if set.contains(.magnificationFilter) { body(.magnificationFilter(values.pointee.magnificationFilter)) }
    if set.contains(.backdrop) { body(.backdrop(values.pointee.backdrop)) }
    if set.contains(.field) { body(.field(values.pointee.field)) }
  }

  /// Appends what ``LayerPropertySet/place`` holds, in the order of the cases. By reference, as above.
  @inline(__always)
  static func appendPlace(
    of layer: LayerID, _ values: UnsafePointer<LayerProperties>, in set: LayerPropertySet,
    to changes: inout [LayerChange]
  ) {
    func append(_ value: LayerValue) { changes.append(LayerChange(layer: layer, value: value)) }
    if set.contains(.position) { append(.position(values.pointee.position)) }
    if set.contains(.zPosition) { append(.zPosition(values.pointee.zPosition)) }
    if set.contains(.anchorPoint) { append(.anchorPoint(values.pointee.anchorPoint)) }
    if set.contains(.boundsOrigin) { append(.boundsOrigin(values.pointee.bounds.origin)) }
    if set.contains(.boundsSize) { append(.boundsSize(values.pointee.bounds.size)) }
  }

  /// Calls `body` with each value named in `set`, in the order of ``LayerValue``'s cases.
  func forEachValue(in set: LayerPropertySet, _ body: (LayerValue) -> Void) {
    withUnsafePointer(to: self) { Self.forEachValue(of: $0, in: set, body) }
  }

  private static let newLayer = LayerProperties()

  /// The properties in which a layer differs from a new one: what a host has to be told of a layer it has never seen.
  var differencesFromNewLayer: LayerPropertySet { differences(from: Self.newLayer) }

  /// The properties in which these values differ from others.
  func differences(from base: LayerProperties) -> LayerPropertySet {
    var set: LayerPropertySet = []
    if position != base.position { set.insert(.position) }
    if zPosition != base.zPosition { set.insert(.zPosition) }
    if anchorPoint != base.anchorPoint { set.insert(.anchorPoint) }
    if bounds.origin != base.bounds.origin || countsFromRight != base.countsFromRight { set.insert(.boundsOrigin) }
    if bounds.size != base.bounds.size { set.insert(.boundsSize) }
    if transform != base.transform || anchorPointZ != base.anchorPointZ { set.insert(.transform) }
    if sublayerTransform != base.sublayerTransform { set.insert(.sublayerTransform) }
    if opacity != base.opacity { set.insert(.opacity) }
    if isHidden != base.isHidden { set.insert(.isHidden) }
    if isDoubleSided != base.isDoubleSided { set.insert(.isDoubleSided) }
    if masksToBounds != base.masksToBounds { set.insert(.masksToBounds) }
    if backgroundColor != base.backgroundColor { set.insert(.backgroundColor) }
    if cornerRadius != base.cornerRadius { set.insert(.cornerRadius) }
    if maskedCorners != base.maskedCorners { set.insert(.maskedCorners) }
    if borderWidth != base.borderWidth { set.insert(.borderWidth) }
    if borderColor != base.borderColor { set.insert(.borderColor) }
    if shadow != base.shadow { set.insert(.shadow) }
    if gradient != base.gradient { set.insert(.gradient) }
    if contents != base.contents { set.insert(.contents) }
    if contentsGravity != base.contentsGravity { set.insert(.contentsGravity) }
    if accessibility != base.accessibility { set.insert(.accessibility) }
    if shape != base.shape { set.insert(.shape) }
    if mask != base.mask { set.insert(.mask) }
    if contentsRect != base.contentsRect { set.insert(.contentsRect) }
    if contentsScale != base.contentsScale { set.insert(.contentsScale) }
    if contentsCenter != base.contentsCenter { set.insert(.contentsCenter) }
    if magnificationFilter != base.magnificationFilter { set.insert(.magnificationFilter) }
    if backdrop != base.backdrop { set.insert(.backdrop) }
    if boxedField != base.boxedField { set.insert(.field) }
    return set
  }
}
