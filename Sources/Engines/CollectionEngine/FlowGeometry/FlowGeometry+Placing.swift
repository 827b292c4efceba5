import Foundation
import PlaneGeometry

extension FlowGeometry {
  /// Checks a section's numbers and lays its lines out.
  func place(_ section: Section, index: Int) -> PlacedSection {
    check(section, index: index)
    let (count, size, sizes) = resolved(section.items)
    return place(section.metrics, count: count, size: size, sizes: sizes)
  }

  /// Lays lines out whose numbers have been checked; `sizes` are for items that differ.
  func place(_ metrics: Metrics, count: Int, size: CGSize, sizes: [CGSize]?) -> PlacedSection {
    let insets = metrics.insets
    let isVertical = axis == .vertical
    let filling = filling(for: metrics)
    return PlacedSection(
      metrics: metrics, leadingInset: isVertical ? insets.top : insets.left,
      trailingInset: isVertical ? insets.bottom : insets.right, filling: filling,
      uniform: UniformLines(
        itemCount: count, size: size, axis: axis, filling: filling, lineSpacing: metrics.lineSpacing, pixels: pixels),
      varying: sizes.map {
        VaryingLines(sizes: $0, axis: axis, filling: filling, lineSpacing: metrics.lineSpacing, pixels: pixels)
      })
  }

  /// The room that a section's lines have.
  func filling(for metrics: Metrics) -> LineFilling {
    let (insets, free) = (metrics.insets, itemInsets)
    return axis == .vertical
      ? LineFilling(
        leading: insets.left + free.left,
        available: availableAcross - (insets.left + insets.right) - (free.left + free.right),
        spacing: metrics.interitemSpacing)
      : LineFilling(
        leading: insets.top + free.top,
        available: availableAcross - (insets.top + insets.bottom) - (free.top + free.bottom),
        spacing: metrics.interitemSpacing)
  }

  /// Sizes that are all the same need no array: the rules give equal items the same places either way.
  private func resolved(_ items: Items) -> (count: Int, size: CGSize, sizes: [CGSize]?) {
    switch items {
    case .uniform(let size, let count): (count, size, nil)
    case .varying(let sizes):
      if let first = sizes.first {
        sizes.allSatisfy { $0 == first } ? (sizes.count, first, nil) : (0, .zero, sizes)
      } else {
        (0, .zero, nil)
      }
    }
  }

  /// Notes which sections show anything and how far elements stick out.
  mutating func updateOccupation() {
    occupied.removeAll(keepingCapacity: true)
    var farthest = 0.0
    for (index, section) in sections.enumerated() where section.isOccupied {
      occupied.append(Int32(index))
      farthest = max(farthest, section.overhang)
    }
    overhang = farthest + 1 / pixelScale
  }

  /// Lines the sections up again from `first` on. Cost: one addition for each of them.
  mutating func updateStarts(from first: Int) {
    if starts.count != sections.count + 1 { starts = [Double](repeating: 0, count: sections.count + 1) }
    var start = starts[first]
    for index in first..<sections.count {
      start += sections[index].length
      starts[index + 1] = start
    }
  }
}
