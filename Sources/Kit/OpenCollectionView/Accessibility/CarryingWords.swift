/// The sentences of whatever goes by keys from place to place, as an item that is carried and one that is dragged.
enum CarryingWords {
  static func place(_ number: Int, of count: Int) -> String { "\(number) of \(count)" }
  static func pickedUp(_ name: String?, _ place: String? = nil) -> String { join(name, "picked up", place) }
  static func putBack(_ name: String?, _ place: String? = nil) -> String { join(name, "put back", place) }
  static func atTheEdge(_ place: String?) -> String { join("no further", place) }

  /// The parts that are there, one behind the other.
  static func join(_ parts: String?...) -> String { parts.compactMap { $0 }.joined(separator: ", ") }
}
