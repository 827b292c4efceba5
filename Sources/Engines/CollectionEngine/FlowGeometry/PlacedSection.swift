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
  /// The lines when few items differ; `uniform` then counts for nothing.
  var mixed: MixedLines?

  // A length below zero is none: our choice, since no view can have it.
  var header: Double { max(0, metrics.headerLength) }

  var footer: Double { max(0, metrics.footerLength) }

  var itemCount: Int { varying?.sizes.count ?? mixed?.itemCount ?? uniform.itemCount }

  var linesLength: Double { varying?.length ?? mixed?.length ?? uniform.length }

  /// The beginning of the first line.
  var linesStart: Double { header + leadingInset }

  /// The beginning of the footer.
  var footerStart: Double { linesStart + linesLength + trailingInset }

  /// The length that the section adds to the content; negative insets and spacings never make it less than nothing.
  var length: Double { max(0, footerStart + footer) }

  /// Tells whether the section has anything to show.
  var isOccupied: Bool { itemCount > 0 || header > 0 || footer > 0 }

  /// From the leading edge of the line that begins first to the trailing edge of the one that ends last, counted from the
  /// first line: with negative spacings these need not be the first and the last one.
  var linesReach: (low: Double, high: Double) { varying?.reach ?? mixed.map { (0, $0.length) } ?? uniform.reach }

  /// How far elements stick out of the section, which only negative insets and spacings bring about.
  var overhang: Double {
    let lines = linesReach
    let low = min(0, linesStart + lines.low, footerStart)
    let high = max(header, linesStart + lines.high, footerStart + footer)
    return max(-low, high - length)
  }

  /// The size of an item.
  func size(ofItem item: Int) -> CGSize { varying?.sizes[item] ?? mixed?.size(ofItem: item) ?? uniform.size }

  func frame(ofItem item: Int, sectionStart: Double) -> AxisRect {
    let base = sectionStart + linesStart
    guard let varying else {
      return mixed?.frame(ofItem: item, base: base) ?? uniform.frame(ofItem: item, base: base)
    }
    var work = 0
    let line = varying.line(ofItem: item, work: &work)
    return varying.frame(ofItem: item, lineStart: base + varying.start(ofLine: line), extent: varying.extents[line])
  }
}
