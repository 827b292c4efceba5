extension LayerPicture {
  /// The picture's shape in a colour.
  func tinted(_ color: LayerColor) -> LayerPicture {
    let bounds = CGRect(origin: .zero, size: size)
    var opaque = color
    opaque.alpha = 1
    let context = CGContext(size: size)
    context.setAlpha(CGFloat(color.alpha))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.draw(self, in: bounds)
    // Over an opaque colour this is the same as `sourceIn`, and browsers need no second sheet for it.
    context.setBlendMode(.sourceAtop)
    context.setFillColor(CGColor(opaque))
    context.fill(bounds)
    context.endTransparencyLayer()
    return LayerPicture(size: size, scale: scale, source: .drawn(context.displayList))
  }
}
