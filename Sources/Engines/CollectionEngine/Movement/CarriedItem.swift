/// An item that a person carries: where it came from, and where it is shown now.
public struct CarriedItem: Hashable, Sendable {
  /// Tells items that are carried at the same time apart. Numbers are given from 1 on, each once.
  public let id: Int
  /// The item's place in the data, until the movement ends.
  public internal(set) var origin: UpdatePlan.Place
  /// The place at which the item is shown.
  public internal(set) var target: UpdatePlan.Place
}
