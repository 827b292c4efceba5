public import Foundation
import FrameClock
public import PlaneGeometry

/// A rectangle with content, a place in its parent, and sublayers.
///
/// Layers form the tree from which hosts draw. A change of a property is noted and reaches the host with the next
/// commit of the layer's ``LayerTree``; setting a property to the value that it has costs nothing.
///
/// Layers belong to the thread of the tree they are in; views keep theirs on the main actor.
///
/// Difference from UIKit: bounds and positions that are not numbers, or infinite, are told with ``ProgrammingErrors``
/// instead of raising `CALayerInvalidGeometry`. Of other values that are not, such as transforms, the last good one stays, and the
/// trace hears of it.
open class CALayer: InstantiableLayer {
  // Layers belong to one thread, and their setters run no other code while they write.
  @exclusivity(unchecked) var properties = LayerProperties()
  /// The place in the tree, and all else that each frame looks at.
  @exclusivity(unchecked) var state = LayerState()
  /// The colours of border and shadow as the program gave them; nil as long as they are the usual ones.
  private var givenColors: GivenColors?
  private var givenBackground: CGColor?

  /// The object that fills the layer and lays out its sublayers; held weakly.
  open var delegate: (any CALayerDelegate)? {
    get { view ?? extras?.delegate }
    set {
      if newValue !== view { view = nil }
      let other = view == nil ? newValue : nil
      if extras != nil || other != nil { requireExtras().delegate = other }
    }
  }

  /// Makes a view the delegate, until ``leave()`` is called.
  package func belong(to view: any CALayerDelegate, gate: ActionGate) {
    self.view = view
    actionGate = gate
  }

  /// The view that the layer belonged to is gone.
  package func leave() { view = nil }

  /// A name for the program's own use.
  open var name: String? {
    get { extras?.name }
    set { if extras != nil || newValue != nil { requireExtras().name = newValue } }
  }

  /// An empty layer.
  public override init() { super.init() }

  /// A layer that is to show a moment of another one, as ``presentation()`` makes it: a subclass with values of its own
  /// overrides this, calls super, and takes them over. Those of `CALayer` are taken over afterwards. Not to be called
  /// otherwise.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Makes a layer of a class that is only known at run time, such as a view's. Not for programs, whose subclasses need not
  /// have it.
  @available(*, unavailable)
  public required convenience init(instantiating: Void) { self.init() }

  /// Makes a presentation of a layer whose class is only known at run time. Not for programs, whose subclasses need not have
  /// it.
  @available(*, unavailable)
  public required convenience init(presenting layer: CALayer) { self.init(layer: layer) }

  /// An empty layer: nothing is read from the coder. It is there so that subclasses for UIKit compile as they stand.
  public required init?(coder: NSCoder) { super.init() }

  deinit {
    forEachAttached { $0.parent = nil }
  }

  /// The kind of the layer to a host. Subclasses with a space of their own say so.
  open var kind: LayerKind { .plain }

  private func giveColor(_ give: (GivenColors) -> Void) {
    let colors = givenColors ?? GivenColors()
    givenColors = colors
    give(colors)
  }

  // MARK: Geometry

  /// The layer's own coordinate space: its size, and the coordinate of its top left corner.
  ///
  /// A rectangle of negative size counts as the rectangle that it covers.
  open var bounds: CGRect {
    get { properties.bounds }
    set {
      guard mayHave(newValue, as: "bounds") else { return }
      let newValue = newValue.size.width < 0 || newValue.size.height < 0 ? newValue.standardized : newValue
      let old = properties.bounds
      // Numbers alone, and not rectangles, whose comparison is a call.
      let hasOtherOrigin = old.origin.x != newValue.origin.x || old.origin.y != newValue.origin.y
      let hasOtherSize = old.size.width != newValue.size.width || old.size.height != newValue.size.height
      guard hasOtherOrigin || hasOtherSize else { return }
      let action = actionForChange(of: .bounds)
      properties.bounds = newValue
      if hasOtherOrigin { mark(.boundsOrigin) }
      if hasOtherSize {
        mark(.boundsSize)
        setNeedsLayout()
        displayForNewSize()
      }
      runAction(action, for: .bounds)
    }
  }

  /// The place of the anchor point in the parent's coordinates, in points.
  open var position: CGPoint {
    get { properties.position }
    set {
      guard mayHave(newValue, as: "position") else { return }
      guard properties.position != newValue else { return }
      let action = actionForChange(of: .position)
      properties.position = newValue
      mark(.position)
      runAction(action, for: .position)
    }
  }

