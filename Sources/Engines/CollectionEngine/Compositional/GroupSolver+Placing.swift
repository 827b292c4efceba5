import PlaneGeometry

extension GroupSolver {
  /// One subitem in its group.
  private struct Child {
    var item: CompositionalItem
    var size: CompositionalBox
    var group: SolvedGroup?
    var start = 0.0
    var across = 0.0
    var isHeld: Bool

    /// The slot along an axis, in a group along another one.
    func start(_ axis: ScrollAxis, in groupAxis: ScrollAxis) -> Double { axis == groupAxis ? start : across }
  }

  /// Sizes the subitems of a group, lines them up, and shares out what is left over. // P28, P29
  mutating func place(
    _ contents: CompositionalContents, of group: CompositionalItem, run: Run, inner: CompositionalBox,
    insets: NSDirectionalEdgeInsets, held: Int, measured: (Int) -> CompositionalBox?, in solved: inout SolvedGroup
  ) {
    let along = contents.axis
    var children = size(contents, run: run, held: held, measured: measured)
    solved.isPartial = children.contains { !$0.isHeld || $0.group?.isPartial == true }
    equalize(&children, across: along.other)
    equalize(&children, across: along)

    var used = Double(max(0, children.count - 1)) * contents.spacing.length
    var flexible = contents.spacing.isFlexible ? max(0, children.count - 1) : 0
    for child in children {
      used += child.size[along] + child.item.edges.both(along)
      flexible += child.item.edges.flexibleCount(along)
    }
    let isLong = group.size[along].isEstimated
    if isLong { solved.size[along] = end(of: children, along, contents) + insets.both(along) }
    let leftOver = isLong ? 0 : inner[along] - used
    let share = flexible > 0 ? leftOver / Double(flexible) : 0

    if group.size[along.other].isEstimated {
      // P34
      let longest = children.reduce(0) {
        $1.isHeld ? max($0, $1.size[along.other] + $1.item.edges.both(along.other)) : $0
      }
      solved.size[along.other] = longest + insets.both(along.other)
    }
    let room = solved.size[along.other] - insets.both(along.other)
    var position = insets.low(along)
    for index in children.indices {
      let edges = children[index].item.edges
      position += edges.low(along).length + (edges.low(along).isFlexible ? share : 0)
      children[index].start = position
      let left = room - children[index].size[along.other] - edges.both(along.other)
      children[index].across = insets.low(along.other) + edges.start(along.other, leftOver: left)
      position += children[index].size[along] + edges.high(along).length + (edges.high(along).isFlexible ? share : 0)
      position += contents.spacing.length + (contents.spacing.isFlexible ? share : 0)
    }
    emit(children, sizedIn: run.box, along: along, in: &solved)
    trim(children, along: along, in: &solved)
  }

  /// As long as what it holds: of a last group the items that there are. // P22
  private func end(of children: [Child], _ along: ScrollAxis, _ contents: CompositionalContents) -> Double {
    var end = 0.0
    for (index, child) in children.enumerated() where child.isHeld {
      end += child.size[along] + child.item.edges.both(along) + (index > 0 ? contents.spacing.length : 0)
    }
    return end
  }

  private mutating func size(
    _ contents: CompositionalContents, run: Run, held: Int, measured: (Int) -> CompositionalBox?
  ) -> [Child] {
    var children: [Child] = []
    var number = 0
    for index in 0..<max(0, run.count) {
      budget -= 1
      guard budget > 0 else { break }
      var item = contents.subitems[index % contents.subitems.count]
      let isHeld = number < held
      var size = item.size.length(in: run.box, pixels)
      if case .divided(let count) = contents.filling {
        // P21: whatever it asks for.
        size[contents.axis] = pixels.roundedDown(run.box[contents.axis] / Double(max(1, count)))
        item.size[contents.axis] = CompositionalDimension(.absolute, size[contents.axis])
      }
      guard item.contents != nil else {
        if isHeld, item.size.isEstimated, let own = measured(number) {
          if item.size.width.isEstimated { size.width = own.width }
          if item.size.height.isEstimated { size.height = own.height }
        }
        children.append(Child(item: item, size: size, isHeld: isHeld))
        number += 1
        continue
      }
      guard isHeld else {
        children.append(Child(item: item, size: size, isHeld: false))
        continue
      }
      let first = number
      let group = solve(item, size: size, sizedIn: run.box, held: held - number) { measured(first + $0) }
      number += group.cells.count
      children.append(Child(item: item, size: group.size, group: group, isHeld: !group.cells.isEmpty))
    }
    return children
  }

  /// Sides that are uniform are as long as the longest estimated one beside them. // P113
  private func equalize(_ children: inout [Child], across axis: ScrollAxis) {
    guard children.contains(where: { $0.item.size[axis].measure == .uniform }) else { return }
    let longest = children.reduce(0) { $1.item.size[axis].isEstimated ? max($0, $1.size[axis]) : $0 }
    for index in children.indices where children[index].item.size[axis].measure == .uniform {
      children[index].size[axis] = longest
    }
  }

  private func emit(
    _ children: [Child], sizedIn box: CompositionalBox, along: ScrollAxis, in solved: inout SolvedGroup
  ) {
    for child in children where child.isHeld {
      var slot = CompositionalFrame(size: child.size)
      slot[along] = child.start
      slot[along.other] = child.across
      guard let group = child.group else {
        let frame = slot.less(child.item.insets.counting(in: child.item.size))
        solved.cells.append(SolvedGroup.Cell(frame: frame, zIndex: 0))
        for tied in child.item.supplementaries {
          solved.ties.append(
            SolvedGroup.Tie(
              kind: tied.kind, frame: tied.frame(at: frame, sizedIn: frame.size, pixels), zIndex: tied.zIndex))
        }
        continue
      }
      for cell in group.cells {
        solved.cells.append(
          SolvedGroup.Cell(frame: cell.frame.shifted(x: slot.x, y: slot.y), zIndex: cell.zIndex))
      }
      for tie in group.ties {
        solved.ties.append(
          SolvedGroup.Tie(kind: tie.kind, frame: tie.frame.shifted(x: slot.x, y: slot.y), zIndex: tie.zIndex))
      }
    }
  }

  /// How long the group is when it is the last one and holds fewer items than it could. // P35, P36
  private func trim(_ children: [Child], along: ScrollAxis, in solved: inout SolvedGroup) {
    let length = solved.size[axis]
    var held = 0.0
    var whole = 0.0
    for child in children {
      let start = child.start(axis, in: along)
      let insets = child.item.insets.counting(in: child.item.size)
      let isGroup = child.item.contents != nil
      let end = start + child.size[axis] - (isGroup ? 0 : insets.high(axis))
      whole = max(whole, end)
      guard child.isHeld else { continue }
      held = max(held, child.group.map { $0.isPartial ? start + $0.trimmed : end } ?? end)
    }
    (solved.heldEnd, solved.wholeEnd) = (held, whole)
    let changes =
      axis == along
      ? solved.isPartial : children.contains { $0.group?.isPartial == true || ($0.item.contents != nil && !$0.isHeld) }
    solved.trimmed = changes ? min(length, held + length - max(whole, held)) : length
  }
}
