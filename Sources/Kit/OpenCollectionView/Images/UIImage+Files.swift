extension UIImage {
  /// An image from the bytes of a PNG, JPEG, GIF, WebP or SVG file; nil for bytes that are none of these.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// An image from the bytes of a file with a number of pixels per point; nil for bytes that are no image.
  ///
  /// Only the head of the file is read here, so that a file whose pixels are broken is an image that shows nothing. The
  /// orientation in a JPEG file's EXIF data is that of the image. SVG files, which have no pixels, count one per point;
  /// they are shown as pictures, in which scripts do not run and nothing is loaded.
  public convenience init?(data: Data, scale: CGFloat) {
    let bytes = [UInt8](data)
    guard scale > 0, scale.isFinite, let header = ImageHeader(bytes) else { return nil }
    let picture = LayerPicture(
      size: CGSize(width: header.width / scale, height: header.height / scale), scale: scale,
      source: .encoded(bytes: bytes, mediaType: header.mediaType))
    var settings = ImageSettings(orientation: header.orientation)
    settings.duration = header.duration
    var pixels: CGImage?
    if header.orientation != .up {
      // The host turns the picture while it decodes; what lies in the file is the picture turned back.
      pixels = CGImage(picture: header.orientation.inverse.turned(picture, scale: scale))
    }
    self.init(picture: picture, cgImage: pixels, settings: settings)
  }

  /// An image from a file; nil where there is none or its bytes are no image.
  ///
  /// A name that ends in `@2x` has two pixels per point. No other files are looked for.
  public convenience init?(contentsOfFile path: String) {
    guard let image = Self.file(path) else { return nil }
    self.init(picture: image.picture, cgImage: image.storedCGImage, settings: image.settings)
  }

  static func file(_ path: String) -> UIImage? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return UIImage(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }
}

extension UIImage.Orientation {
  /// The orientation that takes this one back.
  var inverse: Self {
    switch self {
    case .left: .right
    case .right: .left
    default: self
    }
  }
}
