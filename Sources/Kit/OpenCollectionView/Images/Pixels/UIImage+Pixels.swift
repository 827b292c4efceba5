import LayerEngine

extension UIImage {
  /// The bytes of the PNG file that the image was made of; nil for others.
  var encodedPNG: Data? {
    guard case .encoded(let bytes, "image/png") = (storedCGImage?.picture ?? picture).source else { return nil }
    return Data(bytes)
  }

  func png() -> Data? {
    if let encodedPNG { return encodedPNG }
    guard let image = cgImage else { return nil }
    return image.pixels(for: "pngData()")?.png.map { Data($0) }
  }

  func jpeg(_ quality: CGFloat) -> Data? {
    if case .encoded(let bytes, "image/jpeg") = picture.source { return Data(bytes) }
    guard let image = cgImage, let pixels = image.pixels(for: "jpegData(compressionQuality:)") else { return nil }
    let file = ImagePixels.drawer?.jpeg(
      of: pixels.bytes, width: pixels.width, height: pixels.height, quality: quality > 0 ? min(quality, 1) : 0,
      orientation: imageOrientation.exifNumber)
    return file.map { Data($0) }
  }

  /// The image in pixels of its own; nil where nothing draws pixels.
  func drawnThumbnail(_ size: CGSize) -> UIImage? {
    guard let drawing = thumbnail(size)?.picture, ImagePixels.drawer != nil else { return nil }
    let image = CGImage(picture: drawing)
    guard let file = image.pixels(for: "preparingThumbnail(of:)")?.png else { return nil }
    return UIImage(
      picture: LayerPicture(
        size: CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale), scale: scale,
        source: .encoded(bytes: file, mediaType: "image/png")))
  }
}

extension UIImage.Orientation {
  /// The number of the orientation in Exif data.
  var exifNumber: Int {
    switch self {
    case .up: 1
    case .upMirrored: 2
    case .down: 3
    case .downMirrored: 4
    case .leftMirrored: 5
    case .right: 6
    case .rightMirrored: 7
    case .left: 8
    }
  }
}
