import Foundation
import GestureEngine

extension MessageReader {
  mutating func drag() throws(PageMessageError) -> PageDrag {
    let place = offset
    guard let phase = PageDrag.Phase(rawValue: try integer()) else { throw .outOfRange(at: place) }
    let number: UInt32 = try integer()
    let time = try time()
    let x = try float(in: .place)
    return PageDrag(phase: phase, number: number, time: time, location: CGPoint(x: x, y: try float(in: .place)))
  }

  /// Reads the end of a drag that has left the page. // N86
  mutating func dragOut() throws(PageMessageError) -> DragReport {
    let number: UInt32 = try integer()
    let time = try time()
    let place = offset
    guard let effect = DropEffect(rawValue: try integer()) else { throw .outOfRange(at: place) }
    return DragReport(time: time, drag: number, kind: .taken(effect))
  }

  mutating func draggedPart(limit: Int) throws(PageMessageError) -> DraggedPart {
    let place = offset
    let form: UInt8 = try integer()
    switch form {
    case 0:
      let (mimeType, name) = (try text(limit: PageBound.mostTypeBytes), try text(limit: PageBound.mostNameBytes))
      return .file(mimeType: mimeType, name: name, byteCount: Int(try double(in: .fileSize)))
    case 1, 2:
      let mimeType = try text(limit: PageBound.mostTypeBytes)
      return .text(mimeType: mimeType, isNew: form == 1, bytes: try bytes(limit: limit))
    case 3: return .more(try bytes(limit: limit))
    default: throw .outOfRange(at: place)
    }
  }

  mutating func filePart(limit: Int) throws(PageMessageError) -> FilePart {
    let load: UInt32 = try integer()
    let place = offset
    let flags: UInt8 = try integer()
    guard flags < 4 else { throw .outOfRange(at: place) }
    return FilePart(load: load, isLast: flags & 1 != 0, hasFailed: flags & 2 != 0, bytes: try bytes(limit: limit))
  }
}
