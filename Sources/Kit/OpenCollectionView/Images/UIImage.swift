/// A picture: a file's bytes, which the host decodes, a drawing, or a symbol.
///
/// Images are immutable, and hosts keep what they have been given: show the same image twice and it is sent once. A subclass may have
/// initializers of its own, which call one of those that make an image of bytes, of a file or of a `CGImage`.
///
/// Difference from UIKit: what asset catalogues hold is read from their files, and none in PDF. A GIF, PNG or WebP file of several
/// pictures moves by itself where a view shows it, since the host decodes it, and ``images`` is nil for it.
open class UIImage: NSObject, @unchecked Sendable {
  // Unchecked: immutable, but for a cache that belongs to the main actor.

  /// The picture that layers show, upright.
  public let picture: LayerPicture
  // Set while the image is being made, and never again.
  private(set) var settings = ImageSettings()
  private(set) var storedCGImage: CGImage?
  private(set) var renditions = ImageRenditions()

  /// An image that layers know as `picture`.
  public init(picture: LayerPicture) {
    self.picture = picture
    super.init()
  }

  convenience init(
    picture: LayerPicture, cgImage: CGImage? = nil, settings: ImageSettings,
    renditions: ImageRenditions = ImageRenditions()
  ) {
    self.init(picture: picture)
    storedCGImage = cgImage
    self.settings = settings
    self.renditions = renditions
  }

  /// An image of nothing.
  public override init() {
    picture = LayerPicture(size: .zero, source: .drawn(DisplayList()))
    super.init()
  }

  /// An image from an archive: there are none of images here, so that it is nil.
  public required init?(coder: NSCoder) { nil }

  /// An image of one pixel per point.
  public init(cgImage: CGImage) {
    picture = cgImage.picture
    storedCGImage = cgImage
    super.init()
  }

