/// A line between two rows of a list: a colour, or one in front of an effect on what is behind.
final class ListLine: UIView {
  /// The effect, where there was one at some time. // I147
  private var effectView: UIVisualEffectView?

  /// The colour that is shown without an effect: mostly the same object again.
  private var plainColor: UIColor?

  /// Shows a colour, in front of an effect where that is not nil.
  func show(_ color: UIColor, _ effect: UIVisualEffect?) {
    if effect == nil, effectView == nil {
      guard plainColor !== color else { return }
      plainColor = color
      if backgroundColor != color { backgroundColor = color }
      return
    }
    plainColor = nil
    let view = effectView ?? makeEffectView()
    if view.effect !== effect { view.effect = effect }
    backgroundColor = effect == nil ? color : nil
    view.contentView.backgroundColor = effect == nil ? nil : color
  }

  private func makeEffectView() -> UIVisualEffectView {
    let made = UIVisualEffectView(effect: nil)
    made.frame = bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(made)
    effectView = made
    return made
  }
}
