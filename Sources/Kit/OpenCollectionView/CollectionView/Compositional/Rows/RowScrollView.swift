import CollectionEngine
import MotionEngine

/// The scroll view of a section whose groups stand in a row across the layout: its cells are in it. // P84
///
/// Its frame is what is seen of the row, and the points of its content are those of the collection view's: so that an element
/// stands in it where the layout says, whatever the offset. Cells that stick out at its sides can be seen and touched up to the
/// collection view's edges. // P83
final class RowScrollView: UIScrollView {
  weak var list: UICollectionView?
  var section = 0
  private(set) var row: CompositionalGeometry.Row?
  private(set) var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
  private var axis = CollectionEngine.ScrollAxis.horizontal
  /// Tells whether the row is given another place, which is no scrolling.
  private var isBeingPlaced = false
  /// The offset of the row when a finger began to drag it.
  private var dragStart: Double?
  /// Tells whether the row stands where a carried item has taken it: it comes to rest when that is put down. // P119
  private(set) var isHeld = false
  /// The items that come next along the row while it moves.
  var ahead = RowAhead()

  /// How far at least a finger throws a row that goes on to its next group. Our choice, in points per second. // P96
  static let leastThrow = 20.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Places

  /// Tells whether x is counted from the right, as in the collection view.
  var countsFromRight: Bool {
    get { storedLayer.countsFromRight }
    set {
      guard newValue != storedLayer.countsFromRight else { return }
      storedLayer.countsFromRight = newValue
      sidesDidTurnOver()
    }
  }

  private func along(_ point: CGPoint) -> Double { axis == .vertical ? point.y : point.x }

  /// Tells whether the row scrolls up and down.
  var isUpright: Bool { axis == .vertical }

  /// The row's own origin along its axis, at which the bounds begin where it has not scrolled.
  private var base: Double { along(frame.origin) }

  /// How far the row has scrolled, from where reading begins. // P85
  var offset: Double { along(bounds.origin) - base }

  /// Returns the origin of the bounds for an offset.
  func origin(at offset: Double) -> CGPoint {
    let way = base + offset
    return axis == .vertical ? CGPoint(x: frame.minX, y: way) : CGPoint(x: way, y: frame.minY)
  }

  /// By how much what is in the row is seen elsewhere than the layout has it.
  var shift: CGPoint { CGPoint(x: bounds.minX - frame.minX, y: bounds.minY - frame.minY) }

  var rest: CompositionalRowRest { behavior.rest ?? .anywhere }

  /// Gives the row its place in the content, and keeps it where it has scrolled to as far as it still may be there. // P99
  func place(
    _ row: CompositionalGeometry.Row, viewport: CGRect, axis: CollectionEngine.ScrollAxis,
    of definition: NSCollectionLayoutSection, keeping kept: Double
  ) {
    isBeingPlaced = true
    defer { isBeingPlaced = false }
    self.row = row
    self.axis = axis
    behavior = definition.orthogonalScrollingBehavior
    take(definition.orthogonalScrollingProperties)
    let isStill = activity == .none
    if frame != viewport { frame = viewport }
    let range = row.range(rest)
    let (low, high) = (origin(at: range.lowerBound), origin(at: range.upperBound))
    let size = CGSize(
      width: max(0, high.x + viewport.width), height: max(0, high.y + viewport.height))
    if contentSize != size { contentSize = size }
    let insets = UIEdgeInsets(
      top: -low.y, left: -low.x, bottom: high.y + viewport.height - size.height,
      right: high.x + viewport.width - size.width)
    if contentInset != insets { contentInset = insets }
    let wanted = isStill ? origin(at: allowed(kept, in: row)) : bounds.origin
    if axis == .horizontal { vertical.setOffset(viewport.minY) } else { horizontal.setOffset(viewport.minX) }
    if isStill { adoptOffset(wanted) }
    showOffset()
  }

  // P92, P97
  private func take(_ properties: UICollectionLayoutSectionOrthogonalScrollingProperties) {
    let rate: UIScrollView.DecelerationRate
    switch properties.decelerationRate {
    case .automatic:
      switch behavior {
      case .paging, .groupPaging, .groupPagingCentered: rate = .fast
      case .none, .continuous, .continuousGroupLeadingBoundary: rate = .normal
      }
    default: rate = UIScrollView.DecelerationRate(rawValue: properties.decelerationRate.rawValue)
    }
    if decelerationRate != rate { decelerationRate = rate }
    let bounces = properties.bounce != .never
    if self.bounces != bounces { self.bounces = bounces }
    let always = properties.bounce == .always
    if axis == .horizontal, alwaysBounceHorizontal != always { alwaysBounceHorizontal = always }
    if axis == .vertical, alwaysBounceVertical != always { alwaysBounceVertical = always }
  }

