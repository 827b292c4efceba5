extension MessageReader {
  mutating func clipboardPart(limit: Int) throws(PageMessageError) -> ClipboardPart {
    let place = offset
    let flags: UInt8 = try integer()
    guard flags < 4, let form = ClipboardPart.Form(rawValue: try integer()) else { throw .outOfRange(at: place) }
    let request: UInt32 = try integer()
    return ClipboardPart(
      isFirst: flags & 1 != 0, isLast: flags & 2 != 0, form: form, request: request, bytes: try bytes(limit: limit))
  }

  mutating func bytes(limit: Int) throws(PageMessageError) -> [UInt8] {
    let place = offset
    let count: UInt32 = try integer()
    guard count <= UInt32(clamping: limit) else { throw .outOfRange(at: place) }
    return try bytes(Int(count), at: place)
  }
}
