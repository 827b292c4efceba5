import OpenCollectionView
import Testing

@testable import Gallery

struct BoardTests {
  @Test func `The same board is no change`() {
    let board = Board(counts: [3, 2])
    let change = BoardChange(from: board, to: board)
    #expect(change.deleted.isEmpty && change.inserted.isEmpty && change.moved.isEmpty)
    #expect(change.deletedSections.isEmpty && change.insertedSections.isEmpty && change.reconfigured.isEmpty)
  }

  @Test func `A note that is inserted pushes the others on, which is no move of theirs`() {
    let board = Board(counts: [3, 2])
    var next = board
    next.insertNote(at: Board.Place(section: 0, item: 1))
    let change = BoardChange(from: board, to: next)
    #expect(change.inserted == [Board.Place(section: 0, item: 1)])
    #expect(change.moved.isEmpty && change.deleted.isEmpty)
    #expect(change.renamed == [0])
  }

  @Test func `The last note that comes to the front is one move`() {
    let board = Board(counts: [6])
    var next = board
    next.moveToFront(5)
    #expect(
      BoardChange(from: board, to: next).moved == [
        BoardChange.Move(start: Board.Place(section: 0, item: 5), end: Board.Place(section: 0, item: 0))
      ])
  }

  @Test func `Notes that go to another section move, in their order`() {
    let board = Board(counts: [3, 1])
    var next = board
    next.move([0, 2], toSection: 1)
    #expect(next.sections[1].notes.map(\.id) == [3, 0, 2])
    #expect(
      BoardChange(from: board, to: next).moved == [
        BoardChange.Move(start: Board.Place(section: 0, item: 0), end: Board.Place(section: 1, item: 1)),
        BoardChange.Move(start: Board.Place(section: 0, item: 2), end: Board.Place(section: 1, item: 2)),
      ])
  }

  @Test func `A section that goes takes its notes along, and comes back with them`() {
    let board = Board(counts: [2, 3, 1])
    var next = board
    next.removeSection(1)
    let change = BoardChange(from: board, to: next)
    #expect(change.deletedSections == [1])
    #expect(change.deleted.isEmpty && change.moved.isEmpty)
    let back = BoardChange(from: next, to: board)
    #expect(back.insertedSections == [1])
    #expect(back.inserted.isEmpty && back.moved.isEmpty)
  }

  @Test func `Another colour is a note that looks different and stays where it is`() {
    let board = Board(counts: [2])
    var next = board
    next.recolor([1])
    let change = BoardChange(from: board, to: next)
    #expect(change.reconfigured == [Board.Place(section: 0, item: 1)])
    #expect(change.moved.isEmpty && change.inserted.isEmpty)
  }

  @Test(arguments: [
    ([2, 3, 4, 0, 1], 3), ([4, 3, 2, 1, 0], 1), ([0, 1, 2], 3), ([0, 4, 1, 5, 2, 3], 4), ([], 0),
  ]) func `As few notes as possible move`(order: [Int], staying: Int) {
    let run = order.longestIncreasingRun
    #expect(run.count == staying)
    let values = run.sorted().map { order[$0] }
    #expect(values == values.sorted())
  }

  @Test func `Shuffling keeps every note and how many each section has`() {
    var board = Board(counts: [6, 5, 4])
    var random = SeededRandom(seed: 3)
    board.shuffle(&random)
    #expect(board.sections.map(\.notes.count) == [6, 5, 4])
    #expect(Set(board.sections.flatMap(\.notes).map(\.id)) == Set(0..<15))
    #expect(board != Board(counts: [6, 5, 4]))
  }

  @Test func `A board without sections gets one with its first note`() {
    var board = Board()
    board.insertNote(at: Board.Place(section: 4, item: 9))
    #expect(board.sections.map(\.notes.count) == [1])
  }

  @Test func `A copy looks the same and is another note`() throws {
    var board = Board(counts: [2])
    let made = board.duplicate(0)
    let copy = try #require(made)
    #expect(board.sections[0].notes.map(\.id) == [0, 2, 1])
    #expect(copy.text == board.note(0)?.text && copy.tint == board.note(0)?.tint)
  }
}
