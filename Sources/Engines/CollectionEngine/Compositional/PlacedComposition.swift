import Foundation
import PlaneGeometry

/// One section with all that is in it, placed from its own beginning on.
struct PlacedComposition: Equatable, Sendable {
  let definition: CompositionalSection
  let itemCount: Int
  /// The axis of scrolling.
  let axis: ScrollAxis
  let container: CompositionalBox
  let pixels: CompositionalPixels
  /// The groups; nil where there are none.
  var row: GroupRow?
  /// The sizes that views at the edges have asked for, by their number.
  private(set) var boundarySizes: [Int: CompositionalBox] = [:]
  /// The length that views at its edges take before the groups' box, the length of the box, and the length that they
  /// take behind it.
  private(set) var before = 0.0
  private(set) var boxLength = 0.0
  private(set) var after = 0.0

  init(
    _ definition: CompositionalSection, itemCount: Int, axis: ScrollAxis, container: CompositionalBox,
    pixels: CompositionalPixels
  ) {
    self.definition = definition
    self.itemCount = itemCount
    self.axis = axis
    self.container = container
    self.pixels = pixels
    row = GroupRow(
      definition.group, axis: groupAxis, box: groupBox, spacing: definition.groupSpacing, itemCount: itemCount,
      pixels: pixels)
    place()
  }

  /// The axis along which its groups follow each other.
  var groupAxis: ScrollAxis { definition.isRow ? axis.other : axis }

  /// The box in which a group is sized: along its groups the whole container, across them less the insets. // P11, P82
  private var groupBox: CompositionalBox {
    var box = container
    box[axis.other] = max(0, box[axis.other] - definition.cleared.both(axis.other))
    box[groupAxis.other] = max(0, box[groupAxis.other] - definition.insets.both(groupAxis.other))
    return box
  }

  /// Tells whether it takes no room at all. // P37
  var isNothing: Bool { row == nil && definition.boundaries.isEmpty }

  /// Its length along the scrolling, with the views at its edges.
  var length: Double { before + boxLength + after }

  /// The far edge of its groups across the scrolling; of a row what is seen of it.
  var acrossEnd: Double {
    guard let row, !definition.isRow else { return 0 }
    return definition.cleared.low(axis.other) + definition.insets.low(axis.other)
      + row.across(ofGroup: 0, room: room(for: row)) + row.template.size[axis.other]
  }

  /// Takes over the size of the view of an item.
  mutating func setSize(_ size: CompositionalBox, ofItem item: Int) -> Bool {
    guard row?.setSize(size, ofItem: item) == true else { return false }
    place()
    return true
  }

  /// Takes over the size of a view at an edge; sides that are not estimated do not count.
  mutating func setSize(_ size: CompositionalBox, ofBoundary index: Int) -> Bool {
    guard definition.boundaries.indices.contains(index) else { return false }
    let size = CompositionalBox(width: pixels.roundedUp(size.width), height: pixels.roundedUp(size.height))
    guard boundarySizes[index] != size else { return false }
    boundarySizes[index] = size
    place()
    return true
  }

  private mutating func place() {
    (before, boxLength, after) = (0, 0, 0)
    guard !isNothing else { return }
    boxLength = definition.insets.both(axis)
    if let row { boxLength += definition.isRow ? row.thickness : row.length }
    boxLength = max(0, boxLength)
    // A view at a side that is longer makes the section as long. // P45
    for (index, item) in definition.boundaries.enumerated() where item.extends && item.edge(axis) == 0 {
      boxLength = max(boxLength, boundarySize(index)[axis])
    }
    for (index, item) in definition.boundaries.enumerated() where item.extends {
      let length = boundarySize(index)[axis]
      switch item.edge(axis) {
      case -1: before = max(before, length - item.offset(axis))
      case 1: after = max(after, length + item.offset(axis))
      default: break
      }
    }
    if definition.roomBefore.isFinite { before += max(0, definition.roomBefore) }
  }

  // MARK: Views at edges

