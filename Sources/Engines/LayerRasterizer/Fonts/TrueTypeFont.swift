/// The outlines of a TrueType file: as they were drawn, without hints.
///
/// Whatever a file says, reading it ends: every place is checked, outlines have at most as many points as the format allows,
/// and outlines that are put together of others are followed to a depth.
struct TrueTypeFont: Sendable {
  /// Why a file is no font.
  enum Fault: Error, Equatable {
    case notTrueType
    case lacksTable(String)
    case cutShort(String)
  }

  let unitsPerEm: Int
  let glyphCount: Int
  private let hasLongOffsets: Bool
  private let locations: BigEndianBytes
  private let outlines: BigEndianBytes
  private let metrics: BigEndianBytes
  private let metricCount: Int
  private let characters: CharacterMap

  init(_ bytes: [UInt8]) throws(Fault) {
    let file = BigEndianBytes(bytes)
    guard let kind = file.long(0), kind == 0x0001_0000 || kind == 0x7472_7565, let count = file.unsigned(4) else {
      throw .notTrueType
    }
    func table(_ name: String) throws(Fault) -> BigEndianBytes {
      let tag = name.utf8.reduce(0) { $0 << 8 | Int($1) }
      for index in 0..<count {
        guard let found = file.long(12 + index * 16) else { throw .cutShort("directory") }
        guard found == tag else { continue }
        guard let start = file.long(20 + index * 16), let length = file.long(24 + index * 16),
          let part = file.part(from: start, count: length)
        else { throw .cutShort(name) }
        return part
      }
      throw .lacksTable(name)
    }
    let head = try table("head")
    guard let units = head.unsigned(18), (16...16384).contains(units), let format = head.unsigned(50) else {
      throw .cutShort("head")
    }
    unitsPerEm = units
    hasLongOffsets = format != 0
    guard let glyphs = try table("maxp").unsigned(4) else { throw .cutShort("maxp") }
    glyphCount = glyphs
    locations = try table("loca")
    outlines = try table("glyf")
    metrics = try table("hmtx")
    guard let widths = try table("hhea").unsigned(34), widths > 0, metrics.count >= widths * 4 else {
      throw .cutShort("hmtx")
    }
    metricCount = widths
    guard locations.count >= (glyphs + 1) * (hasLongOffsets ? 4 : 2) else { throw .cutShort("loca") }
    guard let map = CharacterMap(try table("cmap")) else { throw .cutShort("cmap") }
    characters = map
  }

  /// The number of a character's outline; nil where the font has none.
  func glyph(of scalar: Unicode.Scalar) -> Int? {
    guard let glyph = characters.glyph(of: scalar.value), glyph > 0, glyph < glyphCount else { return nil }
    return glyph
  }

  /// How far the pen moves on, in font units.
  func advance(of glyph: Int) -> Int { metrics.unsigned(4 * min(max(glyph, 0), metricCount - 1)) ?? 0 }

  /// An outline in font units, y up; empty for a space and for what is damaged.
  func outline(of glyph: Int) -> PathSteps {
    var steps = PathSteps()
    var budget = 64
    append(glyph, GlyphPlace(), 0, &budget, &steps)
    return steps
  }

  private func data(of glyph: Int) -> BigEndianBytes? {
    guard glyph >= 0, glyph < glyphCount else { return nil }
    let (start, end) =
      hasLongOffsets
      ? (locations.long(glyph * 4), locations.long(glyph * 4 + 4))
      : (locations.unsigned(glyph * 2).map { $0 * 2 }, locations.unsigned(glyph * 2 + 2).map { $0 * 2 })
    guard let start, let end, end > start else { return nil }
    return outlines.part(from: start, count: end - start)
  }

  /// - Parameter budget: how many outlines may still be read: parts of parts of parts grow without end otherwise.
  private func append(_ glyph: Int, _ place: GlyphPlace, _ depth: Int, _ budget: inout Int, _ steps: inout PathSteps) {
    guard depth < 6, budget > 0, let data = data(of: glyph), let contours = data.signed(0) else { return }
    budget -= 1
    if contours >= 0 {
      GlyphContours(data, contours)?.append(place, to: &steps)
    } else {
      for part in GlyphPart.parts(of: data) { append(part.glyph, place.after(part.place), depth + 1, &budget, &steps) }
    }
  }
}
