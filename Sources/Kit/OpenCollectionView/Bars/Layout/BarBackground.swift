/// The background of a bar: a blur, a colour, a picture, and a hairline at the edge.
final class BarBackground: UIView {
  private let blur = UIVisualEffectView(effect: nil)
  private let picture = UIImageView(frame: .zero)
  private let hairline = UIImageView(frame: .zero)

  /// Tells whether the hairline is above, as that of a bar at the bottom is.
  var hasHairlineAbove = false {
    didSet { if hasHairlineAbove != oldValue { setNeedsLayout() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(blur)
    addSubview(picture)
    addSubview(hairline)
  }

  required init?(coder: NSCoder) { fatalError("A bar's background is made by init(frame:).") }

  /// Shows an appearance; `tint` is the older way of saying which colour.
  func show(_ appearance: UIBarAppearance, tint: UIColor?, image: UIImage?, shadow: UIImage?) {
    let color = tint ?? appearance.backgroundColor
    let covers = color.map { $0.resolvedColor(with: traitCollection).cgColor.alpha >= 1 } ?? false
    let effect = covers ? nil : appearance.backgroundEffect
    if blur.effect !== effect { blur.effect = effect }
    // A colour that something shines through lies over the blur, and so above it.
    blur.contentView.backgroundColor = effect == nil ? nil : color
    backgroundColor = effect == nil ? color : nil
    picture.image = image ?? appearance.backgroundImage
    picture.contentMode = appearance.backgroundImageContentMode
    picture.isHidden = picture.image == nil
    hairline.image = shadow ?? appearance.shadowImage
    hairline.tintColor = appearance.shadowColor ?? .clear
    hairline.backgroundColor = hairline.image == nil ? appearance.shadowColor : nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    blur.frame = bounds
    picture.frame = bounds
    let height = hairline.image?.size.height ?? 1 / max(traitCollection.displayScale, 1)
    // Outside of the bar, so that it lies on what the bar covers.
    hairline.frame = CGRect(
      x: 0, y: hasHairlineAbove ? -height : bounds.height, width: bounds.width, height: height)
  }
}
