import RasterKernel

/// The colours of a gradient from its start to its end.
final class GradientColors {
  let bytes: PixelBytes
  /// The colours that are not clear.
  let seen: Range<Int>
  /// Tells whether no colour is clear, nor partly so.
  let isOpaque: Bool

  init(_ bytes: PixelBytes) {
    self.bytes = bytes
    let alphas = (0..<bytes.width).map { bytes.base[4 * $0 + 3] }
    let first = alphas.firstIndex { $0 > 0 } ?? 0
    seen = first..<(alphas.lastIndex { $0 > 0 } ?? -1) + 1
    isOpaque = alphas.allSatisfy { $0 == 255 }
  }
}
