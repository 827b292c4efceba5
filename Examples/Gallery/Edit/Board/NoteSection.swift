/// Notes under one heading.
struct NoteSection: Hashable, Sendable {
  /// Which section it is, whatever becomes of the rest.
  let id: Int
  var title: String
  var notes: [Note] = []
}
