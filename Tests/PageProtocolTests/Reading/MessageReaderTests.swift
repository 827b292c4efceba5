import Testing

@testable import PageProtocol

@Suite("The reader of messages of a page")
struct MessageReaderTests {
  @Test func `numbers are little-endian, wherever they begin`() throws {
    var reader = MessageReader([9, 2, 1, 0xfe, 0xff, 0xff, 0xff])
    #expect(try reader.integer(UInt8.self) == 9)
    #expect(try reader.integer(UInt16.self) == 0x0102)
    #expect(!reader.isAtEnd)
    #expect(try reader.integer(Int32.self) == -2)
    #expect(reader.isAtEnd && reader.offset == 7)
  }

  @Test func `a number that is cut short is refused, and nothing of it is taken`() throws {
    var reader = MessageReader([1, 2, 3])
    #expect(throws: PageMessageError.truncated(at: 0)) { try reader.integer(UInt32.self) }
    #expect(try reader.integer(UInt16.self) == 0x0201)
    #expect(throws: PageMessageError.truncated(at: 2)) { try reader.integer(UInt64.self) }
    #expect(try reader.integer(UInt8.self) == 3)
    #expect(throws: PageMessageError.truncated(at: 3)) { try reader.integer(UInt8.self) }
  }

  @Test func `more bytes than there are, or fewer than none, are refused`() throws {
    var reader = MessageReader([1, 2, 3])
    #expect(throws: PageMessageError.truncated(at: 5)) { try reader.bytes(4, at: 5) }
    #expect(throws: PageMessageError.truncated(at: 5)) { try reader.bytes(.max, at: 5) }
    #expect(throws: PageMessageError.truncated(at: 5)) { try reader.bytes(-1, at: 5) }
    #expect(try reader.bytes(2, at: 0) == [1, 2])
    #expect(try reader.bytes(1, at: 0) == [3])
    #expect(try reader.bytes(0, at: 0) == [])
  }

  @Test func `a text is as long as it says, within its bound, and UTF-8`() throws {
    var reader = MessageReader([2, 0, 0xc3, 0xa9, 1, 0, 0xff, 2, 0, 97])
    #expect(try reader.text(limit: 2) == "é")
    #expect(throws: PageMessageError.invalidText(at: 4)) { try reader.text(limit: 2) }
    #expect(throws: PageMessageError.truncated(at: 7)) { try reader.text(limit: 2) }
    var long = MessageReader([3, 0, 97, 97, 97])
    #expect(throws: PageMessageError.invalidText(at: 0)) { try long.text(limit: 2) }
  }
}
