import ConstraintEngine
public import Foundation

/// A relation between two views or guides: an attribute of the first is to be that of the second, so many times, and so
/// many points more; or at least or at most that.
///
///     NSLayoutConstraint.activate([
///       label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
///       label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
///     ])
///
/// A constraint says something only while it is active. Then the nearest view around all that it names owns it, and it goes
/// when one of them leaves that view.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject, NibObject {
  /// The view or guide of each side, and the place in it: apart, since a place as a whole is copied first.
  private(set) var firstReference: LayoutItemReference?
  private(set) var secondReference: LayoutItemReference?
  /// The attributes, whatever a subclass answers; `notAnAttribute` of a second side that there is not.
  private(set) var attributeOfFirst = Attribute.notAnAttribute
  private(set) var attributeOfSecond = Attribute.notAnAttribute
  /// The places at which ways begin, where a side is the length of one; nil for most.
  private(set) var origins: ConstraintOrigins?
  /// The view that holds the constraint while it is active; nil once it is gone, too.
  var owner: UIView? { ownerReference?.view }
  var ownerReference: ViewConstraints?
  /// The names by which solvers call the constraint.
  @exclusivity(unchecked) var names = PerEngine<ConstraintID>()
  /// How often constraints were made active before this one was: they count in that order.
  var serial = 0

  private var storedRelation = Relation.equal
  private var storedMultiplier: CGFloat = 1

  /// How the two sides are to each other.
  open var relation: Relation { storedRelation }
  /// How many times the second attribute counts.
  open var multiplier: CGFloat { storedMultiplier }

  /// The space between views that are beside or below each other, in points. Known of iOS; in text UIKit takes more, by the
  /// font.
  static let systemSpacing: CGFloat = 8

  /// A constraint between places. Not an initializer, which would have references of its own to places that somebody keeps.
  static func between(
    _ first: AnchorPlace, _ relation: Relation, _ second: AnchorPlace?, multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    // No times another length is a constant, and UIKit's constraint says so. // L61
    let isConstant = multiplier == 0
    constraint.become(first, relation, isConstant ? nil : second, isConstant ? 1 : multiplier, constant)
    return constraint
  }

  private func become(
    _ first: AnchorPlace, _ relation: Relation, _ second: AnchorPlace?, _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    firstReference = first.reference
    attributeOfFirst = first.attribute
    storedRelation = relation
    if let second {
      secondReference = second.reference
      attributeOfSecond = second.attribute
    }
    if first.origin != nil || second?.origin != nil { origins = ConstraintOrigins(first.origin, second?.origin) }
    storedMultiplier = multiplier
    storedConstant = constant
    checkConstant(before: 0)
  }

  /// A constraint of nothing, which programs keep until they have the one that they mean. It cannot be made active.
  public override init() { super.init() }

  /// The constraint was made by a nib, with all that is in it. Call super.
  open func awakeFromNib() {}

  /// A constraint of two attributes, or of one and a constant.
  ///
  /// - Parameters:
  ///   - view1: a view or guide.
  ///   - attr1: what of it; never `notAnAttribute`.
  ///   - relation: how the first side is to the second.
  ///   - view2: another one or the same; nil where the attribute is `notAnAttribute` and the first is a length.
  ///   - attr2: what of that: a length where the first is one, else a place on the same axis.
  ///   - multiplier: how many times the second attribute counts.
  ///   - c: how many points are added to that; of a constraint without a second item, all there is.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = view2.map { AnchorPlace(of: $0 as AnyObject, attr2) }
    // The only designated initializer is one that subclasses see, so that they inherit this one.
    self.init()
    become(
      AnchorPlace(of: view1 as AnyObject, attr1), relation, attr2 == .notAnAttribute ? nil : second, multiplier, c)
  }

  // MARK: What it is about

  /// The first view or guide; nil once it is gone.
  open var firstItem: AnyObject? { firstReference?.object }
  /// The attribute of the first view or guide.
  open var firstAttribute: Attribute { attributeOfFirst }
  /// The second view or guide; nil if there is none, or once it is gone.
  open var secondItem: AnyObject? { secondReference?.object }
  /// The attribute of the second view or guide; `notAnAttribute` if there is none.
  open var secondAttribute: Attribute { attributeOfSecond }
  /// The first side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The second side as an anchor.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  private var storedConstant: CGFloat = 0

  /// Tells whether an inequality lies at its bound where nothing else says how things are. // L31
  var prefersBound = true

  /// How many points are added to the second side. The one thing that costs little to change. What is no number is refused.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      let old = storedConstant
      storedConstant = newValue
      checkConstant(before: old)
      if storedConstant != old { owner?.constraintsDidChange { $0.constantDidChange(of: self) } }
    }
  }

  private var storedPriority = UILayoutPriority.required

  /// How much it matters; `required` unless set. An active constraint cannot become required, nor cease to be.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set { setPriority(newValue) }
  }

  /// A name for people, who read it where constraints conflict.
  open var identifier: String?

  /// Kept for programs that set it: there are no archives of constraints here.
  open var shouldBeArchived = false

  /// Tells whether it counts. Setting it gives the constraint to the nearest view around all that it names, or takes it
  /// away.
  open var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Makes constraints count, all at once.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    activateTogether(constraints)
  }

  /// Makes constraints count no longer, all at once.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint as people write it.
  nonisolated open override var description: String { MainActor.assumeIsolated { readable } }

  private func checkConstant(before old: CGFloat) {
    guard storedConstant.magnitude > LayoutEngine.largestConstant || storedConstant.isNaN else { return }
    let wrong = storedConstant
    storedConstant = old
    ProgrammingErrors.report(
      "A constraint cannot have the constant \(wrong): \(readable). Give a number of points.",
      instead: "it keeps \(old)")
  }

  private func setPriority(_ new: UILayoutPriority) {
    guard new != storedPriority else { return }
    guard new.rawValue > 0, new.rawValue <= UILayoutPriority.required.rawValue else {
      return ProgrammingErrors.report(
        "A constraint cannot have the priority \(new.rawValue): \(readable). Priorities are more than 0 and at most 1000.",
        instead: "it keeps \(storedPriority.rawValue)")
    }
    // To and from what must hold it is another constraint to the engine. // L15
    if isActive, (new == .required) != (storedPriority == .required) {
      isActive = false
      storedPriority = new
      isActive = true
      return
    }
    storedPriority = new
    owner?.constraintsDidChange { $0.priorityDidChange(of: self) }
  }
}
