/// Shows a picture, or several one after the other.
///
/// A symbol, and an image whose mode is `alwaysTemplate`, is shown in the view's tint. One with caps is stretched
/// between them while the content mode is `scaleToFill`.
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  /// A view as large as its image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    begin()
    self.image = image
    imageDidChange()
  }

  /// A view as large as its image, with another one for ``isHighlighted``.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
    begin()
    self.image = image
    self.highlightedImage = highlightedImage
    imageDidChange()
  }

  /// A view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// A view from an archive: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  /// The picture. One of several pictures moves by itself.
  open var image: UIImage? {
    didSet { if image !== oldValue { imageDidChange() } }
  }

  /// The picture that is shown while ``isHighlighted``; the usual one where nil.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { imageDidChange() } }
  }

  /// Tells whether the picture for highlighting is shown. Cells set it for the image views in them.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { imageDidChange() } }
  }

  /// How symbols are drawn that do not say so themselves.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { imageDidChange() } }
  }

  /// Tells whether images are shown larger where the person likes text in the sizes for weak eyes.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { imageDidChange() } }
  }

  /// How the picture is laid into the view.
  open override var contentMode: UIView.ContentMode {
    didSet {
      layer.contentsGravity = contentMode.contentsGravity
      if hasCaps { showImage() }
    }
  }

  // MARK: Pictures one after the other

  /// Pictures to be shown one after the other, instead of ``image``, after ``startAnimating()``. Setting them ends
  /// that.
  open var animationImages: [UIImage]? {
    didSet { if !isHighlighted { stopAnimating() } }
  }

  /// The pictures while ``isHighlighted``; the usual ones where nil.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { if isHighlighted { stopAnimating() } }
  }

  /// How long all pictures take together, in seconds; 0, a thirtieth for each, unless set.
  open var animationDuration: TimeInterval = 0

  /// How often the pictures are shown; 0, until ``stopAnimating()``, unless set.
  open var animationRepeatCount = 0

  /// Begins to show ``animationImages``, or the pictures of ``image``, from the first on.
  open func startAnimating() { startFrames() }

  /// Ends showing pictures one after the other, and shows ``image``.
  open func stopAnimating() { stopFrames() }

  /// Tells whether pictures are shown one after the other.
  open var isAnimating: Bool { frames != nil }

  var frames: ImageFrames?
  var frameLink: CADisplayLink?

  // MARK: Size

  /// The size of the picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  /// The size of the picture.
  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

  /// The insets of the picture.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  // MARK: Showing

  /// The picture is given to the host as it is; what depends on the surroundings anew.
  open override func display(_ layer: CALayer) { showImage() }

  /// The surroundings may bring another picture of an asset, or other colours.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    imageDidChange()
  }

  /// The tint of an image that is shown in it has changed.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showImage()
  }

  /// A view that has come elsewhere may have come into another tint.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    imageDidChange()
    framesDidMoveToWindow()
  }

  /// Stretches an image with caps to a new size, and turns one round where text runs the other way.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if hasCaps || (frames?.image ?? shownImage)?.flipsForRightToLeftLayoutDirection == true { showImage() }
  }

  /// The image, chosen and drawn for the surroundings.
  private(set) var shownImage: UIImage? {
    didSet {
      if shownImage?.size != oldValue?.size || shownImage?.alignmentRectInsets != oldValue?.alignmentRectInsets {
        ownSizeMayDiffer()
      }
    }
  }

  private var hasCaps: Bool { (frames?.image ?? shownImage)?.capInsets ?? .zero != .zero }

  private func begin() {
    isUserInteractionEnabled = false
    updateAccessibility { $0.traits = .image }
  }

  private func imageDidChange() {
    let image = chosen((isHighlighted ? highlightedImage : nil) ?? image)
    shownImage = image
    if image?.images != nil { framesImageDidChange() } else if frames?.isOfImage == true { frames = nil }
    showImage()
  }

  /// The picture of an asset that suits the surroundings, and a symbol as the view prefers it.
  func chosen(_ image: UIImage?) -> UIImage? {
    guard var image else { return nil }
    if let asset = image.imageAsset { image = asset.image(with: traitCollection) }
    let factor = accessibilityFactor
    guard image.isSymbolImage else { return factor == 1 ? image : image.enlarged(by: factor) }
    var configuration = image.symbolConfiguration ?? .unspecified
    if let preferred = preferredSymbolConfiguration { configuration = preferred.applying(configuration) }
    if configuration.values.textStyle != nil {
      configuration = configuration.withTraitCollection(traitCollection)
    } else if factor != 1 {
      configuration = configuration.enlarged(by: factor)
    }
    return configuration == image.symbolConfiguration ? image : image.withConfiguration(configuration)
  }

  private var accessibilityFactor: CGFloat {
    guard adjustsImageSizeForAccessibilityContentSizeCategory else { return 1 }
    let category = traitCollection.preferredContentSizeCategory
    guard category.isAccessibilityCategory else { return 1 }
    // As text grows from its usual size: our choice.
    return category.bodySize / UIContentSizeCategory.large.bodySize
  }

  func showImage() {
    guard let image = frames?.image ?? shownImage else {
      layer.layerContents = .none
      return
    }
    let size = bounds.size
    let stretches = image.capInsets != .zero && contentMode == .scaleToFill && size.width > 0 && size.height > 0
    let colors =
      image.dependsOnSurroundings
      ? traitCollection.performAsCurrent { image.shownColors(tint: tintColor ?? .systemBlue) } : []
    let picture = image.rendition(stretchedTo: stretches ? size : nil, colors: colors, isFlipped: isFlipped(image))
    if layer.layerContents != .picture(picture) { layer.layerContents = .picture(picture) }
  }

  private func isFlipped(_ image: UIImage) -> Bool {
    image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
