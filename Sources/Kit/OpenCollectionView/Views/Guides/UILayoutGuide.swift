/// A rectangle of a view that content is placed by, without being a view.
///
/// The guides that views have of their own, such as ``UIView/safeAreaLayoutGuide``, follow the view. One that a program
/// makes and adds to a view is where constraints say.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// A guide that belongs to no view.
  public override init() { super.init() }

  /// The reference by which constraints know the guide; nil until one names it.
  nonisolated(unsafe) private(set) var knownReference: LayoutItemReference?

  /// The reference by which constraints know the guide.
  var layoutReference: LayoutItemReference {
    if let knownReference { return knownReference }
    let new = LayoutItemReference(self)
    knownReference = new
    return new
  }

  deinit { knownReference?.clear() }

  /// The view that the guide belongs to. Setting it adds the guide there.
  open weak var owningView: UIView? {
    didSet {
      guard owningView !== oldValue else { return }
      oldValue?.dropConstraints(of: self)
      oldValue?.forget(self)
      owningView?.remember(self)
    }
  }

  /// A name for people.
  open var identifier = ""

  /// The rectangle in the coordinates of ``owningView``.
  open var layoutFrame: CGRect {
    guard let owningView, let engine = owningView.layoutEngine else { return .zero }
    engine.solveIfNeeded()
    return engine.frame(of: self).map(owningView.edgesOnPixels) ?? .zero
  }

  /// Tells whether constraints say where it is; otherwise its view does.
  var hasVariables: Bool { true }

  /// How far its edges are from those of its view, where that says so.
  var insets: UIEdgeInsets { .zero }

  /// Tells whether the constraints leave it open where the guide is or how large. Costs much: for finding mistakes.
  open var hasAmbiguousLayout: Bool { owningView?.layoutEngine?.isAmbiguous(layoutReference) ?? false }

  /// The active constraints that say where the guide is and how large on an axis. Costs much: for finding mistakes.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.layoutEngine?.constraintsAffecting(layoutReference, axis) ?? []
  }

  /// How high the guide is at the lower edge of its view, where that is all there is to say of it.
  var heightAtBottom: CGFloat? { nil }

  /// How high the guide is at the upper edge of its view, where that is all there is to say of it.
  var heightAtTop: CGFloat? { nil }

  // MARK: Anchors

  /// The edge at which lines of text begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorPlace(layoutReference, .leading)) }
  /// The edge at which lines of text end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorPlace(layoutReference, .trailing)) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorPlace(layoutReference, .left)) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorPlace(layoutReference, .right)) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorPlace(layoutReference, .top)) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorPlace(layoutReference, .bottom)) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(AnchorPlace(layoutReference, .width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(AnchorPlace(layoutReference, .height)) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorPlace(layoutReference, .centerX)) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorPlace(layoutReference, .centerY)) }
}
