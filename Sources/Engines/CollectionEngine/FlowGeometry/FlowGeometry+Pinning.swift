public import Foundation

extension FlowGeometry {
  /// The sections that a rectangle reaches along the scroll axis, headers, insets and footers included. Empty for one that
  /// reaches none. Cost: logarithmic in the sections.
  public func sections(touching rect: CGRect) -> Range<Int> {
    let span = AxisSpan(rect, axis: axis)
    guard !span.hasNaN else { return 0..<0 }
    var work = 0
    let first = sections.indices.partitionPoint(work: &work) { starts[$0 + 1] > span.alongMin }
    let end = (first..<sections.count).partitionPoint(work: &work) { starts[$0] >= span.alongMax }
    return first..<end
  }

  /// The frame of a header that stays in sight as long as its section does: it stops at the leading edge of `visible`, and
  /// the end of its own items and insets pushes it out. Nil when its length is zero.
  ///
  /// How far the footer of the same section pushes is not measured; ours leaves it uncovered.
  public func headerFrame(ofSection section: Int, pinnedTo visible: CGRect) -> CGRect? {
    checkSection(section)
    guard let natural = headerRect(section) else { return nil }
    let last = starts[section] + sections[section].footerStart - natural.alongLength
    let position = max(starts[section], min(AxisSpan(visible, axis: axis).alongMin, last))
    return axis.rect(moved(natural, to: position))
  }

  /// The frame of a footer that stays in sight as long as its section does: it stops at the trailing edge of `visible`, and
  /// the beginning of its section's items pushes it out. Nil when its length is zero.
  public func footerFrame(ofSection section: Int, pinnedTo visible: CGRect) -> CGRect? {
    checkSection(section)
    guard let natural = footerRect(section) else { return nil }
    let end = starts[section] + sections[section].footerStart
    let first = starts[section] + sections[section].header
    let position = min(end, max(AxisSpan(visible, axis: axis).alongMax - natural.alongLength, first))
    return axis.rect(moved(natural, to: position))
  }

  private func moved(_ rect: AxisRect, to position: Double) -> AxisRect {
    AxisRect(
      along: pixels.rounded(position), across: rect.across, alongLength: rect.alongLength,
      acrossLength: rect.acrossLength)
  }
}
