import OpenCollectionView
import Testing
import TouchTesting

/// What a line about an error says.
@MainActor @Suite struct SentenceTests {
  @Test(arguments: MadeError.all)
  func `A line says what is wrong, what would be right, and what is done instead`(error: MadeError) throws {
    let lines = ErrorLines()
    let screen = VirtualScreen()
    lines.keep { error.make(screen) }
    try #require(lines.lines.count == 1)
    let parts = lines.lines[0].split(separator: " Instead: ", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let (sentence, instead) = (parts[0], parts[1])
    #expect(sentence.hasSuffix("."))
    // What would be right stands behind what is wrong.
    let ends = [": ", "; ", ". ", ", "].flatMap { sentence.ranges(of: $0) }
    #expect(
      ends.contains { end in
        sentence[..<end.lowerBound].split(separator: " ").count >= 3
          && sentence[end.upperBound...].split(separator: " ").count >= 3
      })
    #expect(instead.hasSuffix("."))
    #expect(instead.split(separator: " ").count >= 2)
  }
}
