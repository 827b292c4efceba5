#if BrowserHost
import ArgumentParser
import Foundation

/// Why a command ends before its work is done.
enum TouchlabError: Error, CustomStringConvertible {
  /// A file cannot be read or written, or is no recording.
  case file(String)
  /// A program could not be started, or failed.
  case program(String)

  var description: String {
    switch self {
    case .file(let sentence), .program(let sentence): sentence
    }
  }

  var code: ExitCode {
    switch self {
    case .file: ExitCode(2)
    case .program: ExitCode(3)
    }
  }

  /// Does a command's work; what is thrown is told on standard error and becomes the exit code.
  static func told<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as TouchlabError {
      Output.tell("\(error)")
      throw error.code
    }
  }
}
#endif
