/// How a bar looks: its background and the hairline at its edge.
///
/// A bar keeps a copy of what it is given: change an appearance first, then assign it.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// The default appearance: a translucent background and a hairline.
  public override convenience init() { self.init(idiom: .unspecified) }

  /// The default appearance for a kind of device. All kinds have one look here.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// A copy of the background and hairline of another appearance.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// The kind of device that the appearance was made for.
  open private(set) var idiom: UIUserInterfaceIdiom

  /// The blur of what lies behind the bar; nil for none. A background colour lies over it, and hides it where it is opaque. // V76
  open var backgroundEffect: UIBlurEffect? {
    didSet { didChange?() }
  }

  /// The colour of the background; nil for none.
  open var backgroundColor: UIColor? {
    didSet { didChange?() }
  }

  /// The picture in front of the background's colour.
  open var backgroundImage: UIImage? {
    didSet { didChange?() }
  }

  /// How the picture is laid into the bar.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill {
    didSet { didChange?() }
  }

  /// The colour of the hairline; nil or clear for none.
  open var shadowColor: UIColor? {
    didSet { didChange?() }
  }

  /// The picture in the hairline's place, coloured by ``shadowColor`` if it is a template.
  open var shadowImage: UIImage? {
    didSet { didChange?() }
  }

  /// A translucent background and a hairline.
  open func configureWithDefaultBackground() {
    setBackground(nil, UIBlurEffect(style: .systemChromeMaterial), shadow: .barShadow)
  }

  /// A background that nothing shines through, and a hairline.
  open func configureWithOpaqueBackground() {
    setBackground(.opaqueBarBackground, nil, shadow: .barShadow)
  }

  /// No background and no hairline.
  open func configureWithTransparentBackground() { setBackground(nil, nil, shadow: nil) }

  /// A copy that can be changed by itself.
  open func copy(with zone: NSZone? = nil) -> Any { Self.init(barAppearance: self) }

  /// Called when the appearance has become another; the bar that keeps it shows it anew.
  var didChange: (() -> Void)?

  /// Tells whether there is anything behind the bar's items.
  var hasBackground: Bool { backgroundColor != nil || backgroundEffect != nil }

  private func setBackground(_ color: UIColor?, _ effect: UIBlurEffect?, shadow: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }

  /// The same without background and hairline: what a bar shows while nothing has scrolled under it.
  var withoutBackground: Self {
    let copy = Self.init(barAppearance: self)
    copy.configureWithTransparentBackground()
    return copy
  }
}
