/// Says how a file may be used that a provider has.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The file itself may be opened, where it lies.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
