import Testing

@testable import PageProtocol

@Suite("The number of a page's session")
struct SessionIdentifierTests {
  private func welcome(_ session: SessionIdentifier) -> [UInt8] {
    var message = MessageWriter()
    MessageHead().write(to: &message)
    message.write(session, ticksUnderWay: 12)
    return Array(message.bytes)
  }

  @Test func `a welcome tells it behind the protocol's version, and before the ticks under way`() {
    let session = SessionIdentifier(high: 0x0807_0605_0403_0201, low: 9)
    #expect(welcome(session) == [0, 0, 1, 17, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 0, 0, 0, 12])
    #expect(SessionIdentifier(ofWelcome: welcome(session)) == session)
  }

  @Test func `no other message welcomes a page`() {
    let message = welcome(SessionIdentifier(high: 1, low: 2))
    #expect((0..<21).allSatisfy { SessionIdentifier(ofWelcome: Array(message[..<$0])) == nil })
    var other = message
    other[2] = 2
    #expect(SessionIdentifier(ofWelcome: other) == nil)
    other = message
    other[3] = 15
    #expect(SessionIdentifier(ofWelcome: other) == nil)
  }

  @Test func `a new one is neither an earlier one nor none`() {
    #expect(SessionIdentifier() != SessionIdentifier())
    #expect(!SessionIdentifier().isZero)
    #expect(SessionIdentifier(high: 0, low: 0).isZero)
  }
}
