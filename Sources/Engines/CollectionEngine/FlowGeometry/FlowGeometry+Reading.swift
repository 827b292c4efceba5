public import Foundation

extension FlowGeometry {
  /// Spacings, insets, header and footer of a section. Traps when there is no such section.
  public func metrics(ofSection section: Int) -> Metrics {
    checkSection(section)
    return sections[section].metrics
  }

  /// The size of an item. Traps when there is no such item. Cost: constant, or a search where few items differ.
  public func size(ofItem item: Int, inSection section: Int) -> CGSize {
    checkItem(item, inSection: section)
    return sections[section].size(ofItem: item)
  }

  /// Tells whether a section's items are known to be all of one size.
  public func isUniform(_ section: Int) -> Bool {
    checkSection(section)
    return sections[section].varying == nil && sections[section].mixed == nil
  }

  /// The first item that is longer across the scroll axis than the room of its lines; nil when all fit. Cost: linear in
  /// the items that have sizes of their own.
  public var firstOversizedItem: (section: Int, item: Int)? {
    for (index, section) in sections.enumerated() {
      let room = section.filling.available
      if let varying = section.varying {
        if let item = varying.sizes.firstIndex(where: { axis.across($0) > room }) { return (index, item) }
      } else if let mixed = section.mixed {
        if let item = mixed.firstOversizedItem { return (index, item) }
      } else if section.itemCount > 0, section.uniform.itemAcross > room {
        return (index, 0)
      }
    }
    return nil
  }
}
