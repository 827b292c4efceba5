/// A rectangle on the screen that shows something and answers to touches.
///
/// A view keeps its geometry and its look in its ``layer``. Geometry is in points, origin at the top left, y down.
@preconcurrency @MainActor open class UIView: ConstrainableView, @MainActor CALayerDelegate {
  /// The layer that the view draws into. The view is its delegate.
  open var layer: CALayer { storedLayer }

  // Unsafe only in deinit, when nobody else has the view.
  nonisolated(unsafe) let storedLayer: CALayer
  @exclusivity(unchecked) nonisolated(unsafe) var viewState = ViewState()
  weak var attachedWindow: UIWindow?
  var storedBackgroundColor: UIColor?
  var rare: RareViewState?
  nonisolated(unsafe) var constraintState: ViewConstraints?
  /// The surroundings that the view was told of last; nil until it gets some.
  var environment: UITraitCollection?

  /// Tells whether the views' layers ask them for actions.
  static let actionGate = ActionGate(trace: { UIApplication.shared.trace })

  /// The class of ``layer``; `CALayer` unless overridden.
  open class var layerClass: AnyClass { CALayer.self }

  /// A view with a frame.
  public override init(frame: CGRect) {
    storedLayer = Self.makeLayer()
    super.init(frame: frame)
    storedLayer.belong(to: self, gate: Self.actionGate)
    if frame != .zero || type(of: storedLayer) != CALayer.self { storedLayer.frame = frame }
    storedLayer.setNeedsLayout()
    noteDrawing()
    noteNeedOfConstraints()
  }

  /// A view from an archive: an empty one, since there are no archives of views here.
  public required init?(coder: NSCoder) {
    storedLayer = Self.makeLayer()
    super.init(coder: coder)
    storedLayer.belong(to: self, gate: Self.actionGate)
    storedLayer.setNeedsLayout()
    noteDrawing()
    noteNeedOfConstraints()
  }

  /// Makes a view of a class that is only known at run time. Not for programs, whose subclasses need not have it.
  @available(*, unavailable)
  public required convenience init(instantiatingIn frame: CGRect) { self.init(frame: frame) }

  deinit { letPartsGo() }

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates; under a transform, the smallest one around it. Setting it keeps the
  /// transform, and makes the bounds as large as fills it.
  open var frame: CGRect {
    get { storedLayer.frame }
    set { setFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { storedLayer.bounds }
    set { setBounds(newValue) }
  }

  /// The ``anchorPoint`` of the view, its middle unless set otherwise, in its superview's coordinates.
  open var center: CGPoint {
    get { storedLayer.position }
    set { setCenter(newValue) }
  }

  /// The point that ``center`` says the place of and that transforms leave where it is, as a part of the bounds; the
  /// middle, (0.5, 0.5), unless set. Setting it moves the view, since ``center`` stays.
  open var anchorPoint: CGPoint {
    get { storedLayer.anchorPoint }
    set { changeGeometry { storedLayer.anchorPoint = newValue } }
  }

  /// The transform about the ``anchorPoint``. One with a number that is not finite is left out, as the trace says.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(storedLayer.transform) }
    set { changeGeometry { storedLayer.transform = CATransform3DMakeAffineTransform(newValue) } }
  }

  /// The transform about the ``anchorPoint``, in space.
  open var transform3D: CATransform3D {
    get { storedLayer.transform }
    set { changeGeometry { storedLayer.transform = newValue } }
  }

  /// The size that suits the view best, within `size`. The view's own size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { sizeWithoutFitting() }

  /// Makes the view as large as suits it best within its present size; its upper left corner stays.
  open func sizeToFit() { fitSize() }

  /// The size that the view's content has by itself; −1 on an axis where it has none.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

  /// The content has another size by itself: what lays the view out looks at it again.
  open func invalidateIntrinsicContentSize() { contentSizeMayDiffer() }

  /// The content of a subview has another size by itself.
  func childInvalidatedSize() { setNeedsLayout() }

  /// The size that the constraints in the view give it, near `targetSize`; without any, that of its content.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittedSize(targetSize) }

  /// The size that the constraints in the view give it where it would like to be `targetSize`, as much as priorities say.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittedSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority) }

  /// The edges of the frame that are not to be aligned with other views, as a shadow; none unless overridden.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The part of a frame that is aligned with other views.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame whose aligned part is a rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }

  /// Says that there is no size on an axis.
  public static let noIntrinsicMetric: CGFloat = -1

  /// How the view follows changes of its superview's size.
  open var autoresizingMask: AutoresizingMask {
    get { viewState.autoresizingMask }
    set {
      let old = viewState.autoresizingMask
      viewState.autoresizingMask = newValue
      maskDidChange(from: old)
    }
  }

