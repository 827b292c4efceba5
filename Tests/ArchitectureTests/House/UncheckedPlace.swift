/// Where the code goes without a check that the language would make: a reference that is not counted, or access to memory
/// that may overlap. Each is listed with the test that proves it.
struct UncheckedPlace: Sendable {
  var path: String
  /// How often the file does without.
  var count: Int
  /// The suite that has the owner go first, or the program called in between.
  var proof: String

  init(_ path: String, _ count: Int, provenBy proof: String) {
    self.path = path
    self.count = count
    self.proof = proof
  }
}
