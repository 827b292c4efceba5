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

  @Test(arguments: [
    "203.0.113.7", "203.0.113.7:4711", "\"203.0.113.7:4711\"", " 203.0.113.7 ", "::ffff:203.0.113.7",
    "[::FFFF:cb00:7107]:80",
    "0:0:0:0:0:ffff:203.0.113.7",
  ])
  func `an IPv4 address is one address, with a port or as IPv6`(text: String) {
    #expect(PeerAddress(text).text == "203.0.113.7")
    #expect(client([text], through: "127.0.0.1") == "203.0.113.7")
  }

  @Test(arguments: [
    "2001:db8::1", "2001:DB8::1", "2001:0db8:0000:0000:0000:0000:0000:0001", "2001:db8:0:0::1", "[2001:db8::1]",
    "[2001:db8::1]:4711", "\"[2001:DB8::1]:4711\"", "2001:db8::1%eth0",
  ])
  func `an IPv6 address is one address in all of its spellings`(text: String) {
    #expect(PeerAddress(text).text == "2001:db8::1")
    #expect(client([text], through: "127.0.0.1") == "2001:db8::1")
  }

  @Test func `a proxy is known by any spelling of its address`() {
    let headers: HTTPHeaders = ["X-Forwarded-For": "203.0.113.7, [2001:DB8::2]:9999"]
    let address = PeerAddress(
      of: PeerAddress("127.0.0.1"), headers: headers,
      proxies: [
        PeerAddress("127.0.0.1"), PeerAddress("2001:db8:0::2"),
      ])
    #expect(address.text == "203.0.113.7")
  }

  @Test(arguments: ["unknown", "_hidden", "203.0.113", "[", "", ":", "1:2", "[]:1"])
  func `what is no address counts as it stands`(text: String) {
    #expect(PeerAddress(text).text == text)
  }

  @Test func `an IPv4 address at a socket for both families is the same address`() {
    #expect(PeerAddress("::FFFF:203.0.113.7") == PeerAddress("203.0.113.7"))
  }

  @Test(arguments: ["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1", "0:0:0:0:0:0:0:1", "[::1]:80"])
  func `this machine's own pages are not counted`(address: String) {
    #expect(PeerAddress(address).counted == nil)
  }

  @Test func `others are counted`() {
    #expect(PeerAddress("203.0.113.7").counted == "203.0.113.7")
    #expect(PeerAddress(nil).counted == nil)
  }
}
#endif
