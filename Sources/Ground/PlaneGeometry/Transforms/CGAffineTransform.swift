public import Foundation

/// A map of the plane that keeps straight lines straight: moves, scales, rotations, shears, and what they combine to.
///
/// Points are row vectors, as in CoreGraphics:
///
///     x' = a·x + c·y + tx
///     y' = b·x + d·y + ty
///
/// With y pointing down, as in views, a positive angle turns clockwise on the screen. It is encoded as six numbers
/// in the order a, b, c, d, tx, ty, which is what CoreGraphics writes.
public struct CGAffineTransform: Equatable, Hashable, Sendable {
  /// How much x adds to the new x.
  public var a: CGFloat
  /// How much x adds to the new y.
  public var b: CGFloat
  /// How much y adds to the new x.
  public var c: CGFloat
  /// How much y adds to the new y.
  public var d: CGFloat
  /// The move along x, in points.
  public var tx: CGFloat
  /// The move along y, in points.
  public var ty: CGFloat

  /// The transform that moves nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Six zeros: it maps every point to the origin. For the transform that moves nothing use ``identity``.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// The transform with these six entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform with these six entries, in the order a, b, c, d, tx, ty.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Moves by `tx` points to the right and `ty` points down.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Scales about the origin. A factor of 0 flattens and cannot be inverted; a negative one mirrors.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Rotates about the origin by `angle` radians, clockwise on the screen where y points down.
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}
