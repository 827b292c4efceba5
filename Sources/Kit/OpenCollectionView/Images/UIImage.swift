/// A picture: a file's bytes, which the host decodes, or a drawing.
///
/// Images are immutable, and hosts keep what they have been given: show the same image twice and it is sent once.
///
/// Difference from UIKit: there are no asset catalogues, no symbols and no animated images beyond what a file's bytes
/// make a host show.
open class UIImage: NSObject, @unchecked Sendable {
  // Unchecked: immutable, but for a cache that belongs to the main actor.

  /// What layers show, upright.
  public let picture: LayerPicture
  /// How the pixels of ``cgImage`` are turned for the image.
  public let imageOrientation: Orientation
  /// Whether the image is shown in its colours or in a tint.
  public let renderingMode: RenderingMode
  /// The margins that keep their size where the image is stretched, in points.
  public let capInsets: UIEdgeInsets
  /// What fills the space between the caps.
  public let resizingMode: ResizingMode

  private let storedCGImage: CGImage?
  @MainActor private var renditions = ImageRenditions()

  private init(
    picture: LayerPicture, cgImage: CGImage? = nil, orientation: Orientation = .up,
    renderingMode: RenderingMode = .automatic, capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .tile
  ) {
    self.picture = picture
    storedCGImage = cgImage
    imageOrientation = orientation
    self.renderingMode = renderingMode
    self.capInsets = capInsets
    self.resizingMode = resizingMode
  }

  /// An image of nothing.
  public override convenience init() {
    self.init(picture: LayerPicture(size: .zero, source: .drawn(DisplayList())))
  }

  /// An image that layers know as `picture`.
  public convenience init(picture: LayerPicture) { self.init(picture: picture, orientation: .up) }

  /// An image of one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// An image of a number of pixels per point, turned by `orientation`. A scale that is not above 0 counts as 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    self.init(
      picture: orientation.turned(cgImage.picture, scale: scale), cgImage: cgImage, orientation: orientation)
  }

  /// An image from the bytes of a PNG, JPEG, GIF or WebP file; nil for bytes that are none of these.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// An image from the bytes of a file with a number of pixels per point; nil for bytes that are no image.
  public convenience init?(data: Data, scale: CGFloat) {
    let bytes = [UInt8](data)
    guard scale > 0, scale.isFinite, let header = ImageHeader(bytes) else { return nil }
    self.init(
      picture: LayerPicture(
        size: CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale), scale: scale,
        source: .encoded(bytes: bytes, mediaType: header.mediaType)))
  }

  /// An image from a file; nil where there is none or its bytes are no image. A name that ends in `@2x` has two pixels per point.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// The size in points.
  open var size: CGSize { picture.size }

  /// Pixels per point.
  open var scale: CGFloat { picture.scale }

  /// The image without its orientation and scale; nil for an image of nothing.
  open var cgImage: CGImage? {
    if let storedCGImage { return storedCGImage }
    let image = CGImage(picture: picture)
    return image.width > 0 && image.height > 0 ? image : nil
  }

  /// The bytes of a PNG file.
  ///
  /// Difference from UIKit: nil for drawings and for files of another type, since nothing is decoded here.
  open func pngData() -> Data? {
    guard case .encoded(let bytes, "image/png") = (storedCGImage?.picture ?? picture).source else { return nil }
    return Data(bytes)
  }

  // MARK: Other images from this one

  /// The same image, shown in its colours or in a tint.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      picture: picture, cgImage: storedCGImage, orientation: imageOrientation, renderingMode: renderingMode,
      capInsets: capInsets, resizingMode: resizingMode)
  }

  /// The same image, its middle repeated to fill larger sizes.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same image with margins that keep their size. Insets that are negative, or no numbers, count as 0.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    func inset(_ value: CGFloat) -> CGFloat { value > 0 && value.isFinite ? value : 0 }
    let insets = UIEdgeInsets(
      top: inset(capInsets.top), left: inset(capInsets.left), bottom: inset(capInsets.bottom),
      right: inset(capInsets.right))
    return UIImage(
      picture: picture, cgImage: storedCGImage, orientation: imageOrientation, renderingMode: renderingMode,
      capInsets: insets, resizingMode: resizingMode)
  }

  /// The image's shape in a colour, shown in that colour.
  ///
  /// Difference from UIKit: a dynamic colour is taken as it is in the current traits.
  open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .alwaysOriginal) }

  /// The image's shape in a colour.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      picture: picture.tinted(color.cgColor.layerColor), renderingMode: renderingMode, capInsets: capInsets,
      resizingMode: resizingMode)
  }

  /// The image, its left and right exchanged.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(
      picture: Orientation.upMirrored.turned(picture, scale: scale), cgImage: cgImage,
      orientation: imageOrientation.mirrored, renderingMode: renderingMode, capInsets: capInsets,
      resizingMode: resizingMode)
  }

  // MARK: Drawing

  /// Draws the image into the current context at a point.
  @MainActor open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image into the current context at a point, with a blend mode and an opacity of its own.
  @MainActor open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into the current context, stretched into a rectangle; its caps keep their size.
  @MainActor open func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(in: rect, context)
  }

  /// Draws the image into the current context, stretched into a rectangle, with a blend mode and an opacity of its own.
  @MainActor open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect, context)
    context.restoreGState()
  }

  private func draw(in rect: CGRect, _ context: CGContext) {
    guard capInsets != .zero else { return context.draw(picture, in: rect) }
    for part in CapLayout(size: size, insets: capInsets, mode: resizingMode).parts(in: rect) {
      context.draw(picture, part: part.source, in: part.target)
    }
  }

  /// What a layer of a size shows: the image itself, or a drawing of it with a tint or stretched between its caps,
  /// which is made once.
  @MainActor func rendition(stretchedTo target: CGSize?, tint: LayerColor?) -> LayerPicture {
    guard tint != nil || target != nil, size.width > 0, size.height > 0 else { return picture }
    return renditions.picture(ImageRenditions.Key(width: target?.width, height: target?.height, tint: tint)) {
      var shown = picture
      if let target {
        let context = CGContext(size: target)
        draw(in: CGRect(origin: .zero, size: target), context)
        shown = LayerPicture(size: target, scale: scale, source: .drawn(context.displayList))
      }
      return tint.map { shown.tinted($0) } ?? shown
    }
  }
}
