import Foundation

/// Values of a layer that hosts are not told of.
struct LayerSettings {
  var contentsScale: CGFloat = 1
  var minificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var needsDisplayOnBoundsChange = false
  /// Tells whether the contents are a picture of what the layer has drawn.
  var showsDrawing = false
  var drawsAsynchronously = false
  var isOpaque = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var cornerCurve = CALayerCornerCurve.circular
  var allowsEdgeAntialiasing = false
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  var allowsGroupOpacity = true
}
