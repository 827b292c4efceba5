/// The sentences that are read out while a drag goes by keys, in the words of this library: it has no others.
enum DragWords {
  static let drag = "Drag"
  static let dropHere = "Drop here"
  static let addToDrag = "Add to drag"
  static let cancel = "Cancel drag"
  static let noOther = "nothing else takes it"
  static let noPlaces = "no places here"
  static let notHere = "cannot be dropped here"

  static func place(_ number: Int, of count: Int) -> String { "\(number) of \(count)" }
  static func into(_ name: String) -> String { "into \(name)" }
  static func pickedUp(_ name: String?) -> String { join(name, "picked up") }
  static func added(_ count: Int) -> String { "\(count) items" }
  static func over(_ place: String?) -> String { join("over", place) }
  static func atTheEdge(_ place: String?) -> String { join("no further", place) }
  static func dropped(_ name: String?, _ place: String?) -> String { join(name, "dropped", place) }
  static func putBack(_ name: String?) -> String { join(name, "put back") }
  static func refused(_ name: String?) -> String { join(name, "cannot be dragged") }

  private static func join(_ parts: String?...) -> String {
    parts.compactMap { $0?.isEmpty == false ? $0 : nil }.joined(separator: ", ")
  }
}
