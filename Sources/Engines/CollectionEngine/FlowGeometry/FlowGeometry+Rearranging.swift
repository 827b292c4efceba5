public import Foundation
public import PlaneGeometry

extension FlowGeometry {
  /// The source of a section when sections are rearranged.
  public enum SectionOrigin: Sendable {
    /// It had this number before, and keeps what is known of it.
    case kept(Int)
    /// It is new.
    case new(Section)
  }

  /// Puts the sections into another order, with some gone and some new; none of those that stay is laid out again.
  ///
  /// Traps when a section is kept that does not exist. Cost: one step for each section, and the new ones' items.
  public mutating func rearrangeSections(_ order: some Collection<SectionOrigin>) {
    var next: [PlacedSection] = []
    next.reserveCapacity(order.count)
    for (index, origin) in order.enumerated() {
      switch origin {
      case .kept(let old):
        checkSection(old)
        next.append(sections[old])
      case .new(let section): next.append(place(section, index: index))
      }
    }
    sections = next
    updateOccupation()
    updateStarts(from: 0)
  }

  /// Takes items out of a section and puts others in; those that stay keep their sizes.
  ///
  /// Equal items stay arithmetic, whatever the new ones are. Traps on items that do not exist.
  /// Cost: linear in the items between the first and the last change, and one addition for each later line; where few items
  /// differ, one step for each stretch of equal ones.
  ///
  /// - Parameters:
  ///   - removed: numbers before the change, ascending, each once.
  ///   - inserted: numbers after the change, ascending, each once, with the sizes.
  public mutating func changeItems(
    inSection section: Int, removing removed: [Int], inserting inserted: [(item: Int, size: CGSize)]
  ) {
    var work = 0
    changeItems(inSection: section, removing: removed, inserting: inserted, work: &work)
  }

  mutating func changeItems(
    inSection section: Int, removing removed: [Int], inserting inserted: [(item: Int, size: CGSize)],
    work: inout Int
  ) {
    checkSection(section)
    let oldCount = sections[section].itemCount
    if let last = removed.last { checkItem(last, inSection: section) }
    let count = oldCount - removed.count + inserted.count
    if let last = inserted.last {
      guard last.item < count else {
        fatalError(
          """
          FlowGeometry: item \(last.item) cannot be inserted into section \(section), which holds \(count) items then; \
          number the items as they are after the change.
          """)
      }
    }
    guard let first = [removed.first, inserted.first?.item].compactMap({ $0 }).min() else { return }
    if isUniform(section) {
      let uniform = sections[section].uniform
      let size = oldCount > removed.count ? uniform.size : inserted.first?.size ?? uniform.size
      if inserted.allSatisfy({ $0.size == size }) {
        checkSizes(CollectionOfOne(size), firstItem: first, section: section)
        sections[section] = place(sections[section].metrics, count: count, size: size)
        updateOccupation()
        updateStarts(from: section)
        return
      }
      letItemsDiffer(section)
    }
    for (item, size) in inserted { checkSizes(CollectionOfOne(size), firstItem: item, section: section) }
    let (items, pieces) = changedPieces(inSection: section, from: first, removing: removed, inserting: inserted)
    sections[section].varying?.replaceItems(items, with: pieces.sizes, work: &work)
    sections[section].mixed?.replace(items, with: pieces, work: &work)
    updateOccupation()
    updateStarts(from: section)
  }

  /// The items from the first change to the last one, and the sizes that take their place.
  private func changedPieces(
    inSection section: Int, from first: Int, removing removed: [Int], inserting inserted: [(item: Int, size: CGSize)]
  ) -> (items: Range<Int>, pieces: [SizePiece]) {
    let oldCount = sections[section].itemCount
    var pieces: [SizePiece] = []
    var run: [CGSize] = []
    var (nextRemoved, nextInserted) = (0, 0)
    // Where the walk is before and after the change.
    var (old, new) = (first, first)
    while nextInserted < inserted.count || nextRemoved < removed.count {
      if nextInserted < inserted.count, inserted[nextInserted].item == new {
        run.append(inserted[nextInserted].size)
        nextInserted += 1
        new += 1
        continue
      }
      if nextRemoved < removed.count, removed[nextRemoved] == old {
        old += 1
        nextRemoved += 1
        continue
      }
      // The items that stay, up to the next one that does not or that another one comes before.
      var end = nextRemoved < removed.count ? removed[nextRemoved] : oldCount
      if nextInserted < inserted.count { end = min(end, old + inserted[nextInserted].item - new) }
      guard end > old else {
        fatalError(
          "FlowGeometry: the items removed from and inserted into section \(section) are not in ascending order.")
      }
      if !run.isEmpty { pieces.append(SizePiece(run)) }
      run.removeAll()
      if let varying = sections[section].varying {
        pieces.append(.own(varying.sizes[old..<end]))
      } else if let mixed = sections[section].mixed {
        pieces += mixed.pieces(of: old..<end)
      }
      new += end - old
      old = end
    }
    if !run.isEmpty { pieces.append(SizePiece(run)) }
    return (first..<old, pieces)
  }

  /// Gives a section other spacings, insets, header or footer; its items are laid out again only if their lines change.
  ///
  /// - Returns: whether they are other ones.
  @discardableResult
  public mutating func setMetrics(_ metrics: Metrics, ofSection section: Int) -> Bool {
    checkSection(section)
    guard sections[section].metrics != metrics else { return false }
    check(metrics, index: section)
    relay(section, with: metrics)
    updateOccupation()
    updateStarts(from: section)
    return true
  }

  /// Lays everything out in other surroundings; sizes and metrics stay. Traps like the initializer. Cost: as laying out,
  /// where the room across the scroll axis or the pixels have changed, else nothing.
  public mutating func setSurroundings(availableSize: CGSize, pixelScale: CGFloat, itemInsets: UIEdgeInsets) {
    Self.check(availableSize: availableSize, pixelScale: pixelScale, itemInsets: itemInsets)
    self.availableSize = availableSize
    self.pixelScale = pixelScale
    self.itemInsets = itemInsets
    for section in sections.indices { relay(section, with: sections[section].metrics) }
    updateOccupation()
    updateStarts(from: 0)
  }

  private mutating func relay(_ index: Int, with metrics: Metrics) {
    let old = sections[index]
    if old.filling == filling(for: metrics), old.metrics.lineSpacing == metrics.lineSpacing,
      old.uniform.pixels == pixels
    {
      let isVertical = axis == .vertical
      sections[index].metrics = metrics
      sections[index].leadingInset = isVertical ? metrics.insets.top : metrics.insets.left
      sections[index].trailingInset = isVertical ? metrics.insets.bottom : metrics.insets.right
      return
    }
    sections[index] = place(
      metrics, count: old.uniform.itemCount, size: old.uniform.size, sizes: old.varying?.sizes,
      pieces: old.mixed.map { $0.pieces(of: 0..<$0.itemCount) })
  }
}
