public import Foundation

/// Views in a row or a column, which the stack view places by constraints of its own.
///
/// ``arrangedSubviews`` are the ones that are placed, in their order; those that are hidden take no room. The stack view is as
/// large as they make it, unless other constraints say how large it is: then ``distribution`` and ``alignment`` say who gets
/// more or less.
///
/// Setting ``UIView/isHidden`` of an arranged view, or any property here, in an animation and calling
/// ``UIView/layoutIfNeeded()`` there animates what follows.
///
/// - Complexity: a change of arrangement costs what its constraints do, a few for each arranged view.
open class UIStackView: UIView {
  private var arranged: [UIView] = []
  private var arrangement: [NSLayoutConstraint] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The views that had a place when the constraints were made last.
  private var placed: Set<ObjectIdentifier> = []

  /// A stack view without views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A stack view from an archive: an empty one.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// A stack view of some views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: What is arranged

  /// The views that are placed, in their order: each is a subview, too, and in front of others as `subviews` says.
  open var arrangedSubviews: [UIView] { arranged }

  /// Places a view after the others; it becomes a subview if it is none.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

  /// Places a view before the one of an index; it becomes a subview if it is none. One that is arranged moves there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard (0...arranged.count).contains(stackIndex) else {
      return ProgrammingErrors.report(
        "A view cannot be arranged at \(stackIndex): the stack view has \(arranged.count) arranged views. Give 0 to "
          + "\(arranged.count).", instead: "nothing changes")
    }
    var index = stackIndex
    if let old = arranged.firstIndex(where: { $0 === view }) {
      arranged.remove(at: old)
      index = min(index, arranged.count)
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: index)
    arrangementDidChange()
  }

  /// Places a view no longer. It stays a subview: remove it from there, too, to be rid of it.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// A subview that goes is arranged no longer.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: How

  /// Tells whether views stand beside or below each other; beside unless set.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }

  /// The rule by which views get more or less room along the axis; `fill` unless set.
  open var distribution: Distribution = .fill { didSet { if distribution != oldValue { arrangementDidChange() } } }

  /// The place of views across the axis; `fill` unless set.
  open var alignment: Alignment = .fill { didSet { if alignment != oldValue { arrangementDidChange() } } }

  /// The space between views, in points; 0 unless set. At least so much where the distribution makes spaces equal.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }

  /// Tells whether vertical spaces are between baselines; false unless set.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Tells whether views stay inside the ``UIView/layoutMargins``; false unless set.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Stands for ``spacing`` where a space of its own is set.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

  /// Stands for the usual space between views.
  public class var spacingUseSystem: CGFloat { .leastNormalMagnitude }

  /// Sets the space after a view; ``spacingUseDefault`` takes it back.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    let name = ObjectIdentifier(arrangedSubview)
    customSpacings[name] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The space that was set after a view; ``spacingUseDefault`` where none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Constraints

  /// The space after a view, in points.
  func space(after view: UIView) -> CGFloat {
    let space = customSpacings[ObjectIdentifier(view)] ?? spacing
    return space == Self.spacingUseSystem ? NSLayoutConstraint.systemSpacing : space
  }

  private func arrangementDidChange() {
    setNeedsUpdateConstraints()
    // Whose baselines are the stack view's.
    constraintsMayDiffer()
  }

  override func visibilityDidChange(of child: UIView) {
    if arranged.contains(where: { $0 === child }) { arrangementDidChange() }
  }

  override func contentSizeDidChange(of child: UIView) {
    if distribution == .fillProportionally {
      arrangementDidChange()
    } else if axis == .horizontal {
      constraintsMayDiffer()
    }
  }

  // MARK: Baselines

  /// The first view of a column, the highest of a row; of a stack view that of that one. // L24
  open override var forFirstBaselineLayout: UIView { lines(isFirst: true) }

  /// The last view of a column, the highest of a row; of a stack view that of that one. // L24
  open override var forLastBaselineLayout: UIView { lines(isFirst: false) }

  private func lines(isFirst: Bool) -> UIView {
    let shown = arranged.filter { !$0.isHidden }
    let view = axis == .horizontal ? shown.highest : isFirst ? shown.first : shown.last
    guard let view else { return self }
    return isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
  }

  /// How high the views' contents are together, before anything is laid out.
  fileprivate var arrangedHeight: CGFloat {
    let shown = arranged.filter { !$0.isHidden }
    if axis == .horizontal { return shown.map(\.contentHeight).max() ?? 0 }
    return shown.reduce(0) { $0 + $1.contentHeight } + shown.dropLast().reduce(0) { $0 + space(after: $1) }
  }

  /// Makes the constraints anew that place the views.
  open override func updateConstraints() {
    let shown = arranged.filter { !$0.isHidden }
    // Before the others lose their places: what is laid out here is solved as a whole.
    if UIView.inheritedAnimationDuration > 0 { bringIn(shown) }
    NSLayoutConstraint.deactivate(arrangement)
    placed = Set(shown.map(ObjectIdentifier.init))
    arrangement = StackArrangement(self, shown).constraints()
    NSLayoutConstraint.activate(arrangement)
    super.updateConstraints()
  }

  /// Gives views that come in an animation a place to come from: no room between those beside which they will stand. // L60
  private func bringIn(_ shown: [UIView]) {
    guard !bounds.isEmpty else { return }
    let room = isLayoutMarginsRelativeArrangement ? bounds.inset(by: layoutMargins) : bounds
    let isMirrored = axis == .horizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
    UIView.performWithoutAnimation {
      for (index, view) in shown.enumerated() where !placed.contains(ObjectIdentifier(view)) {
        let before = shown[..<index].last
        let after = shown[index...].first { placed.contains(ObjectIdentifier($0)) }
        var frame = room
        if axis == .vertical {
          frame.origin.y = before.map { $0.frame.maxY + space(after: $0) } ?? after?.frame.minY ?? room.minY
          frame.size.height = 0
        } else {
          let start = isMirrored ? room.maxX : room.minX
          let end = before.map { isMirrored ? $0.frame.minX - space(after: $0) : $0.frame.maxX + space(after: $0) }
          frame.origin.x = end ?? after.map { isMirrored ? $0.frame.maxX : $0.frame.minX } ?? start
          frame.size.width = 0
        }
        view.frame = frame
        view.layoutIfNeeded()
      }
    }
  }
}

extension UIView {
  fileprivate var contentHeight: CGFloat { (self as? UIStackView)?.arrangedHeight ?? intrinsicContentSize.height }
}

extension [UIView] {
  /// The one with the highest content; of several the first.
  @MainActor fileprivate var highest: UIView? {
    var highest: (view: UIView, height: CGFloat)?
    for view in self {
      let height = view.contentHeight
      if let highest, highest.height >= height { continue }
      highest = (view, height)
    }
    return highest?.view
  }
}
