/// Something to read about an exhibit: a folder or a file of the repository.
struct GuideLink: Hashable, Sendable {
  /// What it is, in a few words.
  var title: String
  /// Where it is, from the repository's root.
  var path: String

  init(_ title: String, _ path: String) {
    self.title = title
    self.path = path
  }
}
