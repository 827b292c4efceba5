/// A word that a floor's code must not hold; comments and string literals may.
struct ForbiddenWord: Sendable {
  var word: String
  var floors: [String]
  var reason: String
  /// The files that may hold the word all the same.
  var exceptions: [String]

  init(_ word: String, on floors: [String], because reason: String, exceptIn exceptions: String...) {
    self.word = word
    self.floors = floors
    self.reason = reason
    self.exceptions = exceptions
  }
}
