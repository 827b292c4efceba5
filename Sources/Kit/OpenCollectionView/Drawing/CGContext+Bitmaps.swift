public import LayerEngine

extension CGContext {
  /// A context for an image of so many pixels, with the origin at the lower left and y upwards, as Core Graphics has it.
  ///
  /// The drawing is kept as commands, so that only the size counts; ``makeImage()`` answers the image.
  ///
  /// - Parameters:
  ///   - data: nil. Memory of the program's own is not drawn into: with any there is no context.
  ///   - width: the width in pixels, from 1 to 30,000.
  ///   - height: the height in pixels, from 1 to 30,000.
  ///   - bitsPerComponent: without effect.
  ///   - bytesPerRow: without effect.
  ///   - space: without effect: the image's colours are sRGB.
  ///   - bitmapInfo: without effect: the image has an opacity.
  /// - Returns: nil for memory of the program's own, and for other sizes.
  ///
  /// Difference from Core Graphics: ``ctm`` has the turn to the upper left in it.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard data == nil, (1...30_000).contains(width), (1...30_000).contains(height) else { return nil }
    self.init(size: CGSize(width: width, height: height))
    translateBy(x: 0, y: CGFloat(height))
    scaleBy(x: 1, y: -1)
  }

  /// The memory of the pixels, which are not kept as such: nil. See ``makeImage()``.
  public var data: UnsafeMutableRawPointer? { nil }

  /// The width in pixels of a context for an image; 0 for others.
  public var width: Int { makeImage()?.width ?? 0 }

  /// The height in pixels of a context for an image; 0 for others.
  public var height: Int { makeImage()?.height ?? 0 }
}
