public import Foundation
public import PlaneGeometry

/// The rule that says where a carried item goes when a finger holds it at a point. It knows the places of all items as
/// they stand while the carried one is at its origin.
///
/// Because these slots stand still while others make room, the answer depends on the point and on nothing that happened
/// before: whatever way a finger takes, it ends where a jump to its end leads. For the same reason a decision stands until
/// the finger leaves the slot that made it, though with mixed sizes the item that is moved aside may then lie elsewhere.
///
/// Cost: linear in the slots, which are those near the finger, for each point.
public struct MovementSlots: Sendable {
  /// The place of one item.
  public struct Slot: Sendable {
    /// The number of the item, as it is shown while the carried one is at its origin.
    public var place: UpdatePlan.Place
    /// The middle.
    public var center: CGPoint
    /// The size before any transform.
    public var size: CGSize
    /// The transform about the middle; nil for none.
    public var transform: CATransform3D?
    /// How near the item is to the viewer.
    public var depth: Int
    /// The box around it.
    public var frame: CGRect

    /// A slot.
    public init(
      place: UpdatePlan.Place, center: CGPoint, size: CGSize, transform: CATransform3D? = nil, depth: Int = 0,
      frame: CGRect
    ) {
      self.place = place
      self.center = center
      self.size = size
      self.transform = transform
      self.depth = depth
      self.frame = frame
    }

    /// Tells whether a point lies in the item; under a transform it is tested in the item's own space.
    func contains(_ point: CGPoint) -> Bool {
      guard let transform else { return frame.contains(point) }
      let local = CGPoint(x: point.x - center.x, y: point.y - center.y)
      guard let inner = transform.unprojecting(local) else { return false }
      return inner.x >= -size.width / 2 && inner.x < size.width / 2 && inner.y >= -size.height / 2
        && inner.y < size.height / 2
    }
  }

  /// A rectangle that belongs to a section: its header, its footer, or all of it.
  public struct Region: Sendable {
    /// The section.
    public var section: Int
    /// The rectangle.
    public var frame: CGRect

    /// A region.
    public init(section: Int, frame: CGRect) {
      self.section = section
      self.frame = frame
    }
  }

  /// The part of the last item of another section in which a point means the place behind it. Our choice: the middle of an
  /// item still means its own place, and the end of a full line can be reached.
  public static let trailingPart = 0.25

  /// How many items each section holds while the carried one is where it came from.
  public let counts: SectionCounts
  /// The origin of the carried item, as it is shown then.
  public let home: UpdatePlan.Place
  private var slots: [Slot]
  private let regions: [Region]
  private let isRightToLeft: Bool
  private let scrollsSideways: Bool
  /// A rectangle in which every point means one place.
  private var still: (region: CGRect, place: UpdatePlan.Place)?

  /// The slots near a finger.
  ///
  /// - Parameters:
  ///   - slots: the items, in any order.
  ///   - regions: what belongs to sections beside their items.
  ///   - isRightToLeft: whether items follow each other to the left.
  ///   - scrollsSideways: whether content goes on beside what is seen, and not below it.
  public init(
    slots: [Slot], regions: [Region], counts: SectionCounts, home: UpdatePlan.Place, isRightToLeft: Bool = false,
    scrollsSideways: Bool = false
  ) {
    self.slots = slots.sorted { $0.place < $1.place }
    self.regions = regions
    self.counts = counts
    self.home = home
    self.isRightToLeft = isRightToLeft
    self.scrollsSideways = scrollsSideways
  }

  /// The place to which an item goes that is held at a point.
  ///
  /// In an item it is that item's place; of several the one in front counts. Elsewhere it is the nearest item's, of the
  /// section whose header or footer the point is in; and the only place of a section without items. Behind the last
  /// item of a section, in its line or beyond all lines, it is the last place, which in another section is the one
  /// after that item. Without any slots it is the item's home.
  public func place(at point: CGPoint) -> UpdatePlan.Place {
    guard point.x.isFinite, point.y.isFinite else { return home }
    if let index = hit(point) {
      return isInTrailingPart(point, of: index) ? place(behind: index) : slots[index].place
    }
    let section = regions.first { $0.frame.contains(point) && counts.contains(section: $0.section) }?.section
    if let section, counts.itemCount(inSection: section) == 0 {
      return UpdatePlan.Place(section: section, item: 0)
    }
    let nearest = nearestSlot(to: point, inSection: section) ?? nearestSlot(to: point, inSection: nil)
    if section == nil, let empty = nearestEmptySection(to: point, than: nearest) {
      return UpdatePlan.Place(section: empty, item: 0)
    }
    guard let nearest else { return home }
    if let last = lastSlot(inSection: slots[nearest].place.section), isBehind(point, last) {
      return place(behind: last)
    }
    // A point beside an item counts as the nearest one in it.
    return isInTrailingPart(slots[nearest].frame.nearest(to: point), of: nearest)
      ? place(behind: nearest) : slots[nearest].place
  }

