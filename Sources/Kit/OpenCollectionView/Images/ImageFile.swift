import Foundation

/// The things that a file's head says of the image in it.
struct ImageFile {
  var picture: LayerPicture
  var settings: ImageSettings
  /// The picture that lies in the file, where that is turned.
  var pixels: CGImage?

  /// nil for bytes that are no image, and for a scale that is none.
  init?(_ data: Data, scale: CGFloat) {
    let bytes = [UInt8](data)
    guard scale > 0, scale.isFinite, let header = ImageHeader(bytes) else { return nil }
    picture = LayerPicture(
      size: CGSize(width: header.width / scale, height: header.height / scale), scale: scale,
      source: .encoded(bytes: bytes, mediaType: header.mediaType))
    settings = ImageSettings(orientation: header.orientation)
    settings.duration = header.duration
    if header.orientation != .up {
      // The host turns the picture while it decodes; what lies in the file is the picture turned back.
      pixels = CGImage(picture: header.orientation.inverse.turned(picture, scale: scale))
    }
  }

  /// nil where there is no file or its bytes are no image. A name that ends in `@2x` has two pixels per point.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
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
