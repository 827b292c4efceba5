extension UIButton {
  /// Shows a configuration whose colours are those of the state.
  func show(_ shown: Configuration, fades: Bool) {
    shownConfiguration = shown
    let foreground = shown.baseForegroundColor ?? .label
    showText(of: shown, foreground)
    showImage(of: shown, foreground)
    showIndicator(of: shown, foreground)
    let background = madeBackground
    let tint: UIColor = tintColor ?? .systemBlue
    let contentAlpha = shown.style.contentAlpha(in: state)
    fade(fades) { button in
      background.show(shown.background, tintColor: tint)
      for part in [
        button.views.title, button.views.subtitle, button.views.image, button.views.activity, button.views.indicator,
      ] as [UIView?] { part?.alpha = contentAlpha }
    }
  }

  private var madeBackground: BackgroundConfigurationView {
    if let background = views.background { return background }
    let background = BackgroundConfigurationView(frame: bounds)
    views.background = background
    insertSubview(background, at: 0)
    return background
  }

  private func showText(of shown: Configuration, _ foreground: UIColor) {
    if let title = shown.attributedTitle, !title.characters.isEmpty {
      let label = madeTitleLabel
      label.isHidden = false
      label.numberOfLines = shown.titleLineBreakMode.allowsLines ? 0 : 1
      label.lineBreakMode = shown.titleLineBreakMode
      label.show(
        title, font: shown.titleFont(for: self), color: foreground, shown.titleTextAttributesTransformer)
    } else {
      views.title?.isHidden = true
    }
    if let subtitle = shown.attributedSubtitle, !subtitle.characters.isEmpty {
      let label = madeSubtitleLabel
      label.isHidden = false
      label.numberOfLines = shown.subtitleLineBreakMode.allowsLines ? 0 : 1
      label.lineBreakMode = shown.subtitleLineBreakMode
      label.show(
        subtitle, font: shown.subtitleFont(for: self), color: foreground, shown.subtitleTextAttributesTransformer)
    } else {
      views.subtitle?.isHidden = true
    }
    let alignment = shown.textAlignment(
      content: contentHorizontalAlignment, isRightToLeft: readsRightToLeft, hasSubtitle: shown.attributedSubtitle != nil
    )
    views.title?.textAlignment = alignment
    views.subtitle?.textAlignment = alignment
  }

  private func showImage(of shown: Configuration, _ foreground: UIColor) {
    if shown.showsActivityIndicator {
      let activity = views.activity ?? UIActivityIndicatorView(style: .medium)
      if views.activity == nil {
        views.activity = activity
        activity.isUserInteractionEnabled = false
        addSubview(activity)
      }
      activity.color = shown.activityIndicatorColorTransformer?(foreground) ?? foreground
      activity.isHidden = false
      activity.startAnimating()
    } else if let activity = views.activity {
      activity.stopAnimating()
      activity.isHidden = true
    }
    if let image = shown.image, !shown.showsActivityIndicator {
      let view = madeImageView
      view.isHidden = false
      view.preferredSymbolConfiguration =
        shown.preferredSymbolConfigurationForImage ?? UIImage.SymbolConfiguration(font: shown.titleFont(for: self))
      view.image = image
      view.tintColor = shown.imageColorTransformer?(foreground) ?? foreground
    } else {
      views.image?.isHidden = true
    }
  }

  private func showIndicator(of shown: Configuration, _ foreground: UIColor) {
    guard shown.indicator == .popup || shown.indicator == .automatic && showsChoice else {
      views.indicator?.isHidden = true
      return
    }
    let view = views.indicator ?? UIImageView(image: .popupIndicator)
    if views.indicator == nil {
      views.indicator = view
      addSubview(view)
    }
    view.isHidden = false
    view.tintColor = shown.indicatorColorTransformer?(foreground) ?? foreground
  }

  /// Takes away what only configurations show.
  func removeConfigurationViews() {
    shownConfiguration = nil
    for view in [views.background, views.subtitle, views.activity, views.indicator] as [UIView?] {
      view?.removeFromSuperview()
    }
    views.background = nil
    views.subtitle = nil
    views.activity = nil
    views.indicator = nil
    views.title?.numberOfLines = 1
    views.title?.lineBreakMode = .byTruncatingMiddle
    views.title?.font = .systemFont(ofSize: contents.titleFontSize)
    views.image?.preferredSymbolConfiguration = nil
    views.image?.tintColor = nil
    for view in [views.title, views.image] as [UIView?] { view?.alpha = 1 }
  }
}

extension UIButton.Configuration.Style {
  /// How much of the words is seen: words on no background dim most while they are pressed. Our choice, near iOS.
  fileprivate func contentAlpha(in state: UIControl.State) -> CGFloat {
    guard state.contains(.highlighted), !state.contains(.disabled) else { return 1 }
    return switch self {
    case .plain, .borderless: 0.4
    case .gray, .tinted: 0.7
    case .filled: 0.8
    }
  }
}

extension NSLineBreakMode {
  /// Tells whether words may go on in a second line.
  fileprivate var allowsLines: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

extension UIButton.Configuration {
  /// How lines stand to each other within the words.
  fileprivate func textAlignment(
    content: UIControl.ContentHorizontalAlignment, isRightToLeft: Bool, hasSubtitle: Bool
  ) -> NSTextAlignment {
    let start: NSTextAlignment = isRightToLeft ? .right : .left
    let end: NSTextAlignment = isRightToLeft ? .left : .right
    switch titleAlignment {
    case .leading: return start
    case .center: return .center
    case .trailing: return end
    case .automatic:
      if !imagePlacement.isDisjoint(with: [.top, .bottom]) { return .center }
      return switch content {
      case .left: .left
      case .right: .right
      case .trailing: end
      case .leading, .fill: start
      case .center: hasSubtitle ? (imagePlacement.contains(.trailing) ? end : start) : .center
      }
    }
  }
}

extension UILabel {
  /// Shows a text whose attributes are given or, where they are not, these.
  fileprivate func show(
    _ text: AttributedString, font: UIFont, color: UIColor, _ transformer: UIConfigurationTextAttributesTransformer?
  ) {
    var base = AttributeContainer()
    base.font = font
    base.foregroundColor = color
    let runs = text.runs.map { run in
      let attributes = base.merging(run.attributes, mergePolicy: .keepNew)
      return (range: run.range, attributes: transformer?(attributes) ?? attributes)
    }
    guard runs.count == 1, let first = runs.first else {
      let whole = NSMutableAttributedString(string: "")
      for run in runs {
        whole.append(
          NSAttributedString(
            string: String(text[run.range].characters),
            attributes: [
              .font: run.attributes.font ?? font, .foregroundColor: run.attributes.foregroundColor ?? color,
            ]))
      }
      attributedText = whole
      return
    }
    self.text = String(text.characters)
    self.font = first.attributes.font ?? font
    textColor = first.attributes.foregroundColor ?? color
  }
}

extension UIImage {
  /// Two small arrows, up and down.
  @MainActor fileprivate static let popupIndicator: UIImage = {
    let size = CGSize(width: 9, height: 14)
    return UIGraphicsImageRenderer(size: size).image { context in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 1.5, y: 5))
      path.addLine(to: CGPoint(x: 4.5, y: 2))
      path.addLine(to: CGPoint(x: 7.5, y: 5))
      path.move(to: CGPoint(x: 1.5, y: 9))
      path.addLine(to: CGPoint(x: 4.5, y: 12))
      path.addLine(to: CGPoint(x: 7.5, y: 9))
      path.lineWidth = 1.6
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      UIColor.black.setStroke()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }()
}
