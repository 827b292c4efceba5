#if BrowserHost
import PageSources

/// The files that the page is made of, as they were when the program was built.
enum PageSource {
  /// The names of all files, in their order.
  static var names: [String] { (0..<page_source_count()).map { String(cString: page_source_at($0).name) } }

  /// The bytes of a file that is there. Looked for among all: each is asked for once or a few times, when a server begins.
  static func bytes(_ name: String) -> [UInt8] {
    guard let place = names.firstIndex(of: name) else {
      preconditionFailure("The page has no file \(name): PageSources.c lists them.")
    }
    let source = page_source_at(place)
    return Array(UnsafeBufferPointer(start: source.bytes, count: source.count))
  }

  /// The letters of a file that is there.
  static func text(_ name: String) -> String { String(decoding: bytes(name), as: UTF8.self) }
}
#endif
