import Testing
import TextEngine

/// The styles of letters, which page and host count in the same way.
@Suite struct TextStylingTests {
  private func runs(_ styling: TextStyling) -> [[Int]] { styling.runs.map { [$0.length, $0.style] } }

  private let two = TextStyling(runs: [.init(length: 2, style: 1), .init(length: 3, style: 2)])

  @Test func `What is typed looks as the letter before it, and at the beginning as the first one`() {
    // X25
    var styling = two
    styling.replace(2..<2, by: 4)
    #expect(runs(styling) == [[6, 1], [3, 2]])
    styling.replace(0..<0, by: 1)
    #expect(runs(styling) == [[7, 1], [3, 2]])
    styling.replace(10..<10, by: 1)
    #expect(runs(styling) == [[7, 1], [4, 2]])
  }

  @Test func `What is typed has the style that is set for it`() {
    // X25
    var styling = two
    styling.typing = 5
    styling.replace(1..<1, by: 1)
    styling.replace(2..<2, by: 1)
    #expect(runs(styling) == [[1, 1], [2, 5], [1, 1], [3, 2]])
    #expect(styling.typing == 5)
  }

  @Test func `What goes takes its style along, and what has one style then is one run`() {
    // X25
    var styling = two
    styling.replace(1..<3, by: 0)
    #expect(runs(styling) == [[1, 1], [2, 2]])
    styling.replace(1..<3, by: 0)
    #expect(runs(styling) == [[1, 1]])
    styling.replace(0..<1, by: 0)
    #expect(runs(styling) == [])
    styling.replace(0..<0, by: 2)
    #expect(runs(styling) == [[2, 0]])
    #expect(styling.isPlain)
    #expect(!two.isPlain)
  }

  @Test func `What replaces the first letters looks as they did`() {
    // X25
    var styling = two
    styling.replace(0..<3, by: 3)
    #expect(runs(styling) == [[3, 1], [2, 2]])
    styling.set(2, in: 0..<3)
    #expect(runs(styling) == [[5, 2]])
    #expect(styling.typing == nil)
    #expect(styling.length == 5)
  }

  @Test func `Styles that the page knows by itself are not sent, others are`() throws {
    // X25, X45
    var host = HostText(TextDocument("ab"), styling: TextStyling(runs: [.init(length: 2, style: 1)]))
    let none = host.correction()
    #expect(none == nil)
    try host.receive(
      TextEdit(number: 1, correction: 0, range: 2..<2, replacement: "c", selection: 3..<3, kind: .insertText))
    host.accept(try #require(try host.nextChange()))
    host.styling = TextStyling(runs: [.init(length: 3, style: 1)])
    #expect(host.correction() == nil)
    #expect(host.isSettled)
    let wanted = TextStyling(runs: [.init(length: 2, style: 1), .init(length: 1, style: 2)], typing: 3)
    host.styling = wanted
    #expect(host.needsStyles)
    #expect(
      host.correction()
        == TextCorrection(
          number: 1, edit: 1, range: 3..<3, replacement: "", selection: 3..<3, styling: wanted))
    #expect(host.correction() == nil)
    #expect(!host.needsStyles)
  }

  @Test func `Styles that were sent before an edit was heard are sent again where the page has not taken them`() throws
  {
    // X45
    var host = HostText(TextDocument("ab"))
    var page = PageText("ab")
    host.styling = TextStyling(runs: [.init(length: 2, style: 1)])
    let sent = host.correction()
    let first = try #require(sent)
    let edits = page.change(to: "abc", selection: 3..<3, kind: .insertText)
    let refused = try page.receive(first)
    #expect(refused == nil)
    for edit in edits { try host.receive(edit) }
    host.accept(try #require(try host.nextChange()))
    host.styling = TextStyling(runs: [.init(length: 3, style: 1)])
    let again = host.correction()
    let second = try #require(again)
    let taken = try page.receive(second)
    #expect(taken == TextReceipt(correction: 2))
    #expect(page.styling == host.styling)
  }

  @Test func `Nothing is said about styles while something is composed`() throws {
    // X47
    var host = HostText(TextDocument("a"))
    try host.receive(
      TextEdit(
        number: 1, correction: 0, range: 1..<1, replacement: "n", selection: 2..<2, markedRange: 1..<2,
        kind: .insertCompositionText))
    host.accept(try #require(try host.nextChange()))
    host.styling = TextStyling(runs: [.init(length: 2, style: 1)])
    #expect(host.needsStyles)
    #expect(host.correction() == nil)
  }

  @Test func `After a lost connection the page is told of all styles`() throws {
    // X52
    var host = HostText(TextDocument("ab"), styling: TextStyling(runs: [.init(length: 2, style: 1)]))
    #expect(host.correction() == nil)
    _ = host.resume()
    #expect(host.correction()?.styling == TextStyling(runs: [.init(length: 2, style: 1)]))
  }
}
