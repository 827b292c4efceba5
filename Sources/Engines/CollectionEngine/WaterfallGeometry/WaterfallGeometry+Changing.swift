public import Foundation

extension WaterfallGeometry {
  /// Gives items other lengths. All items after the first of them are placed anew, exactly as if everything were.
  ///
  /// Cost: linear in the items of the section from the first that changes on, and in the sections after it. Traps when
  /// there is no such item, or on a length that is negative or not finite.
  public mutating func setLengths(_ changes: [(item: Int, length: CGFloat)], inSection section: Int) {
    guard !changes.isEmpty else { return }
    var first = Int.max
    for (item, length) in changes {
      checkItem(item, inSection: section)
      check(length, ofItem: item, section)
      guard sections[section].lengths[item] != length else { continue }
      sections[section].setLength(length, ofItem: item)
      first = min(first, item)
    }
    guard first != Int.max else { return }
    fill(section, from: first)
  }

  /// Puts other items in the place of some, which may be none on either side. What comes before stays as it is.
  ///
  /// Cost and traps as of ``setLengths(_:inSection:)``.
  public mutating func replaceItems(_ items: Range<Int>, inSection section: Int, with lengths: [CGFloat]) {
    checkSection(section)
    let count = sections[section].lengths.count
    guard items.lowerBound >= 0, items.upperBound <= count else {
      fatalError(
        "WaterfallGeometry: items \(items) of section \(section) cannot be replaced, which holds \(count); give a part of "
          + "0..<\(count).")
    }
    for (index, length) in lengths.enumerated() { check(length, ofItem: items.lowerBound + index, section) }
    sections[section].replaceLengths(items, with: lengths)
    fill(section, from: items.lowerBound)
  }

  /// Puts an item at another place of its section.
  ///
  /// Cost and traps as of ``setLengths(_:inSection:)``.
  public mutating func moveItem(_ item: Int, to place: Int, inSection section: Int) {
    checkItem(item, inSection: section)
    checkItem(place, inSection: section)
    guard item != place else { return }
    let first = min(item, place)
    var lengths = Array(sections[section].lengths[first...max(item, place)])
    lengths.insert(lengths.remove(at: item - first), at: place - first)
    sections[section].replaceLengths(first..<first + lengths.count, with: lengths)
    fill(section, from: first)
  }

  private mutating func fill(_ section: Int, from first: Int) {
    if let problem = Self.problem(inTotal: sections[section].total) {
      fatalError("WaterfallGeometry: in section \(section), \(problem).")
    }
    sections[section].fill(from: first, filling)
    updateStarts(from: section)
  }

  private func check(_ length: CGFloat, ofItem item: Int, _ section: Int) {
    guard length >= 0, length.isFinite else {
      fatalError(
        "WaterfallGeometry: item \(item) of section \(section) is \(length) points long; give finite lengths of zero or "
          + "more.")
    }
  }
}
