public import Foundation

extension WaterfallGeometry {
  /// The frame of an item. Traps when there is no such item. Cost: constant.
  public func frame(ofItem item: Int, inSection section: Int) -> CGRect {
    checkItem(item, inSection: section)
    return axis.rect(sections[section].frame(ofItem: item, sectionStart: starts[section], pixels: pixels))
  }

  /// The column of an item, the leading one being 0. Traps when there is no such item. Cost: constant.
  public func column(ofItem item: Int, inSection section: Int) -> Int {
    checkItem(item, inSection: section)
    return Int(sections[section].columns[item])
  }

  /// How long an item is along the scroll axis, in points. Traps when there is no such item. Cost: constant.
  public func length(ofItem item: Int, inSection section: Int) -> CGFloat {
    checkItem(item, inSection: section)
    return sections[section].lengths[item]
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

  /// The rectangle of a section, header and footer included. It spans the viewport. Traps when there is no such section.
  public func frame(ofSection section: Int) -> CGRect {
    checkSection(section)
    return axis.rect(spanningRect(at: starts[section], length: starts[section + 1] - starts[section]))
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
    AxisRect(
      along: pixels.rounded(position), across: 0, alongLength: length, acrossLength: axis.across(availableSize))
  }
}
