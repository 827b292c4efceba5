/// A part of the desk.
enum DeskPlace: Int, CaseIterable, Sendable {
  /// A row of frames that scrolls sideways.
  case film
  /// Prints beside and below each other, with boxes above them.
  case table
  /// A list of names, where copies are made.
  case darkroom

  var title: String {
    switch self {
    case .film: "Film"
    case .table: "Table"
    case .darkroom: "Darkroom"
    }
  }

  /// The name in a sentence, such as "moved to the table".
  var name: String { "the \(title.lowercased())" }

  /// The section of its collection view that photos are in.
  var section: Int { self == .table ? 1 : 0 }

  /// Tells whether photos of other places are copied there, not moved.
  var copies: Bool { self == .darkroom }
}
