import ConstraintEngine
import Foundation

extension LayoutEngine {
  func install(_ constraint: NSLayoutConstraint) {
    // Coordinates of the view around all of them.
    guard let space = constraint.owner, root != nil, constraint.namesOnlyViews else { return }
    var used = LayoutItemList()
    let isMirrored = mirrors(constraint, in: space)
    var sum = LayoutSum()
    swap(&sum.terms, &terms)
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
      sum.terms, relation, Double(constraint.constant) - sum.constant, strength: constraint.priority.strength,
      prefersBound: constraint.prefersBound)
    let name = try? solver.add(linear)
    swap(&sum.terms, &terms)
    while !terms.isEmpty { terms.removeLast() }
    guard let name else { return }
    used.visit { $0.uses += 1 }
    while installed.count <= name.place { installed.append(nil) }
    installed[name.place] = InstalledConstraint(constraint: constraint, name: name, base: -sum.constant, items: used)
    installedCount += 1
    constraint.names[number] = name
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    guard let name = constraint.names[number], let entry = installed[name.place] else { return }
    constraint.names[number] = nil
    installed[name.place] = nil
    installedCount -= 1
    solver.remove(name)
    entry.items.visit { item in
      item.uses -= 1
      if item.uses == 0 { forget(item) }
    }
    setNeedsSolution()
  }

  func forget(_ item: LayoutItem) {
    for variable in item.variables.all {
      solver.remove(variable)
      itemOfVariable[variable.place] = nil
    }
    item.reference.items[number] = nil
    item.isForgotten = true
    if item.isOutdated { outdated.removeAll { $0 === item } }
    if item.hasBrokenText { brokenTexts.removeAll { $0 === item } }
    hold(item, by: nil)
  }

  /// Tells whether a constraint is between places that depend on the direction of writing, where that is from right to
  /// left in the view that holds it. All is then counted from the right, and constants with it. // L9
  private func mirrors(_ constraint: NSLayoutConstraint, in space: UIView) -> Bool {
    guard constraint.first.attribute.isDirectional || constraint.second?.attribute.isDirectional == true else {
      return false
    }
    return space.beginsAtLargerX
  }

  // MARK: Expressions

  private func add(
    _ place: AnchorPlace, _ times: Double, to sum: inout LayoutSum, _ isMirrored: Bool, in space: UIView,
    _ used: inout LayoutItemList
  ) {
    if let origin = place.origin {
      // A way is as long whichever side it is counted from; only its direction is another.
      let sign = isMirrored ? -times : times
      add(place.reference, place.attribute, sign, to: &sum, isMirrored, in: space, &used)
      add(origin.reference, origin.attribute, -sign, to: &sum, isMirrored, in: space, &used)
    } else {
      // Only what is beside each other is counted the other way.
      let attribute = LayoutAttribute(place.attribute, isMirrored: isMirrored)
      let isPlaceAcross = attribute?.fraction != nil && attribute?.axis == .horizontal
      let sign = isPlaceAcross && isMirrored ? -times : times
      add(place.reference, place.attribute, sign, to: &sum, isMirrored, in: space, &used)
    }
  }

  private func add(
    _ reference: LayoutItemReference?, _ attribute: NSLayoutConstraint.Attribute, _ times: Double,
    to sum: inout LayoutSum,
    _ isMirrored: Bool, in space: UIView, _ used: inout LayoutItemList
  ) {
    guard let reference, let attribute = LayoutAttribute(attribute, isMirrored: isMirrored) else { return }
    if let view = reference.view {
      addView(view, reference, attribute, times, to: &sum, in: space, &used)
    } else if let guide = reference.guide {
      addGuide(guide, attribute, times, to: &sum, in: space, &used)
    }
  }

  private func addView(
    _ view: UIView, _ reference: LayoutItemReference, _ attribute: LayoutAttribute, _ times: Double,
    to sum: inout LayoutSum, in space: UIView, _ used: inout LayoutItemList
  ) {
    let axis = attribute.axis
    var insets = view.alignmentRectInsets.sides(axis)
    guard var fraction = attribute.fraction else {
      sum.add(item(of: reference, &used).length(axis), times: times)
      sum.constant -= times * (insets.start + insets.end)
      return
    }
    if view === space, let scrollView = view as? UIScrollView {
      // What is in a scroll view is placed in its content.
      addGuide(scrollView.contentLayoutGuide, attribute, times, to: &sum, in: space, &used)
      return
    }
    if attribute.isInMargins {
      let margins = view.asCounted(view.layoutMargins).sides(axis)
      insets = (insets.start + margins.start, insets.end + margins.end)
    }
    if attribute.isBaseline {
      let lines = fraction == 0 ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if lines !== view {
        // Which view that is may become another one: then this one tells.
        _ = item(of: reference, &used)
        return addView(lines, lines.layoutReference, attribute, times, to: &sum, in: space, &used)
      }
      if let baselines = view.baselineInsets {
        insets = (insets.start + baselines.first, insets.end + baselines.last)
      } else {
        fraction = 1
      }
    }
    let item = item(of: reference, &used)
    sum.constant += times * (insets.start * (1 - fraction) - insets.end * fraction)
    if fraction != 0 { sum.add(item.length(axis), times: times * fraction) }
    if view === space {
      sum.constant += times * Double(axis == .horizontal ? view.bounds.minX : view.bounds.minY)
    } else {
      sum.add(item.origin(axis), times: times)
      if !view.isChild(of: space), let superview = view.superview {
        addSpace(of: superview, axis, times, to: &sum, in: space, &used)
      }
    }
  }

  private func addGuide(
    _ guide: UILayoutGuide, _ attribute: LayoutAttribute, _ times: Double, to sum: inout LayoutSum, in space: UIView,
    _ used: inout LayoutItemList
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
      sum.add(item(of: owner.layoutReference, &used).length(.vertical), times: times)
      sum.constant += times * (Double(owner.bounds.minY) - Double(height) * (1 - fraction))
    } else if axis == .vertical, let height = guide.heightAtTop {
      guard let fraction else {
        sum.constant += times * Double(height)
        return
      }
      sum.constant += times * (Double(owner.bounds.minY) + Double(height) * fraction)
    } else if guide.hasVariables {
      let item = item(of: guide.layoutReference, &used)
      if let fraction {
        sum.add(item.origin(axis), times: times)
        if fraction != 0 { sum.add(item.length(axis), times: times * fraction) }
      } else {
        sum.add(item.length(axis), times: times)
      }
    } else {
      // A part of its view, whose edges are known to be so far from the view's.
      let insets = guide.insets.sides(axis)
      let length = item(of: owner.layoutReference, &used).length(axis)
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
    _ used: inout LayoutItemList
  ) {
    var view = view
    while view !== space {
      sum.constant -= times * Double(axis == .horizontal ? view.bounds.minX : view.bounds.minY)
      sum.add(item(of: view.layoutReference, &used).origin(axis), times: times)
      guard let superview = view.superview else { return }
      view = superview
    }
  }

  // MARK: Items

  private func item(of reference: LayoutItemReference, _ used: inout LayoutItemList) -> LayoutItem {
    let item = reference.items[number] ?? makeItem(reference)
    used.insert(item)
    return item
  }

  /// Returns the item of a view, which stays whether constraints name it or not.
  func keep(_ view: UIView) -> LayoutItem {
    let item = item(of: view) ?? makeItem(view.layoutReference)
    item.uses += 1
    return item
  }

  private func makeItem(_ reference: LayoutItemReference) -> LayoutItem {
    // What it goes by comes first.
    var holder: LayoutItem?
    var least = CGSize.zero
    let view = reference.view
    if let view {
      if let superview = self.holder(of: view) {
        holder = superview.layoutReference.items[number] ?? makeItem(superview.layoutReference)
      }
      least = leastSize(of: view)
    }
    // Lengths first: what is left open is empty, before it is near the corner.
    let (width, height) = (
      solver.addVariable(atLeast: least.width), solver.addVariable(atLeast: least.height)
    )
    var variables = LayoutItemVariables(x: solver.addVariable(), y: solver.addVariable(), width: width, height: height)
    if let view {
      if let strengths = strengthsOfFrame(view) {
        fix(view, &variables, to: holder, strengths)
      } else {
        wishContent(&variables, of: view)
      }
      if isFitting, view === root { wishContent(&variables, of: view) }
    } else if let guide = reference.guide as? RegionLayoutGuide, guide.isContent {
      fix(&variables, to: .zero, (.required, nil))
    }
    let item = LayoutItem(reference, variables)
    if let view { item.alignmentRectInsets = view.alignmentRectInsets }
    if holder != nil { hold(item, by: holder) }
    reference.items[number] = item
    keep(item, for: variables.x)
    keep(item, for: variables.y)
    keep(item, for: width)
    keep(item, for: height)
    newItems.append(item)
    return item
  }

  /// How much it matters that a view has its frame.
  typealias FrameStrengths = (place: ConstraintStrength, size: ConstraintStrength?)

  private func keep(_ item: LayoutItem, for variable: VariableID) {
    let place = variable.place
    if place == itemOfVariable.count { return itemOfVariable.append(item) }
    while itemOfVariable.count <= place { itemOfVariable.append(nil) }
    itemOfVariable[place] = item
  }

  /// How much it matters that a view has its frame: place and size. nil for a view whose constraints say all.
  private func strengthsOfFrame(_ view: UIView) -> FrameStrengths? {
    if view === root {
      if isFitting { return (.required, nil) }
      // One that is placed by constraints has the size of its frame as far as they let it.
      return (.required, view.translatesAutoresizingMaskIntoConstraints ? .required : ConstraintStrength(rank: 999))
    }
    return view.translatesAutoresizingMaskIntoConstraints ? (.required, .required) : nil
  }

  func fix(_ variables: inout LayoutItemVariables, to frame: CGRect, _ strengths: FrameStrengths) {
    var wishes = [(variables.x, frame.minX, strengths.place), (variables.y, frame.minY, strengths.place)]
    if let size = strengths.size {
      wishes += [(variables.width, frame.width, size), (variables.height, frame.height, size)]
    }
    for (variable, value, strength) in wishes {
      let wish = LinearConstraint([LinearTerm(variable)], .equal, Double(value), strength: strength)
      if let name = try? solver.add(wish) { variables.fixed.append(name) }
    }
  }

  private func unfix(_ variables: inout LayoutItemVariables) {
    for constraint in variables.fixed { solver.remove(constraint) }
    variables.fixed.removeAll(keepingCapacity: true)
  }

  /// Makes a frame that is a constant another one. It stays as old as it was: where constraints contradict it one of them is
  /// left out, and not the frame. // L4
  ///
  /// - Returns: Whether there was such a constant.
  private func move(_ variables: LayoutItemVariables, to frame: CGRect, _ strengths: FrameStrengths) -> Bool {
    var wishes = [(frame.minX, strengths.place), (frame.minY, strengths.place)]
    if let size = strengths.size { wishes += [(frame.width, size), (frame.height, size)] }
    guard variables.fixed.count == wishes.count else { return false }
    for (name, (value, strength)) in zip(variables.fixed, wishes) {
      guard (try? solver.setConstant(Double(value), of: name)) != nil,
        (try? solver.setStrength(strength, of: name)) != nil
      else { return false }
    }
    return true
  }

  /// The size that a view is not below, so that the rectangle that constraints speak of has no length below nothing. // L37
  private func leastSize(of view: UIView) -> CGSize {
    // A frame that a program sets is what it is.
    guard view.placesItselfByConstraints else { return .zero }
    let insets = view.alignmentRectInsets
    return CGSize(width: insets.left + insets.right, height: insets.top + insets.bottom)
  }

  /// At least as large as the content, and not much larger.
  private func wishContent(_ variables: inout LayoutItemVariables, of view: UIView, size: CGSize? = nil) {
    for name in variables.content { solver.remove(name) }
    variables.content.removeAll(keepingCapacity: true)
    let size = size ?? view.intrinsicContentSize
    variables.contentSize = size
    guard size.width >= 0 || size.height >= 0 else { return }
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
    var items: [LayoutItem] = []
    swap(&items, &outdated)
    for item in items {
      item.isOutdated = false
      item.isRead = true
    }
    var isAlignedOtherwise = false
    for item in items {
      guard let view = item.view, !item.isForgotten else { continue }
      // Programs are asked for sizes, and may ask for frames.
      var variables = item.variables
      let least = leastSize(of: view)
      try? solver.setLeast(least.width, of: variables.width)
      try? solver.setLeast(least.height, of: variables.height)
      if let strengths = strengthsOfFrame(view) {
        for constraint in variables.content { solver.remove(constraint) }
        variables.content.removeAll(keepingCapacity: true)
        let holder = holder(of: view).map { $0.layoutReference.items[number] ?? makeItem($0.layoutReference) }
        let isConstant = holder == nil && item.holder == nil
        if !isConstant || !move(variables, to: view.untransformedFrame, strengths) {
          unfix(&variables)
          hold(item, by: holder)
          fix(view, &variables, to: holder, strengths)
        }
        if isFitting, view === root { wishContent(&variables, of: view) }
      } else {
        unfix(&variables)
        wishContent(&variables, of: view)
        if item.hasBrokenText {
          item.hasBrokenText = false
          brokenTexts.removeAll { $0 === item }
        }
        unfittedTexts.append(item)
      }
      item.variables = variables
      guard view.alignmentRectInsets != item.alignmentRectInsets else { continue }
      item.alignmentRectInsets = view.alignmentRectInsets
      isAlignedOtherwise = true
    }
    // Margins, baselines, alignment insets and scrolled places are constants in constraints.
    reinstall { $0.items.containsRead && (isAlignedOtherwise || $0.constraint.dependsOnMore) }
    for item in items { item.isRead = false }
  }

  /// Finds out how high text is in the width that the view has got.
  ///
  /// - Returns: whether that was news.
  func fitText(of item: LayoutItem, _ view: UIView) -> Bool {
    guard !item.variables.content.isEmpty, let size = view.contentSize(inWidth: frame(of: item).width),
      size != item.variables.contentSize
    else { return false }
    var variables = item.variables
    wishContent(&variables, of: view, size: size)
    item.variables = variables
    if !item.hasBrokenText {
      item.hasBrokenText = true
      brokenTexts.append(item)
    }
    return true
  }

  /// As wide as one line, as far as the text is concerned.
  func widenText(of item: LayoutItem, _ view: UIView) {
    guard !item.variables.content.isEmpty else { return }
    var variables = item.variables
    wishContent(&variables, of: view)
    item.variables = variables
    unfittedTexts.append(item)
  }
}

extension UIEdgeInsets {
  func sides(_ axis: NSLayoutConstraint.Axis) -> (start: Double, end: Double) {
    axis == .horizontal ? (Double(left), Double(right)) : (Double(top), Double(bottom))
  }
}
