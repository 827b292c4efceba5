import Foundation
import LayerEngine
import LayerRasterizer

extension LayerSketch {
  /// The picture of the tree, its words as bars.
  func picture(scale: CGFloat = 1, threads: Int = 1) -> RasterPicture {
    do {
      return try LayerRasterizer(text: .bars, threadCount: threads).picture(of: mirror, scale: scale)
    } catch {
      fatalError("\(error)")
    }
  }
}

extension RasterPicture {
  /// A pixel's red, green, blue and opacity as a word.
  func word(_ x: Int, _ y: Int) -> String {
    let pixel = self[x, y]
    return (0..<4).map { (pixel[$0] < 16 ? "0" : "") + String(pixel[$0], radix: 16) }.joined()
  }

  /// A row of one channel.
  func row(_ y: Int, channel: Int = 0, from: Int = 0, to: Int? = nil) -> [UInt8] {
    (from..<(to ?? width)).map { self[$0, y][channel] }
  }

  /// FNV-1a of all bytes.
  var checksum: String {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in pixels { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    return String(hash, radix: 16)
  }
}
