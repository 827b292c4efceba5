/// A set of layer properties: which of a layer's values a commit has to carry.
struct LayerPropertySet: OptionSet, Sendable {
  let rawValue: UInt32

  static let position = LayerPropertySet(rawValue: 1 << 0)
  static let zPosition = LayerPropertySet(rawValue: 1 << 1)
  static let anchorPoint = LayerPropertySet(rawValue: 1 << 2)
  static let boundsOrigin = LayerPropertySet(rawValue: 1 << 3)
  static let boundsSize = LayerPropertySet(rawValue: 1 << 4)
  static let transform = LayerPropertySet(rawValue: 1 << 5)
  static let sublayerTransform = LayerPropertySet(rawValue: 1 << 6)
  static let opacity = LayerPropertySet(rawValue: 1 << 7)
  static let isHidden = LayerPropertySet(rawValue: 1 << 8)
  static let isDoubleSided = LayerPropertySet(rawValue: 1 << 9)
  static let masksToBounds = LayerPropertySet(rawValue: 1 << 10)
  static let backgroundColor = LayerPropertySet(rawValue: 1 << 11)
  static let cornerRadius = LayerPropertySet(rawValue: 1 << 12)
  static let maskedCorners = LayerPropertySet(rawValue: 1 << 13)
  static let borderWidth = LayerPropertySet(rawValue: 1 << 14)
  static let borderColor = LayerPropertySet(rawValue: 1 << 15)
  static let shadow = LayerPropertySet(rawValue: 1 << 16)
  static let gradient = LayerPropertySet(rawValue: 1 << 17)
  static let contents = LayerPropertySet(rawValue: 1 << 18)
  static let contentsGravity = LayerPropertySet(rawValue: 1 << 19)
  static let accessibility = LayerPropertySet(rawValue: 1 << 20)
  static let shape = LayerPropertySet(rawValue: 1 << 21)
  static let mask = LayerPropertySet(rawValue: 1 << 22)
  static let contentsRect = LayerPropertySet(rawValue: 1 << 23)
  static let contentsScale = LayerPropertySet(rawValue: 1 << 24)
  static let contentsCenter = LayerPropertySet(rawValue: 1 << 25)
  static let magnificationFilter = LayerPropertySet(rawValue: 1 << 26)
  static let backdrop = LayerPropertySet(rawValue: 1 << 27)
  static let field = LayerPropertySet(rawValue: 1 << 28)

  /// The sublayers' order, which a commit carries as placements.
  static let sublayers = LayerPropertySet(rawValue: 1 << 30)

  /// The copies of sublayers that a replicator shows, which a commit carries as layers.
  static let replication = LayerPropertySet(rawValue: 1 << 29)

  static let all = LayerPropertySet(rawValue: (1 << 29) - 1)

  /// The first properties in their order, up to the size.
  static let place: LayerPropertySet = [.position, .zPosition, .anchorPoint, .boundsOrigin, .boundsSize]

  // Each frame asks for these of each layer. Those of the standard library go through generic code in a debug build, which is
  // several times slower.
  func contains(_ member: LayerPropertySet) -> Bool { rawValue & member.rawValue == member.rawValue }
  func isDisjoint(with other: LayerPropertySet) -> Bool { rawValue & other.rawValue == 0 }
  func isSuperset(of other: LayerPropertySet) -> Bool { rawValue & other.rawValue == other.rawValue }
  func isSubset(of other: LayerPropertySet) -> Bool { rawValue & other.rawValue == rawValue }
  func intersection(_ other: LayerPropertySet) -> LayerPropertySet {
    LayerPropertySet(rawValue: rawValue & other.rawValue)
  }
  func union(_ other: LayerPropertySet) -> LayerPropertySet { LayerPropertySet(rawValue: rawValue | other.rawValue) }
  mutating func formIntersection(_ other: LayerPropertySet) { self = intersection(other) }
  mutating func formUnion(_ other: LayerPropertySet) { self = union(other) }
  var isEmpty: Bool { rawValue == 0 }
}
