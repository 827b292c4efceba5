extension UIListContentView {
  func show(_ configuration: any UIContentConfiguration) {
    guard let list = configuration as? UIListContentConfiguration else {
      return ProgrammingErrors.report(
        "A UIListContentView was given a \(type(of: configuration)): give it a UIListContentConfiguration, "
          + "or make a view with makeContentView().", instead: "it shows what it showed")
    }
    guard list != shown else { return }
    shown = list
    showContent()
  }

  /// Makes views for what the configuration has, and takes away those for what it has not.
  func showContent() {
    if alpha != shown.alpha { alpha = min(max(shown.alpha, 0), 1) }
    showImage()
    parts.text = shownLabel(
      parts.text, text: shown.text, attributed: shown.attributedText, properties: shown.textProperties)
    parts.secondaryText = shownLabel(
      parts.secondaryText, text: shown.secondaryText, attributed: shown.secondaryAttributedText,
      properties: shown.secondaryTextProperties)
    tellTexts()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The cell around tells assistive tools the texts, or does no longer.
  func leaveTexts(toCell areTold: Bool) {
    guard parts.areTold != areTold else { return }
    parts.areTold = areTold
    tellTexts()
  }

  private func tellTexts() {
    for label in [parts.text, parts.secondaryText] {
      guard let label, (label.accessibilityState?.isElement == false) != parts.areTold else { continue }
      label.updateAccessibility { $0.isElement = parts.areTold ? false : nil }
    }
    guard let label = parts.text, label.accessibilityTraits.contains(.header) != shown.isHeading else { return }
    if shown.isHeading {
      label.accessibilityTraits.insert(.header)
    } else {
      label.accessibilityTraits.remove(.header)
    }
  }

  private func showImage() {
    guard let image = shown.image else {
      parts.image?.removeFromSuperview()
      parts.image = nil
      return
    }
    let view = parts.image ?? UIImageView(frame: .zero)
    if parts.image == nil {
      parts.image = view
      view.contentMode = .scaleAspectFit
      // Pictures of rows say what the text says.
      view.isAccessibilityElement = false
      addSubview(view)
    }
    let properties = shown.imageProperties
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    view.image = image
    view.tintColor = properties.resolvedTintColor(for: tintColor)
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    view.layer.borderWidth = properties.strokeWidth
    if properties.strokeWidth > 0 {
      traitCollection.performAsCurrent {
        view.layer.borderColor = properties.resolvedStrokeColor(for: tintColor).cgColor
      }
    }
  }

  private func shownLabel(
    _ old: UILabel?, text: String?, attributed: NSAttributedString?,
    properties: UIListContentConfiguration.TextProperties
  ) -> UILabel? {
    guard let text, !text.isEmpty else {
      old?.removeFromSuperview()
      return nil
    }
    let label = old ?? UILabel()
    if old == nil { addSubview(label) }
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    let font = properties.font
    let adjusted = properties.adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection) : font
    if attributed == nil { label.text = properties.transformed(text) }
    label.font = adjusted
    label.textColor = properties.resolvedColor()
    label.textAlignment = properties.alignment.textAlignment
    if let attributed { label.attributedText = attributed }
    return label
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  fileprivate var textAlignment: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}
