#if BrowserHost
import PageSources

/// The files that the page is made of, as they were when the program was built.
enum PageSource {
  /// The bytes of all files, by their names.
  static let all = Dictionary(
    uniqueKeysWithValues: (0..<page_source_count()).map { index in
      let source = page_source_at(index)
      return (String(cString: source.name), Array(UnsafeBufferPointer(start: source.bytes, count: source.count)))
    })

  /// The bytes of a file that is there.
  static func bytes(_ name: String) -> [UInt8] {
    guard let bytes = all[name] else { preconditionFailure("The page has no file \(name): PageSources.c lists them.") }
    return bytes
  }

  /// The letters of a file that is there.
  static func text(_ name: String) -> String { String(decoding: bytes(name), as: UTF8.self) }
}
#endif
