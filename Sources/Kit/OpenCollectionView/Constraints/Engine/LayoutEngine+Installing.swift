import ConstraintEngine
import Foundation

extension LayoutEngine {
  func install(_ constraint: NSLayoutConstraint) {
    // Coordinates of the view around all of them.
    guard let owner = constraint.ownerReference, owner.hasView, constraint.namesOnlyViews else { return }
    let space = LayoutSpace(view: owner, isMirrored: mirrors(constraint, in: owner))
    state.sum.clear()
    if constraint.origins == nil {
      addPlace(constraint.firstReference, constraint.attributeOfFirst, 1, in: space)
      addPlace(constraint.secondReference, constraint.attributeOfSecond, -Double(constraint.multiplier), in: space)
    } else {
      addSide(constraint.first, 1, in: space)
      if let second = constraint.second { addSide(second, -Double(constraint.multiplier), in: space) }
    }
    let relation: ConstraintRelation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .atMost
      case .greaterThanOrEqual: .atLeast
      }
    let name = try? state.solver.add(
      state.sum.terms, relation, Double(constraint.constant) - state.sum.constant,
      strength: constraint.priority.strength,
      prefersBound: constraint.prefersBound)
    guard let name else { return }
    for index in 0..<state.sum.items.count { state.uses[state.sum.items[index]] += 1 }
    let entry = InstalledConstraint(
      constraint: constraint, name: name, base: -state.sum.constant, items: state.sum.items)
    if name.place == state.installed.count {
      state.installed.append(entry)
    } else {
      while state.installed.count <= name.place { state.installed.append(nil) }
      state.installed[name.place] = entry
    }
    state.installedCount += 1
    constraint.names[number] = name
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    guard let name = constraint.names[number], let entry = installed[name.place] else { return }
    constraint.names[number] = nil
    installed[name.place] = nil
    installedCount -= 1
    solver.remove(name)
    for index in 0..<entry.items.count {
      release(entry.items[index])
    }
    setNeedsSolution()
  }

  /// One that an item was needed by needs it no longer.
  func release(_ item: Int) {
    state.uses[item] -= 1
    if state.uses[item] == 0, let item = state.items[item] { forget(item) }
  }

  func forget(_ item: LayoutItem) {
    for variable in item.variables.all {
      solver.remove(variable)
      state.itemOfVariable[variable.place] = -1
    }
    state.items[Int(item.place)] = nil
    state.freeItems.append(item.place)
    item.reference.items[number] = nil
    item.isForgotten = true
    if item.isOutdated { outdated.removeAll { $0 === item } }
    if item.hasBrokenText { brokenTexts.removeAll { $0 === item } }
    hold(item, by: nil)
  }

  /// Tells whether a constraint is between places that depend on the direction of writing, where that is from right to
  /// left in the view that holds it. All is then counted from the right, and constants with it. // L9
  private func mirrors(_ constraint: NSLayoutConstraint, in space: ViewConstraints) -> Bool {
    guard constraint.attributeOfFirst.isDirectional || constraint.attributeOfSecond.isDirectional else { return false }
    if let known = state.direction, known.view == ObjectIdentifier(space) { return known.isMirrored }
    let isMirrored = space.view?.beginsAtLargerX == true
    state.direction = (ObjectIdentifier(space), isMirrored)
    return isMirrored
  }

  // MARK: Expressions

  private func addSide(_ side: AnchorPlace, _ times: Double, in space: LayoutSpace) {
    guard let origin = side.origin else {
      return addPlace(side.reference, side.attribute, times, in: space)
    }
    // A way is as long whichever side it is counted from; only its direction is another.
    let sign = space.isMirrored ? -times : times
    if let end = LayoutAttribute(side.attribute, isMirrored: space.isMirrored) {
      add(side.reference, end, sign, in: space)
    }
    if let begin = LayoutAttribute(origin.attribute, isMirrored: space.isMirrored) {
      add(origin.reference, begin, -sign, in: space)
    }
  }

  private func addPlace(
    _ reference: LayoutItemReference?, _ attribute: NSLayoutConstraint.Attribute, _ times: Double,
    in space: LayoutSpace
  ) {
    guard let attribute = LayoutAttribute(attribute, isMirrored: space.isMirrored) else { return }
    // Only what is beside each other is counted the other way.
    let isPlaceAcross = attribute.fraction != nil && attribute.axis == .horizontal
    add(reference, attribute, isPlaceAcross && space.isMirrored ? -times : times, in: space)
  }

  private func add(
    _ reference: LayoutItemReference?, _ attribute: LayoutAttribute, _ times: Double,
    in space: LayoutSpace
  ) {
    guard let reference else { return }
    if reference.hasView {
      if attribute.isOfFrame, attribute.fraction == nil || reference !== space.view {
        addFrame(reference, attribute, times, in: space)
      } else if let view = reference.view {
        addView(view, reference, attribute, times, in: space)
      }
    } else if let guide = reference.guide {
      addGuide(guide, attribute, times, in: space)
    }
  }

  /// A place or length of the frame of a view in the one that holds the constraint: nearly all that there is.
  ///
  /// Of an item that has come just now all is known already, and nothing is asked of the view.
  private func addFrame(
    _ reference: LayoutItemReference, _ attribute: LayoutAttribute, _ times: Double,
    in space: LayoutSpace
  ) {
    let item = item(of: reference)
    let insets = (item.isNew ? item.alignmentRectInsets : alignmentRectInsets(of: reference)).sides(attribute.axis)
    guard let fraction = attribute.fraction else {
      state.sum.add(item.length(attribute.axis), times: times)
      state.sum.constant -= times * (insets.start + insets.end)
      return
    }
    state.sum.constant += times * (insets.start * (1 - fraction) - insets.end * fraction)
    if fraction != 0 { state.sum.add(item.length(attribute.axis), times: times * fraction) }
    state.sum.add(item.origin(attribute.axis), times: times)
    if !reference.isChild(of: space.view), let superview = reference.view?.superview {
      addSpace(of: superview, attribute.axis, times, in: space)
    }
  }

  private func alignmentRectInsets(of reference: LayoutItemReference) -> UIEdgeInsets {
    reference.view?.alignmentRectInsets ?? .zero
  }

  private func addView(
    _ view: UIView, _ reference: LayoutItemReference, _ attribute: LayoutAttribute, _ times: Double,
    in space: LayoutSpace
  ) {
    let axis = attribute.axis
    var insets = view.alignmentRectInsets.sides(axis)
    guard var fraction = attribute.fraction else {
      state.sum.add(item(of: reference).length(axis), times: times)
      state.sum.constant -= times * (insets.start + insets.end)
      return
    }
    if reference === space.view, let scrollView = view as? UIScrollView {
      // What is in a scroll view is placed in its content.
      addGuide(scrollView.contentLayoutGuide, attribute, times, in: space)
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
        _ = item(of: reference)
        return addView(lines, lines.layoutReference, attribute, times, in: space)
      }
      if let baselines = view.baselineInsets {
        insets = (insets.start + baselines.first, insets.end + baselines.last)
      } else {
        fraction = 1
      }
    }
    let item = item(of: reference)
    state.sum.constant += times * (insets.start * (1 - fraction) - insets.end * fraction)
    if fraction != 0 { state.sum.add(item.length(axis), times: times * fraction) }
    if reference === space.view {
      state.sum.constant += times * Double(axis == .horizontal ? view.bounds.minX : view.bounds.minY)
    } else {
      state.sum.add(item.origin(axis), times: times)
      if !reference.isChild(of: space.view), let superview = view.superview {
        addSpace(of: superview, axis, times, in: space)
      }
    }
  }

  private func addGuide(
    _ guide: UILayoutGuide, _ attribute: LayoutAttribute, _ times: Double,
    in space: LayoutSpace
  ) {
    guard let owner = guide.owningView else { return }
    let axis = attribute.axis
    let fraction = attribute.fraction
    if axis == .vertical, let height = guide.heightAtBottom {
      guard let fraction else {
        state.sum.constant += times * Double(height)
        return
      }
      // At the lower edge, wherever that is.
      state.sum.add(item(of: owner.layoutReference).length(.vertical), times: times)
      state.sum.constant += times * (Double(owner.bounds.minY) - Double(height) * (1 - fraction))
    } else if axis == .vertical, let height = guide.heightAtTop {
      guard let fraction else {
        state.sum.constant += times * Double(height)
        return
      }
      state.sum.constant += times * (Double(owner.bounds.minY) + Double(height) * fraction)
    } else if guide.hasVariables {
      let item = item(of: guide.layoutReference)
      if let fraction {
        state.sum.add(item.origin(axis), times: times)
        if fraction != 0 { state.sum.add(item.length(axis), times: times * fraction) }
      } else {
        state.sum.add(item.length(axis), times: times)
      }
    } else {
      // A part of its view, whose edges are known to be so far from the view's.
      let insets = guide.insets.sides(axis)
      let length = item(of: owner.layoutReference).length(axis)
      state.sum.add(length, times: times * (fraction ?? 1))
      guard let fraction else {
        state.sum.constant -= times * (insets.start + insets.end)
        return
      }
      let begin = Double(axis == .horizontal ? owner.bounds.minX : owner.bounds.minY)
      state.sum.constant += times * (begin + insets.start * (1 - fraction) - insets.end * fraction)
    }
    if fraction != nil { addSpace(of: owner, axis, times, in: space) }
  }

  /// From the coordinates of a view to those of the view around it, and on.
  private func addSpace(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, _ times: Double,
    in space: LayoutSpace
  ) {
    let around = space.view.view
    var view = view
    while view !== around {
      state.sum.constant -= times * Double(axis == .horizontal ? view.bounds.minX : view.bounds.minY)
      state.sum.add(item(of: view.layoutReference).origin(axis), times: times)
      guard let superview = view.superview else { return }
      view = superview
    }
  }

  // MARK: Items

  private func item(of reference: LayoutItemReference) -> LayoutItem {
    let item = reference.items[number] ?? makeItem(reference)
    state.sum.items.insert(item.place)
    return item
  }

  /// Returns the item of a view, which stays whether constraints name it or not.
  func keep(_ view: UIView) -> LayoutItem {
    let item = item(of: view) ?? makeItem(view.layoutReference)
    state.uses[Int(item.place)] += 1
    return item
  }

  private func makeItem(_ reference: LayoutItemReference) -> LayoutItem {
    // What it goes by comes first.
    var holder: LayoutItem?
    var (least, insets) = (CGSize.zero, UIEdgeInsets.zero)
    let view = reference.view
    if let view {
      if let superview = self.holder(of: view) {
        holder = superview.layoutReference.items[number] ?? makeItem(superview.layoutReference)
      }
      insets = view.alignmentRectInsets
      least = leastSize(of: view, insets)
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
    let (x, y) = (variables.x, variables.y)
    let item = LayoutItem(
      reference, consume variables, at: state.freeItems.popLast() ?? Int32(state.items.count))
    item.alignmentRectInsets = insets
    if holder != nil { hold(item, by: holder) }
    reference.items[number] = item
    if Int(item.place) == state.items.count {
      state.items.append(item)
      state.uses.append(0)
    } else {
      state.items[Int(item.place)] = item
      state.uses[Int(item.place)] = 0
    }
    note(item.place, of: width)
    note(item.place, of: height)
    note(item.place, of: x)
    note(item.place, of: y)
    newItems.append(item)
    return item
  }

  /// How much it matters that a view has its frame.
  typealias FrameStrengths = (place: ConstraintStrength, size: ConstraintStrength?)

  private func note(_ item: Int32, of variable: VariableID) {
    let place = variable.place
    if place == state.itemOfVariable.count { return state.itemOfVariable.append(item) }
    while state.itemOfVariable.count <= place { state.itemOfVariable.append(-1) }
    state.itemOfVariable[place] = item
  }

  /// The item of a variable.
  func item(of variable: VariableID) -> LayoutItem? {
    let place = state.itemOfVariable[variable.place]
    return place < 0 ? nil : state.items[Int(place)]
  }

  /// How much it matters that a view has its frame: place and size. nil for a view whose constraints say all.
  private func strengthsOfFrame(_ view: UIView) -> FrameStrengths? {
    if view.constraintState === rootReference {
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
  private func leastSize(of view: UIView, _ insets: UIEdgeInsets) -> CGSize {
    // A frame that a program sets is what it is.
    guard view.placesItselfByConstraints else { return .zero }
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
      let least = leastSize(of: view, view.alignmentRectInsets)
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
    reinstall { self.hasRead($0) && (isAlignedOtherwise || $0.constraint.dependsOnMore) }
    for item in items { item.isRead = false }
  }

  /// Tells whether any of the items of a constraint is being read anew.
  private func hasRead(_ entry: InstalledConstraint) -> Bool {
    for index in 0..<entry.items.count where state.items[entry.items[index]]?.isRead == true { return true }
    return false
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
