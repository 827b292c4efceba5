/// A view that changes the look of everything behind an effect view, and lays the colour over it.
final class EffectBackdropView: UIView {
  convenience init() {
    self.init(frame: .zero)
    isUserInteractionEnabled = false
    alpha = 0
  }

  func show(_ effect: UIVisualEffect) {
    let isOpaque = UIAccessibility.isReduceTransparencyEnabled
    layer.backdrop = isOpaque ? nil : effect.backdrop
    backgroundColor = isOpaque ? effect.opaqueColor : effect.tint
  }
}