  /// The area of views at edges across the scrolling. // P41
  private var boundaryArea: (start: Double, length: Double) {
    let cleared = definition.clearedForBoundaries
    var start = cleared.low(axis.other)
    var length = container[axis.other] - cleared.both(axis.other)
    if definition.boundariesFollowInsets {
      start += definition.insets.low(axis.other)
      length -= definition.insets.both(axis.other)
    }
    return (start, max(0, length))
  }

  /// The size of a view at an edge, before its insets are taken off.
  func boundarySize(_ index: Int) -> CompositionalBox {
    let item = definition.boundaries[index]
    var box = container
    box[axis.other] = boundaryArea.length
    var size = item.size.length(in: box, pixels)
    if let own = boundarySizes[index] {
      if item.size.width.isEstimated { size.width = own.width }
      if item.size.height.isEstimated { size.height = own.height }
    }
    return size
  }

  /// The place of a view at an edge, from the beginning of the section. // P42-P46
  func boundaryFrame(_ index: Int) -> CompositionalFrame {
    let item = definition.boundaries[index]
    let size = boundarySize(index)
    let area = boundaryArea
    var frame = CompositionalFrame(size: size)
    switch item.edge(axis) {
    case -1: frame[axis] = item.extends ? before - size[axis] : before
    case 1: frame[axis] = before + boxLength - (item.extends ? 0 : size[axis])
    default: frame[axis] = before + (boxLength - size[axis]) / 2
    }
    switch item.edge(axis.other) {
    case -1: frame[axis.other] = area.start
    case 1: frame[axis.other] = area.start + area.length - size[axis.other]
    default: frame[axis.other] = area.start + (area.length - size[axis.other]) / 2
    }
    frame[axis] += item.offset(axis)
    frame[axis.other] += item.offset(axis.other)
    return frame.less(item.insets.counting(in: item.size))
  }

  /// The place of a view at an edge that stays in sight, and whether it is seen there. // P52-P55
  func pinnedFrame(_ index: Int, start: Double, visible: CGRect) -> (frame: CompositionalFrame, isSeen: Bool) {
    let item = definition.boundaries[index]
    var frame = boundaryFrame(index)
    frame[axis] += start
    guard item.pins else { return (frame, false) }
    let low = axis == .vertical ? visible.minY : visible.minX
    let high = axis == .vertical ? visible.maxY : visible.maxX
    let length = frame.size[axis]
    let boxStart = start + before
    let boxEnd = boxStart + boxLength
    let natural = frame[axis]
    if item.edge(axis) <= 0 {
      frame[axis] = max(natural, min(low, boxEnd - length))
    }
    if item.edge(axis) >= 0 {
      frame[axis] = min(frame[axis], max(high - length, min(natural, boxStart)))
    }
    return (frame, frame[axis] < high && frame.end(axis) > low)
  }

  // MARK: Groups

  /// The room of groups across them.
  private func room(for row: GroupRow) -> Double {
    definition.isRow ? row.thickness : groupBox[groupAxis.other]
  }

  /// The corner of a group, from the beginning of the section.
  func corner(ofGroup group: Int, in row: GroupRow) -> CompositionalFrame {
    let along = groupAxis
    var corner = CompositionalFrame(size: CompositionalBox(width: 0, height: 0))
    corner[along] = definition.insets.low(along) + row.start(ofGroup: group)
    corner[along.other] = definition.insets.low(along.other) + row.across(ofGroup: group, room: room(for: row))
    corner[axis] += before
    corner[axis.other] += definition.cleared.low(axis.other)
    return corner
  }

  /// The beginning of the groups' row along them, from the beginning of the section.
  var rowStart: Double {
    let along = groupAxis
    let own = definition.insets.low(along)
    return own + (along == axis ? before : definition.cleared.low(along))
  }

  /// The zIndex of what has none of its own: above decorations. // P66
  var usualZIndex: Int { definition.usualZIndex ?? (definition.decorations.isEmpty ? 0 : 1) }
}

extension PlacedComposition {
  /// Takes the place of a section as long as all of them: for the views at the edges of the whole content. // P48
  mutating func surround(before: Double, length: Double, after: Double) {
    self.before = before
    boxLength = length
    self.after = after
  }
}
