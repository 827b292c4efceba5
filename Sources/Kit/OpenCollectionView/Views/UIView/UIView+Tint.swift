extension UIView {
  /// Tells whether the tint is shown as it is, or faded because something else must be answered first.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// Faded.
    case dimmed = 2
  }

  /// The colour that the view inherits or has of its own, unfaded.
  private var plainTint: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.rare?.tintColor { return color }
      view = current.parent
    }
    return .systemBlue
  }

  var effectiveTint: UIColor {
    let color = plainTint
    return effectiveTintMode == .dimmed ? color.dimmedTint : color
  }

  var effectiveTintMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if let mode = current.rare?.tintAdjustmentMode, mode != .automatic { return mode }
      view = current.parent
    }
    return .normal
  }

  func setTintColor(_ color: UIColor?) {
    guard color != nil || rare?.tintColor != nil else { return }
    makeRare().tintColor = color
    passTintColorDidChange()
  }

  func setTintMode(_ mode: TintAdjustmentMode) {
    let old = effectiveTintMode
    guard mode != rare?.tintAdjustmentMode ?? .automatic else { return }
    makeRare().tintAdjustmentMode = mode
    if effectiveTintMode != old { passTintModeDidChange() }
  }

  /// Views with a colour of their own do not hear of another one around them.
  func passTintColorDidChange() {
    tellTintColorDidChange()
    for child in children where child.rare?.tintColor == nil { child.passTintColorDidChange() }
  }

  /// Views with a mode of their own do not hear of another one around them; those with a colour of their own do.
  private func passTintModeDidChange() {
    tellTintColorDidChange()
    for child in children where child.rare?.tintAdjustmentMode ?? .automatic == .automatic {
      child.passTintModeDidChange()
    }
  }

  private func tellTintColorDidChange() { traitCollection.performAsCurrent { tintColorDidChange() } }

  /// The tint that the view shows now, to compare with after it has moved.
  var tintState: (color: UIColor, mode: TintAdjustmentMode) { (plainTint, effectiveTintMode) }

  /// Tells the view, which has moved, where its tint is another one.
  func tintMayHaveChanged(from old: (color: UIColor, mode: TintAdjustmentMode)) {
    if effectiveTintMode != old.mode {
      passTintModeDidChange()
    } else {
      let new = plainTint
      if new !== old.color, new != old.color { passTintColorDidChange() }
    }
  }
}

extension UIColor {
  /// The colour as grey of the same lightness, a fifth see-through (our choice, after iOS's look behind an alert).
  fileprivate var dimmedTint: UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha * 0.8)
    }
  }
}
