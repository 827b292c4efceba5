import OpenCollectionView
import Testing

@testable import Gallery

/// What a card of an exhibit says can be done there is done: no sentence is there that nobody plays.
@MainActor struct PromiseTests {
  typealias Play = @MainActor () throws -> Void

  /// How each sentence is played.
  private static let plays = [
    gestures, reordering, transitions, dynamics, collections, rows, lists, kit, typing,
  ].reduce(
    into: [:]) {
      $0.merge($1) { first, _ in first }
    }

  private static func sentences(_ index: Int) throws -> [String] {
    try #require(ExhibitGuide.named(Exhibit.all[index].title)).tries
  }

  @Test(arguments: 0..<31, 0..<3) func `What a card says can be done`(exhibit: Int, number: Int) throws {
    let sentence = try Self.sentences(exhibit)[number]
    let play = try #require(Self.plays[sentence], "Nobody plays “\(sentence)” of \(Exhibit.all[exhibit].title).")
    try play()
  }

  @Test func `What is played is what cards say`() throws {
    let said = try Exhibit.all.indices.flatMap { try Self.sentences($0) }
    #expect(Set(Self.plays.keys).subtracting(said) == [])
    #expect(said.count == 93)
  }
}
