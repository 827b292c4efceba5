/// A folder whose files are empty unless a package trait is on.
struct TraitFolder: Sendable {
  var folder: String
  var trait: String

  init(_ folder: String, trait: String) {
    self.folder = folder
    self.trait = trait
  }
}
