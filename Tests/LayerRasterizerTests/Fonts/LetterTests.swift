import Foundation
import LayerEngine
import PlaneGeometry
import Testing

@testable import LayerRasterizer

@Suite struct LetterTests {
  private static let file = FontFiles.system.folders.map { $0 + "/LiberationSans-Regular.ttf" }
    .first { FileManager.default.fileExists(atPath: $0) }

  private func bytes() throws -> [UInt8] {
    let path = try #require(Self.file, "Install fonts-liberation.")
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private func run(_ text: String, size: Double = 20, color: LayerColor = .black) -> TextRun {
    let font = TextFont(size: size)
    return TextRun(
      string: text, origin: CGPoint(x: 10, y: 30), width: font.width(of: text), font: font, color: color)
  }

  @Test func `the file has the widths that text is measured with`() throws {
    let font = try TrueTypeFont(try bytes())
    for scalar in "AVWil.,Ωßж€".unicodeScalars {
      let glyph = try #require(font.glyph(of: scalar))
      #expect(font.advance(of: glyph) == FontFace().advance(of: String(scalar)))
    }
  }

  @Test func `an outline has the height of its capital`() throws {
    let font = try TrueTypeFont(try bytes())
    let outline = font.outline(of: try #require(font.glyph(of: "H")))
    let heights = stride(from: 1, to: outline.points.count, by: 2).map { outline.points[$0] }
    #expect(heights.min() == 0 && heights.max() == Double(FontFace.capHeight))
    #expect(outline.verbs == [0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4])
  }

  @Test func `letters with marks are put together of their parts`() throws {
    let font = try TrueTypeFont(try bytes())
    let plain = font.outline(of: try #require(font.glyph(of: "a")))
    let marked = font.outline(of: try #require(font.glyph(of: "ä")))
    #expect(marked.verbs.count > plain.verbs.count && Array(marked.verbs.prefix(plain.verbs.count)) == plain.verbs)
  }

  @Test func `a font that is cut short or damaged anywhere is refused or has empty outlines`() throws {
    let whole = try bytes()
    for count in stride(from: 0, to: whole.count, by: 9_973) {
      if let font = try? TrueTypeFont(Array(whole[0..<count])) {
        for glyph in stride(from: 0, to: font.glyphCount, by: 37) { _ = font.outline(of: glyph) }
      }
    }
    for step in [61, 4_801, 100_003] {
      var damaged = whole
      for index in stride(from: 12, to: damaged.count, by: step) { damaged[index] ^= 0xA5 }
      if let font = try? TrueTypeFont(damaged) {
        for glyph in stride(from: 0, to: font.glyphCount, by: 11) { _ = font.outline(of: glyph) }
        for point in stride(from: UInt32(32), to: 0x3000, by: 7) { _ = Unicode.Scalar(point).map(font.glyph) }
      }
    }
    #expect(throws: TrueTypeFont.Fault.notTrueType) { try TrueTypeFont([1, 2, 3]) }
  }

  // B4
  @Test func `a font that is not there is an error that names the package`() throws {
    var sketch = LayerSketch(width: 50, height: 40)
    sketch.set(sketch.root, [.contents(.text([run("Hi")]))])
    let rasterizer = LayerRasterizer(text: .outlines(FontFiles(folders: ["/nowhere"])))
    let error = #expect(throws: RasterError.self) { try rasterizer.picture(of: sketch.mirror) }
    #expect(error == .missingFont(file: "LiberationSans-Regular.ttf", folders: ["/nowhere"]))
    #expect(error?.description.contains("apt-get install fonts-liberation") == true)
  }

  @Test func `letters stand on their baseline within their measured width`() throws {
    _ = try bytes()
    var sketch = LayerSketch(width: 200, height: 40)
    sketch.set(sketch.root, [.contents(.text([run("HHHH")]))])
    let picture = try LayerRasterizer().picture(of: sketch.mirror)
    let rows = (0..<40).filter { y in picture.row(y).contains { $0 < 128 } }
    // Capitals are 13.76 points high at 20.
    #expect(rows.first == 16 && rows.last == 29)
    let columns = (0..<200).filter { picture[$0, 25].x < 128 }
    let width = TextFont(size: 20).width(of: "HHHH")
    #expect(columns.first == 12 || columns.first == 11)
    #expect(abs(Double(try #require(columns.last)) - (10 + width - 2)) < 1.5)
  }

  @Test func `words as bars have their measured size, without any font`() throws {
    var sketch = LayerSketch(width: 200, height: 40)
    sketch.set(sketch.root, [.contents(.text([run("one two")]))])
    let picture = sketch.picture()
    let font = TextFont(size: 20)
    let columns = (0..<200).filter { picture[$0, 25].x < 128 }
    let gap = Int((10 + font.width(of: "one")).rounded())..<Int((10 + font.width(of: "one ")).rounded())
    #expect(columns.first == 10 && !columns.contains { gap.contains($0) })
    #expect(columns.last == Int((10 + font.width(of: "one two")).rounded()) - 1)
    #expect((0..<40).filter { picture[12, $0].x < 128 } == Array(20..<30) || picture[12, 19].x < 255)
  }

  // B4
  @Test func `a character without an outline is a box of its width, and told`() throws {
    _ = try bytes()
    var sketch = LayerSketch(width: 60, height: 40)
    sketch.set(sketch.root, [.contents(.text([run("😀")]))])
    let picture = try LayerRasterizer().picture(of: sketch.mirror)
    #expect(
      picture.remarks == [
        "The fonts have no outline for U+1F600: a box of its measured width stands for it."
      ])
    #expect((0..<60).contains { picture[$0, 29].x < 128 })
  }

  // B6
  @Test func `what could not be drawn is told of every picture, also where it was kept from the last one`() throws {
    _ = try bytes()
    let remarks = ["The fonts have no outline for U+1F600: a box of its measured width stands for it."]
    var sketch = LayerSketch(width: 60, height: 40)
    sketch.set(sketch.root, [.contents(.text([run("😀")]))])
    let rasterizer = LayerRasterizer()
    for _ in 0..<3 { #expect(try rasterizer.picture(of: sketch.mirror).remarks == remarks) }
    let drawing = LayerPicture(size: CGSize(width: 60, height: 40), source: .drawn(DisplayList([.text(run("😀"))])))
    sketch.set(sketch.root, [.contents(.picture(drawing))])
    for _ in 0..<3 { #expect(try rasterizer.picture(of: sketch.mirror).remarks == remarks) }
    sketch.set(sketch.root, [.contents(.none)])
    #expect(try rasterizer.picture(of: sketch.mirror).remarks == [])
  }

  // B6
  @Test func `a picture says how its words were drawn`() throws {
    let sketch = LayerSketch(width: 6, height: 4)
    #expect(sketch.picture().lettering == .bars)
    #expect(try LayerRasterizer().picture(of: sketch.mirror).lettering == .outlines)
  }

  @Test func `text that is read from the right is in the order in which it is seen`() {
    let font = TextFont(size: 10)
    let run = TextRun(
      string: "אב 12", origin: .zero, width: 50, font: font, color: .black, direction: .rightToLeft)
    #expect(String(RunLayout(run).clusters.map(\.character)) == "12 בא")
  }

  @Test func `lines are drawn under and through the text`() throws {
    var decoration = TextDecoration()
    decoration.underline = TextDecoration.Line(thickness: 1, offset: 2, color: .red)
    decoration.background = TextDecoration.Background(color: .green, ascent: 20, descent: 5)
    var text = run("m")
    text.decoration = decoration
    var sketch = LayerSketch(width: 60, height: 40)
    sketch.set(sketch.root, [.contents(.text([text]))])
    let picture = sketch.picture()
    #expect(
      picture.word(12, 32) == "ff0000ff" && picture.word(12, 33) == "00ff00ff" && picture.word(12, 36) == "ffffffff")
  }
}
