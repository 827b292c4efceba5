/// Says how a file may be used that a provider has.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The file itself may be opened, where it lies.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// Says who may see a form of what a provider has.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All programs.
  case all = 0
  /// Programs of one team. Here that is the own process. // N19
  case team = 1
  /// Programs of one group.
  case group = 2
  /// The own process only.
  case ownProcess = 3
}

/// Says how a provider's data want to be shown.
public enum UIPreferredPresentationStyle: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// In a text, as a part of it.
  case inline = 1
  /// As something of its own.
  case attachment = 2
}
