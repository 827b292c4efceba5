import PlaneGeometry

/// The groups of a section, one behind the other.
///
/// All are copies of one, found by division, until views say other sizes: then it is a tree of the differences that sums them
/// up. Where what views say decides how many items a group holds, groups are counted as far as anything was measured.
struct GroupRow: Equatable, Sendable {
  let item: CompositionalItem
  /// The axis along which groups follow each other.
  let axis: ScrollAxis
  /// The box in which the group is sized.
  let box: CompositionalBox
  let spacing: Double
  let itemCount: Int
  let pixels: CompositionalPixels
  /// A group that holds all that it can, before anything is measured.
  let template: SolvedGroup
  /// The last group, where it holds fewer.
  let rest: SolvedGroup?
  let perGroup: Int
  /// The size of a group before anything is measured.
  let proposed: CompositionalBox
  /// The sizes that views have asked for.
  var measured: [Int: CompositionalBox] = [:]
  /// Groups that hold anything measured.
  var solved: [Int: SolvedGroup] = [:]
  var sums: LengthSums
  /// Groups that hold other numbers of items than the template.
  var flow: GroupFlow?
  /// The length that all groups share. // P113
  var shared: Double?

  /// Nil where there are no items, or not even the first fits. // P23
  init?(
    _ item: CompositionalItem, axis: ScrollAxis, box: CompositionalBox, spacing: Double, itemCount: Int,
    pixels: CompositionalPixels
  ) {
    guard itemCount > 0 else { return nil }
    var solver = GroupSolver(pixels: pixels, axis: axis, itemCount: itemCount)
    let proposed = item.size.length(in: box, pixels)
    let template = solver.solve(item, size: proposed, sizedIn: box, held: itemCount) { _ in nil }
    guard !template.cells.isEmpty else { return nil }
    (self.item, self.axis, self.box, self.spacing) = (item, axis, box, spacing)
    (self.itemCount, self.pixels, self.template, self.proposed) = (itemCount, pixels, template, proposed)
    perGroup = template.cells.count
    let left = itemCount % perGroup
    if left > 0 {
      var solver = GroupSolver(pixels: pixels, axis: axis, itemCount: itemCount)
      rest = solver.solve(item, size: proposed, sizedIn: box, held: left) { _ in nil }
    } else {
      rest = nil
    }
    sums = LengthSums(count: (itemCount + perGroup - 1) / perGroup)
    if GroupFlow.flows(item) { flow = GroupFlow() }
    if item.size[axis].measure == .uniform { shared = template.size[axis] }
  }

  // MARK: Numbers

  var groupCount: Int {
    guard let flow else { return sums.count }
    return flow.starts.count + (itemCount - flow.end + perGroup - 1) / perGroup
  }

  /// The items of a group.
  func items(ofGroup group: Int) -> Range<Int> {
    if let flow {
      if group < flow.starts.count {
        return flow.starts[group]..<(group + 1 < flow.starts.count ? flow.starts[group + 1] : flow.end)
      }
      let first = flow.end + (group - flow.starts.count) * perGroup
      return first..<min(itemCount, first + perGroup)
    }
    return group * perGroup..<min(itemCount, (group + 1) * perGroup)
  }

  /// The group that holds an item.
  func group(ofItem item: Int) -> Int {
    guard let flow else { return item / perGroup }
    guard item < flow.end else { return flow.starts.count + (item - flow.end) / perGroup }
    var steps = 0
    return flow.starts.indices.partitionPoint(work: &steps) { flow.starts[$0] > item } - 1
  }

  // MARK: Lengths

  private var low: Double { item.edges.low(axis).length }
  private var high: Double { item.edges.high(axis).length }
  /// From the beginning of one group to that of the next, where nothing was measured.
  private var pitch: Double { (shared ?? template.size[axis]) + low + high + spacing }

  /// The length of a group that was solved, which is trimmed where it is the last one. // P35
  private func length(_ group: SolvedGroup, items: Range<Int>) -> Double {
    if let shared { return shared }
    let isShort = items.upperBound == itemCount && group.isPartial
    return isShort ? group.trimmed : group.size[axis]
  }

  func length(ofGroup group: Int) -> Double { length(places(ofGroup: group), items: items(ofGroup: group)) }

  /// The beginning of a group, with its edge spacing before it. // P31, P32
  func start(ofGroup group: Int) -> Double {
    if let flow {
      if group <= flow.ends.count {
        return low + (group == 0 ? 0 : flow.ends[group - 1] + high + spacing)
      }
      let before = flow.ends.last.map { $0 + high + spacing } ?? 0
      return low + before + Double(group - flow.starts.count) * pitch
    }
    return low + Double(group) * pitch + sums.sum(before: group)
  }

  /// The end of the last group, with its edge spacing.
  var length: Double {
    let last = groupCount - 1
    return last < 0 ? 0 : start(ofGroup: last) + length(ofGroup: last) + high
  }

  /// The size of groups across. // P116
  var thickness: Double {
    let edges = item.edges.both(axis.other)
    guard item.size[axis.other].isEstimated, !solved.isEmpty else { return template.size[axis.other] + edges }
    return solved.values.reduce(0) { max($0, $1.size[axis.other]) } + edges
  }

