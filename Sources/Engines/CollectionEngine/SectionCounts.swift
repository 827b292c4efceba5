/// How many items each section holds, and the numbering of all items from 0 on.
///
/// A flat number counts items through all sections in order: with counts 2, 0, 3, item 0 of section 2 has flat number 2.
/// Memory: 8 bytes a section.
public struct SectionCounts: Hashable, Sendable {
  /// The flat number of each section's first item, and the total as last entry.
  private let starts: [Int]

  /// Counts for sections 0, 1, … in order. Traps on a negative count. Cost: linear in the sections.
  public init(_ counts: some Collection<Int>) {
    var starts: [Int] = []
    starts.reserveCapacity(counts.count + 1)
    var total = 0
    for (section, count) in counts.enumerated() {
      guard count >= 0 else {
        fatalError(
          "SectionCounts: section \(section) reports \(count) items; a section holds zero items or more.")
      }
      starts.append(total)
      total += count
    }
    starts.append(total)
    self.starts = starts
  }

  /// The number of sections.
  public var sectionCount: Int { starts.count - 1 }

  /// The number of items in all sections.
  public var total: Int { starts[starts.count - 1] }

  /// The number of items in one section. Traps when there is no such section.
  public func itemCount(inSection section: Int) -> Int {
    checkSection(section)
    return starts[section + 1] - starts[section]
  }

  /// The flat numbers of one section's items, empty for an empty section. Traps when there is no such section.
  public func flatRange(ofSection section: Int) -> Range<Int> {
    checkSection(section)
    return starts[section]..<starts[section + 1]
  }

  /// Tells whether there is such an item. Never traps.
  public func contains(section: Int, item: Int) -> Bool {
    0..<sectionCount ~= section && item >= 0 && item < starts[section + 1] - starts[section]
  }

  /// The flat number of an item. Traps when there is no such item.
  public func flatIndex(section: Int, item: Int) -> Int {
    checkSection(section)
    let count = starts[section + 1] - starts[section]
    guard 0..<count ~= item else {
      fatalError(
        "SectionCounts: item \(item) is not in section \(section), which holds \(count); ask contains(section:item:).")
    }
    return starts[section] + item
  }

  /// Section and item of a flat number. Traps outside `0..<total`. Cost: logarithmic in the sections.
  public func position(ofFlatIndex flat: Int) -> (section: Int, item: Int) {
    guard 0..<total ~= flat else {
      fatalError("SectionCounts: flat number \(flat) is outside 0..<\(total), the items of all sections.")
    }
    var steps = 0
    let next = starts.indices.partitionPoint(work: &steps) { starts[$0] > flat }
    return (next - 1, flat - starts[next - 1])
  }

  /// The counts when one item has gone from a section to another. Traps when the first one is empty.
  /// Cost: none within one section, linear in the sections otherwise.
  func movingItem(from source: Int, to target: Int) -> SectionCounts {
    checkSection(source)
    checkSection(target)
    guard source != target else { return self }
    guard itemCount(inSection: source) > 0 else {
      fatalError("SectionCounts: no item can be moved out of section \(source), which holds none.")
    }
    var starts = starts
    let step = source < target ? -1 : 1
    for section in min(source, target) + 1...max(source, target) { starts[section] += step }
    return SectionCounts(starts: starts)
  }

  /// The counts when a section holds more items, or fewer. Traps when it would hold less than none.
  /// Cost: linear in the sections.
  func adding(_ count: Int, toSection section: Int) -> SectionCounts {
    checkSection(section)
    guard itemCount(inSection: section) + count >= 0 else {
      fatalError("SectionCounts: section \(section) holds \(itemCount(inSection: section)) items: not \(-count) fewer.")
    }
    var starts = starts
    for next in section + 1..<starts.count { starts[next] += count }
    return SectionCounts(starts: starts)
  }

  private init(starts: [Int]) { self.starts = starts }

  private func checkSection(_ section: Int) {
    guard 0..<sectionCount ~= section else {
      fatalError("SectionCounts: there is no section \(section); there are \(sectionCount), numbered from 0.")
    }
  }
}

extension SectionCounts: CustomStringConvertible {
  /// The counts in order, for example `[2, 0, 3]`.
  public var description: String {
    "[\((0..<sectionCount).map { "\(starts[$0 + 1] - starts[$0])" }.joined(separator: ", "))]"
  }
}
