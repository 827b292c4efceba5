/// A coordinate space of the library's own: the coordinates of a layer.
@MainActor protocol LayerSpace: UICoordinateSpace {
  var spaceLayer: CALayer { get }
}

extension LayerSpace {
  // A space of the program's own knows how to convert; of ours, layers do.

  func converted(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    guard let other = space as? any LayerSpace else { return space.convert(point, from: self) }
    return spaceLayer.convert(point, to: other.spaceLayer)
  }

  func converted(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    guard let other = space as? any LayerSpace else { return space.convert(point, to: self) }
    return spaceLayer.convert(point, from: other.spaceLayer)
  }

  func converted(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    guard let other = space as? any LayerSpace else { return space.convert(rect, from: self) }
    return spaceLayer.convert(rect, to: other.spaceLayer)
  }

  func converted(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    guard let other = space as? any LayerSpace else { return space.convert(rect, to: self) }
    return spaceLayer.convert(rect, from: other.spaceLayer)
  }
}
