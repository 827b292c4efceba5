public import Foundation

/// How a row that scrolls sideways comes to rest. // P90, P91
public enum CompositionalRowRest: Hashable, Sendable {
  /// Anywhere.
  case anywhere
  /// With a group at its beginning.
  case groups
  /// Pages as long as what is seen of the row.
  case pages
  /// With a group in its middle.
  case centered
}

extension CompositionalGeometry {
  /// The row of a section that scrolls sideways, in the content.
  public struct Row: Equatable, Sendable {
    /// The visible part of the row, from the first group's place on. // P83
    public var viewport: CGRect
    /// How far the row scrolls. // P85
    public var end: Double
    let groups: GroupRow
    let length: Double

    /// How many groups there are.
    public var groupCount: Int { groups.groupCount }

    /// The beginning of a group, from the row's beginning.
    public func start(ofGroup group: Int) -> Double { groups.start(ofGroup: group) }

    /// The length of a group.
    public func length(ofGroup group: Int) -> Double { groups.length(ofGroup: group) }

    /// The group that holds an item.
    public func group(ofItem item: Int) -> Int { groups.group(ofItem: item) }

    /// The items of a group.
    public func items(ofGroup group: Int) -> Range<Int> { groups.items(ofGroup: group) }

    /// The items of the groups that reach into a stretch of the row, which is counted as offsets are.
    public func items(from start: Double, to end: Double) -> Range<Int> {
      guard groupCount > 0, start <= end else { return 0..<0 }
      let found = groups.groups(from: start, to: end)
      guard let first = found.first, let last = found.last else { return 0..<0 }
      return groups.items(ofGroup: first).lowerBound..<groups.items(ofGroup: last).upperBound
    }

    /// The offset nearest to another one that is not beyond the ends, whether the row rests there or not.
    public func offset(heldAt wanted: Double, _ rest: CompositionalRowRest) -> Double {
      let range = range(rest)
      return wanted.isFinite ? min(max(wanted, range.lowerBound), range.upperBound) : range.lowerBound
    }

    /// The offset at which a group rests.
    public func offset(ofGroup group: Int, _ rest: CompositionalRowRest) -> Double {
      guard 0..<groupCount ~= group else { return 0 }
      if rest == .centered { return start(ofGroup: group) + length(ofGroup: group) / 2 - length / 2 }
      return min(max(0, start(ofGroup: group) - start(ofGroup: 0)), end)
    }

    /// The least and the largest offset of the row. // P85, P91
    public func range(_ rest: CompositionalRowRest) -> ClosedRange<Double> {
      guard rest == .centered, groupCount > 0 else { return 0...end }
      let low = offset(ofGroup: 0, rest)
      return low...max(low, offset(ofGroup: groupCount - 1, rest))
    }

    /// The group that rests nearest to an offset.
    public func group(nearest offset: Double, _ rest: CompositionalRowRest) -> Int {
      let all = 0..<groupCount
      var steps = 0
      let next = all.partitionPoint(work: &steps) { place($0, rest) > offset }
      guard next > 0 else { return 0 }
      guard next < groupCount else { return groupCount - 1 }
      // Half goes up.
      return place(next, rest) - offset <= offset - place(next - 1, rest) ? next : next - 1
    }

    private func place(_ group: Int, _ rest: CompositionalRowRest) -> Double {
      rest == .centered ? offset(ofGroup: group, rest) : start(ofGroup: group) - start(ofGroup: 0)
    }

    /// The offset at which the row rests that is to stand at one. // P90, P91
    public func offset(restingAt wanted: Double, _ rest: CompositionalRowRest) -> Double {
      guard wanted.isFinite, groupCount > 0 else { return 0 }
      if rest == .centered { return offset(ofGroup: group(nearest: wanted, rest), rest) }
      let offset = min(max(wanted, 0), end)
      guard offset < end else { return end }
      switch rest {
      case .anywhere, .centered: return offset
      case .groups: return min(place(group(nearest: offset, rest), rest), end)
      case .pages: return length > 0 ? min((offset / length + 0.5).rounded(.down) * length, end) : offset
      }
    }
  }

  /// The row of a section; nil where it does not scroll sideways or has no groups.
  public func row(ofSection section: Int) -> Row? {
    guard sections.indices.contains(section), let row = sections[section].row,
      sections[section].definition.isRow
    else { return nil }
    let placed = sections[section]
    let across = axis.other
    let insets = placed.definition.insets
    let cleared = placed.definition.cleared
    var viewport = CompositionalFrame(size: CompositionalBox(width: 0, height: 0))
    viewport[axis] = starts[section] + placed.before + insets.low(axis)
    viewport.size[axis] = row.thickness
    viewport[across] = placed.rowStart
    let whole = CompositionalBox(width: container.width, height: container.height)
    let length = max(0, whole[across] - cleared.both(across) - insets.both(across))
    viewport.size[across] = length
    return Row(
      viewport: pixels.rect(viewport), end: max(0, row.length - length), groups: row, length: length)
  }

  /// The part of the content that a section takes, with the views at its edges; nil where it takes nothing.
  public func sectionFrame(_ section: Int) -> CGRect? {
    guard sections.indices.contains(section), !sections[section].isNothing else { return nil }
    var frame = CompositionalFrame(size: CompositionalBox(width: container.width, height: container.height))
    frame[axis] = starts[section]
    frame.size[axis] = sections[section].length
    return pixels.rect(frame)
  }

  /// Tells whether the view of an item says how wide or how high it is.
  public func isFree(item: Int, inSection section: Int) -> (width: Bool, height: Bool) {
    guard sections.indices.contains(section), let row = sections[section].row, 0..<row.itemCount ~= item else {
      return (false, false)
    }
    return (row.isFree(item, .horizontal), row.isFree(item, .vertical))
  }
}
