public import Foundation
public import PlaneGeometry

/// The values of a layer that hosts draw. A new layer, here and in a host, has the values of `LayerProperties()`.
///
/// Most layers differ from a new one in few of them. The rest is kept in three parts, each of which costs a reference
/// until something in it differs.
public struct LayerProperties: Equatable, Sendable {
  /// The anchor point's place in the parent's coordinates.
  public var position = CGPoint.zero
  /// The layer's own coordinate space.
  public var bounds = CGRect.zero
  /// Opacity, 0 to 1.
  public var opacity: CGFloat = 1
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// The contents that the layer shows.
  public var contents = LayerContents.none
  // Each is empty, or has one value: an array, because it is copied when it is changed in one of two copies, and changed
  // in place otherwise.
  private var space: [PlaceInSpace] = []
  private var look: [LayerLook] = []
  private var descriptions: [LayerAccessibility] = []
  /// The colour behind the contents.
  public var backgroundColor: LayerColor?
  /// Tells whether the layer is left out.
  public var isHidden = false
  /// Tells whether the back shows.
  public var isDoubleSided = true
  /// Tells whether sublayers are clipped.
  public var masksToBounds = false
  /// Tells whether x of the bounds and of sublayers' places is counted from the right: a part of the places that a
  /// commit carries.
  var countsFromRight = false

  /// The values of a new layer.
  public init() {}

  /// Tells whether both are the same in all that hosts are told of.
  public static func == (left: LayerProperties, right: LayerProperties) -> Bool {
    left.differences(from: right).isEmpty && left.replication == right.replication
  }

  // MARK: In space

  /// How near the layer is to the viewer.
  public var zPosition: CGFloat {
    get { space.isEmpty ? 0 : space[0].zPosition }
    set { if needsSpace(newValue != 0) { space[0].zPosition = newValue } }
  }

  /// The point of the layer that stands at the position, in units of its size.
  public var anchorPoint: CGPoint {
    get { space.isEmpty ? PlaceInSpace.middle : space[0].anchorPoint }
    set { if needsSpace(newValue != PlaceInSpace.middle) { space[0].anchorPoint = newValue } }
  }

  /// The transform about the anchor point.
  public var transform: CATransform3D {
    get { space.isEmpty ? CATransform3DIdentity : space[0].transform }
    set { if needsSpace(!CATransform3DIsIdentity(newValue)) { space[0].transform = newValue } }
  }

  /// How far the anchor point lies before the layer's plane: a part of the transform that a commit carries.
  var anchorPointZ: CGFloat {
    get { space.isEmpty ? 0 : space[0].anchorPointZ }
    set { if needsSpace(newValue != 0) { space[0].anchorPointZ = newValue } }
  }

  /// Tells whether there is a place for a value in space, and makes one for a value that is not as usual.
  @inline(__always)
  private mutating func needsSpace(_ isUnusual: Bool) -> Bool {
    if !space.isEmpty { return true }
    if isUnusual { space = [PlaceInSpace()] }
    return isUnusual
  }

  /// Tells whether points of the layer's plane come to lie elsewhere than by the position alone.
  var isTransformed: Bool { !space.isEmpty && (anchorPointZ != 0 || !CATransform3DIsIdentity(space[0].transform)) }

  // MARK: For assistive tools

  /// The description for assistive tools; nil for none.
  public var accessibility: LayerAccessibility? {
    get { descriptions.isEmpty ? nil : descriptions[0] }
    set {
      if let newValue, !descriptions.isEmpty {
        descriptions[0] = newValue
      } else {
        descriptions = newValue.map { [$0] } ?? []
      }
    }
  }

  // MARK: Look

  /// The transform of all sublayers about the anchor point.
  public var sublayerTransform: CATransform3D {
    get { look.isEmpty ? CATransform3DIdentity : look[0].sublayerTransform }
    set { if needsLook(!CATransform3DIsIdentity(newValue)) { look[0].sublayerTransform = newValue } }
  }

  /// The corners that are round.
  public var maskedCorners: CACornerMask {
    get { look.isEmpty ? .allCorners : look[0].maskedCorners }
    set { if needsLook(newValue != .allCorners) { look[0].maskedCorners = newValue } }
  }

  /// The width of the border.
  public var borderWidth: CGFloat {
    get { look.isEmpty ? 0 : look[0].borderWidth }
    set { if needsLook(newValue != 0) { look[0].borderWidth = newValue } }
  }

  /// The colour of the border.
  public var borderColor: LayerColor {
    get { look.isEmpty ? .black : look[0].borderColor }
    set { if needsLook(newValue != .black) { look[0].borderColor = newValue } }
  }

  /// The shadow.
  public var shadow: LayerShadow {
    get { look.isEmpty ? LayerShadow() : look[0].shadow }
    set { if needsLook(newValue != LayerShadow()) { look[0].shadow = newValue } }
  }

  /// A colour gradient.
  public var gradient: LayerGradient? {
    get { look.isEmpty ? nil : look[0].gradients.first }
    set { if needsLook(newValue != nil) { Self.keep(newValue, in: &look[0].gradients) } }
  }

  /// How a picture is laid into the bounds.
  public var contentsGravity: CALayerContentsGravity {
    get { look.isEmpty ? .resize : look[0].contentsGravity }
    set { if needsLook(newValue != .resize) { look[0].contentsGravity = newValue } }
  }

