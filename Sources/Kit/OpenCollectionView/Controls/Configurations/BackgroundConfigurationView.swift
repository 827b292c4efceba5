/// Shows a background configuration behind the content of a view.
final class BackgroundConfigurationView: UIView {
  private let fill = UIView()
  private lazy var strokeView = UIView()
  private lazy var imageView = UIImageView()
  /// The effect on what is behind, where there is one. It lies below the fill: our choice. // I146
  private var effectView: UIVisualEffectView?
  private var shown = UIBackgroundConfiguration.clear()
  private var strokeColor = UIColor.clear

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(fill)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a configuration where the tint is `tintColor`.
  func show(_ configuration: UIBackgroundConfiguration, tintColor: UIColor) {
    if configuration.customView !== shown.customView { shown.customView?.removeFromSuperview() }
    shown = configuration
    fill.backgroundColor = configuration.customView == nil ? configuration.resolvedBackgroundColor(for: tintColor) : nil
    strokeColor = configuration.resolvedStrokeColor(for: tintColor)
    if let custom = configuration.customView, custom.superview !== self { addSubview(custom) }
    show(configuration.customView == nil ? configuration.visualEffect : nil)
    if configuration.image != nil, imageView.superview == nil { insertSubview(imageView, aboveSubview: fill) }
    if imageView.superview != nil {
      imageView.image = configuration.image
      imageView.contentMode = configuration.imageContentMode
      imageView.clipsToBounds = true
      imageView.isHidden = configuration.customView != nil
    }
    if configuration.strokeWidth > 0, strokeView.superview == nil { addSubview(strokeView) }
    if strokeView.superview != nil { strokeView.isHidden = configuration.strokeWidth <= 0 }
    setNeedsLayout()
    resolveLayerColors()
  }

  private func show(_ effect: UIVisualEffect?) {
    guard effectView?.effect !== effect else { return }
    let view = effectView ?? UIVisualEffectView(effect: nil)
    if effectView == nil {
      effectView = view
      view.clipsToBounds = true
      insertSubview(view, at: 0)
    }
    view.effect = effect
    view.isHidden = effect == nil
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    resolveLayerColors()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    resolveLayerColors()
  }

  private func resolveLayerColors() {
    let shadow = shown.shadowProperties
    traitCollection.performAsCurrent {
      if strokeView.superview != nil { strokeView.layer.borderColor = strokeColor.cgColor }
      if shadow.opacity > 0 || fill.layer.shadowOpacity > 0 { fill.layer.shadowColor = shadow.color.cgColor }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let rect = bounds
    let radius = shown.radius(in: rect.size)
    let corners = shown.roundCorners
    fill.frame = rect
    fill.layer.cornerRadius = radius
    fill.layer.maskedCorners = corners
    if let effectView {
      effectView.frame = rect
      effectView.layer.cornerRadius = radius
      effectView.layer.maskedCorners = corners
    }
    shown.customView?.frame = rect
    if imageView.superview != nil {
      imageView.frame = rect
      imageView.layer.cornerRadius = radius
      imageView.layer.maskedCorners = corners
    }
    if strokeView.superview != nil {
      strokeView.frame = rect.shrunk(dx: -shown.strokeOutset, dy: -shown.strokeOutset)
      strokeView.layer.borderWidth = shown.strokeWidth
      strokeView.layer.cornerRadius = radius > 0 ? radius + shown.strokeOutset : 0
      strokeView.layer.maskedCorners = corners
    }
    let shadow = shown.shadowProperties
    fill.layer.shadowOpacity = Float(min(max(shadow.opacity, 0), 1))
    fill.layer.shadowRadius = shadow.radius
    fill.layer.shadowPath = shadow.path?.cgPath
    fill.layer.shadowOffset = shadow.offset
  }
}

extension UIBackgroundConfiguration {
  /// How round the corners are in a size.
  func radius(in size: CGSize) -> CGFloat {
    guard cornerRadius > 0 else { return 0 }
    return min(cornerRadius, size.width / 2, size.height / 2)
  }
}
