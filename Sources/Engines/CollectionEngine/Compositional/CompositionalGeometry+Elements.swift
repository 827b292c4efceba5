public import Foundation
import PlaneGeometry

extension CompositionalGeometry {
  /// The place of an item; nil for one that does not exist or has none. // P118
  public func element(ofItem item: Int, inSection section: Int) -> CompositionalElement? {
    guard sections.indices.contains(section), let row = sections[section].row, 0..<row.itemCount ~= item else {
      return nil
    }
    let group = row.group(ofItem: item)
    let places = row.places(ofGroup: group)
    let number = item - row.items(ofGroup: group).lowerBound
    guard places.cells.indices.contains(number) else { return nil }
    return cell(places.cells[number], item: item, section: section, corner: corner(ofGroup: group, row, section))
  }

  /// The place of a view at an item, at a group or at an edge; nil for one that does not exist.
  ///
  /// - Parameter visible: what is seen of the content, less its insets: pinned views keep to it.
  public func element(
    ofKind kind: String, item: Int, inSection section: Int, visible: CGRect
  ) -> CompositionalElement? {
    if item == CompositionalElement.ofLayout {
      guard let index = frame.definition.boundaries.firstIndex(where: { $0.kind == kind }) else { return nil }
      return boundary(index, of: frame, start: 0, section: 0, item: item, visible: visible)
    }
    guard sections.indices.contains(section) else { return nil }
    let placed = sections[section]
    if let index = placed.definition.boundaries.firstIndex(where: { $0.kind == kind }) {
      guard item == 0 else { return nil }
      return boundary(index, of: placed, start: starts[section], section: section, item: 0, visible: visible)
    }
    guard let row = placed.row, let (group, tie) = row.tie(ofKind: kind, number: item) else { return nil }
    return supplementary(tie, item: item, section: section, corner: corner(ofGroup: group, row, section))
  }

  /// The place of a view behind a section; nil for one that does not exist.
  public func decoration(ofKind kind: String, item: Int, inSection section: Int) -> CompositionalElement? {
    guard sections.indices.contains(section), !sections[section].isNothing,
      sections[section].definition.decorations.indices.contains(item),
      sections[section].definition.decorations[item].kind == kind
    else { return nil }
    return decoration(item, section: section)
  }

  /// Adds what touches a rectangle. // P67, P68
  ///
  /// - Parameters:
  ///   - rect: in the content; what of it lies outside does not count.
  ///   - visible: what is seen of the content, less its insets: pinned views keep to it.
  ///   - rowMargin: how much more of rows counts at both ends, in lengths of what is seen of them.
  ///   - rowOffset: how far the row of a section has scrolled.
  public func appendElements(
    touching rect: CGRect, visible: CGRect, rowMargin: Double = 0, rowOffset: (Int) -> Double = { _ in 0 },
    into elements: inout [CompositionalElement]
  ) {
    let content = CGRect(origin: .zero, size: contentSize)
    let span = AxisSpan(rect, axis: axis)
    guard !span.hasNaN else { return }
    let along = (max(span.alongMin, 0), min(span.alongMax, axis == .vertical ? content.height : content.width))
    let across = (max(span.acrossMin, 0), min(span.acrossMax, axis == .vertical ? content.width : content.height))
    guard along.0 <= along.1, across.0 <= across.1 else { return }
    let hasArea = along.0 < along.1 && across.0 < across.1
    for section in sections(from: along.0, to: along.1) {
      let placed = sections[section]
      guard !placed.isNothing else { continue }
      let start = starts[section]
      let reaches = TouchRule.touches(start, start + placed.length, from: along.0, to: along.1)
      for index in placed.definition.decorations.indices where start <= along.1 && start + placed.length >= along.0 {
        elements.append(decoration(index, section: section))
      }
      guard hasArea, reaches else { continue }
      for index in placed.definition.boundaries.indices {
        let item = boundary(index, of: placed, start: start, section: section, item: 0, visible: visible)
        if TouchRule.touches(item.frame, rect) { elements.append(item) }
      }
      guard let row = placed.row else { continue }
      let shift = placed.definition.isRow ? rowOffset(section) : 0
      let stretch = placed.definition.isRow ? across : along
      let rowStart = placed.rowStart + (placed.definition.isRow ? 0 : start)
      // Of all that is asked for: content that has been pulled far aside shows what lies beyond its edge, too.
      let margin = placed.definition.isRow ? rowMargin * (span.acrossMax - span.acrossMin) : 0
      let groups = row.groups(
        from: stretch.0 + shift - rowStart - margin, to: stretch.1 + shift - rowStart + margin)
      append(groups, of: row, section: section, into: &elements)
    }
    guard hasArea else { return }
    for index in frame.definition.boundaries.indices {
      let item = boundary(
        index, of: frame, start: 0, section: 0, item: CompositionalElement.ofLayout, visible: visible)
      if TouchRule.touches(item.frame, rect) { elements.append(item) }
    }
  }

