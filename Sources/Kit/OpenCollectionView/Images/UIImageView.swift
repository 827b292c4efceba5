/// Shows a picture.
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
    didSet { layer.contentsGravity = contentMode.contentsGravity }
  }

  /// The size of the picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// The size of the picture.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// The picture is given to the host as it is.
  open override func display(_ layer: CALayer) {}

  private func showImage() {
    let shown = (isHighlighted ? highlightedImage : nil) ?? image
    layer.layerContents = shown.map { .picture($0.picture) } ?? .none
  }
}
