import Testing

@testable import TestSupport

@Suite struct RandomLivesTests {
  @Test func `seeds are those of the day, and those of two days are apart`() {
    let first = RandomLives.number * 1_000_000
    #expect(RandomLives.seeds(10).lowerBound == first)
    #expect(RandomLives.seeds(10, from: UInt64(7)).lowerBound == UInt64(first + 7))
    #expect(RandomLives.seeds(10).count % 10 == 0)
  }

  @Test func `turns that follow each other go through all cases`() {
    let cases = Array(0..<12)
    let found = (0..<4).flatMap { RandomLives.one(of: 4, cases, turn: $0) }
    #expect(Set(found) == Set(cases))
  }

  @Test func `a process that is started has the lives of this one`() {
    #expect(RandomLives.environment == ["LIVES": "\(RandomLives.number)"])
  }
}