  private func append(
    _ groups: Range<Int>, of row: GroupRow, section: Int, into elements: inout [CompositionalElement]
  ) {
    guard !groups.isEmpty else { return }
    var ties: [String: Int] = [:]
    for kind in Set(row.template.ties.map { $0.kind }) {
      ties[kind] = row.ties(ofKind: kind, beforeGroup: groups.lowerBound)
    }
    for group in groups {
      let places = row.places(ofGroup: group)
      let first = row.items(ofGroup: group).lowerBound
      let corner = corner(ofGroup: group, row, section)
      for (number, place) in places.cells.enumerated() {
        elements.append(cell(place, item: first + number, section: section, corner: corner))
      }
      for tie in places.ties {
        elements.append(supplementary(tie, item: ties[tie.kind] ?? 0, section: section, corner: corner))
        ties[tie.kind, default: 0] += 1
      }
    }
  }

  /// The sections that have anything in a stretch of the content; those whose pinned views may, too.
  func sections(from start: Double, to end: Double) -> Range<Int> {
    var steps = 0
    let first = sections.indices.partitionPoint(work: &steps) { starts[$0] + sections[$0].length >= start }
    let last = (first..<sections.count).partitionPoint(work: &steps) { starts[$0] > end }
    return first..<last
  }

  // MARK: Single elements

  private func corner(ofGroup group: Int, _ row: GroupRow, _ section: Int) -> CompositionalFrame {
    var corner = sections[section].corner(ofGroup: group, in: row)
    corner[axis] += starts[section]
    return corner
  }

  private func cell(
    _ place: SolvedGroup.Cell, item: Int, section: Int, corner: CompositionalFrame
  ) -> CompositionalElement {
    CompositionalElement(
      category: .cell, kind: "", section: section, item: item,
      frame: pixels.rect(place.frame.shifted(x: corner.x, y: corner.y)),
      zIndex: place.zIndex == 0 ? sections[section].usualZIndex : place.zIndex,
      isInRow: sections[section].definition.isRow)
  }

  private func supplementary(
    _ tie: SolvedGroup.Tie, item: Int, section: Int, corner: CompositionalFrame
  ) -> CompositionalElement {
    CompositionalElement(
      category: .supplementary, kind: tie.kind, section: section, item: item,
      frame: pixels.rect(tie.frame.shifted(x: corner.x, y: corner.y)),
      zIndex: tie.zIndex == 0 ? sections[section].usualZIndex : tie.zIndex,
      isInRow: sections[section].definition.isRow)
  }

  private func boundary(
    _ index: Int, of placed: PlacedComposition, start: Double, section: Int, item: Int, visible: CGRect
  ) -> CompositionalElement {
    let definition = placed.definition.boundaries[index]
    let (frame, isSeen) = placed.pinnedFrame(index, start: start, visible: visible)
    let zIndex = definition.zIndex == 0 ? placed.usualZIndex : definition.zIndex
    return CompositionalElement(
      category: .supplementary, kind: definition.kind, section: section, item: item, frame: pixels.rect(frame),
      zIndex: isSeen ? CompositionalBoundary.pinnedZIndex + zIndex : zIndex)
  }

  private func decoration(_ index: Int, section: Int) -> CompositionalElement {
    let definition = sections[section].definition.decorations[index]
    var size = CompositionalBox(width: container.width, height: container.height)
    size[axis] = sections[section].length
    var frame = CompositionalFrame(size: size)
    frame[axis] = starts[section]
    return CompositionalElement(
      category: .decoration, kind: definition.kind, section: section, item: index,
      frame: pixels.rect(frame.less(definition.insets.isOfNumbers ? definition.insets : .zero)),
      zIndex: definition.zIndex)
  }
}

extension CompositionalGeometry {
  /// The sections that have room in any of some rectangles, each once, in order.
  public func sections(touching rects: [CGRect]) -> [Int] {
    var found: Set<Int> = []
    for rect in rects {
      let span = AxisSpan(rect, axis: axis)
      guard !span.hasNaN else { continue }
      found.formUnion(sections(from: span.alongMin, to: span.alongMax))
    }
    return found.sorted()
  }
}
