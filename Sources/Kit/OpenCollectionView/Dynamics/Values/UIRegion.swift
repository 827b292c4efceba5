import DynamicsEngine

/// A part of the plane around a middle: circles and rectangles, and what can be made of them. // D26
///
/// A region does not change; the methods that combine regions answer new ones. A field's region lies about its
/// ``UIFieldBehavior/position``.
@preconcurrency @MainActor
open class UIRegion: InstantiableObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
  private(set) var shape = DynamicsEngine.Region.infinite

  /// All of the plane.
  public override init() { super.init() }

  /// Makes a region of a class that is only known at run time. Not for programs, whose subclasses need not have it.
  @available(*, unavailable)
  public required convenience init(instantiating: Void) { self.init() }

  /// A circle about the middle, in points. A radius that is not positive gives a region of nothing.
  public init(radius: CGFloat) {
    super.init()
    shape = DynamicsEngine.Region(radius: radius)
  }

  /// A rectangle about the middle, in points. One without area gives a region of nothing.
  public init(size: CGSize) {
    super.init()
    shape = DynamicsEngine.Region(size: size)
  }

  /// A region from an archive; nil where that has none.
  public required init?(coder: NSCoder) {
    super.init()
    guard let data = coder.decodeObject(forKey: Self.archiveKey) as? Data,
      let decoded = try? JSONDecoder().decode(DynamicsEngine.Region.self, from: data)
    else { return nil }
    shape = decoded
  }

  private static let archiveKey = "region"

  /// Writes the region to an archive.
  open func encode(with coder: NSCoder) {
    if let data = try? JSONEncoder().encode(shape) { coder.encode(data as NSData, forKey: Self.archiveKey) }
  }

  /// The region itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// All of the plane.
  open class var infinite: UIRegion { UIRegion() }

  /// The part of the plane that is not in this region.
  open func inverse() -> Self { Self.make(shape.inverse) }

  /// The part of the plane that is in this region or in another one.
  open func byUnion(with region: UIRegion) -> Self { Self.make(shape.union(region.shape)) }

  /// The part of the plane that is in this region and not in another one.
  open func byDifference(from region: UIRegion) -> Self { Self.make(shape.difference(region.shape)) }

  /// The part of the plane that is in this region and in another one.
  open func byIntersection(with region: UIRegion) -> Self { Self.make(shape.intersection(region.shape)) }

  /// Tells whether a point, given from the middle, is in the region; its edge is. A point that is none is not.
  open func contains(_ point: CGPoint) -> Bool { point.isFinite && shape.contains(point) }

  private static func make(_ shape: DynamicsEngine.Region) -> Self {
    let made = instance()
    made.shape = shape
    return made
  }
}
