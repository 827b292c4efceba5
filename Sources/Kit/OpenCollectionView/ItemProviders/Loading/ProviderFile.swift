import DragEngine
import Foundation

/// A file that is given to who has asked for one: the file itself, or a copy that lasts for a while.
struct ProviderFile: Sendable {
  let url: URL
  let isInPlace: Bool
  /// The directory that is made for the copy alone.
  private let directory: URL?

  init(inPlace url: URL) {
    self.url = url
    isInPlace = true
    directory = nil
  }

  init(writing data: Data, named name: String) throws {
    let directory = try Self.makeDirectory()
    url = directory.appendingPathComponent(name)
    isInPlace = false
    self.directory = directory
    try data.write(to: url)
  }

  init(copying source: URL, named name: String) throws {
    let directory = try Self.makeDirectory()
    url = directory.appendingPathComponent(name)
    isInPlace = false
    self.directory = directory
    try FileManager.default.copyItem(at: source, to: url)
  }

  /// Removes the copy.
  func remove() {
    if let directory { try? FileManager.default.removeItem(at: directory) }
  }

  private static func makeDirectory() throws -> URL {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("ItemProvider-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    return directory
  }
}

/// The names of files that come from elsewhere: they are names, and never paths.
enum ProviderFiles {
  /// The longest name that file systems take, in bytes.
  static let longestName = 255

  /// A name without what would make it a path, a hidden file or no name at all.
  static func plainName(_ name: String) -> String {
    var plain = String(name.split(whereSeparator: { $0 == "/" || $0 == "\\" || $0 == ":" }).last ?? "")
    plain.unicodeScalars.removeAll { $0.value < 32 || $0.value == 127 }
    while plain.hasPrefix(".") { plain.removeFirst() }
    while plain.utf8.count > longestName { plain.removeLast() }
    return plain
  }

  /// The name of a file of a type.
  static func name(_ suggested: String?, type: String) -> String {
    var name = suggested.map(plainName) ?? ""
    if name.isEmpty { name = "Item" }
    let ending = DeclaredTypes.present.preferredExtension(of: type)
    guard let ending, (name as NSString).pathExtension.isEmpty, name.utf8.count + ending.utf8.count < longestName else {
      return name
    }
    return "\(name).\(ending)"
  }
}
