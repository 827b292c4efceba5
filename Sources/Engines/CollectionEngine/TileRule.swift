public import Foundation

/// The rule that says for which rectangle a collection view asks its layout.
///
/// Measured on iOS 26.1: UIKit asks in whole tiles of the viewport's own length H, counted from 0. With the offset at 0
/// that is `[0, H)`, between 0 and H `[0, 2H)`, at exactly H `[H, 2H)`, beyond it `[H, 3H)`. Ours carries the rule on to
/// every offset, a negative one while rubber-banding included, and to each axis on its own. The rectangle is not
/// clipped to the content, as measured.
///
/// The answer stays the same until the bounds leave the tiles, so comparing it with the last one tells whether to ask
/// the layout again.
public enum TileRule {
  /// The tiles that the visible bounds meet, in the bounds' own space (content coordinates, points).
  ///
  /// An axis along which the bounds have no length has no tiles: there the answer is the bounds' own empty extent. The
  /// same holds for an axis that is switched off. Traps on bounds that are not finite.
  ///
  /// - Parameters:
  ///   - horizontally: whether to round to tiles along x; false for content that cannot move along x.
  ///   - vertically: whether to round to tiles along y.
  public static func queryRect(for bounds: CGRect, horizontally: Bool = true, vertically: Bool = true) -> CGRect {
    guard bounds.minX.isFinite, bounds.minY.isFinite, bounds.maxX.isFinite, bounds.maxY.isFinite else {
      fatalError("TileRule: the bounds \(bounds) are not finite; set a finite offset and size.")
    }
    let x = horizontally ? tiles(from: bounds.minX, length: bounds.width) : (start: bounds.minX, length: bounds.width)
    let y = vertically ? tiles(from: bounds.minY, length: bounds.height) : (start: bounds.minY, length: bounds.height)
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  private static func tiles(from offset: CGFloat, length: CGFloat) -> (start: CGFloat, length: CGFloat) {
    guard length > 0, (offset / length).isFinite else { return (offset, length) }
    var first = (offset / length).rounded(.down)
    // The quotient of a fractional length may land one binary fraction beside the whole number it stands for.
    if (first + 1) * length <= offset { first += 1 }
    if first * length > offset { first -= 1 }
    let start = first * length
    return (start, offset == start ? length : 2 * length)
  }
}
