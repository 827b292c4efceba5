/// Items that move as one rigid body.
///
/// The group is given to behaviors instead of its items; where it goes and turns, they go and turn with it. It weighs as much
/// as the rectangle around them.
///
/// Difference from UIKit: what collides is the convex hull of what collides of its items, so that nothing gets caught between
/// them.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// An item, and where it is in the group before that is turned.
  private struct Member {
    let item: any UIDynamicItem
    let offset: CGPoint
    let transform: CGAffineTransform
  }

  private let members: [Member]
  private var storedCenter: CGPoint
  private var storedTransform = CGAffineTransform.identity
  /// The rectangle around the items, as they were given.
  open private(set) var bounds: CGRect
  private let hull: UIBezierPath

  /// A group of items where they stand now. Groups in it are replaced by their items.
  public init(items: [any UIDynamicItem]) {
    if items.contains(where: { $0 is UIDynamicItemGroup }) {
      ProgrammingErrors.report(
        "A UIDynamicItemGroup cannot hold another group: give the items of both.", instead: "its items are in the group"
      )
    }
    var known: Set<ObjectIdentifier> = []
    let plain = items.flatMap { ($0 as? UIDynamicItemGroup)?.items ?? [$0] }
      .filter { known.insert(ObjectIdentifier($0)).inserted && $0.center.isFinite && $0.bounds.size.isFinite }
    let corners = plain.flatMap(Self.corners)
    let box = corners.isEmpty ? CGRect.zero : Self.box(around: corners)
    let middle = CGPoint(x: box.midX, y: box.midY)
    storedCenter = middle
    bounds = CGRect(origin: .zero, size: box.size)
    members = plain.map {
      Member(
        item: $0, offset: CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y), transform: $0.transform)
    }
    hull = Self.path(ConvexHull.corners(of: corners.map { CGPoint(x: $0.x - middle.x, y: $0.y - middle.y) }))
    super.init()
  }

  /// The items.
  open var items: [any UIDynamicItem] { members.map(\.item) }

  /// The middle of the group. Setting it moves the items.
  open var center: CGPoint {
    get { storedCenter }
    set {
      storedCenter = newValue
      placeItems()
    }
  }

  /// How the group is turned. Setting it turns the items about the middle.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      storedTransform = newValue
      placeItems()
    }
  }

  /// An outline.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

  /// The hull of the items.
  open var collisionBoundingPath: UIBezierPath { hull }

  private func placeItems() {
    for member in members {
      let offset = member.offset.applying(storedTransform)
      member.item.center = CGPoint(x: storedCenter.x + offset.x, y: storedCenter.y + offset.y)
      member.item.transform = member.transform.concatenating(storedTransform)
    }
  }

  /// The corners of what collides of an item, where it stands.
  private static func corners(of item: any UIDynamicItem) -> [CGPoint] {
    let (width, height) = (item.bounds.width / 2, item.bounds.height / 2)
    let local: [CGPoint]
    switch item.collisionBoundsType {
    case .rectangle:
      local = [(-width, -height), (width, -height), (width, height), (-width, height)].map { CGPoint(x: $0.0, y: $0.1) }
    case .ellipse:
      local = (0..<cornersOfEllipse).map { index in
        let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(cornersOfEllipse)
        return CGPoint(x: width * cos(angle), y: height * sin(angle))
      }
    case .path: local = item.collisionBoundingPath.cgPath.cornerPoints
    }
    let (center, transform) = (item.center, item.transform)
    return local.map { corner in
      let turned = corner.applying(transform)
      return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
    }
  }

  /// Our choice: within a hundredth of the radius of the ellipse.
  private static let cornersOfEllipse = 24

  private static func box(around corners: [CGPoint]) -> CGRect {
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  private static func path(_ corners: [CGPoint]) -> UIBezierPath {
    let path = UIBezierPath()
    guard let first = corners.first else { return path }
    path.move(to: first)
    for corner in corners.dropFirst() { path.addLine(to: corner) }
    path.close()
    return path
  }
}
