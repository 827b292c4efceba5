#if BrowserHost
import Testing

@testable import BrowserHost

@Suite("Who makes room for a connection")
struct ConnectionTableTests {
  private typealias Admission = ConnectionTable.Admission

  @Test func `there is room for all until the bound`() {
    var table = ConnectionTable(limit: 2, silentLimit: 9)
    #expect(table.admit(from: "a") == Admission(number: 1))
    #expect(table.admit(from: "a") == Admission(number: 2))
    #expect(table.count == 2)
  }

  @Test func `the oldest silent one makes room`() {
    var table = ConnectionTable(limit: 3, silentLimit: 9)
    for _ in 0..<3 { _ = table.admit(from: "a") }
    table.move(1, to: .page)
    #expect(table.admit(from: "b") == Admission(number: 5, closed: 2))
    #expect(table.count == 3)
  }

  @Test func `the address with the most silent ones makes room`() {
    var table = ConnectionTable(limit: 3, silentLimit: 9)
    for address in ["honest", "crowd", "crowd"] { _ = table.admit(from: address) }
    #expect(table.admit(from: "other") == Admission(number: 4, closed: 2))
  }

  @Test func `one that has been answered makes room when none is silent`() {
    var table = ConnectionTable(limit: 2, silentLimit: 9)
    for _ in 0..<2 { _ = table.admit(from: "a") }
    table.move(1, to: .page)
    table.move(2, to: .idle)
    #expect(table.admit(from: "a") == Admission(number: 5, closed: 2))
  }

  @Test func `pages stay, and who comes then is refused`() {
    var table = ConnectionTable(limit: 2, silentLimit: 9)
    for number in 1...2 { _ = table.admit(from: "a").number.map { table.move($0, to: .page) } ?? table.remove(number) }
    #expect(table.admit(from: "b") == Admission())
    #expect(table.count == 2)
  }

  @Test func `one address has so many silent ones`() {
    var table = ConnectionTable(limit: 9, silentLimit: 2)
    for _ in 0..<2 { _ = table.admit(from: "a") }
    #expect(table.admit(from: "b") == Admission(number: 3))
    #expect(table.admit(from: "a") == Admission(number: 4, closed: 1))
    // Behind a proxy all have one address, and only the bound for all holds.
    for number in 5...7 { #expect(table.admit(from: nil) == Admission(number: number)) }
  }

  @Test func `who asks again counts as silent from then on`() {
    var table = ConnectionTable(limit: 2, silentLimit: 9)
    for _ in 0..<2 { _ = table.admit(from: "a") }
    table.move(1, to: .idle)
    table.move(1, to: .silent)
    #expect(table.admit(from: "a").closed == 2)
  }
}
#endif
