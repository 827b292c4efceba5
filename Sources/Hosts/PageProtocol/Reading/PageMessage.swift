package import GestureEngine

/// One message of a page.
package struct PageMessage: Equatable, Sendable {
  /// When the page sent it, in seconds of the page's clock.
  package var sentAt: Double
  /// The records that it holds, in order.
  package var records: [PageRecord]
  /// How long it was.
  var byteCount = 0

  /// How many of its bytes may be input that waits for a frame.
  package var inputByteCount: Int {
    var count = byteCount
    var holdsInput = false
    for record in records {
      switch record {
      case .input, .drag: holdsInput = true
      case .clipboard(let part): count -= part.bytes.count
      case .edit(let part):
        holdsInput = true
        count -= part.bytes.count
      // These count as what waits with the drag that they belong to.
      case .draggedItem(let part): count -= part.byteCount
      case .filePart(let part): count -= part.bytes.count
      default: break
      }
    }
    return holdsInput ? count : 0
  }
}

/// One part of a message. Times are seconds of the page's clock.
package enum PageRecord: Equatable, Sendable {
  case hello(PageHello)
  /// The page begins a frame and asks for a commit.
  case tick(lastApplied: UInt32, time: Double)
  case input(HostInput)
  /// A part of what the page has read from the clipboard.
  case clipboard(ClipboardPart)
  /// An edit of a field, or a part of one whose text is long.
  case edit(EditPart)
  /// Something is dragged over the page from elsewhere.
  case drag(PageDrag)
  /// A part of what is dragged.
  case draggedItem(DraggedPart)
  /// A part of a dropped file.
  case filePart(FilePart)
  /// The page has put a copy on the clipboard, or has failed to.
  case copied(UInt32, isWritten: Bool)
  /// How long a message and its answer are under way, in seconds: the page asks for the laws of scrolls that it shows ahead; 0
  /// for a page that is near, and does not.
  case way(Double)
  /// The page has lost its tree and asks for all of it.
  case resend
  /// The person wants to save what has been recorded.
  case save
  /// The page goes away for good.
  case bye
}

/// The first words of a page about itself.
package struct PageHello: Equatable, Sendable {
  /// The session to come back to; nil for a new one.
  package var session: SessionIdentifier?
  package var screen: ScreenDescription
  package var isVisible: Bool
  /// The whole address that the page is at, without the token; empty where it is at the program's root.
  package var address = ""
  /// The state that the page has kept of a scene that it showed before; empty for nothing.
  package var state: [UInt8] = []
  /// The session that the page showed before it was loaded again; nil for none.
  package var left: SessionIdentifier?
}
