#if BrowserHost
import Foundation

/// Puts pictures in the WebP format together to one that moves and begins again at its end.
struct AnimatedWebP {
  let width: Int
  let height: Int
  private var frames: [UInt8] = []

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Adds a picture of the animation's size, as a browser encodes it; answers whether it is one.
  mutating func append(_ picture: [UInt8], milliseconds: Int) -> Bool {
    guard let image = Self.image(in: picture) else { return false }
    var frame: [UInt8] = []
    // Where it is, in steps of two points, and how large.
    frame += Self.bytes(0, 3) + Self.bytes(0, 3) + Self.bytes(width - 1, 3) + Self.bytes(height - 1, 3)
    // It takes the place of what was there, rather than being laid on it.
    frame += Self.bytes(milliseconds, 3) + [0b10] + image
    frames += Self.chunk("ANMF", frame)
    return true
  }

  /// The file.
  var data: Data {
    let head = [0b10, 0, 0, 0] + Self.bytes(width - 1, 3) + Self.bytes(height - 1, 3)
    // White behind it, and over and over.
    let body =
      Array("WEBP".utf8) + Self.chunk("VP8X", head) + Self.chunk("ANIM", [255, 255, 255, 255, 0, 0]) + frames
    return Data(Array("RIFF".utf8) + Self.bytes(body.count, 4) + body)
  }

  /// The chunk with the picture itself: lossy or lossless.
  private static func image(in file: [UInt8]) -> [UInt8]? {
    guard file.count > 20, file.starts(with: Array("RIFF".utf8)) else { return nil }
    var offset = 12
    while offset + 8 <= file.count {
      let name = String(decoding: file[offset..<offset + 4], as: UTF8.self)
      let size = (0..<4).reduce(0) { $0 | Int(file[offset + 4 + $1]) << (8 * $1) }
      let end = offset + 8 + size + size % 2
      guard end <= file.count else { return nil }
      if name == "VP8 " || name == "VP8L" { return Array(file[offset..<end]) }
      offset = end
    }
    return nil
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Array(name.utf8) + bytes(content.count, 4) + content + (content.count % 2 == 1 ? [0] : [])
  }

  private static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
#endif
