/// What somebody says.
struct Message: Identifiable, Hashable, Sendable {
  let id: Int
  var text: String
  var isOwn: Bool

  /// The name of the one that says it.
  var author: String { isOwn ? "You" : "Mira" }
}
