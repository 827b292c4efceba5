/// The sentences that are read out while a drag goes by keys, in the words of this library: it has no others.
enum DragWords {
  static let drag = "Drag"
  static let dropHere = "Drop here"
  static let addToDrag = "Add to drag"
  static let cancel = "Cancel drag"
  static let noOther = "nothing else takes it"
  static let noPlaces = "no places here"
  static let notHere = "cannot be dropped here"

  static func into(_ name: String) -> String { "into \(name)" }
  static func added(_ count: Int) -> String { "\(count) items" }
  static func over(_ place: String?) -> String { CarryingWords.join("over", place) }
  static func dropped(_ name: String?, _ place: String?) -> String { CarryingWords.join(name, "dropped", place) }
  static func refused(_ name: String?) -> String { CarryingWords.join(name, "cannot be dragged") }
}
