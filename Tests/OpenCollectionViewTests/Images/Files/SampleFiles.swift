/// Files of each type: whole in their heads, 30 by 20 pixels unless said.
enum SampleFiles {
  private static func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(value >> ($0 * 8) & 255) }
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    big(data.count, 4) + Array(type.utf8) + data + [0, 0, 0, 0]
  }

  static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", big(30, 4) + big(20, 4) + [8, 6, 0, 0, 0])

  /// Three pictures, of a tenth, a quarter and half a second.
  static let animatedPNG: [UInt8] =
    png + chunk("acTL", big(3, 4) + big(0, 4)) + frame(10, 100) + chunk("IDAT", [1, 2, 3]) + frame(1, 4)
    + chunk("fdAT", [0, 0, 0, 2, 9]) + frame(50, 0) + chunk("IEND", [])

  private static func frame(_ numerator: Int, _ denominator: Int) -> [UInt8] {
    chunk("fcTL", big(0, 20) + big(numerator, 2) + big(denominator, 2) + [0, 0])
  }

  static let gif: [UInt8] = Array("GIF89a".utf8) + [30, 0, 20, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]

  /// Two pictures, of half a second and of no time.
  static let animatedGIF: [UInt8] =
    gif + [0x21, 0xFF, 3, 1, 2, 3, 0] + gifFrame(delay: 50) + gifFrame(delay: 0) + [0x3B]

  private static func gifFrame(delay: UInt8) -> [UInt8] {
    [0x21, 0xF9, 4, 0, delay, 0, 0, 0, 0x2C, 0, 0, 0, 0, 30, 0, 20, 0, 0x80, 1, 1, 1, 2, 2, 2, 2, 2, 0x44, 1, 0]
  }

  /// With what cameras write before the frame: JFIF, EXIF with an orientation, a comment, filled markers.
  static func jpeg(orientation: UInt8? = nil, isBigEndian: Bool = true, isProgressive: Bool = false) -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2]
    if let orientation {
      let exif: [UInt8] =
        isBigEndian
        ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 2, 1, 0x0F, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0]
          + [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
        : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
      let segment = Array("Exif\0\0".utf8) + exif
      bytes += [0xFF, 0xE1] + big(segment.count + 2, 2) + segment
    }
    bytes += [0xFF, 0xFE, 0, 4, 0xFF, 0xC0, 0xFF, 0xFF, 0xFF, 0xDB, 0, 3, 1, 0xFF, 0xC4, 0, 2]
    return bytes + [0xFF, isProgressive ? 0xC2 : 0xC0, 0, 17, 8, 0, 20, 0, 30, 3, 1, 0x22, 0, 0xFF, 0xDA, 0, 2]
  }

  static let plainWebP: [UInt8] =
    Array("RIFF".utf8) + [50, 0, 0, 0] + Array("WEBPVP8 ".utf8) + [
      38, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 30, 0, 20, 0,
    ]

  static let losslessWebP: [UInt8] =
    Array("RIFF".utf8) + [50, 0, 0, 0] + Array("WEBPVP8L".utf8) + [38, 0, 0, 0, 0x2F, 29, 0xC0, 4, 0, 0, 0, 0, 0, 0]

  static func extendedWebP(flags: UInt8) -> [UInt8] {
    Array("RIFF".utf8) + [50, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, flags, 0, 0, 0, 29, 0, 0, 19, 0, 0]
  }

  /// Two pictures, of 200 and 300 milliseconds.
  static let animatedWebP: [UInt8] = extendedWebP(flags: 2) + webPFrame(200) + webPFrame(300)

  private static func webPFrame(_ milliseconds: Int) -> [UInt8] {
    Array("ANMF".utf8) + [17, 0, 0, 0] + [UInt8](repeating: 0, count: 12)
      + [UInt8(milliseconds & 255), UInt8(milliseconds >> 8), 0, 0, 7, 0]
  }

  static let svg = Array(
    """
    <?xml version="1.0"?><!-- A picture. --><!DOCTYPE svg [<!ENTITY a ">">]>
    <svg xmlns="http://www.w3.org/2000/svg" width='30' height = "20px" viewBox="0 0 3 2"><path d="M0 0"/></svg>
    """.utf8)

  static let all: [[UInt8]] = [
    png, animatedPNG, gif, animatedGIF, jpeg(), jpeg(orientation: 6), jpeg(orientation: 3, isBigEndian: false),
    jpeg(isProgressive: true), plainWebP, losslessWebP, extendedWebP(flags: 0), animatedWebP, svg,
  ]
}
