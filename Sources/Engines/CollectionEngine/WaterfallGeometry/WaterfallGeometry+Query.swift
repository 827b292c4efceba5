public import Foundation

extension WaterfallGeometry {
  /// The answer to a question for elements.
  public enum Found: Hashable, Sendable {
    /// The header of a section.
    case header(section: Int)
    /// An item.
    case item(Int, section: Int)
    /// The footer of a section.
    case footer(section: Int)
  }

  /// Calls `body` with each element that touches a rectangle of the content, and its frame.
  ///
  /// Exactly the elements are told whose frames touch it (``TouchRule``). Sections come in order, in each the header,
  /// the items, the footer; items come in order where the shortest column is filled, else column by column. A null
  /// rectangle touches nothing; NaN traps.
  ///
  /// Cost: logarithmic in sections and items, plus what is found. Nothing is allocated.
  public func forEachElement(touching rect: CGRect, _ body: (Found, CGRect) -> Void) {
    var work = 0
    forEachElement(touching: rect, work: &work, body)
  }

  /// As the public one; `work` grows by each section, item or search step looked at.
  func forEachElement(touching rect: CGRect, work: inout Int, _ body: (Found, CGRect) -> Void) {
    let span = AxisSpan(rect, axis: axis)
    guard !span.hasNaN else {
      fatalError("WaterfallGeometry: the queried rectangle \(rect) holds NaN; ask about a rectangle of numbers.")
    }
    var section = sections.indices.partitionPoint(work: &work) { starts[$0 + 1] + overhang >= span.alongMin }
    while section < sections.count, starts[section] - overhang <= span.alongMax {
      work += 1
      if let header = headerRect(section), span.touches(header) { body(.header(section: section), axis.rect(header)) }
      let placed = sections[section]
      let start = starts[section]
      placed.forEachItem(
        from: span.alongMin - start - placed.linesStart - overhang,
        to: span.alongMax - start - placed.linesStart + overhang,
        filling, work: &work
      ) { item in
        let frame = placed.frame(ofItem: item, sectionStart: start, pixels: pixels)
        if span.touches(frame) { body(.item(item, section: section), axis.rect(frame)) }
      }
      if let footer = footerRect(section), span.touches(footer) { body(.footer(section: section), axis.rect(footer)) }
      section += 1
    }
  }
}

extension PlacedColumns {
  /// Calls `body` with all items that may reach a range below the insets, and few others.
  func forEachItem(
    from low: Double, to high: Double, _ filling: WaterfallGeometry.Filling, work: inout Int, _ body: (Int) -> Void
  ) {
    let low = low - reach
    switch filling {
    case .shortestColumn:
      let first = tops.indices.partitionPoint(work: &work) { tops[$0] >= low }
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: columnCount) { last in
        work += first % Self.checkpointInterval
        findLast(before: first, into: last)
        var last = last
        last.sort()
        for item in last where item >= 0 && tops[Int(item)] + lengths[Int(item)] >= low { body(Int(item)) }
      }
      var item = first
      while item < tops.count, tops[item] <= high {
        work += 1
        body(item)
        item += 1
      }
    case .inOrder:
      for column in 0..<min(columnCount, tops.count) {
        let count = (tops.count - column - 1) / columnCount + 1
        // The last item that begins before may reach.
        let next = (0..<count).partitionPoint(work: &work) { tops[$0 * columnCount + column] >= low }
        var item = max(next - 1, 0) * columnCount + column
        while item < tops.count, tops[item] <= high {
          work += 1
          body(item)
          item += columnCount
        }
      }
    }
  }
}
