/// A picture: a file's bytes, which the host decodes, or a drawing.
///
/// Images are immutable, and hosts keep what they have been given: show the same image twice and it is sent once.
open class UIImage: NSObject, @unchecked Sendable {
  // Unchecked: immutable.

  /// What layers show.
  public let picture: LayerPicture

  /// An image that layers know as `picture`.
  public init(picture: LayerPicture) { self.picture = picture }

  /// An image from the bytes of a PNG, JPEG, GIF or WebP file; nil for bytes that are none of these.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// An image from the bytes of a file with a number of pixels per point; nil for bytes that are no image.
  public init?(data: Data, scale: CGFloat) {
    let bytes = [UInt8](data)
    guard scale > 0, scale.isFinite, let header = ImageHeader(bytes) else { return nil }
    picture = LayerPicture(
      size: CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale), scale: scale,
      source: .encoded(bytes: bytes, mediaType: header.mediaType))
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

  /// Draws the image into the current context at a point.
  @MainActor open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image into the current context, stretched into a rectangle.
  @MainActor open func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(picture, in: rect) }
}
