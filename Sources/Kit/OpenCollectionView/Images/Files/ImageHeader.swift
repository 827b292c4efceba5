/// The description of an image in its file: its type, its size in pixels, and how long its pictures take.
///
/// Reads any bytes without trapping; bytes that are no image, or too short to say, give nil.
struct ImageHeader: Equatable {
  let mediaType: String
  /// The size as hosts show it, that is, with ``orientation``.
  let width: Double
  let height: Double
  /// How the file says that its pixels are to be turned; hosts do that when they decode.
  var orientation = UIImage.Orientation.up
  /// How long the pictures of a file of several take, in seconds; 0 for one.
  var duration = 0.0

  init?(_ bytes: [UInt8]) {
    let file = FileBytes(bytes)
    guard
      let header = Self.png(file) ?? Self.gif(file) ?? Self.jpeg(file) ?? Self.webP(file) ?? Self.svg(file),
      header.width > 0, header.height > 0, header.width < Self.mostPixels, header.height < Self.mostPixels
    else { return nil }
    self = header
  }

  init(mediaType: String, width: Double, height: Double, duration: Double = 0) {
    self.mediaType = mediaType
    self.width = width
    self.height = height
    self.duration = duration
  }

  /// 2^31: the most that a PNG file, which can say the most, is allowed to.
  private static let mostPixels = 2_147_483_648.0
}