  /// An image of a number of pixels per point, turned by `orientation`. A scale that is not above 0 counts as 1.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    picture = orientation.turned(cgImage.picture, scale: scale > 0 && scale.isFinite ? scale : 1)
    storedCGImage = cgImage
    settings = ImageSettings(orientation: orientation)
    super.init()
  }

  /// An image from the bytes of a PNG, JPEG, GIF, WebP or SVG file; nil for bytes that are none of these.
  public init?(data: Data) {
    guard let file = ImageFile(data, scale: 1) else { return nil }
    (picture, storedCGImage, settings) = (file.picture, file.pixels, file.settings)
    super.init()
  }

  /// An image from the bytes of a file with a number of pixels per point; nil for bytes that are no image.
  ///
  /// Only the head of the file is read here, so that a file whose pixels are broken is an image that shows nothing. The
  /// orientation in a JPEG file's EXIF data is that of the image. SVG files, which have no pixels, count one per point;
  /// they are shown as pictures, in which scripts do not run and nothing is loaded.
  public init?(data: Data, scale: CGFloat) {
    guard let file = ImageFile(data, scale: scale) else { return nil }
    (picture, storedCGImage, settings) = (file.picture, file.pixels, file.settings)
    super.init()
  }

  /// An image from a file; nil where there is none or its bytes are no image.
  ///
  /// A name that ends in `@2x` has two pixels per point. No other files are looked for.
  public init?(contentsOfFile path: String) {
    guard let file = ImageFile(path: path) else { return nil }
    (picture, storedCGImage, settings) = (file.picture, file.pixels, file.settings)
    super.init()
  }

  /// An image of a file in the program's bundle, as a literal in Xcode makes it. A name without a file is an error of the program.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = Self.find(name, in: nil, scale: UITraitCollection.current.displayScale) else {
      ProgrammingErrors.report(
        "There is no image “\(name)” in the main bundle: add the file, or use UIImage(named:), which may be nil.",
        instead: "the image is empty")
      self.init(picture: LayerPicture(size: .zero, source: .drawn(DisplayList())))
      return
    }
    self.init(picture: image.picture, cgImage: image.storedCGImage, settings: image.settings)
  }

  // MARK: What it is like

  /// The size in points.
  open var size: CGSize { picture.size }

  /// Pixels per point.
  open var scale: CGFloat { picture.scale }

  /// How the pixels of ``cgImage`` are turned for the image.
  open var imageOrientation: Orientation { settings.orientation }

  /// Tells whether the image is shown in its colours or in a tint.
  open var renderingMode: RenderingMode { settings.renderingMode }

  /// The margins that keep their size where the image is stretched, in points.
  open var capInsets: UIEdgeInsets { settings.capInsets }

  /// The way of filling the space between the caps.
  open var resizingMode: ResizingMode { settings.resizingMode }

  /// How far the picture's outline lies inside of what counts where it is lined up with others, in points.
  open var alignmentRectInsets: UIEdgeInsets { settings.alignmentRectInsets }

  /// Tells whether left and right are exchanged in views where text runs from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { settings.flipsForRightToLeft }

  /// The baseline of text beside the image, in points above its foot; nil for an image without one.
  open var baselineOffsetFromBottom: CGFloat? { settings.baselineOffset }

  /// The use of the image; a symbol's says how it is drawn.
  open var configuration: Configuration? { settings.configuration ?? Configuration(values: ConfigurationValues()) }

  /// How a symbol is drawn; nil for other images.
  open var symbolConfiguration: SymbolConfiguration? {
    guard settings.symbol != nil else { return nil }
    return settings.configuration as? SymbolConfiguration ?? .unspecified
  }

  /// Tells whether the image is a symbol.
  open var isSymbolImage: Bool { settings.symbol != nil }

  /// The surroundings that the image is for.
  open var traitCollection: UITraitCollection { settings.configuration?.traitCollection ?? UITraitCollection() }

  /// The images that this one was chosen from; nil where there was no choice.
  open var imageAsset: UIImageAsset? { settings.asset }

  /// The pictures of an image that moves; nil for others, and for files whose pictures the host decodes.
  open var images: [UIImage]? { settings.frames }

  /// How long the pictures of an image that moves take, in seconds: also those of a file. 0 for others.
  open var duration: TimeInterval { settings.duration }

  /// The image without its orientation and scale; nil for an image of nothing.
  open var cgImage: CGImage? {
    if let storedCGImage { return storedCGImage }
    let image = CGImage(picture: picture)
    return image.width > 0 && image.height > 0 ? image : nil
  }

  /// The bytes of a PNG file: those that the image was made of, or a file of what is drawn, in its pixels. The orientation is left
  /// out, as in UIKit.
  ///
  /// Difference from UIKit: drawings need the product `OpenCollectionViewPixels`. Nil without it, and for files of another type.
  open func pngData() -> Data? { png() }

  // MARK: Other images from this one

  /// The same image, shown in its colours or in a tint.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The same image, its middle repeated to fill larger sizes.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same image with margins that keep their size. Insets that are negative, or no numbers, count as 0.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    withCaps(capInsets, resizingMode)
  }

  /// The same image with margins of which only the first are said, and one point between them to be stretched.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    withStretch(leftCapWidth, topCapHeight)
  }

  /// The left margin that keeps its size, in points.
  open var leftCapWidth: Int { wholePoints(capInsets.left) }

  /// The upper margin that keeps its size, in points.
  open var topCapHeight: Int { wholePoints(capInsets.top) }

  /// The image's shape in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

  /// The image's shape in a colour. Show it `alwaysOriginal`: as a template it takes the tint of the view.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { tinted(color, renderingMode) }

  /// The image, its left and right exchanged.
  open func withHorizontallyFlippedOrientation() -> UIImage { flipped() }

  /// The image, its left and right exchanged in views where text runs from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flipsForRightToLeft = true } }

  /// The same image, lined up with others by a rectangle inside of it.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The same image with a baseline, in points above its foot.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffset = baselineOffset }
  }

  /// The same image without a baseline.
  open func imageWithoutBaseline() -> UIImage { changed { $0.baselineOffset = nil } }

  /// The image for a configuration: a symbol drawn in its way, or the one of ``imageAsset`` that suits it.
  open func withConfiguration(_ configuration: Configuration) -> UIImage { configured(configuration) }

  /// The symbol drawn as the configuration says, and as before where it says nothing; nil for an image that is none.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? configured(configuration) : nil
  }

  // MARK: Getting ready

  /// The image, ready to be shown.
  ///
  /// Difference from UIKit: it is the image itself, since hosts decode; nil for an image of nothing.
  open func preparingForDisplay() -> UIImage? { size.width > 0 && size.height > 0 ? self : nil }

  /// Calls back with the image, ready to be shown.
  ///
  /// Difference from UIKit: it does so at once, and on the same actor, since hosts decode.
  open func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(preparingForDisplay())
  }

  /// The image, ready to be shown. See ``preparingForDisplay()``.
  open func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// The image in another size, stretched; nil for a size that is none.
  ///
  /// With the product `OpenCollectionViewPixels` it has pixels of its own, as many as the size has. Difference from UIKit: without it,
  /// and for files that only hosts decode, it is a drawing of the image, which is as large in memory as before.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { drawnThumbnail(size) ?? thumbnail(size) }

  /// Calls back with the image in another size, at once. See ``preparingThumbnail(of:)``.
  open func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// The image in another size. See ``preparingThumbnail(of:)``.
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  // MARK: Drawing

  /// The format with which an image renderer makes an image like this one.
  @preconcurrency @MainActor open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// Draws the image into the current context at a point.
  @preconcurrency @MainActor open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image into the current context at a point, with a blend mode and an opacity of its own.
  @preconcurrency @MainActor open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into the current context, stretched into a rectangle; its caps keep their size.
  @preconcurrency @MainActor open func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(picture, in: rect, context)
  }

  /// Draws the image into the current context, stretched into a rectangle, with a blend mode and an opacity of its own.
  @preconcurrency @MainActor open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(picture, in: rect, context)
    context.restoreGState()
  }

  /// Fills a rectangle of the current context with the image, again and again from the context's origin on.
  @preconcurrency @MainActor open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawPattern(in: rect, context)
  }

  // MARK: Photos

  /// The bytes of a JPEG file with the image's orientation; what is clear is white in it.
  ///
  /// Difference from UIKit: an image of a JPEG file has the bytes of that, whatever the quality. Others need the product
  /// `OpenCollectionViewPixels`: nil without it.
  ///
  /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best picture.
  open func jpegData(compressionQuality: CGFloat) -> Data? { jpeg(compressionQuality) }
}
