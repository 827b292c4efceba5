public import Foundation
import PlaneGeometry

extension CALayer {
  /// Tells whether the transform is anything but the identity.
  package final var isTransformed: Bool { hasTransform }

  /// The layer's plane in its parent's, with the parent's perspective: what a point goes through on its way up.
  var matrixToParent: CATransform3D {
    properties.countsFromRight ? CATransform3DConcat(turning, matrixOfSeen) : matrixOfSeen
  }

  /// The part of the parent that the layer takes, whatever the two count from.
  var matrixOfSeenInSeen: CATransform3D {
    guard let parent, parent.countsFromRight else { return matrixOfSeen }
    return CATransform3DConcat(matrixOfSeen, parent.turning)
  }

  /// The frame of the layer, counted from the left, in its parent's coordinates.
  private var matrixOfSeen: CATransform3D {
    let bounds = properties.bounds
    let anchor = properties.anchorPoint
    var matrix = CATransform3DMakeTranslation(
      -bounds.origin.x - seenAnchor * bounds.width, -bounds.origin.y - anchor.y * bounds.height, 0)
    if isCountedFromRight { matrix = CATransform3DConcat(matrix, .turnedOver) }
    if isTransformed { matrix = CATransform3DConcat(matrix, properties.transformAboutAnchor) }
    let position = properties.position
    matrix = CATransform3DConcat(
      matrix, CATransform3DMakeTranslation(position.x, position.y, properties.zPosition))
    return parent?.throughSublayerTransform(matrix) ?? matrix
  }

  /// Leads a matrix on from a sublayer to this layer's plane, with the perspective that this layer gives its sublayers.
  func throughSublayerTransform(_ matrix: CATransform3D) -> CATransform3D {
    guard transformsSublayers else { return matrix }
    let outer = properties
    let center = CGPoint(
      x: outer.bounds.minX + (outer.countsFromRight ? 1 - seenAnchor : seenAnchor) * outer.bounds.width,
      y: outer.bounds.minY + outer.anchorPoint.y * outer.bounds.height)
    var through = CATransform3DConcat(matrix, CATransform3DMakeTranslation(-center.x, -center.y, 0))
    through = CATransform3DConcat(through, outer.sublayerTransform)
    return CATransform3DConcat(through, CATransform3DMakeTranslation(center.x, center.y, 0))
  }

  private var isPlainlyPlaced: Bool { isPlainlyPlaced(in: parent) }

  /// Tells whether the layer or its parent counts from the right.
  private func isTurned(in parent: CALayer?) -> Bool {
    properties.countsFromRight || parent?.properties.countsFromRight ?? false
  }

  private func isPlainlyPlaced(in parent: CALayer?) -> Bool {
    !isTransformed && !(parent?.transformsSublayers ?? false)
  }

  /// Tells whether the parent leaves the layer its depth, so that where it is seen is decided further up.
  private var isInSpace: Bool { parent?.leavesDepth ?? false }

  /// Tells whether sublayers keep their depth here, as in a transform layer that is no root.
  private var leavesDepth: Bool { kind == .transform && parent != nil }

  /// The layer in whose plane this one is seen: the parent, or the first ancestor above transform layers.
  private var flatteningParent: CALayer? {
    var layer = self
    while layer.isInSpace, let parent = layer.parent { layer = parent }
    return layer.parent
  }

  /// The layer's plane in that of the flattening parent, through all transform layers in between.
  private var matrixToFlatteningParent: CATransform3D {
    var matrix = matrixToParent
    var layer = self
    while layer.isInSpace, let parent = layer.parent {
      matrix = CATransform3DConcat(matrix, parent.matrixToParent)
      layer = parent
    }
    return matrix
  }

  private func convertFromFlatteningParent(_ point: CGPoint) -> CGPoint? {
    isInSpace ? matrixToFlatteningParent.unprojecting(point) : convertFromParent(point)
  }

