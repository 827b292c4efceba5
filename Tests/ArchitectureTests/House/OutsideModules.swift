/// Modules that are not part of the package.
struct OutsideModules: Sendable {
  /// Names; `NIO*` stands for every name that begins with `NIO`.
  var names: [String]
  /// Folders whose files may import them.
  var folders: [String]

  init(_ names: [String], in folders: [String]) {
    self.names = names
    self.folders = folders
  }
}
