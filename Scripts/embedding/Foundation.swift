/// Stands for what the engines take of Foundation, where there is none: numbers, points, sizes, rectangles.
public typealias CGFloat = Double

@_extern(c, "exp") public func exp(_ value: Double) -> Double
@_extern(c, "log") public func log(_ value: Double) -> Double
@_extern(c, "pow") public func pow(_ base: Double, _ exponent: Double) -> Double
@_extern(c, "sin") public func sin(_ value: Double) -> Double
@_extern(c, "cos") public func cos(_ value: Double) -> Double
@_extern(c, "atan2") public func atan2(_ y: Double, _ x: Double) -> Double
@_extern(c, "expm1") public func expm1(_ value: Double) -> Double
@_extern(c, "log1p") public func log1p(_ value: Double) -> Double
@_extern(c, "tan") public func tan(_ value: Double) -> Double
@_extern(c, "acos") public func acos(_ value: Double) -> Double
@_extern(c, "asin") public func asin(_ value: Double) -> Double
@_extern(c, "atan") public func atan(_ value: Double) -> Double
@_extern(c, "floor") public func floor(_ value: Double) -> Double
@_extern(c, "ceil") public func ceil(_ value: Double) -> Double
@_extern(c, "hypot") public func hypot(_ x: Double, _ y: Double) -> Double
@_extern(c, "sqrt") public func sqrt(_ value: Double) -> Double

public struct CGPoint: Hashable, Sendable {
  public var x, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public init(x: Int, y: Int) { (self.x, self.y) = (CGFloat(x), CGFloat(y)) }
  public init() { self.init(x: 0.0, y: 0.0) }
  public static let zero = CGPoint()
}

public struct CGSize: Hashable, Sendable {
  public var width, height: CGFloat
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
  public init() { self.init(width: 0, height: 0) }
  public static let zero = CGSize()
}

public struct CGRect: Hashable, Sendable {
  public var origin: CGPoint
  public var size: CGSize
  public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  public init() { self.init(origin: .zero, size: .zero) }
  public static let zero = CGRect()
  public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)
  public static let infinite = CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)
  public var standardized: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
  public var width: CGFloat { abs(size.width) }
  public var height: CGFloat { abs(size.height) }
  public var minX: CGFloat { origin.x + min(size.width, 0) }
  public var minY: CGFloat { origin.y + min(size.height, 0) }
  public var maxX: CGFloat { origin.x + max(size.width, 0) }
  public var maxY: CGFloat { origin.y + max(size.height, 0) }
  public var midX: CGFloat { origin.x + size.width / 2 }
  public var midY: CGFloat { origin.y + size.height / 2 }
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  public var isInfinite: Bool { self == .infinite }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    let inset = CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    return inset.size.width < 0 || inset.size.height < 0 ? .null : inset
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
  }
  public func union(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return CGRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
  public func intersection(_ other: CGRect) -> CGRect {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    let (width, height) = (min(maxX, other.maxX) - x, min(maxY, other.maxY) - y)
    return width < 0 || height < 0 ? .null : CGRect(x: x, y: y, width: width, height: height)
  }
  public func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }
  public func contains(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
  public func contains(_ other: CGRect) -> Bool { union(other) == standardized }
}

public struct UUID: Hashable, Sendable {
  public let upper, lower: UInt64
}