  /// A path that is filled and drawn along.
  public var shape: LayerShape? {
    get { look.isEmpty ? nil : look[0].shapes.first }
    set { if needsLook(newValue != nil) { Self.keep(newValue, in: &look[0].shapes) } }
  }

  /// The layer that masks this one.
  public var mask: LayerID? {
    get { look.isEmpty ? nil : look[0].mask }
    set { if needsLook(newValue != nil) { look[0].mask = newValue } }
  }

  /// The part of a picture that shows, in units of its size.
  public var contentsRect: CGRect {
    get { look.isEmpty ? LayerLook.wholePicture : look[0].contentsRect }
    set { if needsLook(newValue != LayerLook.wholePicture) { look[0].contentsRect = newValue } }
  }

  /// How many pixels of a picture make a point; 0 for as many as the picture itself says.
  public var contentsScale: CGFloat {
    get { look.isEmpty ? 0 : look[0].contentsScale }
    set { if needsLook(newValue != 0) { look[0].contentsScale = newValue } }
  }

  /// The part of a picture that is stretched where it is resized, in units of its size.
  public var contentsCenter: CGRect {
    get { look.isEmpty ? LayerLook.wholePicture : look[0].contentsCenter }
    set { if needsLook(newValue != LayerLook.wholePicture) { look[0].contentsCenter = newValue } }
  }

  /// How a picture's pixels are enlarged.
  public var magnificationFilter: CALayerContentsFilter {
    get { look.isEmpty ? .linear : look[0].magnificationFilter }
    set { if needsLook(newValue != .linear) { look[0].magnificationFilter = newValue } }
  }

  /// The change of everything that is seen through the layer; nil for none.
  public var backdrop: LayerBackdrop? {
    get { look.isEmpty ? nil : look[0].backdrop }
    set { if needsLook(newValue != nil) { look[0].backdrop = newValue } }
  }

  /// The text that people edit in the layer.
  public var field: LayerField? {
    get { look.isEmpty ? nil : look[0].field?.content }
    set { if needsLook(newValue != nil) { look[0].field = newValue.map { .value($0) } } }
  }

  /// How a replicator's copies differ; nil for other layers. A commit carries the copies.
  var replication: Boxed<LayerReplication>? {
    get { look.isEmpty ? nil : look[0].replication }
    set { if needsLook(newValue != nil) { look[0].replication = newValue } }
  }

  /// Tells whether there is a place for a value of the look, and makes one for a value that is not as usual.
  @inline(__always)
  private mutating func needsLook(_ isUnusual: Bool) -> Bool {
    if !look.isEmpty { return true }
    if isUnusual { look = [LayerLook()] }
    return isUnusual
  }

  private static func keep<Value>(_ value: Value?, in place: inout [Value]) {
    if let value, !place.isEmpty { place[0] = value } else { place = value.map { [$0] } ?? [] }
  }

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
  /// By reference: the values are some two hundred bytes with objects in them, of which few are asked for. `body`
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
    // Each in place: a value that is handed on is copied as a whole, which is much larger than a point.
    if set.contains(.position) {
      changes.append(LayerChange(layer: layer, value: .position(values.pointee.position)))
    }
    if set.contains(.zPosition) {
      changes.append(LayerChange(layer: layer, value: .zPosition(values.pointee.zPosition)))
    }
    if set.contains(.anchorPoint) {
      changes.append(LayerChange(layer: layer, value: .anchorPoint(values.pointee.anchorPoint)))
    }
    if set.contains(.boundsOrigin) {
      changes.append(LayerChange(layer: layer, value: .boundsOrigin(values.pointee.bounds.origin)))
    }
    if set.contains(.boundsSize) {
      changes.append(LayerChange(layer: layer, value: .boundsSize(values.pointee.bounds.size)))
    }
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
    if bounds.origin != base.bounds.origin || countsFromRight != base.countsFromRight { set.insert(.boundsOrigin) }
    if bounds.size != base.bounds.size { set.insert(.boundsSize) }
    if opacity != base.opacity { set.insert(.opacity) }
    if isHidden != base.isHidden { set.insert(.isHidden) }
    if isDoubleSided != base.isDoubleSided { set.insert(.isDoubleSided) }
    if masksToBounds != base.masksToBounds { set.insert(.masksToBounds) }
    if backgroundColor != base.backgroundColor { set.insert(.backgroundColor) }
    if cornerRadius != base.cornerRadius { set.insert(.cornerRadius) }
    if contents != base.contents { set.insert(.contents) }
    if !(descriptions.isEmpty && base.descriptions.isEmpty), descriptions != base.descriptions {
      set.insert(.accessibility)
    }
    if !(space.isEmpty && base.space.isEmpty) {
      let (own, other) = (space.first ?? PlaceInSpace(), base.space.first ?? PlaceInSpace())
      if own.transform != other.transform || own.anchorPointZ != other.anchorPointZ { set.insert(.transform) }
      if own.zPosition != other.zPosition { set.insert(.zPosition) }
      if own.anchorPoint != other.anchorPoint { set.insert(.anchorPoint) }
    }
    if !(look.isEmpty && base.look.isEmpty) {
      set.formUnion((look.first ?? LayerLook()).differences(from: base.look.first ?? LayerLook()))
    }
    return set
  }
}
