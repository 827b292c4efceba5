/// A bar with buttons, usually at the bottom of a screen.
///
/// Items stand beside each other from the leading edge on; flexible spaces between them share what is left.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
  /// A toolbar with a frame; 44 points are its height.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A toolbar from an archive: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// The object that says where the bar stands.
  open weak var delegate: (any UIToolbarDelegate)? {
    didSet { UncalledMethods.check(delegate, DelegateProtocol.toolbar) }
  }

  /// The position of the bar; at the bottom where the delegate does not say.
  open var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .bottom : position
  }

  /// The items, from the leading edge on.
  open var items: [UIBarButtonItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items; animated, the new ones fade in.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { show(items, animated: animated) }

  /// The look while content goes on behind the bar.
  open var standardAppearance = UIToolbarAppearance() {
    didSet { standardAppearance = keep(standardAppearance) }
  }

  /// The look on a phone that lies on its side; ``standardAppearance`` where nil.
  open var compactAppearance: UIToolbarAppearance? {
    didSet { compactAppearance = compactAppearance.map(keep) }
  }

  /// The look while content ends above the bar; the standard one where nil.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance.map(keep) }
  }

  /// The look while content ends above the bar, on a phone that lies on its side.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance.map(keep) }
  }

  /// Light or dark, apart from the surroundings.
  open var barStyle: UIBarStyle = .default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }

  /// Tells whether what lies behind shines through the background a little; true unless set.
  open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      lookDidChange()
      // The view beside it may reach under it now, or no longer.
      superview?.setNeedsLayout()
    }
  }

  /// The colour of the background; that of the appearance where nil.
  open var barTintColor: UIColor? {
    didSet { lookDidChange() }
  }

  /// The picture of the background.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[BarPicturePlace(position: topOrBottom, metrics: barMetrics)]
  }

  /// Gives the background a picture.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[BarPicturePlace(position: topOrBottom, metrics: barMetrics)] = backgroundImage
    lookDidChange()
  }

  /// The picture in the hairline's place.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }

  /// Puts a picture in the hairline's place.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom] = shadowImage
    lookDidChange()
  }

  /// As wide as there is room, and 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: BarMetrics.rowHeight)
  }

  /// 44 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.rowHeight)
  }

  /// Places background and items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContents()
  }

  // MARK: Inside

  private let background = BarBackground(frame: .zero)
  private var shownItems: [UIBarButtonItem]?
  private var views = BarItemViews()
  private var holder = BarItemHolder(frame: .zero)
  private var backgroundImages: [BarPicturePlace: UIImage] = [:]
  private var shadowImages: [UIBarPosition: UIImage] = [:]
  /// How far the background goes on below the bar: over the strip that the device covers, in points.
  var strip: CGFloat = 0 {
    didSet { if strip != oldValue { setNeedsLayout() } }
  }

  private func prepare() {
    addSubview(background)
    addSubview(holder)
    background.hasHairlineAbove = true
    standardAppearance = keep(standardAppearance)
  }

  private func keep(_ appearance: UIToolbarAppearance) -> UIToolbarAppearance {
    let kept = UIBarAppearance.kept(appearance)
    kept.didChange = { [weak self] in self?.lookDidChange() }
    lookDidChange()
    return kept
  }

  private func lookDidChange() {
    var tint = barTintColor
    let appearance = standardAppearance
    if !isTranslucent, tint == nil, appearance.backgroundEffect != nil, appearance.backgroundColor == nil {
      tint = .opaqueBarBackground
    }
    let position = barPosition
    let picture =
      backgroundImage(forToolbarPosition: position, barMetrics: .default)
      ?? backgroundImage(forToolbarPosition: .any, barMetrics: .default)
    background.hasHairlineAbove = position == .bottom
    background.show(
      standardAppearance, tint: tint, image: picture, shadow: shadowImages[position] ?? shadowImages[.any])
    showItems()
  }

  private func show(_ items: [UIBarButtonItem]?, animated: Bool) {
    shownItems = items
    guard animated, window != nil else {
      showItems()
      return
    }
    let old = holder
    old.isUserInteractionEnabled = false
    holder = BarItemHolder(frame: bounds)
    views = BarItemViews()
    addSubview(holder)
    showItems()
    placeContents()
    let new = holder
    new.alpha = 0
    UIView.animate(
      withDuration: 0.25,
      animations: {
        new.alpha = 1
        old.alpha = 0
      },
      completion: { _ in old.removeFromSuperview() })
  }

  private func showItems() {
    views.show(
      shownItems ?? [], in: holder, plain: standardAppearance.buttonAppearance,
      done: standardAppearance.doneButtonAppearance, didChange: { [weak self] in self?.setNeedsLayout() })
    setNeedsLayout()
  }

  private func placeContents() {
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + strip)
    holder.frame = bounds
    let edge = BarMetrics.margin(forWidth: bounds.width) - BarMetrics.buttonPadding
    let extra = BarMetrics.extraMargins(of: self)
    let start = edge + extra.leading + (readsRightToLeft ? safeAreaInsets.right : safeAreaInsets.left)
    let end = bounds.width - edge - extra.trailing - (readsRightToLeft ? safeAreaInsets.left : safeAreaInsets.right)
    views.place(
      from: start, width: end - start,
      row: CGRect(x: 0, y: 0, width: bounds.width, height: min(bounds.height, BarMetrics.rowHeight)),
      direction: BarDirection(width: bounds.width, isRightToLeft: readsRightToLeft))
  }
}

/// Says where a toolbar stands.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
