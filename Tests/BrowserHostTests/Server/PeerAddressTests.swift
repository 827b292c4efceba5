#if BrowserHost
import NIOHTTP1
import Testing

@testable import BrowserHost

@Suite("Where a page is")
struct PeerAddressTests {
  private let proxies: Set<PeerAddress> = [PeerAddress("127.0.0.1"), PeerAddress("10.0.0.2")]

  private func client(_ forwarded: [String], through connection: String) -> String? {
    let headers = HTTPHeaders(forwarded.map { ("X-Forwarded-For", $0) })
    return PeerAddress(of: PeerAddress(connection), headers: headers, proxies: proxies).text
  }

  @Test func `a proxy that was named says who is behind it`() {
    #expect(client(["203.0.113.7"], through: "127.0.0.1") == "203.0.113.7")
    #expect(client(["203.0.113.7, 10.0.0.2"], through: "127.0.0.1") == "203.0.113.7")
    #expect(client(["203.0.113.7", "10.0.0.2"], through: "127.0.0.1") == "203.0.113.7")
  }

  @Test func `what stands before that anybody can have made up`() {
    #expect(client(["1.1.1.1, 203.0.113.7"], through: "127.0.0.1") == "203.0.113.7")
  }

  @Test func `the word of others counts for nothing`() {
    #expect(client(["1.1.1.1"], through: "203.0.113.7") == "203.0.113.7")
    #expect(client([], through: "127.0.0.1") == "127.0.0.1")
  }

  @Test func `an IPv4 address at a socket for both families is the same address`() {
    #expect(PeerAddress("::FFFF:203.0.113.7") == PeerAddress("203.0.113.7"))
  }

  @Test(arguments: ["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])
  func `this machine's own pages are not counted`(address: String) {
    #expect(PeerAddress(address).counted == nil)
  }

  @Test func `others are counted`() {
    #expect(PeerAddress("203.0.113.7").counted == "203.0.113.7")
    #expect(PeerAddress(nil).counted == nil)
  }
}
#endif