  /// A point that means a place: in its item, in the last part of the item before it, or in what belongs to a section without items.
  /// Nil for a place that is not near, and where other items cover it.
  public func point(for wanted: UpdatePlan.Place) -> CGPoint? {
    guard counts.contains(section: wanted.section) else { return nil }
    var point: CGPoint?
    if let slot = slots.first(where: { $0.place == wanted }) {
      point = slot.center
    } else if let last = lastSlot(inSection: wanted.section), slots[last].place.item == wanted.item - 1 {
      let frame = slots[last].frame
      let (dx, dy) = (frame.width * Self.trailingPart / 2, frame.height * Self.trailingPart / 2)
      switch heading(of: wanted.section) {
      case .right: point = CGPoint(x: frame.maxX - dx, y: frame.midY)
      case .left: point = CGPoint(x: frame.minX + dx, y: frame.midY)
      case .down: point = CGPoint(x: frame.midX, y: frame.maxY - dy)
      }
    } else if let region = regions.first(where: { $0.section == wanted.section }) {
      point = CGPoint(x: region.frame.midX, y: region.frame.midY)
    }
    return point.flatMap { place(at: $0) == wanted ? $0 : nil }
  }

  /// The same, for a finger that goes on: while it stays in the slot that decided last, a comparison says so.
  public mutating func place(underFingerAt point: CGPoint) -> UpdatePlan.Place {
    if let known = stillPlace(at: point) { return known }
    let place = place(at: point)
    still = stillRegion(around: point).map { ($0, place) }
    return place
  }

  /// The place that a point means, where that is known from the last one; nil where it has to be found out.
  public func stillPlace(at point: CGPoint) -> UpdatePlan.Place? {
    guard let still, still.region.contains(point) else { return nil }
    return still.place
  }

  /// The slot at a point, where nothing lies over any part of it and all of it means one place.
  private func stillRegion(around point: CGPoint) -> CGRect? {
    guard let index = hit(point), slots[index].transform == nil, !isLastOfAnotherSection(slots[index].place) else {
      return nil
    }
    let frame = slots[index].frame
    for other in slots.indices where other != index && slots[other].frame.overlaps(frame) { return nil }
    return frame
  }

  /// The items of a section are seen elsewhere, as when the row that they stand in has scrolled.
  public mutating func move(section: Int, by distance: CGPoint) {
    still = nil
    for index in slots.indices where slots[index].place.section == section {
      slots[index].center.x += distance.x
      slots[index].center.y += distance.y
      slots[index].frame = slots[index].frame.offsetBy(dx: distance.x, dy: distance.y)
    }
  }

  private func hit(_ point: CGPoint) -> Int? {
    var best: Int?
    for index in slots.indices where slots[index].contains(point) {
      if let found = best, slots[found].depth > slots[index].depth { continue }
      best = index
    }
    return best
  }

  private func nearestSlot(to point: CGPoint, inSection section: Int?) -> Int? {
    var best: (index: Int, distance: CGFloat)?
    for index in slots.indices where section == nil || slots[index].place.section == section {
      let distance = slots[index].frame.squaredDistance(to: point)
      if let best, best.distance <= distance { continue }
      best = (index, distance)
    }
    return best?.index
  }

  private func nearestEmptySection(to point: CGPoint, than slot: Int?) -> Int? {
    let limit = slot.map { slots[$0].frame.squaredDistance(to: point) } ?? .infinity
    var best: (section: Int, distance: CGFloat)?
    for region in regions
    where counts.contains(section: region.section) && counts.itemCount(inSection: region.section) == 0 {
      let distance = region.frame.squaredDistance(to: point)
      guard distance < limit, distance < best?.distance ?? .infinity else { continue }
      best = (region.section, distance)
    }
    return best?.section
  }

  // MARK: Behind the last item

