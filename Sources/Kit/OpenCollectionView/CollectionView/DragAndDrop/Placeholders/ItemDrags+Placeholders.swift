import CollectionEngine

// Cells that stand for data that come later. // N61, N62
extension ItemDrags {
  /// Shows a placeholder: where the gap is, if that is its place.
  func insert(_ context: PlaceholderContext) {
    guard let view, let wanted = checked(context.placeholder.insertionIndexPath, in: view) else {
      context.isGone = true
      return
    }
    context.drags = self
    var permutation = view.movements?.permutation ?? MovementPermutation(view.currentCounts)
    if let gap = target.takeGap(), permutation.placeholder(gap.number) != nil {
      context.number = gap.number
      let plan = permutation.movePlaceholder(gap.number, to: place(of: wanted, in: permutation, without: gap.number))
      placeholders.append(context)
      if plan != nil { present(permutation, by: plan) }
      // Nothing has moved, and a cell comes.
      UIView.performWithoutAnimation { present(permutation, by: renewal(of: context, in: permutation)) }
    } else {
      target.closeGap()
      permutation = view.movements?.permutation ?? MovementPermutation(view.currentCounts)
      guard let made = permutation.insertPlaceholder(at: place(of: wanted, in: permutation, without: nil)) else {
        context.isGone = true
        return
      }
      context.number = made.id
      placeholders.append(context)
      present(permutation, by: made.plan)
    }
  }

  /// Has the element of a placeholder get another view.
  private func renewal(of context: PlaceholderContext, in permutation: MovementPermutation) -> UpdatePlan? {
    guard let place = permutation.placeholder(context.number)?.target else { return nil }
    let renewal = UpdateOperation.reloadItem(section: place.section, item: place.item)
    return try? UpdatePlan(before: permutation.presented, after: permutation.presented, operations: [renewal])
  }

  /// The presented place of one in the data that an item is to get.
  private func place(
    of wanted: UpdatePlan.Place, in permutation: MovementPermutation, without number: Int?
  ) -> UpdatePlan.Place {
    var others = permutation
    if let number { _ = others.removePlaceholder(number) }
    if let shown = others.presentedPlace(of: wanted) { return shown }
    // Behind the last item of the data.
    return UpdatePlan.Place(section: wanted.section, item: others.presented.itemCount(inSection: wanted.section))
  }

  private func checked(_ path: IndexPath, in view: UICollectionView) -> UpdatePlan.Place? {
    let counts = view.dataCounts
    if path.count == 2, 0..<counts.sectionCount ~= path[0], 0...counts.itemCount(inSection: path[0]) ~= path[1] {
      return UpdatePlan.Place(path)
    }
    let room = path.count == 2 && 0..<counts.sectionCount ~= path[0]
    ProgrammingErrors.report(
      "A placeholder cannot be shown at \(path): "
        + (room
          ? "section \(path[0]) has \(counts.itemCount(inSection: path[0])) items."
          : "there are \(counts.sectionCount) sections.")
        + " Give it an index path where the data would get an item.", instead: "it is not shown")
    return nil
  }

  /// The data have the item for which a placeholder stood. // N62
  func fill(_ context: PlaceholderContext, at place: UpdatePlan.Place, _ before: SectionCounts) {
    guard let view, var permutation = view.movements?.permutation, permutation.placeholder(context.number) != nil else {
      return
    }
    let now = view.askCounts()
    guard now.isOneMore(than: before, inSection: place.section), permutation.data == before else {
      ProgrammingErrors.report(
        "The block of commitInsertion(dataSourceUpdates:) is to put one item into section \(place.section), at item "
          + "\(place.item); the items of the sections were \(before) before it, and are \(now) after it.",
        instead: "the data is loaded anew")
      view.reloadData()
      return
    }
    let plan = renewal(of: context, in: permutation)
    permutation.fillPlaceholder(context.number)
    context.isGone = true
    placeholders.removeAll { $0 === context }
    // The cell is another at once. // N63
    UIView.performWithoutAnimation { present(permutation, by: plan) }
  }

  /// Takes a placeholder away; what stands behind it closes up.
  func remove(_ context: PlaceholderContext) {
    context.isGone = true
    placeholders.removeAll { $0 === context }
    guard let view, var permutation = view.movements?.permutation else { return }
    guard view.pass.isResting, view.changes.batch == nil else {
      view.pass.postpone { view in
        guard var permutation = view.movements?.permutation else { return }
        let plan = permutation.removePlaceholder(context.number)
        view.state.drags?.present(permutation, by: plan)
      }
      return
    }
    let plan = permutation.removePlaceholder(context.number)
    present(permutation, by: plan)
  }

  /// The cell of a placeholder, filled.
  func cell(of context: PlaceholderContext, at path: IndexPath, in view: UICollectionView) -> UICollectionViewCell {
    let cell = view.presenting {
      view.dequeueReusableCell(withReuseIdentifier: context.placeholder.reuseIdentifier, for: path)
    }
    context.cell = cell
    context.placeholder.cellUpdateHandler?(cell)
    return cell
  }

  /// The cell of a placeholder is out of sight.
  func leaves(_ cell: UICollectionReusableView) {
    for context in placeholders where context.cell === cell { context.cell = nil }
  }

  /// Tells whether a cell stands for data that come later: nobody hears of it.
  func isPlaceholder(_ cell: UICollectionReusableView) -> Bool { placeholders.contains { $0.cell === cell } }
}

extension SectionCounts {
  /// Tells whether these are others with one more item in one section.
  fileprivate func isOneMore(than other: SectionCounts, inSection section: Int) -> Bool {
    guard sectionCount == other.sectionCount else { return false }
    return (0..<sectionCount).allSatisfy {
      itemCount(inSection: $0) == other.itemCount(inSection: $0) + ($0 == section ? 1 : 0)
    }
  }
}
