import Foundation

/// A page's report of a drag from elsewhere. // N82
package struct PageDrag: Equatable, Sendable {
  enum Phase: UInt8, Sendable {
    case entered = 0
    case moved = 1
    case left = 2
    case dropped = 3
  }

  var phase: Phase
  var number: UInt32
  /// In seconds of the page's clock.
  var time: Double
  var location: CGPoint
}

/// A part of what is dragged, or of a text of it; it stands before the record that says what becomes of it.
package enum DraggedPart: Equatable, Sendable {
  case file(mimeType: String, name: String, byteCount: Int)
  /// The beginning of a text. `isNew` says whether it begins another thing, or is another form of the one before.
  case text(mimeType: String, isNew: Bool, bytes: [UInt8])
  /// More of the text before.
  case more([UInt8])

  /// Bytes of its texts.
  var byteCount: Int {
    switch self {
    case .file(let mimeType, let name, _): mimeType.utf8.count + name.utf8.count
    case .text(let mimeType, _, let bytes): mimeType.utf8.count + bytes.count
    case .more(let bytes): bytes.count
    }
  }
}

/// A part of a file that was asked for. // N84
package struct FilePart: Equatable, Sendable {
  package var load: UInt32
  /// Tells whether it is the last part of what was asked for.
  package var isLast: Bool
  /// Tells that the page cannot read the file.
  package var hasFailed: Bool
  package var bytes: [UInt8]
}
