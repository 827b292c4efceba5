/// A coordinate space of the library's own: the coordinates of a layer.
@MainActor protocol LayerSpace: UICoordinateSpace {
  var spaceLayer: CALayer { get }
}

extension LayerSpace {
  func converted(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    guard let layer = layer(of: space) else { return space.convert(point, from: self) }
    return spaceLayer.convert(point, to: layer)
  }

  func converted(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    guard let layer = layer(of: space) else { return space.convert(point, to: self) }
    return spaceLayer.convert(point, from: layer)
  }

  func converted(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    guard let layer = layer(of: space) else { return space.convert(rect, from: self) }
    return spaceLayer.convert(rect, to: layer)
  }

  func converted(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    guard let layer = layer(of: space) else { return space.convert(rect, to: self) }
    return spaceLayer.convert(rect, from: layer)
  }

  /// The layer of a space of ours; nil for one of the program's own, which knows how to convert.
  ///
  /// Asked by class: the optimizer of Swift 6.3 takes `as? any LayerSpace` of what it knows to be a view for a cast that
  /// cannot succeed, and lets the program end there.
  private func layer(of space: any UICoordinateSpace) -> CALayer? {
    if let view = space as? UIView { return view.layer }
    return (space as? ScreenCoordinateSpace)?.spaceLayer
  }
}
