public import Foundation
public import PlaneGeometry

/// A rectangle with content, a place in its parent, and sublayers.
///
/// Layers form the tree from which hosts draw. A change of a property is noted and reaches the host with the next
/// commit of the layer's ``LayerTree``; setting a property to the value that it has costs nothing.
///
/// Layers belong to the thread of the tree they are in; views keep theirs on the main actor.
///
/// Difference from UIKit: geometry that is not a number, or infinite, stops the program with a sentence instead of
/// raising `CALayerInvalidGeometry`.
open class CALayer: NSObject {
  var properties = LayerProperties()
  var children: [CALayer] = []
  var dirty: LayerPropertySet = []
  var identifier = LayerID.none
  /// What the host knows of the sublayers' order, from the last commit.
  var committedChildren: [LayerID] = []
  unowned(unsafe) var tree: LayerTree?
  /// The tree that gave out the identifier: a layer may stand in another one by the time of the next commit.
  unowned(unsafe) var numberingTree: LayerTree?
  unowned(unsafe) var parent: CALayer?
  /// Whether the transforms are anything but the identity, so that the usual case costs one comparison.
  var isTransformed = false
  var transformsSublayers = false
  var isLayoutNeeded = false
  var isLayoutNeededBelow = false
  var isDisplayNeeded = false

  /// The object that fills the layer and lays out its sublayers.
  open weak var delegate: (any CALayerDelegate)?

  /// A name for the program's own use.
  open var name: String?

  /// An empty layer.
  public override init() { super.init() }

  /// Makes a layer of a class that is only known at run time, such as a view's. Calls `init()`.
  public required convenience init(instantiating: Void) { self.init() }

  deinit {
    for child in children { child.parent = nil }
  }

  /// What the layer is to a host. Subclasses with a space of their own say so.
  open var kind: LayerKind { .plain }

  // MARK: Geometry

  /// The layer's own coordinate space: its size, and the coordinate of its top left corner.
  ///
  /// A rectangle of negative size counts as the rectangle that it covers.
  open var bounds: CGRect {
    get { properties.bounds }
    set {
      checkGeometry(newValue, "bounds")
      let newValue = newValue.size.width < 0 || newValue.size.height < 0 ? newValue.standardized : newValue
      let old = properties.bounds
      guard old != newValue else { return }
      properties.bounds = newValue
      if old.origin != newValue.origin { mark(.boundsOrigin) }
      if old.size != newValue.size {
        mark(.boundsSize)
        setNeedsLayout()
      }
    }
  }

  /// The place of the anchor point in the parent's coordinates, in points.
  open var position: CGPoint {
    get { properties.position }
    set {
      checkGeometry(newValue, "position")
      guard properties.position != newValue else { return }
      properties.position = newValue
      mark(.position)
    }
  }

