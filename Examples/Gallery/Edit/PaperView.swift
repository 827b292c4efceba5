import OpenCollectionView

/// A sheet that is lighter at its top than at its bottom.
final class PaperView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// The colours from top to bottom.
  var colors: [CGColor] = [] {
    didSet { if colors != oldValue { (layer as? CAGradientLayer)?.colors = colors } }
  }
}
