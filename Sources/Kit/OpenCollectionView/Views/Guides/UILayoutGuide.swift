/// A rectangle of a view that content is placed by, without being a view.
///
/// The guides that views have of their own, such as ``UIView/safeAreaLayoutGuide``, follow the view. One that a program
/// makes and adds to a view is where constraints say.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// A guide that belongs to no view.
  public override init() { super.init() }

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

  /// Whether constraints say where it is; otherwise its view does.
  var hasVariables: Bool { true }

  /// How far its edges are from those of its view, where that says so.
  var insets: UIEdgeInsets { .zero }

  /// Whether the constraints leave it open where the guide is or how large. Costs much: for finding mistakes.
  open var hasAmbiguousLayout: Bool { owningView?.layoutEngine?.isAmbiguous(self) ?? false }

  /// The active constraints that say where the guide is and how large on an axis. Costs much: for finding mistakes.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.layoutEngine?.constraintsAffecting(self, axis) ?? []
  }

  /// How high the guide is at the lower edge of its view, where that is all there is to say of it.
  var heightAtBottom: CGFloat? { nil }

  // MARK: Anchors

  /// The edge at which lines of text begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorPlace(self, .leading)) }
  /// The edge at which lines of text end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorPlace(self, .trailing)) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorPlace(self, .left)) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorPlace(self, .right)) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorPlace(self, .top)) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorPlace(self, .bottom)) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(AnchorPlace(self, .width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(AnchorPlace(self, .height)) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorPlace(self, .centerX)) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorPlace(self, .centerY)) }
}
