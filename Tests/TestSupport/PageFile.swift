import Foundation
public import Testing

/// A file that the engines' tests write and the page's read, so that both sides are held against the same numbers.
///
/// `WRITE_PAGE_FILES=1` writes them anew.
public struct PageFile: Sendable {
  private let place: URL

  /// A file by its path from the package's root.
  public init(_ path: String) {
    // Tests/TestSupport/PageFile.swift stands three steps below the root.
    place = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(path)
  }

  /// A list with an entry a line, the same bytes for the same entries.
  public static func lines(_ entries: [some Encodable]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return "[\n"
      + (try entries.map { String(decoding: try encoder.encode($0), as: UTF8.self) }).joined(separator: ",\n")
      + "\n]\n"
  }

  /// Expects the file to hold a text, and writes it there first where that is asked for.
  public func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["WRITE_PAGE_FILES"] != nil {
      try text.write(to: place, atomically: true, encoding: .utf8)
    }
    let isSame = try String(contentsOf: place, encoding: .utf8) == text
    #expect(
      isSame, "\(place.lastPathComponent) is another one: WRITE_PAGE_FILES=1 writes it anew",
      sourceLocation: sourceLocation)
  }
}
