/// How the components of a pixel lie in memory: a ``CGImageAlphaInfo`` and the order of the bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// An arrangement from its bits, such as the raw value of a ``CGImageAlphaInfo``.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components that are floating-point numbers; images of them cannot be made here.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The bytes in the order of the components; the order unless set.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// Pixels of 16 bits, the lowest byte first; images of them cannot be made here.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Pixels of 32 bits, the lowest byte first: the last component first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Pixels of 16 bits, the highest byte first; images of them cannot be made here.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Pixels of 32 bits, the highest byte first: the first component first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
