/// The number of a layer in the commits of one ``LayerTree``.
///
/// Numbers are given out in the order in which layers first reach a commit, starting at 1 for the root, and are never
/// used again: the same program makes the same numbers on every machine.
public struct LayerID: Hashable, Comparable, Sendable, Codable {
  /// The number; 0 stands for no layer.
  public let rawValue: UInt32

  /// An identifier with the number `rawValue`.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The order in which the numbers were given out.
  public static func < (left: LayerID, right: LayerID) -> Bool { left.rawValue < right.rawValue }

  static let none = LayerID(rawValue: 0)
}
