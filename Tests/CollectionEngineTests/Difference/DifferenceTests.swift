import CollectionEngine
import Foundation
import Testing

@Suite struct DifferenceTests {
  @Test func `Deletes are old places, inserts new ones, moves one of each`() throws {
    let difference = try Difference(from: ["a", "b", "c"], to: ["c", "a", "d"])
    #expect(difference.deletes == [1])
    #expect(difference.inserts == [2])
    #expect(difference.moves == [Difference.Move(from: 2, to: 0)])
    #expect(
      difference.operations(inSection: 4) == [
        .deleteItem(section: 4, item: 1), .insertItem(section: 4, item: 2),
        .moveItem(fromSection: 4, fromItem: 2, toSection: 4, toItem: 0),
      ])
  }

  @Test func `Equal lists have no difference`() throws {
    #expect(try Difference(from: [Int](), to: []).isEmpty)
    #expect(try Difference(from: [1, 2, 3], to: [1, 2, 3]).isEmpty)
  }

  @Test func `From nothing all is inserted, to nothing all is deleted`() throws {
    #expect(try Difference(from: [], to: [7, 8]).inserts == [0, 1])
    #expect(try Difference(from: [7, 8], to: []).deletes == [0, 1])
  }

  @Test func `The first put last is one move`() throws {
    let old = Array(0..<1_000)
    let difference = try Difference(from: old, to: Array(old[1...]) + [0])
    #expect(difference.moves == [Difference.Move(from: 0, to: 999)])
    #expect(difference.count == 1)
  }

  @Test func `Two halves that change places move the shorter one`() throws {
    let difference = try Difference(from: Array(0..<100), to: Array(40..<100) + Array(0..<40))
    #expect(difference.count == 40)
    #expect(difference.moves.allSatisfy { $0.from < 40 })
  }

  @Test func `A list turned round moves all but one`() throws {
    #expect(try Difference(from: Array(0..<500), to: Array((0..<500).reversed())).moves.count == 499)
  }

  @Test func `An identifier that stands twice is named with both places`() throws {
    let new = try #require(throws: DuplicateIdentifier.self) {
      try Difference(from: ["a", "b"], to: ["b", "x", "a", "y", "x"])
    }
    #expect(new.description == "The identifier x stands at 1 and at 4 of the new list; identifiers must be unique.")
    let old = try #require(throws: DuplicateIdentifier.self) { try Difference(from: [5, 6, 7, 6], to: [5]) }
    #expect(old.description == "The identifier 6 stands at 1 and at 3 of the old list; identifiers must be unique.")
  }

  @Test(arguments: [
    ([1, 2, 3], [1, 2, 3, 1], 0, 3), ([1, 2, 3], [3, 1, 2, 3], 0, 3), ([1, 2], [9, 1, 2, 9], 0, 3),
    ([1, 2, 3, 4], [4, 3, 2, 1, 3], 1, 4),
  ])
  func `Repetitions are found also where the lists agree`(old: [Int], new: [Int], first: Int, second: Int) throws {
    let error = try #require(throws: DuplicateIdentifier.self) { try Difference(from: old, to: new) }
    #expect(error.isInOldList == false)
    #expect(error.first == first)
    #expect(error.second == second)
  }

  @Test func `A difference of lists with repetitions is right where nobody looks for them`() {
    let lists = [[1, 1, 2], [2, 1, 1, 1], [3, 3], [], [1, 2, 1]]
    for old in lists {
      for new in lists {
        #expect(Difference(fromUnique: old, toUnique: new).applied(to: old, insertedFrom: new) == new)
      }
    }
  }

  @Test func `Identifiers whose hash values are all the same are told apart`() throws {
    struct Colliding: Hashable {
      var name: Int
      func hash(into hasher: inout Hasher) {}
    }
    let old = (0..<200).map(Colliding.init)
    let new = (0..<200).reversed().map { Colliding(name: $0 + 50) }
    let difference = try Difference(from: old, to: new)
    #expect(difference.deletes == Array(0..<50))
    #expect(difference.inserts == Array(0..<50))
    #expect(difference.moves.count == 149)
  }

  @Test func `Numbers, strings and UUIDs compared by code of their own have the same difference`() {
    let old = Array(0..<300)
    let new = Array((100..<400).reversed())
    let numbers = Difference(IdentityJoin(old, new, findingRepetitions: true))
    let strings = Difference(
      IdentityJoin(old.map { "item \($0)" }, new.map { "item \($0)" }, findingRepetitions: true))
    let names = (0..<400).map { _ in UUID() }
    let identifiers = Difference(
      IdentityJoin(old.map { names[$0] }, new.map { names[$0] }, findingRepetitions: true))
    let others = Difference(IdentityJoin(old.map(Double.init), new.map(Double.init), findingRepetitions: true))
    #expect(numbers.count == 399)
    #expect(strings == numbers)
    #expect(identifiers == numbers)
    #expect(others == numbers)
  }
}