  /// The place after the last item of a section; the last item's own where the carried one is of that section.
  private func place(behind index: Int) -> UpdatePlan.Place {
    let place = slots[index].place
    guard isLastOfAnotherSection(place) else { return place }
    return UpdatePlan.Place(section: place.section, item: place.item + 1)
  }

  private func isLastOfAnotherSection(_ place: UpdatePlan.Place) -> Bool {
    place.section != home.section && place.item == counts.itemCount(inSection: place.section) - 1
  }

  private func isInTrailingPart(_ point: CGPoint, of index: Int) -> Bool {
    guard isLastOfAnotherSection(slots[index].place) else { return false }
    let frame = slots[index].frame
    switch heading(of: slots[index].place.section) {
    case .right: return point.x > frame.maxX - frame.width * Self.trailingPart
    case .left: return point.x < frame.minX + frame.width * Self.trailingPart
    case .down: return point.y > frame.maxY - frame.height * Self.trailingPart
    }
  }

  private func lastSlot(inSection section: Int) -> Int? {
    let place = UpdatePlan.Place(section: section, item: counts.itemCount(inSection: section) - 1)
    return slots.lastIndex { $0.place == place }
  }

  /// Tells whether a point that is in no item lies behind the last one of a section: in its line with nothing of the
  /// section in between, or beyond all items of the section where the content goes on.
  private func isBehind(_ point: CGPoint, _ last: Int) -> Bool {
    let frame = slots[last].frame
    let others = slots.filter { $0.place.section == slots[last].place.section && $0.place != slots[last].place }
    let isBeyondAll: (CGRect) -> Bool = { [self] frame in
      if !scrollsSideways { return point.y >= frame.maxY }
      return isRightToLeft ? point.x < frame.minX : point.x >= frame.maxX
    }
    if isBeyondAll(frame), others.allSatisfy({ isBeyondAll($0.frame) }) { return true }
    switch heading(of: slots[last].place.section) {
    case .right:
      return frame.spansRow(of: point) && point.x >= frame.maxX
        && !others.contains { $0.frame.spansRow(of: point) && $0.frame.minX >= frame.maxX }
    case .left:
      return frame.spansRow(of: point) && point.x < frame.minX
        && !others.contains { $0.frame.spansRow(of: point) && $0.frame.maxX <= frame.minX }
    case .down:
      return frame.spansColumn(of: point) && point.y >= frame.maxY
        && !others.contains { $0.frame.spansColumn(of: point) && $0.frame.minY >= frame.maxY }
    }
  }

  private enum Heading {
    case right, left, down
  }

  /// The direction in which the items of a section follow each other: the nearest two that follow each other stand in
  /// one line.
  private func heading(of section: Int) -> Heading {
    let way = shortestStep(inSection: section) ?? shortestStep(inSection: nil)
    guard let way else { return .down }
    if abs(way.y) >= abs(way.x) { return .down }
    return isRightToLeft ? .left : .right
  }

  private func shortestStep(inSection section: Int?) -> CGPoint? {
    var best: CGPoint?
    for index in slots.indices.dropFirst() {
      let (one, next) = (slots[index - 1], slots[index])
      guard one.place.section == next.place.section, one.place.item + 1 == next.place.item,
        section == nil || next.place.section == section
      else { continue }
      let way = CGPoint(x: next.center.x - one.center.x, y: next.center.y - one.center.y)
      if let best, best.x * best.x + best.y * best.y <= way.x * way.x + way.y * way.y { continue }
      best = way
    }
    return best
  }
}

extension SectionCounts {
  fileprivate func contains(section: Int) -> Bool { 0..<sectionCount ~= section }
}

extension CGRect {
  /// The square of the distance from the nearest point of the rectangle.
  fileprivate func squaredDistance(to point: CGPoint) -> CGFloat {
    let x = max(minX - point.x, point.x - maxX, 0)
    let y = max(minY - point.y, point.y - maxY, 0)
    return x * x + y * y
  }

  /// The point of the rectangle that is nearest to another one.
  fileprivate func nearest(to point: CGPoint) -> CGPoint {
    CGPoint(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
  }

  /// Tells whether the rectangles share more than an edge.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  fileprivate func spansRow(of point: CGPoint) -> Bool { point.y >= minY && point.y < maxY }

  fileprivate func spansColumn(of point: CGPoint) -> Bool { point.x >= minX && point.x < maxX }
}
