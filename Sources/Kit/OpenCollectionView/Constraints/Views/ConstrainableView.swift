public import Foundation

/// The class of which ``UIView`` is made: the members that place views by constraints.
///
/// Programs have no use for this class: subclass ``UIView``.
@preconcurrency @MainActor open class ConstrainableView: InstantiableView {
  /// A view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  var constrained: UIView { unsafeDowncast(self, to: UIView.self) }

  // MARK: Constraints

  /// Tells whether the view is placed by its ``UIView/frame`` and ``UIView/autoresizingMask``, which constraints of
  /// other views take as given; true unless set. A view that is placed by constraints needs false.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constrained.constraintState?.translatesMask ?? true }
    set { constrained.setTranslatesMask(newValue) }
  }

  /// Tells whether a class of views is of no use without constraints; false unless overridden. Views of a class that
  /// makes its constraints in ``updateConstraints()`` alone are only sure to be asked for them if this is true: others
  /// are asked once there are constraints around them. // L26
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The active constraints that the view owns: those whose views all lie in it or are it.
  open var constraints: [NSLayoutConstraint] { constrained.constraintState?.owned ?? [] }

  /// Makes a constraint active whose views lie in this view or are it. Better activate it: then the right view owns it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constrained.takeOver(constraint) }

  /// Makes constraints active whose views lie in this view or are it.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes a constraint inactive that this view owns.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constrained.disown(constraint) }

  /// Makes constraints inactive that this view owns.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// How much it matters that the view is not larger than its content; 250 unless set.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let hugging = constrained.constraintState?.hugging ?? (.defaultLow, .defaultLow)
    return axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

  /// Sets how much it matters that the view is not larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    let state = constrained.makeConstraints()
    if axis == .horizontal { state.hugging.horizontal = priority } else { state.hugging.vertical = priority }
    constrained.constraintsMayDiffer()
  }

  /// How much it matters that the view is not smaller than its content; 750 unless set.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let resistance = constrained.constraintState?.resistance ?? (.defaultHigh, .defaultHigh)
    return axis == .horizontal ? resistance.horizontal : resistance.vertical
  }

  /// Sets how much it matters that the view is not smaller than its content.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    let state = constrained.makeConstraints()
    if axis == .horizontal { state.resistance.horizontal = priority } else { state.resistance.vertical = priority }
    constrained.constraintsMayDiffer()
  }

  /// The size of the content in a width, where the height depends on that; nil where it does not.
  func contentSize(inWidth width: CGFloat) -> CGSize? { nil }

  /// How far the first and the last baseline are from the upper and the lower edge; nil without text: both are the lower edge.
  var baselineInsets: (first: Double, last: Double)? { nil }

  /// A subview has another content.
  func contentSizeDidChange(of child: UIView) {}

  /// Constraints in the view, or what those depend on, are others.
  func constraintsWithinDidChange() {}

  /// A subview was hidden, or shown again.
  func visibilityDidChange(of child: UIView) {}

  // MARK: The update of constraints

  /// Has ``updateConstraints()`` called before the next layout.
  open func setNeedsUpdateConstraints() { constrained.markConstraints() }

  /// Tells whether ``updateConstraints()`` is to be called.
  open func needsUpdateConstraints() -> Bool { constrained.constraintState?.needsUpdate ?? false }

  /// Changes the constraints of the view where that is needed. Called before the first layout among constraints, and then after
  /// ``setNeedsUpdateConstraints()``, of views within others first; call super last. // L26
  open func updateConstraints() {}

  /// Calls ``updateConstraints()`` now, of this view and of all in it, where it was asked for.
  open func updateConstraintsIfNeeded() {
    constrained.updateMarkedConstraints(alsoNew: constrained.layoutEngine != nil)
  }

  // MARK: Baselines

  /// The former name of ``forLastBaselineLayout``, which asks it, as ``forFirstBaselineLayout`` does.
  open func forBaselineLayout() -> UIView { constrained }

  /// The view within, or this one, whose first line the first baseline is of.
  open var forFirstBaselineLayout: UIView { forBaselineLayout() }

  /// The view within, or this one, whose last line the last baseline is of.
  open var forLastBaselineLayout: UIView { forBaselineLayout() }

  // MARK: Finding mistakes

  /// Tells whether the constraints leave it open where the view stands or how large it is. Costs much: for finding
  /// mistakes.
  open var hasAmbiguousLayout: Bool { constrained.layoutEngine?.isAmbiguous(constrained.layoutReference) ?? false }

  /// The active constraints that say where the view stands and how large it is on an axis: those which, were their
  /// constants others, would change that. In the order in which they were activated; those of other views that it depends
  /// on, too. Costs much: for finding mistakes.
  ///
  /// Difference from UIKit: what is documented as such there may also name constraints that decide nothing.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constrained.layoutEngine?.constraintsAffecting(constrained.layoutReference, axis) ?? []
  }

  /// Shows the view elsewhere, or in another size, where constraints leave that open, so that one sees what they forgot.
  /// Called once more the view is back where it was. Without effect where nothing is open. For finding mistakes.
  ///
  /// Difference from UIKit: the other place is the same each time.
  open func exerciseAmbiguityInLayout() { constrained.layoutEngine?.exercise(constrained.layoutReference) }

  // MARK: Anchors

  /// The edge at which lines of text begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorPlace(constrained, .leading)) }
  /// The edge at which lines of text end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorPlace(constrained, .trailing)) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorPlace(constrained, .left)) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorPlace(constrained, .right)) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorPlace(constrained, .top)) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorPlace(constrained, .bottom)) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(AnchorPlace(constrained, .width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(AnchorPlace(constrained, .height)) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorPlace(constrained, .centerX)) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorPlace(constrained, .centerY)) }
  /// The line on which the letters of the first line stand.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorPlace(constrained, .firstBaseline)) }
  /// The line on which the letters of the last line stand.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorPlace(constrained, .lastBaseline)) }

  /// Prepares the view for being shown in an editor of interfaces, of which none shows views of this library: it is never
  /// called. Call super.
  open func prepareForInterfaceBuilder() {}
}
