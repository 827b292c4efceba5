import Foundation

#if canImport(Testing)
import Testing
#endif

/// The page that a failing test hands to its report.
enum PictureAttachment {
  /// Attaches a page to the running test of Swift Testing, whose report keeps it where `swift test --attachments-path` says.
  /// Elsewhere, as in XCTest on Linux, which has no attachments, the file is all there is.
  static func add(_ page: String, named name: String) {
    #if canImport(Testing)
    guard Test.current != nil else { return }
    Attachment.record(page, named: name)
    #endif
  }
}