  // MARK: Scrolling

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if activity == .dragging {
      if dragStart == nil { dragStart = along(oldBounds.origin) - base }
    } else if activity == .none {
      dragStart = nil
    }
    guard !isBeingPlaced, oldBounds.origin != bounds.origin else { return }
    let distance = CGPoint(x: oldBounds.minX - bounds.minX, y: oldBounds.minY - bounds.minY)
    list?.rowDidScroll(self, by: distance)
  }

  /// Offsets that a program sets are those at which the row may rest. // P90
  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set { super.contentOffset = isBeingPlaced ? newValue : rested(newValue) }
  }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    super.setContentOffset(rested(contentOffset), animated: animated)
  }

  private func rested(_ wanted: CGPoint) -> CGPoint {
    guard let row, wanted.isFinite else { return wanted }
    return origin(at: allowed(along(wanted) - base, in: row))
  }

  /// The nearest offset at which the row may stand now: under a carried item anywhere within its ends. // P90, P119
  private func allowed(_ offset: Double, in row: CompositionalGeometry.Row) -> Double {
    isHeld ? row.offset(heldAt: offset, rest) : row.offset(restingAt: offset, rest)
  }

  /// Goes to the nearest place at which the row may rest, unless it moves.
  private func settle(animated: Bool) {
    guard activity == .none, let row else { return }
    let target = origin(at: row.offset(restingAt: offset, rest))
    if target != bounds.origin { super.setContentOffset(target, animated: animated) }
  }

  /// Scrolls under a carried item: anywhere, since the row rests only when that is put down. // P119
  func hold(at offset: CGPoint) {
    isHeld = true
    contentOffset = offset
  }

  /// Lets the row come to rest where it may, unless it moves already. // P119
  func release(animated: Bool) {
    guard isHeld else { return }
    isHeld = false
    settle(animated: animated)
  }

  /// A motion that ends because the window goes leaves the row where it may rest. // P90
  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if window != nil, !isHeld { settle(animated: false) }
  }

  override var restsInPlaces: Bool { behavior != .continuous }

  /// Returns the place at which a throw comes to rest. // P94-P96
  override func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let row, behavior != .continuous else { return target }
    let target = along(target) - base
    let speed = along(velocity) * 1_000
    let start = dragStart ?? offset
    dragStart = nil
    switch behavior {
    case .none, .continuous: return origin(at: target)
    case .continuousGroupLeadingBoundary: return origin(at: row.offset(restingAt: target, rest))
    case .groupPaging, .groupPagingCentered:
      let first = row.group(nearest: start, rest)
      let group = row.group(nearest: offset, rest)
      var next = group
      let place = row.offset(ofGroup: group, rest)
      if speed > Self.leastThrow, place <= offset { next += 1 }
      if speed < -Self.leastThrow, place >= offset { next -= 1 }
      next = min(max(next, first - 1), first + 1)
      return origin(at: row.offset(ofGroup: min(max(next, 0), row.groupCount - 1), rest))
    case .paging:
      let length = axis == .vertical ? bounds.height : bounds.width
      guard length > 0 else { return origin(at: target) }
      let first = (start / length).rounded()
      var page = (offset / length).rounded()
      if speed > Self.leastThrow { page = (offset / length).rounded(.down) + 1 }
      if speed < -Self.leastThrow { page = (offset / length).rounded(.up) - 1 }
      page = min(max(page, first - 1), first + 1)
      return origin(at: min(max(0, page * length), row.end))
    }
  }

  // MARK: Touches

  /// Tells whether a point touches the row. Views that stick out at its sides can be touched as well, up to the edges
  /// of the collection view. // P83
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let list else { return super.point(inside: point, with: event) }
    let edges = convert(list.bounds, from: list)
    return axis == .horizontal
      ? point.y >= bounds.minY && point.y < bounds.maxY && point.x >= edges.minX && point.x < edges.maxX
      : point.x >= bounds.minX && point.x < bounds.maxX && point.y >= edges.minY && point.y < edges.maxY
  }

  // Touches on cells are the collection view's, as those on all others.

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    list?.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    list?.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    list?.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    list?.touchesCancelled(touches, with: event)
  }
}