  /// The point of the layer that stands at ``position`` and about which it is transformed, in units of its size.
  open var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set {
      guard properties.anchorPoint != newValue, accepts(newValue, "anchorPoint") else { return }
      let action = actionForChange(of: .anchorPoint)
      properties.anchorPoint = newValue
      mark(.anchorPoint)
      runAction(action, for: .anchorPoint)
    }
  }

  /// How near the layer is to the viewer: siblings with a higher value are drawn above those with a lower one.
  open var zPosition: CGFloat {
    get { properties.zPosition }
    set {
      guard properties.zPosition != newValue, accepts(newValue, "zPosition") else { return }
      let action = actionForChange(of: .zPosition)
      properties.zPosition = newValue
      parent?.state.hasSublayersInDepth = true
      mark(.zPosition)
      runAction(action, for: .zPosition)
    }
  }

  /// The layer's rectangle in its parent's coordinates; under a transform, the smallest rectangle around it.
  ///
  /// Setting it sets ``bounds``' size and ``position`` so that it is what is read afterwards, also under a transform; a
  /// rectangle of negative size counts as the rectangle that it covers. Where the layer is turned so that no size of it
  /// has such a frame the size stays, and the middle of the frame is where it was asked for; a perspective is left out.
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
      guard mayHave(newValue, as: "frame") else { return }
      let newValue = newValue.size.width < 0 || newValue.size.height < 0 ? newValue.standardized : newValue
      guard !isTransformed else { return setTransformedFrame(newValue) }
      let anchor = properties.anchorPoint
      let place = CGPoint(
        x: newValue.origin.x + anchor.x * newValue.size.width, y: newValue.origin.y + anchor.y * newValue.size.height)
      // Of a frame whose middle is beyond all numbers nothing is taken over.
      guard mayHave(place, as: "position") else { return }
      bounds = CGRect(origin: properties.bounds.origin, size: newValue.size)
      position = place
    }
  }

  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { properties.transform }
    set {
      guard !CATransform3DEqualToTransform(properties.transform, newValue), accepts(newValue, "transform") else {
        return
      }
      let action = actionForChange(of: .transform)
      properties.transform = newValue
      hasTransform = properties.isTransformed
      mark(.transform)
      runAction(action, for: .transform)
    }
  }

  /// The transform of all sublayers about the anchor point: the place for a perspective.
  open var sublayerTransform: CATransform3D {
    get { properties.sublayerTransform }
    set {
      guard !CATransform3DEqualToTransform(properties.sublayerTransform, newValue),
        accepts(newValue, "sublayerTransform")
      else { return }
      let action = actionForChange(of: .sublayerTransform)
      properties.sublayerTransform = newValue
      transformsSublayers = !CATransform3DIsIdentity(newValue)
      mark(.sublayerTransform)
      runAction(action, for: .sublayerTransform)
    }
  }

  // MARK: Look

  /// Opacity of the layer with everything in it; values outside 0 to 1 draw as the nearest of the two.
  open var opacity: Float {
    get { Float(properties.opacity) }
    set { set(\.opacity, CGFloat(newValue), .opacity, .opacity) }
  }

  /// Tells whether the layer and everything in it is left out.
  open var isHidden: Bool {
    get { properties.isHidden }
    set { set(\.isHidden, newValue, .isHidden, .isHidden) }
  }

  /// Tells whether the layer shows when its back is turned to the viewer.
  open var isDoubleSided: Bool {
    get { properties.isDoubleSided }
    set { set(\.isDoubleSided, newValue, .isDoubleSided, .isDoubleSided) }
  }

  /// Tells whether sublayers are clipped to the bounds and their round corners.
  open var masksToBounds: Bool {
    get { properties.masksToBounds }
    set { set(\.masksToBounds, newValue, .masksToBounds, .masksToBounds) }
  }

  /// The colour behind the contents.
  open var backgroundColor: CGColor? {
    get { givenBackground }
    set {
      givenBackground = newValue
      set(\.backgroundColor, newValue?.layerColor, .backgroundColor, .backgroundColor)
    }
  }

  /// The radius of the corners in points.
  open var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set { set(\.cornerRadius, newValue, .cornerRadius, .cornerRadius) }
  }

  /// The corners that are round.
  open var maskedCorners: CACornerMask {
    get { properties.maskedCorners }
    set { set(\.maskedCorners, newValue, .maskedCorners) }
  }

  /// The width of the border, inside the bounds, in points.
  open var borderWidth: CGFloat {
    get { properties.borderWidth }
    set { set(\.borderWidth, newValue, .borderWidth, .borderWidth) }
  }

  /// The colour of the border; black unless set.
  open var borderColor: CGColor? {
    get { givenColors.map(\.border) ?? .black }
    set {
      giveColor { $0.border = newValue }
      set(\.borderColor, (newValue ?? .clear).layerColor, .borderColor, .borderColor)
    }
  }

  /// The colour of the shadow; black unless set.
  open var shadowColor: CGColor? {
    get { givenColors.map(\.shadow) ?? .black }
    set {
      giveColor { $0.shadow = newValue }
      set(\.shadow.color, (newValue ?? .clear).layerColor, .shadow, .shadowColor)
    }
  }

  /// The opacity of the shadow, 0 (the default: no shadow) to 1.
  open var shadowOpacity: Float {
    get { properties.shadow.opacity }
    set { set(\.shadow.opacity, newValue, .shadow, .shadowOpacity) }
  }

  /// The displacement of the shadow in points; (0, −3) unless set.
  open var shadowOffset: CGSize {
    get { properties.shadow.offset }
    set {
      guard accepts(CGPoint(x: newValue.width, y: newValue.height), "shadowOffset") else { return }
      set(\.shadow.offset, newValue, .shadow, .shadowOffset)
    }
  }

  /// The radius of the shadow's blur in points; 3 unless set.
  open var shadowRadius: CGFloat {
    get { properties.shadow.radius }
    set { set(\.shadow.radius, newValue, .shadow, .shadowRadius) }
  }

  /// The outline that throws the shadow, in the layer's coordinates; nil for what the layer shows.
  open var shadowPath: CGPath? {
    get { properties.shadow.path }
    set { set(\.shadow.path, newValue.map { $0 is CGMutablePath ? $0.copy() ?? $0 : $0 }, .shadow, .shadowPath) }
  }

  /// The contents that the layer shows between its background and its sublayers.
  open var layerContents: LayerContents {
    get { properties.contents }
    set {
      contentsWillChange()
      set(\.contents, newValue, .contents, .contents)
    }
  }

  /// How a picture is laid into the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { properties.contentsGravity }
    set { set(\.contentsGravity, newValue, .contentsGravity) }
  }

  /// The description of the layer for assistive tools; nil for none.
  open var accessibility: LayerAccessibility? {
    get { properties.accessibility }
    set {
      guard properties.accessibility != newValue else { return }
      properties.accessibility = newValue
      mark(.accessibility)
    }
  }

  /// The text that people edit in the layer.
  ///
  /// A host with elements of its own for texts shows one in place of the layer's text contents, which say the same.
  package var field: LayerField? {
    get { properties.field }
    set { set(\.field, newValue, .field) }
  }

  // MARK: Tree

  /// The parent.
  open var superlayer: CALayer? { parent }

  /// The sublayers, rearmost first; nil when there are none.
  open var sublayers: [CALayer]? {
    get {
      makePresentedSublayers()
      return children.isEmpty ? nil : children
    }
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
    guard mayAdopt(layer, as: "a sublayer") else { return }
    layer.removeFromSuperlayer()
    insert(layer, at: sibling.flatMap { sibling in children.firstIndex { $0 === sibling } } ?? 0)
  }

  /// Inserts a sublayer just in front of `sibling`, or in front of all when `sibling` is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard mayAdopt(layer, as: "a sublayer") else { return }
    layer.removeFromSuperlayer()
    let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
    insert(layer, at: index.map { $0 + 1 } ?? children.count)
  }

  /// Takes the layer out of its parent. Has no effect on a layer without one.
  open func removeFromSuperlayer() {
    guard let parent else { return }
    if let index = parent.children.firstIndex(where: { $0 === self }) {
      parent.detachChild(at: index)
    } else {
      parent.detachAttachment(self)
    }
  }

  // MARK: Layout and display

  /// Marks the layer's sublayers as out of place; they are laid out before the next commit.
  open func setNeedsLayout() {
    guard !isLayoutNeeded else { return }
    isLayoutNeeded = true
    noteLayoutBelowAncestors()
    state.treeReference?._withUnsafeGuaranteedRef { $0.setNeedsCommit() }
  }

  /// Tells whether ``setNeedsLayout()`` was called since the last layout.
  open func needsLayout() -> Bool { isLayoutNeeded }

  /// Lays out now what is marked in the layer. Where the layer itself is, this begins further out, with the last ancestor on
  /// the way up that is marked too: the first one that is not, or that is just being laid out, ends the way.
  open func layoutIfNeeded() {
    firstToBeLaidOut.layoutMarked()
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

  /// Tells whether ``setNeedsDisplay()`` was called since the last display.
  open func needsDisplay() -> Bool { isDisplayNeeded }

  /// Displays now what is marked.
  open func displayIfNeeded() {
    guard isDisplayNeeded else { return }
    isDisplayNeeded = false
    display()
  }

  /// Fills the contents: asks the delegate, and where there is none, or it leaves this to the layer, records what
  /// ``draw(in:)`` draws. Override to do it here.
  open func display() {
    if let delegate { delegate.display(self) } else { recordDrawing() }
  }

  /// Marks the layer's contents as out of date. All of them are displayed anew, whatever the rectangle.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Tells whether a change of a property displays the layer anew; false unless overridden.
  ///
  /// Difference from UIKit: it is asked about `bounds` only. For properties of your own, call ``setNeedsDisplay()`` when
  /// they are set.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Draws the contents, by asking the delegate. Override to do it here.
  ///
  /// The context's coordinates are the layer's. What is drawn becomes a picture of the size of the bounds; nothing is
  /// drawn where they are empty. Called by ``display()``.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// The size that suits the layer, in its parent's coordinates: that of its ``frame`` unless overridden.
  open func preferredFrameSize() -> CGSize { frame.size }

  /// Tells whether the contents' coordinates run from the bottom up: never here, whatever an override answers.
  open func contentsAreFlipped() -> Bool { false }

  // MARK: Animations

  /// Actions by the keys of the properties whose changes they follow; `NSNull` for none.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { if extras != nil || newValue != nil { requireExtras().actions = newValue } }
  }

  /// The action for a change of a property. The delegate is asked first, then ``actions``, then the class. In a layer
  /// without a view the last is an animation by the transaction's values. `NSNull` ends the search.
  open func action(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? type(of: self).defaultAction(forKey: event)
    {
      return action is NSNull ? nil : action
    }
    return implicitAnimation(for: event)
  }

  /// The action of the class for a change of a property; nil unless overridden.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Begins an animation: the layer takes a copy. One under the same key is removed first.
  ///
  /// The animation begins now, on the application's clock, or when a layer that is in no tree gets into one; one with a
  /// ``CAAnimation/beginTime`` begins then. Any number can run at once; each frame costs each of them some hundred
  /// nanoseconds, and later ones work on what earlier ones leave.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let transition = anim as? CATransition {
      begin(transition)
    } else {
      begin(anim, forKey: key)
    }
  }

  /// Ends an animation before its time: the layer shows its properties at once, and the delegate hears of it next.
  open func removeAnimation(forKey key: String) { removeAnimations(because: "the program says so") { $0.key == key } }

  /// Ends all animations before their time. // A8
  open func removeAllAnimations() { removeAnimations(because: "the program says so") { _ in true } }

  /// The layer's copy of the animation under a key. It is not to be changed.
  open func animation(forKey key: String) -> CAAnimation? { animations?.running.first { $0.key == key }?.animation }

  /// The keys of the animations, oldest first; nil for none.
  open func animationKeys() -> [String]? {
    let keys = animations?.running.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  /// A layer that shows what this one shows at this moment, animations included; nil for a layer in no tree.
  ///
  /// It is a copy, made anew at each call by ``init(layer:)``: read it, or hit-test it, and let it go.
  open func presentation() -> Self? {
    guard let tree else { return nil }
    return makePresentation(at: tree.context.clock.now) as? Self
  }

  /// The layer of which this one shows a moment; the layer itself unless it came from ``presentation()``.
  open func model() -> Self { extras?.presentation?.layer as? Self ?? self }

  // MARK: Points

  /// The layer in this one's subtree that is hit by a point of the parent's coordinates: the frontmost, or nil.
  ///
  /// Hidden layers, layers that show their back and are not double-sided, and what a mask leaves nothing of are passed
  /// over with all that is in them. Sublayers that are tilted against each other are hit as they lie in front of each
  /// other at the point. // A15
  ///
  /// A transform layer is never hit itself. Sublayers that lie in one are asked directly, not through an override of this
  /// method.
  open func hitTest(_ point: CGPoint) -> CALayer? {
    guard kind != .transform else { return hitTestSublayers(fromOutside: point) }
    guard !properties.isHidden, let own = convertFromParent(point), !isTurnedAway else { return nil }
    return hitTestWithin(own)
  }

  /// Tells whether a point of the layer's own coordinates lies in its bounds: its left and upper edges belong to it.
  open func contains(_ point: CGPoint) -> Bool {
    let bounds = properties.bounds
    guard point.y >= bounds.minY, point.y < bounds.maxY else { return false }
    if properties.countsFromRight { return point.x > bounds.minX && point.x <= bounds.maxX }
    return point.x >= bounds.minX && point.x < bounds.maxX
  }
}
