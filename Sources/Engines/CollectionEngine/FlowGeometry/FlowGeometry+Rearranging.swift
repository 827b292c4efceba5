public import Foundation
public import PlaneGeometry

extension FlowGeometry {
  /// Where a section comes from when sections are rearranged.
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
  /// Equal items stay arithmetic as long as the new ones are equal to them. Traps on items that do not exist.
  /// Cost: linear in the items from the first change on.
  ///
  /// - Parameters:
  ///   - removed: numbers before the change, ascending, each once.
  ///   - inserted: numbers after the change, ascending, each once, with the sizes.
  public mutating func changeItems(
    inSection section: Int, removing removed: [Int], inserting inserted: [(item: Int, size: CGSize)]
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
    guard var first = [removed.first, inserted.first?.item].compactMap({ $0 }).min() else { return }
    let uniform = sections[section].uniform
    let isVarying = sections[section].varying != nil
    if !isVarying {
      let size = oldCount > removed.count ? uniform.size : inserted.first?.size ?? uniform.size
      if inserted.allSatisfy({ $0.size == size }) {
        checkSizes(CollectionOfOne(size), firstItem: first, section: section)
        sections[section] = place(sections[section].metrics, count: count, size: size, sizes: nil)
        updateOccupation()
        updateStarts(from: section)
        return
      }
    }
    let start = first
    var sizes: [CGSize] = []
    sizes.reserveCapacity(count - start)
    var (nextRemoved, nextInserted) = (0, 0)
    while start + sizes.count < count {
      if nextInserted < inserted.count, inserted[nextInserted].item == start + sizes.count {
        sizes.append(inserted[nextInserted].size)
        nextInserted += 1
      } else if nextRemoved < removed.count, removed[nextRemoved] == first {
        first += 1
        nextRemoved += 1
      } else {
        // The items that stay, up to the next one that does not or that another one comes before.
        let untilRemoved = nextRemoved < removed.count ? removed[nextRemoved] : oldCount
        let room = nextInserted < inserted.count ? inserted[nextInserted].item - start - sizes.count : Int.max
        let end = min(untilRemoved, room == Int.max ? oldCount : first + room)
        guard end > first else {
          fatalError(
            "FlowGeometry: the items removed from and inserted into section \(section) are not in ascending order.")
        }
        if isVarying {
          sections[section].varying.map { sizes.append(contentsOf: $0.sizes[first..<end]) }
        } else {
          sizes.append(contentsOf: repeatElement(uniform.size, count: end - first))
        }
        first = end
      }
    }
    replaceItems(from: start, inSection: section, with: sizes)
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
      metrics, count: old.uniform.itemCount, size: old.uniform.size, sizes: old.varying?.sizes)
  }
}
