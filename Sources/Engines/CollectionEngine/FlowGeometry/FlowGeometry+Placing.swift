import Foundation
import PlaneGeometry

extension FlowGeometry {
  /// Checks a section's numbers and lays its lines out.
  func place(_ section: Section, index: Int) -> PlacedSection {
    check(section, index: index)
    switch section.items {
    case .uniform(let size, let count): return place(section.metrics, count: count, size: size)
    case .varying(let sizes):
      guard let first = sizes.first else { return place(section.metrics, count: 0, size: .zero) }
      // Sizes that are all the same need no array: the rules give equal items the same places either way.
      return sizes.allSatisfy { $0 == first }
        ? place(section.metrics, count: sizes.count, size: first)
        : place(section.metrics, count: 0, size: .zero, sizes: sizes)
    case .mostly(let size, let count, let others):
      return others.isEmpty
        ? place(section.metrics, count: count, size: size)
        : place(
          section.metrics, count: 0, size: .zero, pieces: [SizePiece](size, count: count, others: others))
    }
  }

  /// Lays lines out whose numbers have been checked: `sizes` are for items that differ, `pieces` where few do.
  func place(
    _ metrics: Metrics, count: Int, size: CGSize, sizes: [CGSize]? = nil, pieces: [SizePiece]? = nil
  ) -> PlacedSection {
    let insets = metrics.insets
    let isVertical = axis == .vertical
    let filling = filling(for: metrics)
    var section = PlacedSection(
      metrics: metrics, leadingInset: isVertical ? insets.top : insets.left,
      trailingInset: isVertical ? insets.bottom : insets.right, filling: filling,
      uniform: UniformLines(
        itemCount: count, size: size, axis: axis, filling: filling, lineSpacing: metrics.lineSpacing, pixels: pixels))
    if let pieces, metrics.lineSpacing >= 0 {
      section.mixed = MixedLines(
        pieces: pieces, axis: axis, filling: filling, lineSpacing: metrics.lineSpacing, pixels: pixels)
    } else if let sizes = sizes ?? pieces?.sizes {
      section.varying = VaryingLines(
        sizes: sizes, axis: axis, filling: filling, lineSpacing: metrics.lineSpacing, pixels: pixels)
    }
    return section
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
