extension UIButton.Configuration {
  /// The configuration as a button shows it in its state.
  ///
  /// What is set explicitly stays; colours that were left open are filled in.
  @preconcurrency @MainActor public func updated(for button: UIButton) -> UIButton.Configuration {
    var result = self
    let look = Look(self, button)
    result.baseForegroundColor = look.foreground
    result.background.backgroundColor = background.backgroundColor ?? look.background
    if let radius = cornerStyle.radius { result.background.cornerRadius = radius }
    if cornerStyle == .dynamic {
      let standard = UIFont.preferredFont(
        forTextStyle: buttonSize.titleStyle, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
      result.background.cornerRadius = background.cornerRadius * titleFont(for: button).pointSize / standard.pointSize
    }
    return result
  }

  @MainActor func titleFont(for button: UIButton) -> UIFont {
    let font = UIFont.preferredFont(forTextStyle: buttonSize.titleStyle, compatibleWith: button.traitCollection)
    return button.role == .primary ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
  }

  @MainActor func subtitleFont(for button: UIButton) -> UIFont {
    .preferredFont(forTextStyle: buttonSize.subtitleStyle, compatibleWith: button.traitCollection)
  }

  /// The colours of a style in a state.
  @MainActor private struct Look {
    var foreground: UIColor
    var background: UIColor

    init(_ configuration: UIButton.Configuration, _ button: UIButton) {
      let state = button.state
      let style = configuration.style
      let tint: UIColor = button.role == .destructive ? .systemRed : button.tintColor ?? .systemBlue
      let base = configuration.baseBackgroundColor ?? tint
      let isHighlighted = state.contains(.highlighted)
      foreground = configuration.baseForegroundColor ?? (style == .filled ? .white : tint)
      switch style {
      case .plain, .borderless: background = .clear
      case .gray: background = configuration.baseBackgroundColor ?? .secondarySystemFill
      case .tinted: background = base.faded(by: 0.16)
      case .filled: background = base
      }
      if state.contains(.selected), configuration.automaticallyUpdateForSelection {
        switch style {
        case .plain: background = base.faded(by: 0.16)
        case .gray, .tinted:
          background = base
          foreground = configuration.baseForegroundColor ?? .white
        case .filled, .borderless: break
        }
      }
      if state.contains(.disabled) {
        // Text of a disabled button keeps to what can still be read where more contrast is asked for.
        // A person's own colours have one for it.
        let traits = button.traitCollection
        let isHighContrast = traits.accessibilityContrast == .high && traits.forcedColors == nil
        foreground = isHighContrast ? .secondaryLabel : .tertiaryLabel
        background = style == .plain || style == .borderless ? .clear : .tertiarySystemFill
      } else if isHighlighted {
        // A button that is pressed dims: the words of one without a background, the background of others. Our choice,
        // near iOS.
        switch style {
        case .plain, .borderless:
          foreground = foreground.faded(by: 0.45)
          background = background.faded(by: 0.6)
        case .gray, .tinted:
          foreground = foreground.faded(by: 0.75)
          background = background.faded(by: 0.6)
        case .filled:
          foreground = foreground.faded(by: 0.8)
          background = background.faded(by: 0.75)
        }
      }
    }
  }
}
