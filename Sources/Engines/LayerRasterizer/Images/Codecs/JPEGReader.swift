#if SystemLibraries
import CTurboJPEG

/// Reads JPEG files by libjpeg-turbo: with and without steps, grey, in colours and in those of printers.
enum JPEGReader {
  static func begins(_ file: [UInt8]) -> Bool { file.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// Looks for the mark of a picture's end, from behind, where it stands.
  private static func hasEnd(_ file: [UInt8]) -> Bool {
    file.withUnsafeBufferPointer { bytes in
      var at = bytes.count - 2
      while at > 2 {
        if bytes[at] == 0xFF, bytes[at + 1] == 0xD9 { return true }
        at -= 1
      }
      return false
    }
  }

  static func read(_ file: [UInt8]) throws(PNGReader.Fault) -> PNGReader.Image {
    guard let reader = tjInitDecompress() else { throw .damaged("data") }
    defer { tjDestroy(reader) }
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard tjDecompressHeader3(reader, file, UInt(file.count), &width, &height, &sampling, &space) == 0,
      width > 0, height > 0
    else { throw .damaged("header") }
    guard Int(width) <= PNGReader.mostPixels / Int(height) else {
      throw .tooLarge(width: Int(width), height: Int(height))
    }
    // Of a file in steps the decoder makes a picture from any number of them.
    guard hasEnd(file) else { throw .cutShort }
    // A block of 64 pixels takes a bit at least, so that a short file cannot claim much memory.
    guard Int(width) * Int(height) <= file.count * 1024 else { throw .cutShort }
    let isPrinted = space == TJCS_CMYK.rawValue || space == TJCS_YCCK.rawValue
    var pixels = [UInt8](repeating: 255, count: Int(width) * Int(height) * 4)
    let format = isPrinted ? TJPF_CMYK.rawValue : TJPF_RGBX.rawValue
    // Files of thousands of steps would take minutes.
    let answer = tjDecompress2(
      reader, file, UInt(file.count), &pixels, width, 0, height, Int32(format), TJFLAG_LIMITSCANS)
    if answer != 0 {
      guard tjGetErrorCode(reader) == TJERR_WARNING.rawValue else { throw .damaged("data") }
      // Bytes too many between its parts harm no picture; whatever else is amiss, a part of the picture is not there.
      let words = tjGetErrorStr2(reader).map { String(cString: $0) } ?? ""
      guard words.contains("extraneous bytes") else { throw .cutShort }
    }
    for index in stride(from: 0, to: pixels.count, by: 4) {
      if isPrinted {
        // As programs for printing write them: full ink is 0.
        let light = Int(pixels[index + 3])
        for channel in index..<index + 3 { pixels[channel] = UInt8(Int(pixels[channel]) * light / 255) }
      }
      pixels[index + 3] = 255
    }
    return PNGReader.Image(width: Int(width), height: Int(height), pixels: pixels)
  }
}
#endif
