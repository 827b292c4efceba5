public import Foundation

extension PixelGrid {
  /// The nearest corner of the grid; the middle goes right and down.
  public func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: rounded(point.x), y: rounded(point.y))
  }

  /// The corner of the grid to the left of and above `point`.
  public func roundedDown(_ point: CGPoint) -> CGPoint {
    CGPoint(x: roundedDown(point.x), y: roundedDown(point.y))
  }

  /// The corner of the grid to the right of and below `point`.
  public func roundedUp(_ point: CGPoint) -> CGPoint {
    CGPoint(x: roundedUp(point.x), y: roundedUp(point.y))
  }

  /// The nearest whole number of pixels each way; the middle goes up.
  public func rounded(_ size: CGSize) -> CGSize {
    CGSize(width: rounded(size.width), height: rounded(size.height))
  }

  /// The largest size in whole pixels that fits into `size`.
  public func roundedDown(_ size: CGSize) -> CGSize {
    CGSize(width: roundedDown(size.width), height: roundedDown(size.height))
  }

  /// The smallest size in whole pixels that holds `size`: what measured text needs.
  public func roundedUp(_ size: CGSize) -> CGSize {
    CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
  }

  /// The rect with all four edges on the nearest pixel line, so that rects which share an edge still do.
  ///
  /// Its size can change by a pixel with its place. The null and the infinite rect, and any with a number that is not
  /// finite, come back as they are.
  public func rounded(_ rect: CGRect) -> CGRect {
    guard rect.isFinite else { return rect }
    return Self.rect(
      from: rounded(CGPoint(x: rect.minX, y: rect.minY)), to: rounded(CGPoint(x: rect.maxX, y: rect.maxY)))
  }

  /// The smallest rect in whole pixels that holds `rect`. Rects that are not finite come back as they are.
  public func roundedOut(_ rect: CGRect) -> CGRect {
    guard rect.isFinite else { return rect }
    return Self.rect(
      from: roundedDown(CGPoint(x: rect.minX, y: rect.minY)), to: roundedUp(CGPoint(x: rect.maxX, y: rect.maxY)))
  }

  /// The rect moved to the nearest corner of the grid, its size untouched: what a flow layout does to the frames of
  /// its cells (measured on iOS).
  public func roundingOrigin(of rect: CGRect) -> CGRect {
    CGRect(origin: rounded(rect.origin), size: rect.size)
  }

  private static func rect(from start: CGPoint, to end: CGPoint) -> CGRect {
    CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }
}