  /// Tells whether subviews follow changes of the view's size by their masks.
  open var autoresizesSubviews: Bool {
    get { viewState.autoresizesSubviews }
    set {
      viewState.autoresizesSubviews = newValue
      tellSubviewsWithMasks()
    }
  }

  /// A point of this view's coordinates in those of `view`; nil means the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    storedLayer.convert(point, to: layerOfPlace(view))
  }

  /// A point of `view`'s coordinates in those of this view; nil means the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    storedLayer.convert(point, from: layerOfPlace(view))
  }

  /// The smallest rectangle around a rectangle of this view's coordinates, in those of `view`; nil means the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    storedLayer.convert(rect, to: layerOfPlace(view))
  }

  /// The smallest rectangle around a rectangle of `view`'s coordinates, in those of this view; nil means the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    storedLayer.convert(rect, from: layerOfPlace(view))
  }

  // MARK: Look

  /// The colour behind everything else.
  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// Opacity of the view with everything in it; less than 0 counts as 0, more than 1 as 1. What is no number is left out,
  /// as the trace says.
  open var alpha: CGFloat {
    get { CGFloat(storedLayer.opacity) }
    set {
      // Comparisons hide what is no number, which the layer is to see.
      storedLayer.opacity = newValue.isNaN ? .nan : Float(min(max(newValue, 0), 1))
      propertyObservers?.check()
    }
  }

  /// Tells whether the view and everything in it is left out.
  open var isHidden: Bool {
    get { storedLayer.isHidden }
    set { setHidden(newValue) }
  }

  /// Tells whether the view covers everything behind it. Hosts find that out themselves; kept for programs that set it.
  open var isOpaque = true

  /// Tells whether a drawing begins on an empty ground. Kept for programs that set it: each is recorded anew here.
  open var clearsContextBeforeDrawing = true

  /// How many pixels of the content make a point; those of the screen unless set. Drawings are recorded and not turned
  /// into pixels here, so that they are as sharp as the screen whatever this says.
  open var contentScaleFactor: CGFloat {
    get { rare?.contentScaleFactor ?? max(pixelsPerPoint, 1) }
    set { makeRare().contentScaleFactor = newValue }
  }

  /// The view whose opacity multiplies that of this view with everything in it; nil for none. It stands in this view's
  /// coordinates, and must not be in the view hierarchy otherwise.
  open var mask: UIView? {
    get { shownMask }
    set { setMask(newValue) }
  }

  /// Tells whether subviews are cut off at the bounds.
  open var clipsToBounds: Bool {
    get { storedLayer.masksToBounds }
    set { storedLayer.masksToBounds = newValue }
  }

  /// How the content follows changes of the view's size.
  open var contentMode: ContentMode {
    get { viewState.contentMode }
    set {
      let old = viewState.contentMode
      viewState.contentMode = newValue
      contentModeDidChange(from: old)
    }
  }

  /// The colour of what can be tapped, for the view and all in it that have none of their own; grey where
  /// ``tintAdjustmentMode`` says so.
  open var tintColor: UIColor! {
    get { effectiveTint }
    set { setTintColor(newValue) }
  }

  /// Tells whether the tint of the view, and of all in it, is faded; never `automatic` when asked.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintMode }
    set { setTintMode(newValue) }
  }

  /// The colour of what can be tapped is another one.
  open func tintColorDidChange() {}

  /// A number for the program's own use.
  open var tag = 0

  /// The view's surroundings.
  open var traitCollection: UITraitCollection { environment ?? UITraitCollection.current }

  /// The surroundings that the view finds in its place; nil for a view that is nowhere.
  var inheritedTraits: UITraitCollection? { parent?.environment }

  /// Light or dark for the view and all in it, whatever the surroundings say; `unspecified` unless set.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare?.traits.style ?? .unspecified }
    set { changeTraits { $0.style = newValue } }
  }

  /// The surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The meaning of the content, and so whether it is mirrored where writing runs from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { rare?.semanticContentAttribute ?? .unspecified }
    set { setSemanticContentAttribute(newValue) }
  }

  /// The direction that the view's content runs in.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }

  // MARK: Hierarchy

  /// The view that this one is in.
  open var superview: UIView? { parent }

  /// The views in this one, rearmost first.
  open var subviews: [UIView] { children }

  /// The window that the view is in.
  open var window: UIWindow? { attachedWindow }

  /// Adds a subview in front of the others, taking it from its former superview.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }

  /// Inserts a subview at an index of ``subviews``.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a subview just behind another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: index(of: siblingSubview, afterTaking: view))
  }

  /// Inserts a subview just in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: index(of: siblingSubview, afterTaking: view) + 1)
  }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.parent === self, children.last !== view else { return }
    reorder(view, to: children.count - 1)
  }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.parent === self, children.first !== view else { return }
    reorder(view, to: 0)
  }

  /// Exchanges two subviews, given by their indexes in ``subviews``.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let parent else { return }
    leave(parent)
  }

  /// A subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// A subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The view is about to get another superview.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// The view has got another superview.
  open func didMoveToSuperview() {}

  /// The view is about to get into another window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The view has got into another window.
  open func didMoveToWindow() {}

  /// Tells whether the view is `view` or lies in it.
  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.parent
    }
    return false
  }

  /// The view with a tag: this one or the first found in it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Layout and drawing

  /// Has ``updateProperties()`` called before the next layout.
  open func setNeedsUpdateProperties() { markProperties() }

  /// Brings what the view shows up to date, before its subviews are put in their places. Called after
  /// ``setNeedsUpdateProperties()``.
  open func updateProperties() {}

  /// Calls ``updateProperties()`` now if it was asked for.
  open func updatePropertiesIfNeeded() { updateMarkedProperties() }

  /// Marks the subviews as out of place; ``layoutSubviews()`` is called before the next frame is shown.
  open func setNeedsLayout() { markForLayout() }

  /// Lays out now what is marked.
  open func layoutIfNeeded() { layOutMarked() }

  /// Puts the subviews in their places: those that constraints place. Called when the size changes and after ``setNeedsLayout()``.
  open func layoutSubviews() { placeConstrainedSubviews(isBegun: true) }

  /// Marks the content as out of date.
  open func setNeedsDisplay() { storedLayer.setNeedsDisplay() }

  /// Marks the content as out of date; drawings are recorded as a whole, whatever the rectangle.
  open func setNeedsDisplay(_ rect: CGRect) { storedLayer.setNeedsDisplay() }

  /// Draws the view's content into the current context. Draws nothing unless overridden.
  open func draw(_ rect: CGRect) { baseDrawWasCalled = true }

  /// Draws the layer's content into a context, by calling ``draw(_:)`` with it as the current one.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    draw(bounds)
    UIGraphicsPopContext()
  }

  /// Fills the layer's contents, by calling ``draw(_:in:)`` with a recording context.
  open func display(_ layer: CALayer) { recordDrawing() }

  /// A view that looks as this one does now, animated values included, and does not change with it; nil for a view of no
  /// area.
  ///
  /// It has the size of the view's bounds, and is cut off there; the view's own place and transform are left out. Given
  /// another size it is stretched.
  ///
  /// - Parameter afterUpdates: whether what is marked is laid out and displayed first.
  /// - Complexity: O(layers in the view).
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that looks as a part of this one does now; nil for a part of no area, or one that is not finite.
  ///
  /// - Parameters:
  ///   - rect: the part, in the view's coordinates.
  ///   - afterUpdates: whether what is marked is laid out and displayed first.
  ///   - capInsets: the edges that are not stretched when the snapshot is given another size. Where there are any it is a
  ///     drawing, without the depth of tilted layers.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { makeSnapshot(of: rect, updating: afterUpdates, capInsets: capInsets) }

  /// Draws the view and everything in it into the current context, animated values included and without the depth of
  /// tilted layers.
  ///
  /// - Parameters:
  ///   - rect: where the view's bounds are drawn, in the context's coordinates.
  ///   - afterUpdates: whether what is marked is laid out and displayed first.
  /// - Returns: whether there was a context and something to draw.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawLook(in: rect, updating: afterUpdates)
  }

  // MARK: Margins

  /// The edges of the view that the device's edges and bars cover, in points; zero outside a window.
  open var safeAreaInsets: UIEdgeInsets { safeArea }

  /// Hears that other edges of the view are covered.
  open func safeAreaInsetsDidChange() {}

  /// The space that content keeps from the view's edges: what was set, or 8 points, and the ``safeAreaInsets``.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }

  /// The ``layoutMargins`` by the direction of writing.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directionalMargins }
    set { changeMargins { $0.base = newValue } }
  }

  /// Tells whether content also keeps out of the superview's margins where the view lies in them.
  open var preservesSuperviewLayoutMargins: Bool {
    get { rare?.margins.preservesSuperviewMargins ?? false }
    set { changeMargins { $0.preservesSuperviewMargins = newValue } }
  }

  /// Tells whether ``layoutMargins`` count from the safe area; otherwise from the view's edges.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { rare?.margins.insetsFromSafeArea ?? true }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  /// The margins have changed.
  open func layoutMarginsDidChange() {}

  /// The guides that were added to the view; those that it has of its own are not among them.
  open var layoutGuides: [UILayoutGuide] { rare?.layoutGuides ?? [] }

  /// Adds a guide, taking it from its former view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

  /// Takes a guide away.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuides.contains(where: { $0 === layoutGuide }) { layoutGuide.owningView = nil }
  }

  /// The part of the view that neither the device's edges nor bars cover.
  open var safeAreaLayoutGuide: UILayoutGuide { guide(of: .safeArea) }

  /// The part of the view inside its ``layoutMargins``.
  open var layoutMarginsGuide: UILayoutGuide { guide(of: .margins) }

  /// The part of the view inside its margins where lines of text are not too long to be read.
  open var readableContentGuide: UILayoutGuide { guide(of: .readableContent) }

  // MARK: Touches

  /// Tells whether the view and what is in it takes touches.
  open var isUserInteractionEnabled: Bool {
    get { viewState.isUserInteractionEnabled }
    set { viewState.isUserInteractionEnabled = newValue }
  }

  /// Tells whether the view hears of more than the first finger on it. // G3
  open var isMultipleTouchEnabled: Bool {
    get { viewState.isMultipleTouchEnabled }
    set { viewState.isMultipleTouchEnabled = newValue }
  }

  /// Tells whether no other view of the window hears of touches while this one has some, nor this one while another
  /// has. Recognizers are not concerned.
  open var isExclusiveTouch: Bool {
    get { viewState.isExclusiveTouch }
    set { viewState.isExclusiveTouch = newValue }
  }

  /// The view that a touch at a point belongs to: the frontmost in this view's subtree that contains it, or nil.
  ///
  /// Views that are hidden, take no touches or are nearly transparent are passed over with all that is in them. // G2
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // 0.01 is the alpha below which UIKit passes views over, as documented; the layer keeps it in single precision.
    guard isUserInteractionEnabled, !isHidden, storedLayer.opacity >= 0.01, blockingAnimations == 0,
      self.point(inside: point, with: event)
    else {
      return nil
    }
    return subview(hitAt: point, with: event) ?? self
  }

  /// Tells whether a point of the view's coordinates lies in it; its left and upper edges belong to it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { storedLayer.contains(point) }

  /// The recognizers that belong to the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set {
      for recognizer in attachedRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Gives the view a recognizer, taking it from its former view. Adding one twice has no effect.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    attachedRecognizers.append(gestureRecognizer)
    gestureRecognizer.attach(to: self)
  }

  /// Takes a recognizer from the view; a gesture under way is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.detach()
    attachedRecognizers.removeAll { $0 === gestureRecognizer }
  }

  override var offeredActions: [UIAccessibilityCustomAction] { super.offeredActions + dragActions }

  /// The abilities of the view that are kept in objects of their own.
  open var interactions: [any UIInteraction] {
    get { rare?.interactions ?? [] }
    set { replaceInteractions(with: newValue) }
  }

  /// Gives the view an interaction, taking it from its former view. Adding one twice has no effect.
  open func addInteraction(_ interaction: any UIInteraction) { insertInteraction(interaction) }

  /// Takes an interaction from the view.
  open func removeInteraction(_ interaction: any UIInteraction) { deleteInteraction(interaction) }

  /// Tells whether a recognizer of this view or of one around it may begin; true unless overridden. // G30
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Ends what is being typed into the view, or into something in it: its first responder resigns.
  ///
  /// - Parameter force: whether it must, even one that says it may not.
  /// - Returns: whether there was one and it has resigned.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignFirstResponder(inside: force) }

  /// The shape of the view that collides in a dynamic animator; its bounds unless overridden. // D17
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline that collides where ``collisionBoundsType`` is `path`; empty unless overridden. // D17
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Responders and layers

  /// The view's controller, if it is that controller's root view; else the superview. // R1
  open override var next: UIResponder? { owner ?? parent }

  /// Lays out the subviews. Called by the layer; override to lay out sublayers, and call super.
  open func layoutSublayers(of layer: CALayer) {
    // A plain view calls nothing of a program, which alone asks for what is current.
    if hasPlainLayout { return layOut() }
    traitCollection.performAsCurrent { layOut() }
  }

  /// The action for a change of the layer; the layer asks only while an animation of views is described. Override to
  /// animate otherwise; `NSNull` leaves a change unanimated.
  ///
  /// Difference from UIKit: outside of animations the layer does not ask.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { animation(of: event, in: layer) }

  /// Tells whether a layout may change what is said of the view.
  var isDescribedAfterLayout: Bool { true }

  override func accessibilityDidChange() { markForAccessibility() }
}
