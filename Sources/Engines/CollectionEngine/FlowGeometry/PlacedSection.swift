import Foundation

/// One section with its lines laid out, all positions counted from the section's own beginning.
struct PlacedSection: Sendable {
  var metrics: FlowGeometry.Metrics
  /// The insets before the first and after the last line.
  var leadingInset: Double
  var trailingInset: Double
  var filling: LineFilling
  var uniform: UniformLines
  /// The lines when the items differ; `uniform` then counts for nothing.
  var varying: VaryingLines?

  var header: Double { metrics.headerLength }

  var footer: Double { metrics.footerLength }

  var itemCount: Int { varying?.sizes.count ?? uniform.itemCount }

  var linesLength: Double { varying?.length ?? uniform.length }

  /// Where the first line begins.
  var linesStart: Double { header + leadingInset }

  /// Where the footer begins.
  var footerStart: Double { linesStart + linesLength + trailingInset }

  /// What the section adds to the content; negative insets never make it less than nothing.
  var length: Double { max(0, footerStart + footer) }

  /// Whether the section has anything to show.
  var isOccupied: Bool { itemCount > 0 || header > 0 || footer > 0 }

  /// How far elements stick out of the section, which only negative insets bring about.
  var overhang: Double {
    let low = min(0, linesStart, footerStart)
    let high = max(header, linesStart + linesLength, footerStart + footer)
    return max(-low, high - length)
  }

  /// The size of an item.
  func size(ofItem item: Int) -> CGSize { varying?.sizes[item] ?? uniform.size }

  func frame(ofItem item: Int, sectionStart: Double) -> AxisRect {
    let base = sectionStart + linesStart
    guard let varying else { return uniform.frame(ofItem: item, base: base) }
    var work = 0
    let line = varying.line(ofItem: item, work: &work)
    return varying.frame(ofItem: item, lineStart: base + varying.start(ofLine: line), extent: varying.extents[line])
  }
}
