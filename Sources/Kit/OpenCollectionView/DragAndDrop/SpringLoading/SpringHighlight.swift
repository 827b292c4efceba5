import DragEngine

/// The look of loading that holds where a program has none of its own: a highlight, which flashes before the activation. // N70
final class SpringHighlight: UISpringLoadedInteractionEffect {
  private var highlight: UIView?

  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    switch context.state {
    case .possible:
      remove()
      guard let target = context.targetView else { return }
      show(on: target)
    case .activating: flash()
    case .activated, .inactive: remove()
    }
  }

  private func show(on target: UIView) {
    let new = UIView(frame: target.bounds)
    new.isUserInteractionEnabled = false
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Black where it is light and white where it is dark, as what is pressed looks.
    new.backgroundColor = UIColor.label.withAlphaComponent(0.15)
    new.layer.cornerRadius = target.layer.cornerRadius
    new.layer.cornerCurve = target.layer.cornerCurve
    target.addSubview(new)
    highlight = new
  }

  /// Three flashes from here to the activation; none where less motion is wanted.
  private func flash() {
    guard let highlight, !UIAccessibility.isReduceMotionEnabled else { return }
    let profile = DragProfile.standard
    let flash = CABasicAnimation(keyPath: "opacity")
    flash.fromValue = 1
    flash.toValue = 0
    flash.autoreverses = true
    flash.repeatCount = 3
    flash.duration = (profile.springActivated - profile.springActivating) / 6
    highlight.layer.add(flash, forKey: "flash")
  }

  private func remove() {
    highlight?.removeFromSuperview()
    highlight = nil
  }
}
