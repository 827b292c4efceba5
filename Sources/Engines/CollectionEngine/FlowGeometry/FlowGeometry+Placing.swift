import Foundation
import PlaneGeometry

extension FlowGeometry {
  /// Checks a section's numbers and lays its lines out.
  func place(_ section: Section, index: Int) -> PlacedSection {
    check(section, index: index)
    let insets = section.insets
    let isVertical = axis == .vertical
    let filling = LineFilling(
      leading: isVertical ? insets.left : insets.top,
      available: availableAcross - (isVertical ? insets.left + insets.right : insets.top + insets.bottom),
      spacing: section.interitemSpacing)
    let lineSpacing = Double(section.lineSpacing)
    let (count, size, sizes) = resolved(section.items)
    return PlacedSection(
      header: section.headerLength, footer: section.footerLength,
      leadingInset: isVertical ? insets.top : insets.left, trailingInset: isVertical ? insets.bottom : insets.right,
      filling: filling, lineSpacing: lineSpacing,
      uniform: UniformLines(
        itemCount: count, size: size, axis: axis, filling: filling, lineSpacing: lineSpacing, pixels: pixels),
      varying: sizes.map {
        VaryingLines(sizes: $0, axis: axis, filling: filling, lineSpacing: lineSpacing, pixels: pixels)
      })
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
