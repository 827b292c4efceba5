public import Foundation
public import PlaneGeometry

extension CGContext {
  /// Narrows the clip to the inside of the path and forgets the path.
  public func clip(using rule: CGPathFillRule = .winding) { clip(takePath(), using: rule) }

  /// Narrows the clip to a rectangle and forgets the path.
  public func clip(to rect: CGRect) {
    beginPath()
    clip(CGPath(rect: rect, transform: nil))
  }

  /// Narrows the clip to what lies in any of some rectangles and forgets the path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    let path = CGMutablePath()
    path.addRects(rects)
    clip(path)
  }

  /// Takes back every clip since the drawing or the innermost transparency layer began. Clips of saved states come back
  /// when these are restored.
  public func resetClip() {
    let base = stack.last(where: \.opensGroup)?.clipBounds
    state.clipBounds = base ?? size.map { CGRect(origin: .zero, size: $0) } ?? .infinite
    commands.append(.resetClip)
  }

  /// A rectangle around the clip, in the present coordinates: infinite while nothing has been clipped in a drawing of
  /// unknown size, null where nothing is left or the transform has no way back.
  ///
  /// Difference from CoreGraphics: it is the bounds of the clips where they overlap, not those of their overlap.
  public var boundingBoxOfClipPath: CGRect {
    let bounds = state.clipBounds
    guard !bounds.isNull, !bounds.isInfinite else { return bounds }
    let transform = state.transform
    guard transform.a * transform.d != transform.b * transform.c else { return .null }
    return bounds.applying(transform.inverted())
  }

  /// Narrows the clip to the inside of a path by one command. The context's own path stays.
  package func clip(_ path: CGPath, using rule: CGPathFillRule = .winding) {
    let box = path.boundingBox
    let placed = box.isNull ? box : box.applying(state.transform)
    state.clipBounds = placed.isFinite && !placed.isNull ? state.clipBounds.intersection(placed) : .null
    commands.append(.clip(path, rule))
  }
}
