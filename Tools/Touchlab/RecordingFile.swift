#if BrowserHost
import ArgumentParser
import Foundation
import TouchTesting

/// A recording by the name of its file; `-` is standard input.
struct RecordingFile: ExpressibleByArgument {
  var path: String

  init(argument: String) { path = argument }

  /// What the file is called in sentences.
  var name: String { path == "-" ? "standard input" : path }

  /// Reads the file. Errors are as compilers tell them: `drag.recording:7: expected a time in seconds, found "soon"`.
  func read() throws(TouchlabError) -> HostInputRecording {
    let text = try readText()
    do { return try HostInputRecording(text: text) } catch let error as RecordingTextError {
      throw .file("\(name):\(error.line): error: expected \(error.expected), found \"\(error.found)\"")
    } catch {
      throw .file("\(name): error: \(error)")
    }
  }

  private func readText() throws(TouchlabError) -> String {
    let data: Data
    if path == "-" {
      data = FileHandle.standardInput.readDataToEndOfFile()
    } else {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw .file("\(name): error: there is no such file")
      }
      guard !isFolder.boolValue, let read = FileManager.default.contents(atPath: path) else {
        throw .file("\(name): error: it cannot be read\(isFolder.boolValue ? ", because it is a folder" : "")")
      }
      data = read
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .file("\(name): error: expected text in UTF-8")
    }
    return text
  }
}
#endif
