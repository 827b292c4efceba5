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

  /// Narrows the clip to a rectangle, and to the opacity of an image that is stretched into it: what is drawn from here until the
  /// state is restored shows as far as the image does. It has its foot at the least y, as images that are drawn have. Forgets
  /// the path.
  ///
  /// Difference from CoreGraphics: an image's opacity counts, also of one in greys without any, which there masks by how
  /// bright it is; and blend modes do not see what was drawn before the clip. ``resetClip()`` does not take it back.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    guard mask.width > 0, mask.height > 0, rect.width > 0, rect.height > 0, rect.isFinite else {
      // An image of nothing leaves nothing.
      return clip(CGPath(rect: .zero, transform: nil))
    }
    commands += ClipMask.opening(state)
    var saved = state
    saved.opensGroup = true
    saved.mask = ClipMask(picture: mask.picture, rect: rect)
    stack.append(saved)
  }

  /// Ends the sheets that are cut by masks and were begun after everything else that is open.
  func closeMasks() {
    while let mask = stack.last?.mask {
      commands += mask.closing
      stack.removeLast()
    }
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
