import Foundation
import Testing
import WindowScenes

@Suite struct ComposedSelectionTests {
  // W20
  @Test func `what is selected in a composed text is told in characters, and kept within the text`() {
    #expect(ComposedSelection.range(start: 1, length: 2, in: "abcd") == NSRange(location: 1, length: 2))
    #expect(ComposedSelection.range(start: 1, length: 1, in: "😀😀") == NSRange(location: 2, length: 2))
    #expect(ComposedSelection.range(start: 2, length: 9, in: "abc") == NSRange(location: 2, length: 1))
    #expect(ComposedSelection.range(start: 1, length: -4, in: "abc") == NSRange(location: 1, length: 0))
    #expect(ComposedSelection.range(start: -1, length: 2, in: "abc") == NSRange(location: 3, length: 0))
    #expect(ComposedSelection.range(start: 7, length: 2, in: "abc") == NSRange(location: 3, length: 0))
  }
}
