import Testing

@testable import OpenCollectionView

struct SymbolDrawingTests {
  @Test(arguments: SymbolTable.names)
  func `every drawing can be read, and stays on the grid`(name: String) throws {
    let text = try #require(SymbolTable.text(name))
    let parts = try #require(SymbolReader.parts(text))
    #expect(!parts.isEmpty)
    #expect(parts.allSatisfy { !$0.path.isEmpty })
    let bounds = SymbolDrawing(parts: parts).bounds(lineWidth: 1.8)
    #expect(CGRect(x: -14, y: -13, width: 28, height: 26).contains(bounds))
    #expect(bounds.width > 7 || bounds.height > 7)
    // Each stands about where the middle of a capital letter is.
    #expect(abs(bounds.midY) < 2.1)
  }

  @Test func `a line, a shape and what is taken away`() throws {
    let parts = try #require(
      SymbolReader.parts("s M0 0L10 0;f2 O0 0 5;c M0 0L0 1;x R0 0 1 1 0;g M0 0L1 0;h@0.5 O0 0 1"))
    #expect(parts.map(\.strokes) == [true, true, true, false, true, false])
    #expect(parts.map(\.fills) == [false, true, false, true, false, true])
    #expect(parts.map(\.level) == [1, 2, 1, 1, 1, 1])
    #expect(parts.map(\.effect) == [.paint, .paint, .cut, .cut, .mark, .mark])
    #expect(parts[5].threshold == 0.5)
    #expect(parts[1].path.boundingBoxOfPath == CGRect(x: -5, y: -5, width: 10, height: 10))
  }

  @Test func `an arc runs clockwise where the end is larger, and a turn turns all that follows`() throws {
    let arc = try #require(SymbolReader.parts("s a0 0 10 0 90")?.first?.path)
    #expect(arc.contains(CGPoint(x: 6, y: 6)))
    #expect(!arc.contains(CGPoint(x: -6, y: -6)))
    let other = try #require(SymbolReader.parts("s a0 0 10 0 -270Z")?.first?.path)
    #expect(other.contains(CGPoint(x: -6, y: -6)))
    let turned = try #require(SymbolReader.parts("s T90 M10 0L20 0")?.first?.path)
    #expect(abs(turned.currentPoint.x) < 1e-9)
    #expect(abs(turned.currentPoint.y - 20) < 1e-9)
  }

  @Test(arguments: ["", "q M0 0", "s", "s M0", "s M0 0L", "s X1 2", "s O1 2", "s M0 0Q1 2", "s R0 0 1", "sM0 0", "s T"])
  func `a text that is no drawing gives none`(text: String) {
    #expect(SymbolReader.parts(text)?.isEmpty ?? true)
  }

  @Test func `a symbol in a circle is small enough for it, and has a level of its own`() throws {
    for name in ["plus", "trash", "star", "textformat", "chevron.left"] {
      let circle = try #require(SymbolLibrary.drawing(name + ".circle"))
      #expect(circle.parts.first?.level == 2)
      let inner = SymbolDrawing(parts: Array(circle.parts.dropFirst())).bounds(lineWidth: 0)
      #expect(hypot(inner.width, inner.height) / 2 < 6.31)
      #expect(abs(inner.midX) < 1e-9 && abs(inner.midY) < 1e-9)
      let filled = try #require(SymbolLibrary.drawing(name + ".circle.fill"))
      #expect(filled.parts.first?.fills == true)
      #expect(filled.parts.dropFirst().contains { $0.effect == .mark })
    }
  }

  @Test(arguments: [
    "", ".", "fill", "plus.fill", "chevron.slash", "plus.circle.fill.fill", "no.such.symbol", "heart.", ".heart",
  ])
  func `a name without a drawing gives none`(name: String) {
    #expect(SymbolLibrary.drawing(name) == nil)
    #expect(UIImage(systemName: name) == nil)
  }
}