  /// The point of the layer that stands at ``position`` and about which it is transformed, in units of its size.
  open var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set {
      checkGeometry(newValue, "anchorPoint")
      guard properties.anchorPoint != newValue else { return }
      properties.anchorPoint = newValue
      mark(.anchorPoint)
    }
  }

  /// How near the layer is to the viewer: siblings with a higher value are drawn above those with a lower one.
  open var zPosition: CGFloat {
    get { properties.zPosition }
    set {
      checkGeometry(newValue, "zPosition")
      guard properties.zPosition != newValue else { return }
      properties.zPosition = newValue
      mark(.zPosition)
    }
  }

  /// The layer's rectangle in its parent's coordinates; under a transform, the smallest rectangle around it.
  ///
  /// Setting it sets ``bounds``' size and ``position`` as if there were no transform; a rectangle of negative size
  /// counts as the rectangle that it covers.
  open var frame: CGRect {
    get {
      let size = properties.bounds.size
      let anchor = properties.anchorPoint
      let position = properties.position
      guard isTransformed else {
        return CGRect(
          x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
          width: size.width, height: size.height)
      }
      return transformedFrame
    }
    set {
      checkGeometry(newValue, "frame")
      let newValue = newValue.size.width < 0 || newValue.size.height < 0 ? newValue.standardized : newValue
      let anchor = properties.anchorPoint
      bounds = CGRect(origin: properties.bounds.origin, size: newValue.size)
      position = CGPoint(
        x: newValue.origin.x + anchor.x * newValue.size.width, y: newValue.origin.y + anchor.y * newValue.size.height)
    }
  }

  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { properties.transform }
    set {
      checkGeometry(newValue, "transform")
      guard !CATransform3DEqualToTransform(properties.transform, newValue) else { return }
      properties.transform = newValue
      isTransformed = !CATransform3DIsIdentity(newValue)
      mark(.transform)
    }
  }

  /// The transform of all sublayers about the anchor point: the place for a perspective.
  open var sublayerTransform: CATransform3D {
    get { properties.sublayerTransform }
    set {
      checkGeometry(newValue, "sublayerTransform")
      guard !CATransform3DEqualToTransform(properties.sublayerTransform, newValue) else { return }
      properties.sublayerTransform = newValue
      transformsSublayers = !CATransform3DIsIdentity(newValue)
      mark(.sublayerTransform)
    }
  }

  // MARK: Look

  /// Opacity of the layer with everything in it; values outside 0 to 1 draw as the nearest of the two.
  open var opacity: Float {
    get { Float(properties.opacity) }
    set { set(\.opacity, CGFloat(newValue), .opacity) }
  }

  /// Whether the layer and everything in it is left out.
  open var isHidden: Bool {
    get { properties.isHidden }
    set { set(\.isHidden, newValue, .isHidden) }
  }

  /// Whether the layer shows when its back is turned to the viewer.
  open var isDoubleSided: Bool {
    get { properties.isDoubleSided }
    set { set(\.isDoubleSided, newValue, .isDoubleSided) }
  }

  /// Whether sublayers are clipped to the bounds and their round corners.
  open var masksToBounds: Bool {
    get { properties.masksToBounds }
    set { set(\.masksToBounds, newValue, .masksToBounds) }
  }

  /// The colour behind the contents.
  open var backgroundColor: CGColor? {
    didSet { set(\.backgroundColor, backgroundColor?.layerColor, .backgroundColor) }
  }

  /// The radius of the corners in points.
  open var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set { set(\.cornerRadius, newValue, .cornerRadius) }
  }

  /// Which corners are round.
  open var maskedCorners: CACornerMask {
    get { properties.maskedCorners }
    set { set(\.maskedCorners, newValue, .maskedCorners) }
  }

  /// The width of the border, inside the bounds, in points.
  open var borderWidth: CGFloat {
    get { properties.borderWidth }
    set { set(\.borderWidth, newValue, .borderWidth) }
  }

  /// The colour of the border; black unless set.
  open var borderColor: CGColor? = CGColor.black {
    didSet { set(\.borderColor, (borderColor ?? .clear).layerColor, .borderColor) }
  }

  /// The colour of the shadow; black unless set.
  open var shadowColor: CGColor? = CGColor.black {
    didSet { updateShadow() }
  }

  /// The opacity of the shadow, 0 (the default: no shadow) to 1.
  open var shadowOpacity: Float = 0 {
    didSet { updateShadow() }
  }

  /// The displacement of the shadow in points; (0, −3) unless set.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { updateShadow() }
  }

  /// The radius of the shadow's blur in points; 3 unless set.
  open var shadowRadius: CGFloat = 3 {
    didSet { updateShadow() }
  }

  /// What the layer shows between its background and its sublayers.
  open var layerContents: LayerContents {
    get { properties.contents }
    set { set(\.contents, newValue, .contents) }
  }

  /// How a picture is laid into the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { properties.contentsGravity }
    set { set(\.contentsGravity, newValue, .contentsGravity) }
  }

  /// What assistive tools are told about the layer.
  open var accessibility: LayerAccessibility? {
    get { properties.accessibility }
    set { set(\.accessibility, newValue, .accessibility) }
  }

  // MARK: Tree

  /// The parent.
  open var superlayer: CALayer? { parent }

  /// The sublayers, rearmost first; nil when there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.removeFromSuperlayer() }
      for child in newValue ?? [] { addSublayer(child) }
    }
  }

  /// Adds a sublayer in front of the others, taking it from its former parent.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  /// Inserts a sublayer at an index of ``sublayers``; an index beyond the end means in front of all.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Inserts a sublayer just behind `sibling`, or behind all when `sibling` is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sibling.flatMap { sibling in children.firstIndex { $0 === sibling } } ?? 0)
  }

  /// Inserts a sublayer just in front of `sibling`, or in front of all when `sibling` is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
    insert(layer, at: index.map { $0 + 1 } ?? children.count)
  }

  /// Takes the layer out of its parent. Has no effect on a layer without one.
  open func removeFromSuperlayer() {
    guard let parent else { return }
    let index = parent.children.firstIndex { $0 === self }
    parent.detachChild(at: index ?? 0)
  }

  // MARK: Layout and display

  /// Marks the layer's sublayers as out of place; they are laid out before the next commit.
  open func setNeedsLayout() {
    guard !isLayoutNeeded else { return }
    isLayoutNeeded = true
    noteLayoutBelowAncestors()
    tree?.setNeedsCommit()
  }

  /// Whether ``setNeedsLayout()`` was called since the last layout.
  open func needsLayout() -> Bool { isLayoutNeeded }

  /// Lays out now what is marked, from the uppermost marked ancestor down.
  open func layoutIfNeeded() {
    var top = self
    var layer: CALayer = self
    while let parent = layer.parent {
      if parent.isLayoutNeeded { top = parent }
      layer = parent
    }
    top.layoutMarked()
  }

  /// Puts the sublayers in their places, by asking the delegate. Called when the layer is marked; override to do it here.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// Marks the layer's contents as out of date; they are displayed anew before the next commit.
  open func setNeedsDisplay() {
    guard !isDisplayNeeded else { return }
    isDisplayNeeded = true
    tree?.noteDisplay(of: self)
  }

  /// Whether ``setNeedsDisplay()`` was called since the last display.
  open func needsDisplay() -> Bool { isDisplayNeeded }

  /// Displays now what is marked.
  open func displayIfNeeded() {
    guard isDisplayNeeded else { return }
    isDisplayNeeded = false
    display()
  }

  /// Fills the contents, by asking the delegate. Override to do it here.
  open func display() {
    delegate?.display(self)
  }

  // MARK: Points

  /// The layer in this one's subtree that is hit by a point of the parent's coordinates: the frontmost, or nil.
  open func hitTest(_ point: CGPoint) -> CALayer? {
    guard !properties.isHidden, let own = convertFromParent(point), contains(own) || !properties.masksToBounds else {
      return nil
    }
    for child in childrenInDrawingOrder.reversed() {
      if let hit = child.hitTest(own) { return hit }
    }
    return contains(own) ? self : nil
  }

  /// Whether a point of the layer's own coordinates lies in its bounds: its left and upper edges belong to it.
  open func contains(_ point: CGPoint) -> Bool {
    let bounds = properties.bounds
    return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
  }
}
