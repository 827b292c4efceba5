import Foundation
import UIKitPortRules

/// The folder that a port is written to.
///
/// It keeps a list of what was written, so that files whose source is gone go as well, and of what it was written from, so that
/// nothing is done where nothing changed.
public struct PortedFolder {
  /// The folder.
  public let path: String

  private struct State: Codable {
    var source: String
    var files: [String]
  }

  /// A folder, which need not be there yet.
  public init(_ path: String) { self.path = path }

  private var stateFile: String { path + "/.uikit-port" }

  /// Whether the folder has the port of the same texts already.
  public func isUpToDate(with fingerprint: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: stateFile),
      let state = try? JSONDecoder().decode(State.self, from: data), state.source == fingerprint
    else { return false }
    return state.files.allSatisfy { FileManager.default.fileExists(atPath: path + "/" + $0) }
  }

  /// Writes a port: only files whose text is another one, and takes away those that have no source any more.
  ///
  /// - Returns: the files that were written.
  @discardableResult
  public func write(_ texts: [(file: String, text: String)], from fingerprint: String) throws -> [String] {
    let before = FileManager.default.contents(atPath: stateFile).flatMap {
      try? JSONDecoder().decode(State.self, from: $0)
    }
    // A port that is not finished is no port.
    try? FileManager.default.removeItem(atPath: stateFile)
    var written: [String] = []
    for (file, text) in texts {
      let whole = path + "/" + file
      try FileManager.default.createDirectory(
        atPath: (whole as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      let data = Data(text.utf8)
      guard FileManager.default.contents(atPath: whole) != data else { continue }
      try data.write(to: URL(filePath: whole), options: .atomic)
      written.append(file)
    }
    let names = texts.map(\.file)
    for gone in Set(before?.files ?? []).subtracting(names) {
      try? FileManager.default.removeItem(atPath: path + "/" + gone)
    }
    try JSONEncoder().encode(State(source: fingerprint, files: names)).write(
      to: URL(filePath: stateFile), options: .atomic)
    return written
  }

  /// A number that is another one for other texts.
  public static func fingerprint(of texts: [SourceText], options: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xff) &* 0x100_0000_01b3
    }
    add(options)
    for text in texts {
      add(text.path)
      add(text.text)
    }
    return String(hash, radix: 16)
  }
}
