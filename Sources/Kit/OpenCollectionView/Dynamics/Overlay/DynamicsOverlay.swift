import DynamicsEngine

/// The picture of an animator's simulation, above all that its view shows: layers of shapes, one for each way of
/// drawing. // D35
@MainActor final class DynamicsOverlay {
  /// Stands at the corner of what the view shows, so that paths have small numbers however far down a list they are.
  private let root = CALayer()
  private var layers: [DynamicsPen: CAShapeLayer] = [:]

  /// How far in front of all else. Our choice: programs use less.
  private static let zPosition: CGFloat = 100_000

  init() {
    root.refusesActions = true
    root.anchorPoint = .zero
    root.zPosition = Self.zPosition
    for pen in DynamicsPen.allCases {
      let layer = CAShapeLayer()
      layer.refusesActions = true
      layer.lineWidth = pen.width
      layer.lineDashPattern = pen.dashes
      layer.fillColor = nil
      root.addSublayer(layer)
      layers[pen] = layer
    }
  }

  func remove() { root.removeFromSuperlayer() }

  /// Shows a world as it is now.
  func draw(_ world: World, in place: UIView, showing parts: UIDynamicAnimator.DebugOverlay) {
    if root.superlayer !== place.layer { place.layer.addSublayer(root) }
    root.position = place.bounds.origin
    // What a layer draws is not turned over where its place is counted from the right: the paths are in the view's coordinates.
    root.transform = place.layer.countsFromRight ? CATransform3DMakeScale(-1, 1, 1) : CATransform3DIdentity
    var drawing = DynamicsDrawing(from: place.bounds.origin, showing: parts)
    for shape in world.debugShapes { drawing.add(shape) }
    if parts.contains(.fields) {
      for shape in world.debugShapes(ofFieldsIn: place.bounds, spacing: DynamicsDrawing.fieldSpacing) {
        drawing.add(shape)
      }
    }
    for (pen, layer) in layers {
      let color = pen.color.resolvedColor(with: place.traitCollection)
      layer.strokeColor = color.cgColor
      layer.fillColor = pen.fills ? color.withAlphaComponent(DynamicsPen.filling).cgColor : nil
      layer.path = drawing.paths[pen]
    }
  }
}
