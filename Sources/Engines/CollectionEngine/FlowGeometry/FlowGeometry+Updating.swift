public import Foundation

extension FlowGeometry {
  /// Gives one item another size. Traps when there is no such item or the size is negative or not finite.
  ///
  /// Cost: as long as no item changes its line, the item's line plus one addition for each later block of 64 lines and
  /// each later section; otherwise also the later items of the section. In a section of equal items only those that differ
  /// get sizes of their own, with at most 128 lines around them.
  public mutating func setSize(_ size: CGSize, ofItem item: Int, inSection section: Int) {
    var work = 0
    setSizes(CollectionOfOne((item: item, size: size)), inSection: section, work: &work)
  }

  /// Gives several items of a section other sizes, which are laid out at once where they are neighbours. The items must
  /// be named in ascending order, each once. Traps like ``setSize(_:ofItem:inSection:)``; its cost, once per group.
  ///
  /// - Returns: whether any of them had another size.
  @discardableResult
  public mutating func setSizes(_ changes: [(item: Int, size: CGSize)], inSection section: Int) -> Bool {
    var work = 0
    return setSizes(changes, inSection: section, work: &work)
  }

  /// Replaces the items of a section from `first` on, where `first` may be the count, to append. Items may become more
  /// or fewer. Traps on a `first` outside `0...count` and on sizes that are negative or not finite.
  ///
  /// Use it after insertions, deletions and moves: pass the lowest item number they touch, and the sizes from there on.
  /// Cost: linear in the items from `first` on, one addition for each later section.
  public mutating func replaceItems(from first: Int, inSection section: Int, with sizes: some Collection<CGSize>) {
    var work = 0
    replaceItems(from: first, inSection: section, with: sizes, work: &work)
  }

  /// Lays one section out anew. Cost: that section, and one step for each section.
  public mutating func replaceSection(_ index: Int, with section: Section) {
    checkSection(index)
    sections[index] = place(section, index: index)
    updateOccupation()
    updateStarts(from: index)
  }

  mutating func setSize(_ size: CGSize, ofItem item: Int, inSection section: Int, work: inout Int) {
    setSizes(CollectionOfOne((item: item, size: size)), inSection: section, work: &work)
  }

  @discardableResult
  mutating func setSizes(
    _ changes: some Collection<(item: Int, size: CGSize)>, inSection section: Int, work: inout Int
  ) -> Bool {
    var isChanged = false
    for (item, size) in changes {
      checkItem(item, inSection: section)
      checkSizes(CollectionOfOne(size), firstItem: item, section: section)
      if sections[section].size(ofItem: item) != size { isChanged = true }
    }
    guard isChanged else { return false }
    letItemsDiffer(section)
    sections[section].varying?.setSizes(changes, work: &work)
    sections[section].mixed?.setSizes(changes, work: &work)
    overhang = max(overhang, sections[section].overhang + 1 / pixelScale)
    updateStarts(from: section)
    return true
  }

  mutating func replaceItems(
    from first: Int, inSection section: Int, with sizes: some Collection<CGSize>, work: inout Int
  ) {
    checkSection(section)
    guard 0...sections[section].itemCount ~= first else {
      fatalError(
        """
        FlowGeometry: items from \(first) on cannot be replaced in section \(section), which holds \
        \(sections[section].itemCount); begin at 0...\(sections[section].itemCount).
        """)
    }
    checkSizes(sizes, firstItem: first, section: section)
    letItemsDiffer(section)
    let items = first..<sections[section].itemCount
    sections[section].varying?.replaceItems(items, with: sizes, work: &work)
    sections[section].mixed?.replace(items, with: [SizePiece(Array(sizes))], work: &work)
    updateOccupation()
    updateStarts(from: section)
  }

  /// Prepares a section of equal items for some that differ. Where lines overlap all sizes are written out.
  mutating func letItemsDiffer(_ index: Int) {
    guard isUniform(index) else { return }
    let section = sections[index]
    sections[index] = place(
      section.metrics, count: 0, size: .zero, pieces: [.equal(section.uniform.size, count: section.itemCount)])
  }
}
