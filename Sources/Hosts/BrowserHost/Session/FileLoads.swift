#if BrowserHost
import Foundation
import GestureEngine
import OpenCollectionView
import PageProtocol

/// Has a page send the files that were dropped on it: a range of one at a time, so that a page with many large ones sends no more
/// than one with a small one, and all of them come on together. // N84
@MainActor struct FileLoads {
  /// How many bytes are asked for at a time. Our choice: what a page sends in a frame.
  static let rangeBytes = 65_536

  private var waiting: [DroppedFileLoad] = []
  /// The load of which the page is sending a range, and the bytes that are missing of that.
  private var present: (load: DroppedFileLoad, missing: Int)?

  /// How many loads are not over.
  var count: Int { waiting.count { !$0.isOver } + (present?.load.isOver == false ? 1 : 0) }

  mutating func add(_ load: DroppedFileLoad) { waiting.append(load) }

  /// The range to ask the page for; nil while it is sending, or where nothing is wanted.
  mutating func next() -> FileRequest? {
    guard present == nil else { return nil }
    while !waiting.isEmpty {
      let load = waiting.removeFirst()
      guard !load.isOver else { continue }
      let (offset, missing) = (load.receivedByteCount, load.file.byteCount - load.receivedByteCount)
      guard missing > 0 else {
        load.finish()
        continue
      }
      let count = min(missing, Self.rangeBytes)
      present = (load, count)
      return FileRequest(load: load.number, drag: load.drag, file: load.file.number, offset: offset, count: count)
    }
    return nil
  }

  /// Takes what the page has sent. Of a load that was cancelled meanwhile it is passed over.
  mutating func take(_ part: FilePart) throws(PageMessageError) {
    guard let (load, missing) = present, load.number == part.load else { throw .unknownLoad(part.load) }
    let left = missing - part.bytes.count
    guard left >= 0 else { throw .tooMuchOfFile(part.load) }
    load.receive(Data(part.bytes))
    present = (load, left)
    guard part.isLast else { return }
    present = nil
    if part.hasFailed {
      load.fail("the page cannot read it: it is a folder, or has changed since it was dropped")
    } else if left > 0 {
      load.fail("it has become shorter since it was dropped")
    } else {
      waiting.append(load)
    }
  }

  /// The page is gone: nothing more comes.
  mutating func giveUp() {
    let all = (present.map { [$0.load] } ?? []) + waiting
    waiting = []
    present = nil
    for load in all { load.fail("the page that has it is gone") }
  }
}
#endif
