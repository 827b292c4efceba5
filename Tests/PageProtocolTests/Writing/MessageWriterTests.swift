import Testing

@testable import PageProtocol

@Suite("The writer of messages to a page")
struct MessageWriterTests {
  @Test func `numbers are little-endian, and counts have seven bits a byte`() {
    var message = MessageWriter()
    message.write(integer: 0x0102 as UInt16)
    message.write(integer: -2 as Int32)
    message.write(integer: 0x0102_0304_0506_0708 as UInt64)
    for count in [0, 127, 128, 300, 16_384] { message.write(count: count) }
    let counts: [UInt8] = [0, 127, 128, 1, 172, 2, 128, 128, 1]
    #expect(Array(message.bytes) == [2, 1] + [0xfe, 0xff, 0xff, 0xff] + [8, 7, 6, 5, 4, 3, 2, 1] + counts)
  }

  @Test func `texts and bytes are written as they are, whatever holds them`() {
    var message = MessageWriter()
    message.write("né")
    message.write(bytes: [1, 2, 3][1...])
    message.write(bytes: repeatElement(9, count: 2))
    message.write(bytes: [])
    #expect(Array(message.bytes) == [3, 110, 0xc3, 0xa9, 2, 3, 9, 9])
  }

  @Test func `a message of any length is whole`() {
    var message = MessageWriter()
    for number in 0..<1_000 as Range<UInt32> { message.write(uint32: number) }
    #expect(message.count == 4_000)
    var reader = MessageReader(Array(message.bytes))
    #expect((0..<1_000).allSatisfy { (try? reader.integer(UInt32.self)) == $0 })
  }

  @Test func `memory that a message has taken is used again for the next one`() {
    var message = MessageWriter()
    #expect(message.capacity == 0)
    message.write(bytes: repeatElement(7, count: 10_000))
    let (capacity, place) = (message.capacity, message.bytes.withUnsafeBufferPointer { $0.baseAddress })
    message.clear()
    #expect(message.count == 0 && message.bytes.isEmpty)
    message.write(bytes: repeatElement(8, count: 10_000))
    #expect(message.capacity == capacity)
    #expect(message.bytes.withUnsafeBufferPointer { $0.baseAddress } == place)
  }

  @Test func `a message that somebody still has does not change with the next one`() {
    var message = MessageWriter()
    message.write(bytes: [1, 2, 3])
    let kept = message.bytes
    message.clear()
    message.write(bytes: [4, 5, 6, 7])
    #expect(kept == [1, 2, 3])
    #expect(message.bytes == [4, 5, 6, 7])
  }

  @Test func `the head's final values take the place of the first ones`() {
    var message = MessageWriter()
    var head = MessageHead()
    head.write(to: &message)
    message.write(.wake)
    head.holdsCommit = true
    head.isReset = true
    head.answeredTicks = 3
    head.overwrite(in: &message)
    #expect(message.bytes == [5, 3, 6])
  }
}