  private func convertToFlatteningParent(_ point: CGPoint) -> CGPoint? {
    isInSpace ? matrixToFlatteningParent.projecting(point) : convertToParent(point)
  }

  private var plainOffset: CGPoint {
    let bounds = properties.bounds
    let anchor = properties.anchorPoint
    let position = properties.position
    return CGPoint(
      x: position.x - anchor.x * bounds.width - bounds.minX, y: position.y - anchor.y * bounds.height - bounds.minY)
  }

  /// A point of the parent's coordinates in the layer's own; nil where the layer is seen edge-on or from behind the eye.
  ///
  /// In a transform layer, which has no plane that things are flattened into, a point stands for what is seen through it.
  public func convertFromParent(_ point: CGPoint) -> CGPoint? {
    // Once for all that is asked of it: this is done for each report of a finger, and for each view that it may hit.
    let parent = parent
    if let parent, parent.leavesDepth {
      return parent.matrixToFlatteningParent.projecting(point).flatMap(matrixToFlatteningParent.unprojecting)
    }
    guard !isPlainlyPlaced(in: parent) else {
      if isTurned(in: parent) { return turnedFromParent(point) }
      let offset = plainOffset
      return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
    }
    return matrixToParent.unprojecting(point)
  }

  /// A point of the layer's own coordinates in its parent's; nil where it lies behind the eye.
  public func convertToParent(_ point: CGPoint) -> CGPoint? {
    // Once for all that is asked of it: this is done for each report of a finger, and for each view that it may hit.
    let parent = parent
    if let parent, parent.leavesDepth {
      return matrixToFlatteningParent.projecting(point).flatMap(parent.matrixToFlatteningParent.unprojecting)
    }
    guard !isPlainlyPlaced(in: parent) else {
      if isTurned(in: parent) { return turnedToParent(point) }
      let offset = plainOffset
      return CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    }
    return matrixToParent.projecting(point)
  }

  var transformedFrame: CGRect { properties.transformedFrame(ofSize: properties.bounds.size) }

  /// Gives the layer the bounds' size and the position with which its transform makes it fill a rectangle.
  func setTransformedFrame(_ frame: CGRect) {
    let old = transformedFrame
    let size = old.size == frame.size ? properties.bounds.size : sizeFilling(frame.size) ?? properties.bounds.size
    let place = properties.position
    // A layer that cannot be so large has its middle there.
    let new = properties.transformedFrame(ofSize: size)
    let position = CGPoint(x: place.x + frame.midX - new.midX, y: place.y + frame.midY - new.midY)
    guard mayHave(position, as: "position") else { return }
    bounds = CGRect(origin: properties.bounds.origin, size: size)
    self.position = position
  }

  /// The size of the bounds that a transform makes so wide and so high; nil where there is none, as for a layer that is turned
  /// by an eighth, whose frame is a square whatever it is.
  private func sizeFilling(_ size: CGSize) -> CGSize? {
    let transform = properties.transformAboutAnchor
    let (a, b, c, d) = (abs(transform.m11), abs(transform.m12), abs(transform.m21), abs(transform.m22))
    // Each side of the frame is what both sides of the bounds make of it: a·w + c·h and b·w + d·h.
    let divisor = a * d - b * c
    let largest = max(a, b, c, d)
    guard divisor.magnitude > Self.smallestDivisor * largest * largest else { return nil }
    let width = (d * size.width - c * size.height) / divisor
    let height = (a * size.height - b * size.width) / divisor
    let tolerance = -Self.smallestDivisor * max(size.width, size.height)
    guard width >= tolerance, height >= tolerance, width.isFinite, height.isFinite else { return nil }
    return CGSize(width: max(width, 0), height: max(height, 0))
  }

  /// The size below which a number in a transform counts as an error of rounding.
  private static let smallestDivisor: CGFloat = 1e-9

