/// An item that is presented and that the data do not have: a gap for what may be dropped, or one that waits for its data.
public struct PlaceholderItem: Hashable, Sendable {
  /// Tells placeholders and carried items apart. Numbers are given from 1 on, each once.
  public let id: Int
  /// The place at which the placeholder is shown.
  public internal(set) var target: UpdatePlan.Place
}
