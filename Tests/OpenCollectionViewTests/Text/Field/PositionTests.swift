import Foundation
import OpenCollectionView
import Testing
import TouchTesting

/// Places and ranges of a field's text, and where they stand.
@MainActor struct PositionTests {
  let stage = FieldStage()
  var field: LoggedField { stage.field }

  private func range(_ lower: Int, _ upper: Int) throws -> UITextRange {
    let start = try #require(field.position(from: field.beginningOfDocument, offset: lower))
    let end = try #require(field.position(from: field.beginningOfDocument, offset: upper))
    return try #require(field.textRange(from: start, to: end))
  }

  private func selection() throws -> [Int] {
    let range = try #require(field.selectedTextRange)
    return [
      field.offset(from: field.beginningOfDocument, to: range.start),
      field.offset(from: field.beginningOfDocument, to: range.end),
    ]
  }

  // X17
  @Test func `places are UTF-16 units, and there are none beyond the ends`() throws {
    field.text = "a👍b"
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
    #expect(field.position(from: field.beginningOfDocument, offset: 5) == nil)
    #expect(field.position(from: field.endOfDocument, offset: -5) == nil)
    #expect(field.text(in: try range(1, 3)) == "👍")
    #expect(field.text(in: try range(1, 2)) == "\u{FFFD}")
    #expect(field.compare(field.beginningOfDocument, to: field.endOfDocument) == .orderedAscending)
  }

  // X17
  @Test func `ends in the wrong order are put in order`() throws {
    field.text = "abc"
    let reversed = try #require(
      field.textRange(from: field.endOfDocument, to: field.beginningOfDocument))
    #expect(field.text(in: reversed) == "abc")
  }

  // X9
  @Test func `a range is replaced by the program without a question`() throws {
    field.text = "abcd"
    stage.log.lines = []
    field.replace(try range(1, 3), withText: "XYZ")
    #expect(field.text == "aXYZd")
    #expect(try selection() == [4, 4])
    #expect(stage.log.lines == ["field selection"])
  }

  // X18
  @Test func `no selection is a caret at the start`() throws {
    field.text = "abc"
    field.selectedTextRange = nil
    #expect(try selection() == [0, 0])
  }

  // X14
  @Test func `marked text stands in the place of the marked text before it`() throws {
    field.text = "abcdef"
    field.selectedTextRange = try range(2, 4)
    field.setMarkedText("XYZ", selectedRange: NSRange(location: 1, length: 1))
    #expect(field.text == "abXYZef")
    let marked = try #require(field.markedTextRange)
    #expect(field.offset(from: field.beginningOfDocument, to: marked.start) == 2)
    #expect(field.offset(from: marked.start, to: marked.end) == 3)
    #expect(try selection() == [3, 4])
    field.unmarkText()
    #expect(field.markedTextRange == nil)
    #expect(field.text == "abXYZef")
  }

  // X19
  @Test func `a caret is two points wide, as high as the line, and stands behind what is before it`() throws {
    field.text = "abc"
    field.layoutIfNeeded()
    let start = field.caretRect(for: field.beginningOfDocument)
    let end = field.caretRect(for: field.endOfDocument)
    #expect(start.width == 2)
    #expect(start.minX == 7)
    #expect(abs(start.height - UIFont.systemFont(ofSize: 17).lineHeight) < 0.01)
    let width = ("abc" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    #expect(abs(end.minX - start.minX - width) < 0.6)
    #expect(abs(field.firstRect(for: try range(0, 3)).width - width) < 0.6)
    #expect(field.selectionRects(for: try range(1, 1)).isEmpty)
  }

  // X19
  @Test func `the place nearest to a point is that of the nearer side of a character`() throws {
    field.text = "mmm"
    let second = field.caretRect(for: try #require(field.position(from: field.beginningOfDocument, offset: 1)))
    let near = try #require(field.closestPosition(to: CGPoint(x: second.minX + 2, y: 10)))
    #expect(field.offset(from: field.beginningOfDocument, to: near) == 1)
    let far = try #require(field.closestPosition(to: CGPoint(x: 1000, y: 10)))
    #expect(field.offset(from: field.beginningOfDocument, to: far) == 3)
  }

  // X6
  @Test func `a tap puts the caret where it was tapped`() throws {
    field.text = "mmm"
    let second = field.caretRect(for: try #require(field.position(from: field.beginningOfDocument, offset: 1)))
    stage.screen.play(.tap(at: field.convert(CGPoint(x: second.minX + 1, y: second.midY), to: nil)))
    #expect(try selection() == [1, 1])
    stage.screen.advanceUntilRest()
    #expect(stage.screen.typedSelection == 1..<1)
  }
}
