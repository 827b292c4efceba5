import Foundation

/// The repository's sources and documents as the server of the gallery shows them, for links to them. Where the program
/// was built on another machine, or its sources are gone, there is none.
struct SourceShelf: Sendable {
  /// The folder of the repository.
  let root: URL
  /// The files that are shown, by their paths from the root: these and no others are ever read.
  let files: Set<String>

  /// Where everything is below the gallery's own address.
  static let prefix = "/source/"
  /// What is shown: folders, and files in the root.
  private static let folders = ["Examples/Gallery", "Documentation", "Sources"]

  /// The shelf of the repository that this program was built from.
  static let present = SourceShelf(
    root: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent())

  init?(root: URL) {
    guard FileManager.default.fileExists(atPath: root.appendingPathComponent("ARCHITECTURE.md").path) else {
      return nil
    }
    self.root = root
    var files: Set<String> = []
    for folder in Self.folders {
      for path in FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path) ?? .init() {
        guard let path = path as? String, path.hasSuffix(".swift") || path.hasSuffix(".md") else { continue }
        files.insert("\(folder)/\(path)")
      }
    }
    for path in (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? [] where path.hasSuffix(".md") {
      files.insert(path)
    }
    self.files = files
  }

  /// Where a link leads.
  func address(of link: GuideLink) -> URL {
    URL(string: Self.prefix + link.path) ?? URL(fileURLWithPath: "/")
  }

  /// Tells whether there is something to be seen at a path of the repository.
  func has(_ path: String) -> Bool { files.contains(path) || !children(of: path).isEmpty }

  /// The files and folders in a folder, sorted.
  func children(of folder: String) -> [String] {
    let start = folder.isEmpty ? "" : folder + "/"
    return Set(
      files.filter { $0.hasPrefix(start) }.compactMap { $0.dropFirst(start.count).split(separator: "/").first }
    )
    .sorted().map(String.init)
  }
}
