import DragEngine
import Testing

@Suite struct DropOperationTests {
  @Test func `operations have the names of their cases, and two of them take what is dragged`() {
    #expect(DropOperation.allCases.map(\.name) == ["cancel", "forbidden", "copy", "move"])
    #expect(DropOperation.allCases.filter(\.takes) == [.copy, .move])
  }
}
