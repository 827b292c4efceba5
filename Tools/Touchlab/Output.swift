#if BrowserHost
import Foundation

/// Where a command's result goes.
enum Output {
  /// Writes text to a file, or to standard output where there is none. A reader that has had enough, as `head` has, ends the
  /// program without a word.
  static func write(_ text: String, to path: String? = nil) throws(TouchlabError) {
    let data = Data((text.hasSuffix("\n") || text.isEmpty ? text : text + "\n").utf8)
    guard let path, path != "-" else {
      try? FileHandle.standardOutput.write(contentsOf: data)
      return
    }
    do { try data.write(to: URL(fileURLWithPath: path)) } catch {
      throw .file("\(path): error: it cannot be written: \(error.localizedDescription)")
    }
  }

  /// Writes bytes to a file.
  static func write(_ data: Data, to path: String) throws(TouchlabError) {
    do { try data.write(to: URL(fileURLWithPath: path)) } catch {
      throw .file("\(path): error: it cannot be written: \(error.localizedDescription)")
    }
  }

  /// A sentence for the person, beside the result.
  static func tell(_ sentence: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(sentence)\n".utf8))
  }
}
#endif
