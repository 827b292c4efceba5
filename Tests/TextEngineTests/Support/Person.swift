import TestSupport
import TextEngine

/// A person at an element of a page, which behaves as a browser's does.
struct Person {
  /// The law of the element; every call is recorded.
  var page: RecordedPage
  var letters: Letters
  /// Tells whether a selection may be typed over, and text corrected elsewhere than at the caret.
  var replaces = true
  var composes = true
  /// Tells whether text is corrected that the caret has left behind.
  var correctsElsewhere = true
  /// The text and the selection after the last thing that the person did.
  var lastText = ""
  var lastSelection = 0..<0
  /// Tells whether that was to move the selection.
  var hasMovedLast = false

  private var typed = 0
  private var composed = 0

  init(letters: Letters) {
    page = RecordedPage()
    self.letters = letters
  }

  private var text: String { page.state.text }
  private var selection: Range<Int> { page.state.selection }
  private var document: TextDocument {
    var document = TextDocument(text)
    document.selection = selection
    return document
  }

  mutating func act(_ random: inout SeededGenerator) -> [TextEdit] {
    let edits = page.state.isComposing ? goOnComposing(&random) : actFreely(&random)
    (lastText, lastSelection) = (text, selection)
    return edits
  }

  private mutating func actFreely(_ random: inout SeededGenerator) -> [TextEdit] {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<10: return insert(letters.next(&random, typed: &typed), kind: .insertText)
    case 10, 11: return delete(document.rangeOfBackwardDeletion, kind: .deleteContentBackward)
    case 12: return delete(rangeAhead, kind: .deleteContentForward)
    case 13, 14:
      move(&random, selecting: false)
      return []
    case 15:
      move(&random, selecting: true)
      return []
    case 16:
      let count = Int.random(in: 1...5, using: &random)
      // A whole is of digits or of letters, so that a program refuses all of it or nothing.
      let whole = (0..<count).map { _ in letters.next(&random, typed: &typed) }
      return insert(letters == .digitsAmongLetters ? whole[0] : whole.joined(), kind: .insertFromPaste)
    case 17 where replaces && !selection.isEmpty: return delete(selection, kind: .deleteByCut)
    case 18 where replaces && correctsElsewhere: return replaceElsewhere(&random)
    case 19 where composes:
      if !replaces { collapse() }
      page.beginComposing()
      composed = 0
      return goOnComposing(&random)
    default: return []
    }
  }

  /// The character after the caret, or the selection.
  private var rangeAhead: Range<Int> {
    guard selection.isEmpty else { return selection }
    let rest = document.text(in: selection.lowerBound..<document.length)
    return selection.lowerBound..<selection.lowerBound + (rest.first?.utf16.count ?? 0)
  }

  private mutating func collapse() {
    if !selection.isEmpty { page.select(selection.upperBound..<selection.upperBound) }
  }

  private mutating func insert(_ string: String, kind: TextEditKind) -> [TextEdit] {
    if !replaces { collapse() }
    var after = document
    after.insertText(string)
    hasMovedLast = false
    return page.change(to: after.text, selection: after.selection, markedRange: nil, kind: kind)
  }

  private mutating func delete(_ range: Range<Int>, kind: TextEditKind) -> [TextEdit] {
    guard !range.isEmpty else { return kind == .deleteContentBackward ? page.deleteNothing() : [] }
    var after = document
    after.replace(range, with: "")
    hasMovedLast = false
    return page.change(to: after.text, selection: after.selection, markedRange: nil, kind: kind)
  }

  /// A word is corrected that the caret has left behind.
  private mutating func replaceElsewhere(_ random: inout SeededGenerator) -> [TextEdit] {
    let first = boundary(&random)
    let range = document.range(from: first, to: boundary(&random))
    guard range.upperBound <= selection.lowerBound, !range.isEmpty else { return [] }
    var after = document
    let word = letters.next(&random, typed: &typed)
    let shift = word.utf16.count - range.count
    after.replace(range, with: word)
    after.selection = selection.lowerBound + shift..<selection.upperBound + shift
    hasMovedLast = false
    return page.change(
      to: after.text, selection: after.selection, markedRange: nil, kind: .insertReplacementText)
  }

  private mutating func move(_ random: inout SeededGenerator, selecting: Bool) {
    let first = boundary(&random)
    let range = document.range(from: first, to: selecting ? boundary(&random) : first)
    guard range != selection else { return }
    hasMovedLast = true
    page.select(range)
  }

  /// A position between two characters.
  private func boundary(_ random: inout SeededGenerator) -> Int {
    let count = Int.random(in: 0...text.count, using: &random)
    return text.prefix(count).utf16.count
  }

  private mutating func goOnComposing(_ random: inout SeededGenerator) -> [TextEdit] {
    let marked = page.state.markedRange ?? selection
    composed += 1
    if composed > 1, Int.random(in: 0..<3, using: &random) == 0 { return endComposing(&random) }
    var after = document
    after.selection = marked
    let step = Int.random(in: 0..<8, using: &random) == 0 ? "" : compose(&random)
    after.replace(marked, with: step)
    let end = marked.lowerBound + step.utf16.count
    if after.text != text { hasMovedLast = false }
    return page.change(
      to: after.text, selection: end..<end, markedRange: marked.lowerBound..<end, kind: .insertCompositionText)
  }

  private func compose(_ random: inout SeededGenerator) -> String {
    // Letters that no program refuses; each one once where that matters.
    letters == .digits
      ? "7" : String(Character(Unicode.Scalar(0xAC00 + UInt32.random(in: 0..<11_000, using: &random))!))
  }

  /// Ends what is composed: kept, exchanged for a candidate, or told in two events.
  mutating func endComposing(_ random: inout SeededGenerator) -> [TextEdit] {
    guard page.state.isComposing else { return [] }
    var after = document
    if let marked = page.state.markedRange, Bool.random(using: &random) {
      after.replace(marked, with: compose(&random))
      hasMovedLast = false
    }
    let edits = page.endComposing(text: after.text, selection: after.selection)
    // A correction that waited is written now, so the trailing event finds what the element holds.
    let trailing = page.change(to: text, selection: selection, markedRange: nil, kind: .insertText)
    (lastText, lastSelection) = (text, selection)
    return edits + trailing
  }
}
