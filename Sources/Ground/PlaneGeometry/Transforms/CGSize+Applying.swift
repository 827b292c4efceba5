public import Foundation

extension CGSize {
  /// What `t` makes of this size taken as a vector: moves have no effect, and the answer may be negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}
