import Foundation
import PlaneGeometry

/// Groups that hold as many items as fit, by what their views have said: the words of a cloud, line by line.
///
/// Known as far as anything has been measured; behind that every group is as the template.
struct GroupFlow: Equatable, Sendable {
  /// The first item of each group.
  var starts: [Int] = []
  /// The end of each group along the row, without its edge spacing.
  var ends: [Double] = []
  /// The first item behind them.
  var end = 0

  /// Tells whether the sizes that views ask for decide how many items a group holds. That is so for items of an
  /// estimated length along a group that has none.
  static func flows(_ group: CompositionalItem) -> Bool {
    guard let contents = group.contents, contents.places == nil, contents.filling == .repeating else { return false }
    guard !group.size[contents.axis].isEstimated else { return false }
    return contents.subitems.allSatisfy { $0.contents == nil }
      && contents.subitems.contains { $0.size[contents.axis].isEstimated }
  }
}

extension GroupRow {
  /// The box in which items are sized; that of the template, whatever number there is.
  var flowBox: CompositionalBox {
    let insets = item.insets.counting(in: item.size)
    let inner = CompositionalBox(
      width: max(0, proposed.width - insets.leading - insets.trailing),
      height: max(0, proposed.height - insets.top - insets.bottom))
    return GroupSolver(pixels: pixels, axis: axis, itemCount: itemCount).run(of: item, inner: inner).box
  }

  /// Fills groups anew from one on, as far as anything was measured.
  mutating func fill(from group: Int) {
    guard var flow, let contents = item.contents else { return }
    let last = measured.keys.max() ?? -1
    if group < flow.starts.count {
      flow.end = flow.starts[group]
      flow.starts.removeSubrange(group...)
      flow.ends.removeSubrange(group...)
    }
    solved = solved.filter { $0.key < flow.starts.count }
    let box = flowBox
    let insets = item.insets.counting(in: item.size)
    let room = proposed[contents.axis] - insets.low(contents.axis) - insets.high(contents.axis)
    var position = flow.ends.last.map { $0 + item.edges.high(axis).length + spacing } ?? 0
    while flow.end <= last, flow.end < itemCount {
      let first = flow.end
      let count = count(from: first, of: contents, room: room, box: box)
      self.flow = flow
      let places = solve(first..<first + count)
      solved[flow.starts.count] = places
      let isLast = first + count == itemCount
      let length = isLast && places.isPartial ? places.trimmed : places.size[axis]
      flow.starts.append(first)
      flow.end = first + count
      position += item.edges.low(axis).length + length
      flow.ends.append(position)
      position += item.edges.high(axis).length + spacing
    }
    self.flow = flow
  }

  private func count(
    from first: Int, of contents: CompositionalContents, room: Double, box: CompositionalBox
  ) -> Int {
    var used = 0.0
    var count = 0
    while first + count < itemCount {
      let subitem = contents.subitems[count % contents.subitems.count]
      var length = subitem.size[contents.axis].length(in: box, pixels)
      if subitem.size[contents.axis].isEstimated, let own = measured[first + count] { length = own[contents.axis] }
      used += length + subitem.edges.both(contents.axis) + (count > 0 ? contents.spacing.length : 0)
      // One that is longer than its group still has its place.
      if count > 0, !pixels.fits(used, room) { break }
      count += 1
    }
    return count
  }
}
