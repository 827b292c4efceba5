import ConstraintEngine
import Foundation

extension LayoutEngine {
  func install(_ constraint: NSLayoutConstraint) {
    guard constraint.owner != nil, let root else { return }
    let views = constraint.views
    guard !views.isEmpty, views.count == constraint.items.count else { return }
    // Coordinates of the view around all of them.
    let space = constraint.owner ?? root
    var used: [ObjectIdentifier] = []
    let isMirrored = mirrors(constraint)
    var sum = LayoutSum()
    add(constraint.first, 1, to: &sum, isMirrored, in: space, &used)
    if let second = constraint.second {
      add(second, -Double(constraint.multiplier), to: &sum, isMirrored, in: space, &used)
    }
    let relation: ConstraintRelation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .atMost
      case .greaterThanOrEqual: .atLeast
      }
    let linear = LinearConstraint(
      sum.terms, relation, Double(constraint.constant) - sum.constant, strength: constraint.priority.strength)
    guard let name = try? solver.add(linear) else { return }
    let identity = ObjectIdentifier(constraint)
    for item in used { items[item]?.uses += 1 }
    installed[identity] = InstalledConstraint(
      constraint: constraint, name: name, base: -sum.constant, items: used)
    constraintOfName[name] = identity
  }

  func uninstall(_ identity: ObjectIdentifier) {
    guard let entry = installed.removeValue(forKey: identity) else { return }
    constraintOfName[entry.name] = nil
    solver.remove(entry.name)
    for name in entry.items {
      items[name]?.uses -= 1
      if let item = items[name], item.uses == 0 { forget(name, item) }
    }
    setNeedsSolution()
  }

  private func forget(_ name: ObjectIdentifier, _ item: LayoutItem) {
    for variable in [item.variables.x, item.variables.y, item.variables.width, item.variables.height] {
      solver.remove(variable)
      itemOfVariable[variable] = nil
    }
    items[name] = nil
    exercises[name] = nil
    outdated.removeAll { $0 == name }
    brokenTexts.removeAll { $0 == name }
  }

  /// Whether a constraint is between places that depend on the direction of writing, where that is from right to left: then
  /// all is counted from the right, and constants with it.
  private func mirrors(_ constraint: NSLayoutConstraint) -> Bool {
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    guard attributes.contains(where: { LayoutAttribute($0, isMirrored: false)?.isDirectional == true }) else {
      return false
    }
    return constraint.views.first?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // MARK: Expressions

  private func add(
    _ place: AnchorPlace, _ times: Double, to sum: inout LayoutSum, _ isMirrored: Bool, in space: UIView,
    _ used: inout [ObjectIdentifier]
  ) {
    if let origin = place.origin {
      // A way is as long whichever side it is counted from; only its direction is another.
      let sign = isMirrored ? -times : times
      add(place.item, place.attribute, sign, to: &sum, isMirrored, in: space, &used)
      add(origin.item, origin.attribute, -sign, to: &sum, isMirrored, in: space, &used)
    } else {
      let isPlace = LayoutAttribute(place.attribute, isMirrored: isMirrored)?.fraction != nil
      add(place.item, place.attribute, isPlace && isMirrored ? -times : times, to: &sum, isMirrored, in: space, &used)
    }
  }

  private func add(
    _ object: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ times: Double, to sum: inout LayoutSum,
    _ isMirrored: Bool, in space: UIView, _ used: inout [ObjectIdentifier]
  ) {
    guard let object, let attribute = LayoutAttribute(attribute, isMirrored: isMirrored) else { return }
    if let guide = object as? UILayoutGuide {
      addGuide(guide, attribute, times, to: &sum, in: space, &used)
    } else if let view = object as? UIView {
      addView(view, attribute, times, to: &sum, in: space, &used)
    }
  }

  private func addView(
    _ view: UIView, _ attribute: LayoutAttribute, _ times: Double, to sum: inout LayoutSum, in space: UIView,
    _ used: inout [ObjectIdentifier]
  ) {
    let axis = attribute.axis
    var insets = view.alignmentRectInsets.sides(axis)
    guard var fraction = attribute.fraction else {
      sum.add(variables(of: view, &used).length(axis), times: times)
      sum.constant -= times * (insets.start + insets.end)
      return
    }
    if view === space, let scrollView = view as? UIScrollView {
      // What is in a scroll view is placed in its content.
      addGuide(scrollView.contentLayoutGuide, attribute, times, to: &sum, in: space, &used)
      return
    }
    if attribute.isInMargins {
      let margins = view.layoutMargins.sides(axis)
      insets = (insets.start + margins.start, insets.end + margins.end)
    }
    if attribute.isBaseline {
      let lines = fraction == 0 ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if lines !== view {
        // Which view that is may become another one: then this one tells.
        _ = variables(of: view, &used)
        return addView(lines, attribute, times, to: &sum, in: space, &used)
      }
      if let baselines = view.baselineInsets {
        insets = (insets.start + baselines.first, insets.end + baselines.last)
      } else {
        fraction = 1
      }
    }
    let variables = variables(of: view, &used)
    sum.constant += times * (insets.start * (1 - fraction) - insets.end * fraction)
    if fraction != 0 { sum.add(variables.length(axis), times: times * fraction) }
    if view === space {
      sum.constant += times * Double(axis == .horizontal ? view.bounds.minX : view.bounds.minY)
    } else {
      sum.add(variables.origin(axis), times: times)
      if let superview = view.superview { addSpace(of: superview, axis, times, to: &sum, in: space, &used) }
    }
  }

  private func addGuide(
    _ guide: UILayoutGuide, _ attribute: LayoutAttribute, _ times: Double, to sum: inout LayoutSum, in space: UIView,
    _ used: inout [ObjectIdentifier]
  ) {
    guard let owner = guide.owningView else { return }
    let axis = attribute.axis
    let fraction = attribute.fraction
    if axis == .vertical, let height = guide.heightAtBottom {
      guard let fraction else {
        sum.constant += times * Double(height)
        return
      }
      // At the lower edge, wherever that is.
      sum.add(variables(of: owner, &used).height, times: times)
      sum.constant += times * (Double(owner.bounds.minY) - Double(height) * (1 - fraction))
    } else if guide.hasVariables {
      let variables = variables(of: guide, &used)
      if let fraction {
        sum.add(variables.origin(axis), times: times)
        if fraction != 0 { sum.add(variables.length(axis), times: times * fraction) }
      } else {
        sum.add(variables.length(axis), times: times)
      }
    } else {
      // A part of its view, whose edges are known to be so far from the view's.
      let insets = guide.insets.sides(axis)
      let length = variables(of: owner, &used).length(axis)
      sum.add(length, times: times * (fraction ?? 1))
      guard let fraction else {
        sum.constant -= times * (insets.start + insets.end)
        return
      }
      let begin = Double(axis == .horizontal ? owner.bounds.minX : owner.bounds.minY)
      sum.constant += times * (begin + insets.start * (1 - fraction) - insets.end * fraction)
    }
    if fraction != nil { addSpace(of: owner, axis, times, to: &sum, in: space, &used) }
  }

  /// From the coordinates of a view to those of the view around it, and on.
  private func addSpace(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, _ times: Double, to sum: inout LayoutSum, in space: UIView,
    _ used: inout [ObjectIdentifier]
  ) {
    var view = view
    while view !== space {
      sum.constant -= times * Double(axis == .horizontal ? view.bounds.minX : view.bounds.minY)
      sum.add(variables(of: view, &used).origin(axis), times: times)
      guard let superview = view.superview else { return }
      view = superview
    }
  }

  // MARK: Items

  private func variables(of object: AnyObject, _ used: inout [ObjectIdentifier]) -> LayoutItemVariables {
    let name = ObjectIdentifier(object)
    if !used.contains(name) { used.append(name) }
    if let item = items[name] { return item.variables }
    let item = makeItem(object)
    items[name] = item
    newItems.append(name)
    return item.variables
  }

  /// The variables of an item, which stay whether constraints name it or not.
  func keep(_ object: AnyObject) -> LayoutItemVariables {
    var used: [ObjectIdentifier] = []
    let variables = variables(of: object, &used)
    items[ObjectIdentifier(object)]?.uses += 1
    return variables
  }

  private func makeItem(_ object: AnyObject) -> LayoutItem {
    // Lengths first: what is left open is empty, before it is near the corner.
    let (width, height) = (solver.addVariable(), solver.addVariable())
    var variables = LayoutItemVariables(x: solver.addVariable(), y: solver.addVariable(), width: width, height: height)
    let name = ObjectIdentifier(object)
    for variable in [variables.x, variables.y, variables.width, variables.height] { itemOfVariable[variable] = name }
    if let view = object as? UIView {
      if let strengths = strengthsOfFrame(view) {
        fix(&variables, to: view.untransformedFrame, strengths)
      } else {
        wishContent(&variables, of: view)
      }
      if isFitting, view === root { wishContent(&variables, of: view) }
    } else if let guide = object as? RegionLayoutGuide, guide.isContent {
      fix(&variables, to: .zero, (.required, nil))
    }
    return LayoutItem(object: object, variables: variables)
  }

  /// How much it matters that a view has its frame: place and size. nil for a view whose constraints say all.
  private func strengthsOfFrame(_ view: UIView) -> (place: ConstraintStrength, size: ConstraintStrength?)? {
    if view === root {
      if isFitting { return (.required, nil) }
      // One that is placed by constraints has the size of its frame as far as they let it.
      return (.required, view.translatesAutoresizingMaskIntoConstraints ? .required : ConstraintStrength(rank: 999))
    }
    return view.translatesAutoresizingMaskIntoConstraints ? (.required, .required) : nil
  }

  private func fix(
    _ variables: inout LayoutItemVariables, to frame: CGRect,
    _ strengths: (place: ConstraintStrength, size: ConstraintStrength?)
  ) {
    var wishes = [(variables.x, frame.minX, strengths.place), (variables.y, frame.minY, strengths.place)]
    if let size = strengths.size {
      wishes += [(variables.width, frame.width, size), (variables.height, frame.height, size)]
    }
    for (variable, value, strength) in wishes {
      let wish = LinearConstraint([LinearTerm(variable)], .equal, Double(value), strength: strength)
      if let name = try? solver.add(wish) { variables.fixed.append(name) }
    }
  }

  /// At least as large as the content, and not much larger.
  private func wishContent(_ variables: inout LayoutItemVariables, of view: UIView, size: CGSize? = nil) {
    for name in variables.content { solver.remove(name) }
    variables.content.removeAll(keepingCapacity: true)
    let size = size ?? view.intrinsicContentSize
    variables.contentSize = size
    for (axis, length) in [(NSLayoutConstraint.Axis.horizontal, size.width), (.vertical, size.height)] {
      guard length >= 0, length < Self.largestConstant else { continue }
      let insets = view.alignmentRectInsets.sides(axis)
      let term = [LinearTerm(variables.length(axis))]
      let wishes = [
        LinearConstraint(
          term, .atLeast, Double(length) + insets.start + insets.end,
          strength: view.contentCompressionResistancePriority(for: axis).strength),
        LinearConstraint(
          term, .atMost, Double(length) + insets.start + insets.end,
          strength: view.contentHuggingPriority(for: axis).strength),
      ]
      for wish in wishes { if let name = try? solver.add(wish) { variables.content.append(name) } }
    }
  }

  // MARK: What follows views

  /// Reads frames, contents and margins anew of what says that they are others.
  func bringUpToDate() {
    guard !outdated.isEmpty else { return }
    let names = outdated
    outdated.removeAll(keepingCapacity: true)
    let stale = Set(names)
    for name in names {
      guard let item = items[name], let object = item.object else { continue }
      if let view = object as? UIView {
        var variables = item.variables
        for constraint in variables.fixed { solver.remove(constraint) }
        variables.fixed.removeAll(keepingCapacity: true)
        if let strengths = strengthsOfFrame(view) {
          for constraint in variables.content { solver.remove(constraint) }
          variables.content.removeAll(keepingCapacity: true)
          fix(&variables, to: view.untransformedFrame, strengths)
          if isFitting, view === root { wishContent(&variables, of: view) }
        } else {
          wishContent(&variables, of: view)
          brokenTexts.removeAll { $0 == name }
          unfittedTexts.append(name)
        }
        item.variables = variables
      }
    }
    // Margins, baselines and scrolled places are constants in constraints.
    reinstall { $0.items.contains(where: stale.contains) && $0.constraint?.dependsOnMore == true }
  }

  /// Finds out how high text is in the width that the view has got.
  ///
  /// - Returns: whether that was news.
  func fitText(of view: UIView) -> Bool {
    guard let item = items[ObjectIdentifier(view)], !item.variables.content.isEmpty,
      let frame = frame(of: view), let size = view.contentSize(inWidth: frame.width), size != item.variables.contentSize
    else { return false }
    var variables = item.variables
    wishContent(&variables, of: view, size: size)
    item.variables = variables
    if !brokenTexts.contains(ObjectIdentifier(view)) { brokenTexts.append(ObjectIdentifier(view)) }
    return true
  }

  /// As wide as one line, as far as the text is concerned.
  func widenText(of view: UIView) {
    let name = ObjectIdentifier(view)
    guard let item = items[name], !item.variables.content.isEmpty else { return }
    var variables = item.variables
    wishContent(&variables, of: view)
    item.variables = variables
    unfittedTexts.append(name)
  }
}

extension UIEdgeInsets {
  func sides(_ axis: NSLayoutConstraint.Axis) -> (start: Double, end: Double) {
    axis == .horizontal ? (Double(left), Double(right)) : (Double(top), Double(bottom))
  }
}
