#if SystemLibraries
import Foundation
import LayerEngine
import Testing

@testable import LayerRasterizer

/// Words of all scripts. `FONTS` names a folder of fonts beside those of the system.
@Suite struct ShapingTests {
  private static let folders =
    FontFiles.system.folders + [ProcessInfo.processInfo.environment["FONTS"]].compactMap { $0 }

  private static func path(_ file: String) -> String? {
    folders.map { $0 + "/" + file }.first { FileManager.default.fileExists(atPath: $0) }
  }

  private static func has(_ file: String) -> Bool { path(file) != nil }

  private let files = FontFiles(folders: Self.folders)

  private func bytes(_ file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: try #require(Self.path(file), "\(file) is not installed."))))
  }

  private func font(_ file: String) throws -> ShapedFont { try #require(ShapedFont(try bytes(file))) }

  private func shapes(_ text: String, _ file: String, rightToLeft: Bool = false) throws -> [ShapedFont.Glyph] {
    try font(file).shape(Array(text.unicodeScalars), rightToLeft: rightToLeft)
  }

  private func run(_ text: String, size: Double = 20, spacing: CGFloat = 0) -> TextRun {
    let font = TextFont(size: size)
    var run = TextRun(
      string: text, origin: CGPoint(x: 10, y: 30), width: font.width(of: text), font: font, color: .black)
    if spacing != 0 {
      var decoration = TextDecoration()
      decoration.letterSpacing = spacing
      run.decoration = decoration
    }
    return run
  }

  private func picture(_ text: String, _ files: FontFiles) throws -> RasterPicture {
    var sketch = LayerSketch(width: 200, height: 40)
    sketch.set(sketch.root, [.contents(.text([run(text)]))])
    return try LayerRasterizer(text: .outlines(files)).picture(of: sketch.mirror)
  }

  // B12
  @Test func `Latin words are as wide as they were measured, shape by shape`() throws {
    let shaped = try ShapedRun(run("AVATAR fjord ffi Ωж"), files.shaped)
    let places = RunLayout(run("AVATAR fjord ffi Ωж")).clusters.filter { !$0.isSpace }.map(\.x)
    #expect(shaped.missing.isEmpty && shaped.shapes.count == places.count)
    for (shape, place) in zip(shaped.shapes, places) { #expect(abs(shape.x - place) < 1e-9) }
  }

  // B12
  @Test func `letters that stand by themselves make no ligature, as in what was measured`() throws {
    #expect(try shapes("fi", "LiberationSans-Regular.ttf").count == 2)
  }

  // B12
  @Test func `a mark joins its letter, or stands above it without a width`() throws {
    let composed = try shapes("e\u{301}", "LiberationSans-Regular.ttf")
    #expect(try composed == shapes("é", "LiberationSans-Regular.ttf") && composed.count == 1)
    let placed = try shapes("x\u{301}", "DejaVuSans.ttf")
    #expect(placed.count == 2 && placed[0].advance > 0 && placed[1].advance == 0 && placed[1].cluster == 0)
  }

  // B12
  @Test(.enabled(if: has("DejaVuSans.ttf")))
  func `Arabic letters take the form of their place in the word, from the right`()
    throws
  {
    let glyphs = try shapes("ببب", "DejaVuSans.ttf", rightToLeft: true)
    #expect(glyphs.map(\.cluster) == [2, 1, 0] && Set(glyphs.map(\.number)).count == 3)
    #expect(try shapes("لا", "DejaVuSans.ttf", rightToLeft: true).count == 1)
  }

  // B12
  @Test(.enabled(if: has("NotoSansDevanagari-Regular.ttf"), "fonts-noto-core is not installed"))
  func `Devanagari vowels stand before their letter, and letters join`() throws {
    let file = "NotoSansDevanagari-Regular.ttf"
    let letter = try shapes("क", file)[0].number
    let glyphs = try shapes("कि", file)
    #expect(glyphs.count == 2 && glyphs[1].number == letter && glyphs.allSatisfy { $0.cluster == 0 })
    #expect(try shapes("क्ष", file).count == 1)
  }

  // B12
  @Test(.enabled(if: has("NotoSansThai-Regular.ttf"), "fonts-noto-core is not installed"))
  func `Thai marks stand above each other without a width`() throws {
    let glyphs = try shapes("ที่", "NotoSansThai-Regular.ttf")
    #expect(glyphs.count == 3 && glyphs[0].advance > 0 && glyphs[1].advance == 0 && glyphs[2].advance == 0)
  }

  // B12
  @Test(.enabled(if: has("DejaVuSans.ttf"))) func `a word of another font is as wide as it was measured, and told`()
    throws
  {
    let text = run("سلام")
    let shaped = try ShapedRun(text, files.shaped)
    let last = try #require(shaped.shapes.last)
    let font = try font(last.font.name)
    let perUnit = 20 / font.unitsPerEm
    let advance = font.shape(Array("سلام".unicodeScalars), rightToLeft: true).reduce(0) { $0 + $1.advance }
    #expect(abs(advance * perUnit * last.stretch - text.width) < 1e-6 || last.stretch == 0.5 || last.stretch == 2)
    let picture = try picture("سلام", files)
    #expect(picture.remarks.count == 1 && picture.remarks[0].contains("those of \(last.font.name)"))
    #expect(picture.description.contains(picture.remarks[0]))
  }

  // B12
  @Test func `a script without its font is an error that names the package`() throws {
    let folder = URL(fileURLWithPath: try #require(Self.path("LiberationSans-Regular.ttf"))).deletingLastPathComponent()
    let error = #expect(throws: RasterError.self) { try picture("कि", FontFiles(folders: [folder.path])) }
    #expect(error == .missingFont(file: "NotoSansDevanagari-Regular.ttf", folders: [folder.path]))
    #expect(error?.description.contains("apt-get install fonts-noto-core") == true)
    var sketch = LayerSketch(width: 200, height: 40)
    sketch.set(sketch.root, [.contents(.text([run("कि")]))])
    let rasterizer = LayerRasterizer(text: .outlines(FontFiles(folders: [folder.path])))
    for _ in 0..<3 { #expect(throws: RasterError.self) { try rasterizer.picture(of: sketch.mirror) } }
  }

  // B12
  @Test func `an emoji is a box of its measured width, and told, whether its font is there or not`() throws {
    #expect(
      try picture("a😀", files).remarks == [
        "The fonts have no outline for U+1F600: a box of its measured width stands for it."
      ])
  }

  @Test func `room between letters is added between characters as they were written`() throws {
    let plain = try ShapedRun(run("abc"), files.shaped).shapes.map(\.x)
    let spaced = try ShapedRun(run("abc", spacing: 3), files.shaped).shapes.map(\.x)
    for index in 0..<3 { #expect(abs(spaced[index] - plain[index] - 3 * Double(index)) < 1e-9) }
  }

  @Test func `outlines are those of the file`() throws {
    let shaped = try font("LiberationSans-Regular.ttf")
    let plain = try TrueTypeFont(try bytes("LiberationSans-Regular.ttf"))
    for scalar in "HéS&".unicodeScalars {
      let glyph = try #require(plain.glyph(of: scalar))
      let (one, other) = (shaped.outline(of: UInt32(glyph)), plain.outline(of: glyph))
      func box(_ steps: PathSteps) -> [Double] {
        let (x, y) = (
          stride(from: 0, to: steps.points.count, by: 2).map { steps.points[$0] },
          stride(from: 1, to: steps.points.count, by: 2).map { steps.points[$0] }
        )
        return [x.min() ?? 0, x.max() ?? 0, y.min() ?? 0, y.max() ?? 0]
      }
      #expect(box(one) == box(other))
    }
  }

  @Test func `a font that is cut short or damaged anywhere is refused or has empty outlines`() throws {
    let whole = try bytes("LiberationSans-Regular.ttf")
    for count in stride(from: 0, to: whole.count, by: 19_973) {
      guard let font = ShapedFont(Array(whole[0..<count])) else { continue }
      for glyph in font.shape(Array("Hé&fi".unicodeScalars), rightToLeft: false) { _ = font.outline(of: glyph.number) }
    }
    for step in [61, 4_801, 100_003] {
      var damaged = whole
      for index in stride(from: 12, to: damaged.count, by: step) { damaged[index] ^= 0xA5 }
      guard let font = ShapedFont(damaged) else { continue }
      for glyph in font.shape(Array("Hé&fi".unicodeScalars), rightToLeft: false) { _ = font.outline(of: glyph.number) }
      for glyph in stride(from: UInt32(0), to: 70_000, by: 311) { _ = font.outline(of: glyph) }
    }
    #expect(ShapedFont([1, 2, 3]) == nil && ShapedFont([]) == nil)
  }
}
#endif
