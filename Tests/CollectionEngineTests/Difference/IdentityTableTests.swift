import Testing

@testable import CollectionEngine

@Suite struct IdentityTableTests {
  @Test func `An entry holds the upper half of a hash value`() {
    #expect(IdentityTable.mark(of: 0x0123_4567_89AB_CDEF) == 0x0123_4567_0000_0000)
    #expect(IdentityTable.mark(of: .max) == 0xFFFF_FFFF_0000_0000)
    #expect(IdentityTable.mark(of: 7) == 0)
  }

  @Test func `A place is found by its identifier alone`() {
    let list = ["pear", "plum", "fig"]
    var table = IdentityTable(capacity: 3)
    #expect(list.indices.map { table.insert($0, of: list) } == [nil, nil, nil])
    #expect(table.insert(0, of: ["plum"] + list.dropFirst()) == 1)
    #expect(["fig", "pear", "plum", "quince"].map { table.place(of: $0, in: list) } == [2, 0, 1, nil])
  }
}