  /// The beginning of a group across, in `room`. // P31
  func across(ofGroup group: Int, room: Double) -> Double {
    guard item.edges.flexibleCount(axis.other) > 0 else { return item.edges.low(axis.other).length }
    let left = room - places(ofGroup: group).size[axis.other] - item.edges.both(axis.other)
    return item.edges.start(axis.other, leftOver: left)
  }

  /// The items' places in a group, from its corner.
  func places(ofGroup group: Int) -> SolvedGroup {
    if let known = solved[group] { return known }
    if let flow, group < flow.starts.count { return solve(items(ofGroup: group)) }
    return items(ofGroup: group).count < perGroup ? rest ?? template : template
  }

  /// Groups of no length that all stand at one place: so many are shown. Our choice: nobody sees more.
  private static let mostAtOnePlace = 1_000

  /// The groups that share room with a stretch.
  func groups(from start: Double, to end: Double) -> Range<Int> {
    let all = 0..<groupCount
    guard pitch > 0 else { return all.prefix(Self.mostAtOnePlace) }
    var steps = 0
    let first = all.partitionPoint(work: &steps) {
      let low = self.start(ofGroup: $0)
      return TouchRule.reaches(low, length: length(ofGroup: $0), past: start)
    }
    let last = (first..<all.upperBound).partitionPoint(work: &steps) {
      TouchRule.begins(self.start(ofGroup: $0), length: length(ofGroup: $0), after: end)
    }
    return first..<last
  }

  /// The number of views of a kind in the groups before one. // P62
  func ties(ofKind kind: String, beforeGroup group: Int) -> Int {
    guard let flow else { return group * template.count(ofKind: kind) }
    var count = 0
    for index in 0..<min(group, flow.starts.count) { count += places(ofGroup: index).count(ofKind: kind) }
    return count + max(0, group - flow.starts.count) * template.count(ofKind: kind)
  }

  /// The group and the place in it of a view of a kind, by its number.
  func tie(ofKind kind: String, number: Int) -> (group: Int, tie: SolvedGroup.Tie)? {
    guard number >= 0, template.ties.contains(where: { $0.kind == kind }) else { return nil }
    var steps = 0
    let group = (0..<groupCount).partitionPoint(work: &steps) { ties(ofKind: kind, beforeGroup: $0 + 1) > number }
    guard group < groupCount else { return nil }
    let place = number - ties(ofKind: kind, beforeGroup: group)
    let own = places(ofGroup: group).ties.filter { $0.kind == kind }
    return own.indices.contains(place) ? (group, own[place]) : nil
  }

  // MARK: Measuring

  /// Tells whether the view of an item says how long it is along an axis.
  func isFree(_ item: Int, _ axis: ScrollAxis) -> Bool {
    let number = item - items(ofGroup: group(ofItem: item)).lowerBound
    var left = number
    return self.item.leaf(&left)?.size[axis].isEstimated ?? false
  }

  func solve(_ items: Range<Int>) -> SolvedGroup {
    var solver = GroupSolver(pixels: pixels, axis: axis, itemCount: itemCount)
    var run: GroupSolver.Run?
    if flow != nil { run = GroupSolver.Run(count: items.count, box: flowBox) }
    let held = items.upperBound == itemCount ? items.count : perGroup
    return solver.solve(item, size: proposed, sizedIn: box, run: run, held: flow == nil ? held : items.count) {
      measured[items.lowerBound + $0]
    }
  }

  /// Takes over the size that the view of an item has asked for; sides that are not estimated do not count.
  ///
  /// - Returns: whether anything stands elsewhere.
  mutating func setSize(_ size: CompositionalBox, ofItem item: Int) -> Bool {
    guard 0..<itemCount ~= item else { return false }
    let size = CompositionalBox(width: pixels.roundedUp(size.width), height: pixels.roundedUp(size.height))
    guard measured[item] != size else { return false }
    measured[item] = size
    let group = group(ofItem: item)
    if flow != nil {
      fill(from: group)
      return true
    }
    let range = items(ofGroup: group)
    let before = length(places(ofGroup: group), items: range)
    let places = solve(range)
    solved[group] = places
    if shared != nil {
      let longest = solved.values.reduce(template.size[axis]) { max($0, $1.size[axis]) }
      shared = longest
    } else {
      sums.add(length(places, items: range) - before, at: group)
    }
    return true
  }
}

extension CompositionalItem {
  /// The item that stands at a number among all that one run of this group has.
  fileprivate func leaf(_ left: inout Int) -> CompositionalItem? {
    guard let contents else {
      if left == 0 { return self }
      left -= 1
      return nil
    }
    if contents.places != nil { return nil }
    let cycle = contents.subitems.count
    guard cycle > 0 else { return nil }
    if contents.subitems.allSatisfy({ $0.contents == nil }) {
      var item = contents.subitems[left % cycle]
      if case .divided = contents.filling { item.size[contents.axis].measure = .absolute }
      return item
    }
    var round = 0
    while left >= 0, round < 1_000 {
      let before = left
      for item in contents.subitems {
        if let leaf = item.leaf(&left) { return leaf }
      }
      if left == before { return nil }
      round += 1
    }
    return nil
  }
}
