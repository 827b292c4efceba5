extension NSLayoutConstraint {
  /// All that the constraint names. For what is rarely asked: it makes an array.
  var references: [LayoutItemReference] {
    [first.reference, first.origin?.reference, second?.reference, second?.origin?.reference].compactMap { $0 }
  }

  /// The views that the constraint names, and those whose guides it names. For what is rarely asked: it makes an array.
  var views: [UIView] { references.compactMap(\.surroundingView) }

  /// Tells whether all that the constraint names is in views, and there.
  var namesOnlyViews: Bool {
    guard firstReference?.isInView == true, attributeOfSecond == .notAnAttribute || secondReference?.isInView == true
    else { return false }
    guard let origins else { return true }
    return (origins.first == nil || origins.first?.reference?.isInView == true)
      && (origins.second == nil || origins.second?.reference?.isInView == true)
  }

  /// Gives the constraint to the view that a program wants to own it; all that it names lies in that.
  func activate(in owner: UIView) {
    guard isSound else { return }
    deactivate()
    owner.own(self)
  }

  /// Tells whether the constraint can hold somewhere; told where it cannot.
  private var isSound: Bool {
    guard let problem else { return true }
    ProgrammingErrors.report("\(problem): \(readable).", instead: "it stays inactive")
    return false
  }

  func activate() { ownerToBe?.view?.own(self) }

  /// Makes constraints active, in their order. A view that comes to own several, and those around it, are told once.
  static func activateTogether(_ constraints: [NSLayoutConstraint]) {
    var call = ActivationCall()
    for constraint in constraints {
      if type(of: constraint) == NSLayoutConstraint.self {
        if constraint.ownerReference?.hasView != true, let owner = constraint.ownerToBe {
          call.add(constraint, to: owner)
        }
      } else {
        // A subclass may do anything.
        constraint.isActive = true
        call = ActivationCall()
      }
    }
  }

  /// The reference of the view that owns the constraint once it is active; nil, and told, for one that cannot hold anywhere.
  private var ownerToBe: ViewConstraints? {
    guard isSound else { return nil }
    if let owner = nearestOwner { return owner }
    ProgrammingErrors.report(
      "There is no view around all that a constraint names: \(readable). Add them to one view hierarchy first.",
      instead: "it stays inactive")
    return nil
  }

  func deactivate() { owner?.disown(self) }

  /// A sentence about a fault that the constraint has wherever it is; nil for none.
  private var problem: String? {
    if attributeOfFirst == .notAnAttribute { return "A constraint has no first attribute" }
    if !namesOnlyViews { return missingItem }
    let isLength = attributeOfFirst.isLength || origins?.first != nil
    guard attributeOfSecond != .notAnAttribute else {
      return isLength ? nil : "A constraint puts a place, and no length, in relation to nothing but a constant"
    }
    let isOtherLength = attributeOfSecond.isLength || origins?.second != nil
    if isLength != isOtherLength { return "A constraint puts a place in relation to a length" }
    if !multiplier.isFinite || multiplier.magnitude > LayoutEngine.largestConstant {
      return "A constraint has the multiplier \(multiplier)"
    }
    return nil
  }

  /// A sentence about the item it names that is no view, nor in one.
  private var missingItem: String {
    let stray = references.first { $0.object != nil && $0.surroundingView == nil }
    guard let item = stray?.object else { return "A constraint names a view or guide that is gone" }
    return "A constraint names \(type(of: item)), which is neither a view nor a guide in a view"
  }

  /// The reference of a view itself, and that of the view that a guide belongs to.
  private static func ofView(_ reference: LayoutItemReference?) -> LayoutItemReference? {
    guard let reference else { return nil }
    return reference.hasView ? reference : reference.guide?.owningView?.makeConstraints()
  }

  /// The reference of the nearest view around all that the constraint names; nil if there is none.
  private var nearestOwner: ViewConstraints? {
    if origins == nil, let one = Self.ofView(firstReference) {
      // Nearly all: of one view, of two that are beside each other, or of one in the other.
      guard attributeOfSecond != .notAnAttribute else { return one.ofView }
      if let other = Self.ofView(secondReference) {
        if one === other || other.isChild(of: one) { return one.ofView }
        if one.isChild(of: other) { return other.ofView }
        if one.isBeside(other) { return one.view?.parent?.makeConstraints() }
      }
    }
    let views = views
    guard var owner = views.first else { return nil }
    for view in views.dropFirst() {
      while !view.isDescendant(of: owner) {
        guard let outer = owner.superview else { return nil }
        owner = outer
      }
    }
    return owner.makeConstraints()
  }

  /// The constraint in the form of the anchors that it could be made of.
  var readable: String {
    var text = identifier.map { "'\($0)' " } ?? ""
    text += "\(first.readable) \(relation == .equal ? "==" : relation == .greaterThanOrEqual ? ">=" : "<=") "
    if let second {
      if multiplier != 1 { text += "\(Self.number(multiplier)) * " }
      text += second.readable
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(Self.number(constant.magnitude))" }
    } else {
      text += Self.number(constant)
    }
    return priority == .required ? text : "\(text) @\(Self.number(CGFloat(priority.rawValue)))"
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && value.magnitude < 1e9 ? "\(Int(value))" : "\(value)"
  }
}

extension AnchorPlace {
  /// The item and the attribute as people say them.
  @MainActor var readable: String {
    let end = "\(Self.name(item)).\(attribute)"
    return origin.map { "(\(Self.name($0.item)).\($0.attribute) to \(end))" } ?? end
  }

  @MainActor static func name(_ item: AnyObject?) -> String {
    switch item {
    case let guide as UILayoutGuide:
      let name = guide.identifier.isEmpty ? "\(type(of: guide))" : guide.identifier
      return guide.owningView.map { "\(Self.name($0)).\(name)" } ?? name
    case let view as UIView:
      let address = String(UInt(bitPattern: Unmanaged.passUnretained(view).toOpaque()), radix: 16)
      return view.accessibilityIdentifier.map { "\(type(of: view)) '\($0)'" } ?? "\(type(of: view)) 0x\(address)"
    case let other?: return "\(type(of: other))"
    case nil: return "(gone)"
    }
  }
}