  /// A point of `layer`'s coordinates in this layer's; nil for `layer` means the root of the tree.
  ///
  /// The point travels up to the common ancestor and down again, through every transform; transform layers on the way
  /// do not flatten what is in them. Where it cannot be projected (a layer seen edge-on) the coordinates of the last
  /// layer that it reached stand.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    (layer ?? root).convert(point, to: self)
  }

  /// A point of this layer's coordinates in `layer`'s; nil means the root of the tree.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let target = layer ?? root
    var point = point
    travel(
      to: target, planeDepth, target.planeDepth, up: { point = $0.convertToFlatteningParent(point) ?? point },
      down: { point = $0.convertFromFlatteningParent(point) ?? point })
    return point
  }

  /// Tells whether no transform lies between this layer and `ancestor`, so that a way in one is the same way in the
  /// other. False for a layer that is not the ancestor's.
  public func isOnlyMoved(within ancestor: CALayer) -> Bool {
    // What lies between the two turns over what it holds, and back.
    properties.countsFromRight == ancestor.properties.countsFromRight && isUntransformed(within: ancestor)
  }

  /// Tells whether no transform lies between this layer and `ancestor`, whatever they count from.
  package func isUntransformed(within ancestor: CALayer) -> Bool {
    var layer = self
    while layer !== ancestor {
      guard let parent = layer.parent, layer.isPlainlyPlaced, parent.kind != .transform else { return false }
      layer = parent
    }
    return true
  }

  /// The smallest rectangle around a rectangle of `layer`'s coordinates, in this layer's; nil means the root.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    (layer ?? root).convert(rect, to: self)
  }

  /// The smallest rectangle around a rectangle of this layer's coordinates, in `layer`'s; nil means the root.
  ///
  /// Where no transform lies between the two the size stays exactly what it is. The null and the infinite rectangle
  /// stay what they are.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    guard rect.isFinite else { return rect }
    let target = layer ?? root
    var corners = RectCorners(rect)
    var isOnlyMoved = true
    travel(
      to: target, planeDepth, target.planeDepth,
      up: { layer in
        if !layer.isPlainlyPlaced || layer.isInSpace { isOnlyMoved = false }
        corners.map { layer.convertToFlatteningParent($0) ?? $0 }
      },
      down: { layer in
        if !layer.isPlainlyPlaced || layer.isInSpace { isOnlyMoved = false }
        corners.map { layer.convertFromFlatteningParent($0) ?? $0 }
      })
    if isOnlyMoved {
      let origin = properties.countsFromRight == target.properties.countsFromRight ? corners.topLeft : corners.topRight
      return CGRect(origin: origin, size: CGSize(width: rect.width, height: rect.height))
    }
    return corners.surroundingRect
  }

  /// Goes from this layer up to the ancestor that it has in common with `target`, and from there down to `target`.
  ///
  /// Calls `up` with each layer that is left for its flattening parent and `down` with each that is entered from there.
  private func travel(
    to target: CALayer, _ depth: Int, _ targetDepth: Int, up: (CALayer) -> Void, down: (CALayer) -> Void
  ) {
    if self === target { return }
    if depth >= targetDepth {
      guard let parent = flatteningParent else { return }
      up(self)
      parent.travel(to: target, depth - 1, targetDepth, up: up, down: down)
    } else if let parent = target.flatteningParent {
      travel(to: parent, depth, targetDepth - 1, up: up, down: down)
      down(target)
    }
  }

  var root: CALayer {
    var layer = self
    while let parent = layer.parent { layer = parent }
    return layer
  }

  var depth: Int {
    var count = 0
    var layer = parent
    while let current = layer {
      count += 1
      layer = current.parent
    }
    return count
  }

  /// How many planes there are between the layer and the root.
  private var planeDepth: Int {
    var count = 0
    var layer = flatteningParent
    while let current = layer {
      count += 1
      layer = current.flatteningParent
    }
    return count
  }
}
