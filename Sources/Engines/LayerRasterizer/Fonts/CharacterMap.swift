/// The outlines of characters: the formats 4 and 12 of a font's `cmap` table.
struct CharacterMap: Sendable {
  private let table: BigEndianBytes
  private let isLong: Bool

  /// nil where the table has no map of Unicode.
  init?(_ cmap: BigEndianBytes) {
    guard let count = cmap.unsigned(2) else { return nil }
    var found: (table: BigEndianBytes, isLong: Bool)?
    for index in 0..<count {
      guard let platform = cmap.unsigned(4 + index * 8), let encoding = cmap.unsigned(6 + index * 8),
        let offset = cmap.long(8 + index * 8)
      else { return nil }
      guard platform == 0 || (platform == 3 && (encoding == 1 || encoding == 10)),
        let table = cmap.part(from: offset, count: max(0, cmap.count - offset)), let format = table.unsigned(0)
      else { continue }
      if format == 12 { found = (table, true) }
      if format == 4, found == nil { found = (table, false) }
    }
    guard let found else { return nil }
    (table, isLong) = found
  }

  func glyph(of point: UInt32) -> Int? { isLong ? longGlyph(Int(point)) : shortGlyph(Int(point)) }

  private func longGlyph(_ point: Int) -> Int? {
    guard let count = table.long(12), count <= table.count / 12 else { return nil }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      guard let start = table.long(16 + middle * 12), let end = table.long(20 + middle * 12) else { return nil }
      if point < start {
        high = middle
      } else if point > end {
        low = middle + 1
      } else {
        return table.long(24 + middle * 12).map { $0 + point - start }
      }
    }
    return nil
  }

  private func shortGlyph(_ point: Int) -> Int? {
    guard point < 0xFFFF, let double = table.unsigned(6) else { return nil }
    let count = double / 2
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      guard let end = table.unsigned(14 + middle * 2) else { return nil }
      if end < point { low = middle + 1 } else { high = middle }
    }
    guard low < count, let start = table.unsigned(16 + double + low * 2), start <= point,
      let delta = table.unsigned(16 + 2 * double + low * 2)
    else { return nil }
    let place = 16 + 3 * double + low * 2
    guard let offset = table.unsigned(place) else { return nil }
    if offset == 0 { return (point + delta) & 0xFFFF }
    guard let glyph = table.unsigned(place + offset + (point - start) * 2), glyph != 0 else { return nil }
    return (glyph + delta) & 0xFFFF
  }
}
