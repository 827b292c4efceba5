public import Foundation

extension NSMutableString {
  /// Adds a format in which values are put in, as `String(format:)` reads it.
  public func appendFormat(_ format: String, _ arguments: any CVarArg...) {
    append(String(format: format, arguments: arguments))
  }
}
