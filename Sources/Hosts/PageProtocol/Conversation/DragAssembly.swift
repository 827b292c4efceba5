package import GestureEngine

/// Puts together what a page tells of a drag from elsewhere: what is dragged comes in parts before that.
package struct DragAssembly {
  /// The drag over the page.
  package private(set) var present: UInt32?
  /// Bytes of what came last: of names, types and texts.
  private(set) var byteCount = 0
  private var items: [Item] = []
  private var textBytes = 0

  private enum Item {
    case file(ForeignFile)
    case texts([(mimeType: String, bytes: [UInt8])])
  }

  package init() {}

  /// Takes a part.
  package mutating func take(_ part: DraggedPart, limits: PageLimits) throws(PageMessageError) {
    switch part {
    case .file(let mimeType, let name, let size):
      let number = UInt32(items.count { if case .file = $0 { true } else { false } })
      try add(
        .file(ForeignFile(number: number, mimeType: mimeType, name: name, byteCount: size)),
        bytes: mimeType.utf8.count + name.utf8.count, limits)
    case .text(let mimeType, true, let bytes):
      try count(bytes, limits)
      try add(.texts([(mimeType, bytes)]), bytes: mimeType.utf8.count, limits)
    case .text(let mimeType, false, let bytes):
      guard case .texts(var texts)? = items.last else { throw .brokenDrag }
      // Each form is one of the things that a page has a number of.
      guard texts.count < limits.draggedItems else { throw .tooManyDraggedItems(limit: limits.draggedItems) }
      try count(bytes, limits)
      texts.append((mimeType, bytes))
      items[items.count - 1] = .texts(texts)
    case .more(let bytes):
      guard case .texts(var texts)? = items.last else { throw .brokenDrag }
      try count(bytes, limits)
      items.removeLast()
      texts[texts.count - 1].bytes += bytes
      items.append(.texts(texts))
    }
  }

  private mutating func add(_ item: Item, bytes: Int, _ limits: PageLimits) throws(PageMessageError) {
    guard items.count < limits.draggedItems else { throw .tooManyDraggedItems(limit: limits.draggedItems) }
    items.append(item)
    byteCount += bytes
  }

  private mutating func count(_ bytes: [UInt8], _ limits: PageLimits) throws(PageMessageError) {
    textBytes += bytes.count
    byteCount += bytes.count
    guard textBytes <= limits.draggedTextBytes else { throw .tooMuchDraggedText(limit: limits.draggedTextBytes) }
  }

  /// The report of a drag, with all parts that came before; and how many bytes these have.
  package mutating func report(_ drag: PageDrag) throws(PageMessageError) -> (DragReport, byteCount: Int) {
    let (parts, bytes) = (items, byteCount)
    (items, textBytes, byteCount) = ([], 0, 0)
    let kind: DragReport.Kind
    switch drag.phase {
    case .entered:
      present = drag.number
      kind = .entered(drag.location, try Self.read(parts, isDropped: false))
    case .moved: kind = .moved(drag.location)
    case .left:
      present = nil
      kind = .left
    case .dropped:
      present = nil
      kind = .dropped(drag.location, try Self.read(parts, isDropped: true))
    }
    return (DragReport(time: drag.time, drag: drag.number, kind: kind), bytes)
  }

  private static func read(_ parts: [Item], isDropped: Bool) throws(PageMessageError) -> [ForeignItem] {
    var items: [ForeignItem] = []
    for part in parts {
      switch part {
      case .file(let file): items.append(.file(file))
      case .texts(let forms):
        var texts: [ForeignText] = []
        for (mimeType, bytes) in forms {
          guard let text = String(validating: bytes, as: UTF8.self) else { throw .brokenDrag }
          texts.append(ForeignText(mimeType: mimeType, text: isDropped ? text : nil))
        }
        items.append(.texts(texts))
      }
    }
    return items
  }
}
