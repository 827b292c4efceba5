/// What somebody says.
struct Message: Identifiable, Hashable, Sendable {
  let id: Int
  var text: String
  var isOwn: Bool

  /// Who says it.
  var author: String { isOwn ? "You" : "Mira" }
}
