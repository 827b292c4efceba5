public import Foundation

extension FlowGeometry {
  /// Appends what touches a rectangle of the content, in ascending order of section and item.
  ///
  /// Exactly the elements whose frames touch `rect` are reported (``TouchRule``). A rectangle as wide as the viewport
  /// gives one span a section, as a rule. A null rectangle touches nothing; NaN traps.
  ///
  /// Cost: logarithmic in sections and lines, plus the lines that are cut by the rectangle's edges; where lines of items
  /// that differ overlap, plus up to two blocks of 64 lines, and one step for each block between lines that reach the
  /// rectangle. Nothing is allocated while `spans` has capacity.
  public func appendSpans(touching rect: CGRect, into spans: inout [ElementSpan]) {
    var work = 0
    forEachSpan(touching: rect, work: &work) { spans.append($0) }
  }

  /// Calls `body` with what ``appendSpans(touching:into:)`` would append.
  public func forEachSpan(touching rect: CGRect, _ body: (ElementSpan) -> Void) {
    var work = 0
    forEachSpan(touching: rect, work: &work, body)
  }

  /// As the public one; `work` grows by each section, line, item or search step looked at.
  func forEachSpan(touching rect: CGRect, work: inout Int, _ body: (ElementSpan) -> Void) {
    let span = AxisSpan(rect, axis: axis)
    if span.hasNaN, let sentence = Self.complaint(aboutQuery: rect) { fatalError(sentence) }
    var next = occupied.indices.partitionPoint(work: &work) {
      // What has no length at an edge itself touches it.
      starts[Int(occupied[$0]) + 1] + overhang >= span.alongMin
    }
    while next < occupied.count, starts[Int(occupied[next])] - overhang <= span.alongMax {
      work += 1
      report(section: Int(occupied[next]), touching: span, work: &work, body)
      next += 1
    }
  }

  private func report(section: Int, touching span: AxisSpan, work: inout Int, _ body: (ElementSpan) -> Void) {
    var found = ElementSpan(section: section, items: 0..<0)
    found.hasHeader = headerRect(section).map(span.touches) ?? false
    let base = starts[section] + sections[section].linesStart
    func collect(_ run: Range<Int>) {
      if !found.extend(by: run) {
        body(found)
        found = ElementSpan(section: section, items: run)
      }
    }
    if let varying = sections[section].varying {
      varying.forEachRun(touching: span, base: base, work: &work, collect)
    } else if let mixed = sections[section].mixed {
      mixed.forEachRun(touching: span, base: base, work: &work, collect)
    } else {
      sections[section].uniform.forEachRun(touching: span, base: base, work: &work, collect)
    }
    found.hasFooter = footerRect(section).map(span.touches) ?? false
    if !found.isEmpty { body(found) }
  }
}
