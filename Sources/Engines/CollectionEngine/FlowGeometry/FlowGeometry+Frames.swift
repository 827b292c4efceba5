public import Foundation

extension FlowGeometry {
  /// The frame of an item. Traps when there is no such item.
  ///
  /// Cost: constant in a section of equal items, else a search among its lines; ask for many frames with
  /// ``appendFrames(ofItems:inSection:into:)``.
  public func frame(ofItem item: Int, inSection section: Int) -> CGRect {
    checkItem(item, inSection: section)
    return axis.rect(sections[section].frame(ofItem: item, sectionStart: starts[section]))
  }

  /// Appends the frames of a run of items in order. Traps when there are no such items. Cost: one search, then a few
  /// additions a frame; nothing is allocated while `frames` has capacity.
  public func appendFrames(ofItems items: Range<Int>, inSection section: Int, into frames: inout [CGRect]) {
    guard !items.isEmpty else { return }
    checkItem(items.lowerBound, inSection: section)
    checkItem(items.upperBound - 1, inSection: section)
    let base = starts[section] + sections[section].linesStart
    if let varying = sections[section].varying {
      varying.forEachFrame(ofItems: items, base: base) { frames.append(axis.rect($0)) }
    } else if let mixed = sections[section].mixed {
      mixed.forEachFrame(ofItems: items, base: base) { frames.append(axis.rect($0)) }
    } else {
      let lines = sections[section].uniform
      for item in items { frames.append(axis.rect(lines.frame(ofItem: item, base: base))) }
    }
  }

  /// The frame of a section's header, nil when its length is zero. It spans the viewport. Traps when there is no such
  /// section.
  public func headerFrame(ofSection section: Int) -> CGRect? {
    checkSection(section)
    return headerRect(section).map(axis.rect)
  }

  /// The frame of a section's footer, nil when its length is zero. It spans the viewport. Traps when there is no such
  /// section.
  public func footerFrame(ofSection section: Int) -> CGRect? {
    checkSection(section)
    return footerRect(section).map(axis.rect)
  }

  /// All of a section with header, insets and footer, as wide as the viewport and not rounded to pixels; what pinned
  /// headers move within. Traps when there is no such section.
  public func sectionFrame(_ section: Int) -> CGRect {
    checkSection(section)
    return axis.rect(
      AxisRect(
        along: starts[section], across: 0, alongLength: starts[section + 1] - starts[section],
        acrossLength: availableAcross))
  }

  func headerRect(_ section: Int) -> AxisRect? {
    let length = sections[section].header
    return length > 0 ? spanningRect(at: starts[section], length: length) : nil
  }

  func footerRect(_ section: Int) -> AxisRect? {
    let length = sections[section].footer
    return length > 0 ? spanningRect(at: starts[section] + sections[section].footerStart, length: length) : nil
  }

  private func spanningRect(at position: Double, length: Double) -> AxisRect {
    AxisRect(along: pixels.rounded(position), across: 0, alongLength: length, acrossLength: availableAcross)
  }
}
