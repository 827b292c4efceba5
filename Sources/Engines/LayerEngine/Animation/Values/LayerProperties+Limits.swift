import Foundation

extension LayerProperties {
  /// Takes back what springs have swung beyond what there is: sizes and widths below nothing, opacities of colours that are
  /// none.
  ///
  /// Once, when all animations have done theirs: of ways that are added to each other, one may go beyond what another makes
  /// up for.
  ///
  /// - Parameter bits: what animations have changed.
  mutating func limit(_ bits: LayerPropertySet) {
    guard !bits.isDisjoint(with: Self.limited) else { return }
    if bits.contains(.boundsSize) { bounds.size = Self.limited(bounds.size) }
    if bits.contains(.contentsRect) { contentsRect.size = Self.limited(contentsRect.size) }
    if bits.contains(.contentsCenter) { contentsCenter.size = Self.limited(contentsCenter.size) }
    if bits.contains(.cornerRadius) { cornerRadius = max(cornerRadius, 0) }
    if bits.contains(.borderWidth) { borderWidth = max(borderWidth, 0) }
    if bits.contains(.backgroundColor) { backgroundColor?.limitAlpha() }
    if bits.contains(.borderColor) { borderColor.limitAlpha() }
    if bits.contains(.shadow) {
      shadow.radius = max(shadow.radius, 0)
      shadow.color.limitAlpha()
    }
    if bits.contains(.shape) {
      if let shape, shape.stroke.width < 0 { self.shape?.stroke.width = 0 }
      shape?.fillColor?.limitAlpha()
      shape?.strokeColor?.limitAlpha()
    }
  }

  private static let limited: LayerPropertySet = [
    .boundsSize, .contentsRect, .contentsCenter, .cornerRadius, .borderWidth, .backgroundColor, .borderColor, .shadow,
    .shape,
  ]

  private static func limited(_ size: CGSize) -> CGSize {
    // As it is stored: what `CGRect.width` says of a size below nothing is its amount.
    CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }
}

extension LayerColor {
  /// A colour on the way, whose opacity may be beyond what there is until all animations have done theirs.
  init(unlimited components: SIMD4<Double>) {
    self.init(
      red: Float(components[0]), green: Float(components[1]), blue: Float(components[2]), alpha: Float(components[3]))
  }

  fileprivate mutating func limitAlpha() { alpha = min(max(alpha, 0), 1) }
}
