/// The treatment of text that is wider than its text layer.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It runs on: the default.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// "…" stands for the start of the last line.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// "…" stands for the end of the last line.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// "…" stands for the middle of the last line.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  var lineBreakMode: LineBreakMode {
    switch self {
    case .start: .truncateHead
    case .middle: .truncateMiddle
    case .end: .truncateTail
    default: .wordWrap
    }
  }
}
