/// A recorded drawing: commands that a host replays, in points, origin at the top left, y down.
public struct DisplayList: Hashable, Sendable {
  /// The commands, in order. Each saved state is restored and each group ended before the last.
  public var commands: [DrawCommand]

  /// A drawing of `commands`.
  public init(_ commands: [DrawCommand] = []) { self.commands = commands }
}
