#if SystemLibraries
import CWebP

/// Reads WebP files by libwebp, with losses and without. Those that move are refused.
enum WebPReader {
  static func begins(_ file: [UInt8]) -> Bool {
    file.count > 12 && file.starts(with: "RIFF".utf8) && file[8..<12].elementsEqual("WEBP".utf8)
  }

  static func read(_ file: [UInt8]) throws(PNGReader.Fault) -> PNGReader.Image {
    var features = WebPBitstreamFeatures()
    switch WebPGetFeatures(file, file.count, &features) {
    case VP8_STATUS_OK: break
    case VP8_STATUS_NOT_ENOUGH_DATA: throw .cutShort
    default: throw .damaged("header")
    }
    let (width, height) = (Int(features.width), Int(features.height))
    guard features.has_animation == 0 else { throw .damaged("first picture: it moves, and") }
    // The format has at most 16,383 by 16,383 pixels.
    guard width > 0, height > 0, width <= PNGReader.mostPixels / height else {
      throw .tooLarge(width: width, height: height)
    }
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    let count = pixels.count
    let isDecoded = pixels.withUnsafeMutableBufferPointer {
      WebPDecodeRGBAInto(file, file.count, $0.baseAddress, count, Int32(width * 4)) != nil
    }
    guard isDecoded else { throw .damaged("data") }
    if features.has_alpha != 0 {
      for index in stride(from: 0, to: count, by: 4) where pixels[index + 3] < 255 {
        let alpha = Int(pixels[index + 3])
        for channel in index..<index + 3 { pixels[channel] = UInt8((Int(pixels[channel]) * alpha + 127) / 255) }
      }
    }
    return PNGReader.Image(width: width, height: height, pixels: pixels)
  }
}
#endif
