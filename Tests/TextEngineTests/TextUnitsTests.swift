import Testing
import TextEngine

struct TextUnitsTests {
  /// The units of a text, written with bars around each.
  private func marked(_ text: String, _ size: TextUnits.Size) -> String {
    let units = Array(text.utf16)
    return TextUnits(of: text, size).ranges.map { "|" + String(decoding: units[$0], as: UTF16.self) }.joined() + "|"
  }

  @Test func `a character is what people see as one`() {
    #expect(marked("e\u{301}👩‍👧x", .character) == "|e\u{301}|👩‍👧|x|")
    #expect(TextUnits(of: "e\u{301}👩‍👧x", .character).ranges == [0..<2, 2..<7, 7..<8])
  }

  @Test func `a word is letters and digits, with the apostrophes between them`() {
    #expect(marked("don't stop, 'tis 42 o’clock_x' ", .word) == "|don't|stop|tis|42|o’clock_x|")
    #expect(marked("", .word) == "|")
    #expect(marked("a''b", .word) == "|a|b|")
  }

  @Test func `a sentence ends with its stops and what closes with them, or with the paragraph`() {
    #expect(marked("One. \"Two!\" Three 3.5\nfour?! 五。六", .sentence) == "|One.|\"Two!\"|Three 3.5|four?!|五。|六|")
  }

  @Test func `a paragraph ends with its line break, and empty ones are none`() {
    #expect(marked("one\n\ntwo\r\nthree", .paragraph) == "|one|two|three|")
    #expect(marked("all of it", .document) == "|all of it|")
    #expect(marked("", .document) == "|")
  }

  @Test func `between two units a direction says which is meant`() {
    let words = TextUnits(of: "one two", .word)
    #expect(words.unit(around: 0, forward: true) == 0..<3)
    #expect(words.unit(around: 0, forward: false) == nil)
    #expect(words.unit(around: 3, forward: true) == nil)
    #expect(words.unit(around: 3, forward: false) == 0..<3)
    #expect(words.unit(around: 5, forward: true) == 4..<7)
    #expect(words.unit(around: 7, forward: true) == nil)
  }

  @Test func `boundaries are beginnings and ends, and none beyond the last`() {
    let words = TextUnits(of: " one two", .word)
    #expect([0, 1, 2, 4, 5, 8].map { words.boundary(from: $0, forward: true) } == [1, 4, 4, 5, 8, nil])
    #expect([0, 1, 2, 4, 5, 8].map { words.boundary(from: $0, forward: false) } == [nil, nil, 1, 1, 4, 5])
    #expect((0...8).filter { words.isBoundary($0, forward: true) } == [4, 8])
    #expect((0...8).filter { words.isBoundary($0, forward: false) } == [1, 5])
  }
}
