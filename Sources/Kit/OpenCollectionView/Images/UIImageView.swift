/// Shows a picture.
///
/// An image whose mode is `alwaysTemplate` is shown in the view's tint, and one with caps is stretched between them
/// while the content mode is `scaleToFill`.
open class UIImageView: UIView {
  /// A view as large as its image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    showImage()
  }

  /// A view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view from an archive: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The picture.
  open var image: UIImage? {
    didSet { if image !== oldValue { showImage() } }
  }

  /// The picture that is shown while ``isHighlighted``; the usual one where nil.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { showImage() } }
  }

  /// Whether the picture for highlighting is shown. Cells set it for the image views in them.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue, highlightedImage != nil { showImage() } }
  }

  /// How the picture is laid into the view.
  open override var contentMode: UIView.ContentMode {
    didSet {
      layer.contentsGravity = contentMode.contentsGravity
      if shownImage?.capInsets != .zero { showImage() }
    }
  }

  /// The size of the picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// The size of the picture.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// The picture is given to the host as it is; a tinted one anew, since the tint depends on the traits.
  open override func display(_ layer: CALayer) { showTint() }

  /// The tint of an image that is shown in it has changed.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
  }

  /// A view that has come elsewhere may have come into another tint.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    showTint()
  }

  /// Stretches an image with caps to a new size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let insets = shownImage?.capInsets, insets != .zero { showImage() }
  }

  private var shownImage: UIImage? { (isHighlighted ? highlightedImage : nil) ?? image }

  private func showTint() {
    if shownImage?.renderingMode == .alwaysTemplate { showImage() }
  }

  private func showImage() {
    guard let image = shownImage else {
      layer.layerContents = .none
      return
    }
    let size = bounds.size
    let stretches = image.capInsets != .zero && contentMode == .scaleToFill && size.width > 0 && size.height > 0
    var tint: LayerColor?
    if image.renderingMode == .alwaysTemplate {
      tint = traitCollection.performAsCurrent { (tintColor ?? .systemBlue).cgColor.layerColor }
    }
    layer.layerContents = .picture(image.rendition(stretchedTo: stretches ? size : nil, tint: tint))
  }
}
