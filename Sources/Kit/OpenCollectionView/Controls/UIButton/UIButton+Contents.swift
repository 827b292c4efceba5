extension UIButton {
  func prepare() {
    isAccessibilityElement = true
    accessibilityTraits.insert(.button)
  }

  func take(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    if configuration != nil {
      if configuration?.title == nil, !primaryAction.title.isEmpty { configuration?.title = primaryAction.title }
      if configuration?.image == nil { configuration?.image = primaryAction.image }
    } else {
      if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
      if let image = primaryAction.image { setImage(image, for: .normal) }
    }
  }

  /// The look of a button that closes something: a grey circle of 30 points. As on iOS.
  func becomeRound() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 15
    tintColor = .secondaryLabel
    contents.symbolConfigurations[exactly: .normal] = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
  }

  func change(_ change: (inout ButtonContents) -> Void) {
    change(&contents)
    contentDidChange()
  }

  func contentDidChange() { setNeedsUpdateConfiguration() }

  /// A part has another size by itself: nothing that the button shows is to be updated.
  func partSizeDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Views

  var madeTitleLabel: UILabel {
    if let label = views.title { return label }
    let label = UILabel()
    label.isAccessibilityElement = false
    label.updateAccessibility { $0.role = nil }
    label.font = .systemFont(ofSize: contents.titleFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    views.title = label
    addSubview(label)
    return label
  }

  var madeSubtitleLabel: UILabel {
    if let label = views.subtitle { return label }
    let label = UILabel()
    label.updateAccessibility { $0.role = nil }
    views.subtitle = label
    addSubview(label)
    return label
  }

  var madeImageView: UIImageView {
    if let view = views.image { return view }
    let view = UIImageView(frame: .zero)
    views.image = view
    insert(view, at: views.backgroundCount)
    return view
  }

  // MARK: Updating

  /// The configuration with the title and the picture of the state, where that has some of its own, and with those of the
  /// normal state where it has none itself.
  var completedConfiguration: Configuration? {
    guard var completed = configuration else { return nil }
    let isNormal = state.subtracting(.focused) == .normal
    if let title = isNormal ? nil : contents.titles[exactly: state] { completed.title = title }
    if let image = isNormal ? nil : contents.images[exactly: state] { completed.image = image }
    if completed.attributedTitle == nil { completed.title = contents.titles[exactly: .normal] }
    if completed.image == nil { completed.image = contents.images[exactly: .normal] }
    return completed
  }

  /// Brings what is shown in line with the state.
  func updateIfNeeded() {
    guard needsUpdate, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    showChoice()
    updateConfiguration()
    needsUpdate = false
    let fades = fadesNextUpdate
    fadesNextUpdate = false
    if let completedConfiguration {
      show(completedConfiguration.updated(for: self), fades: fades)
    } else {
      if shownConfiguration != nil { removeConfigurationViews() }
      showContents(fades: fades)
    }
    updateAccessibilityWords()
  }

  private func showContents(fades: Bool) {
    let title = contents.titles[state]
    let attributed = contents.attributedTitles[state]
    if title != nil || attributed != nil || views.title != nil {
      let label = madeTitleLabel
      if let attributed { label.attributedText = attributed } else { label.text = title }
      if attributed == nil { label.textColor = shownTitleColor }
      if let shadow = contents.titleShadowColors[state] { label.shadowColor = shadow }
      label.isHidden = title == nil && attributed == nil
    }
    let image = contents.images[state]
    if image != nil || views.image != nil {
      let view = madeImageView
      view.image = image.map(shownImage)
      view.preferredSymbolConfiguration = contents.symbolConfigurations[state]
      view.isHidden = image == nil
      if buttonType != .custom { view.tintColor = isEnabled ? nil : .tertiaryLabel }
    }
    if let background = contents.backgroundImages[state] {
      let view = views.backgroundImage ?? UIImageView(frame: .zero)
      if views.backgroundImage == nil {
        views.backgroundImage = view
        insertSubview(view, at: 0)
      }
      view.image = background
      view.isHidden = false
    } else {
      views.backgroundImage?.isHidden = true
    }
    fade(fades) { button in
      let fading: CGFloat = button.buttonType != .custom && button.isHighlighted ? 0.2 : 1
      button.views.title?.alpha = fading
      button.views.image?.alpha = button.imageDimming * fading
    }
  }

  /// How much of the picture of a custom button is seen: half while it is pressed or does not answer.
  private var imageDimming: CGFloat {
    guard buttonType == .custom else { return 1 }
    if !isEnabled { return adjustsImageWhenDisabled && contents.images[exactly: .disabled] == nil ? 0.5 : 1 }
    return isHighlighted && adjustsImageWhenHighlighted && contents.images[exactly: state] == nil ? 0.5 : 1
  }

  /// Pictures of system buttons are shown in the tint unless they say otherwise.
  private func shownImage(_ image: UIImage) -> UIImage {
    buttonType != .custom && image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
  }

  var shownTitleColor: UIColor {
    if let shown = shownConfiguration, configuration != nil { return shown.baseForegroundColor ?? .label }
    if let color = contents.titleColors[exactly: state] { return color }
    if !isEnabled, buttonType != .custom { return .tertiaryLabel }
    return contents.titleColors[exactly: .normal] ?? (buttonType == .custom ? .white : tintColor)
  }

  /// Makes changes at once when a press begins, and slowly when it ends.
  func fade(_ fades: Bool, _ changes: @escaping (UIButton) -> Void) {
    guard fades, window != nil else { return changes(self) }
    // 0.35 s: our choice, near iOS.
    UIView.animate(withDuration: 0.35, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      changes(self)
    }
  }

  private func updateAccessibilityWords() {
    let words =
      shownConfiguration == nil
      ? contents.titles[state] ?? contents.attributedTitles[state]?.string
      : [shownConfiguration?.title, shownConfiguration?.subtitle].compactMap(\.self).joined(separator: ", ")
    let label = words?.isEmpty == false ? words : buttonType.accessibilityLabel
    if accessibilityState?.defaultLabel != label { updateAccessibility { $0.defaultLabel = label } }
  }
}

extension ButtonViews {
  /// How many views lie behind the content.
  var backgroundCount: Int { (background == nil ? 0 : 1) + (backgroundImage == nil ? 0 : 1) }
}

/// The contents of a button without a configuration in its states.
struct ButtonContents {
  var titles = StateValues<String>()
  var attributedTitles = StateValues<NSAttributedString>()
  var titleColors = StateValues<UIColor>()
  var titleShadowColors = StateValues<UIColor>()
  var images = StateValues<UIImage>()
  var backgroundImages = StateValues<UIImage>()
  var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
  /// The size of the title's letters in points: 18 for custom buttons, 15 for others, as on iOS.
  var titleFontSize: CGFloat = 18
}

/// The views that a button has made so far: each is made when there is something to show in it.
@MainActor struct ButtonViews {
  var background: BackgroundConfigurationView?
  var backgroundImage: UIImageView?
  var image: UIImageView?
  var title: UILabel?
  var subtitle: UILabel?
  var activity: UIActivityIndicatorView?
  var indicator: UIImageView?
}
