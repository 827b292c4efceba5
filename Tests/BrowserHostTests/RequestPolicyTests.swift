#if BrowserHost
import NIOHTTP1
import Testing

@testable import BrowserHost

@Suite("Who is let in")
struct RequestPolicyTests {
  private let local = RequestPolicy(port: 8080, host: "127.0.0.1", isLoopback: true, token: nil)
  private let own: HTTPHeaders = ["Host": "127.0.0.1:8080", "Origin": "http://127.0.0.1:8080"]

  @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080", "[::1]:8080"])
  func `the machine's own names are let in`(host: String) {
    #expect(local.refusal(headers: ["Host": host]) == nil)
  }

  @Test(arguments: ["evil.example:8080", "127.0.0.1", "127.0.0.1:8081", "127.0.0.1.evil.example:8080", ""])
  func `other names are refused`(host: String) {
    #expect(local.refusal(headers: ["Host": host]) != nil)
  }

  @Test func `a request needs one name`() {
    #expect(local.refusal(headers: [:]) == "A request needs one Host header.")
    #expect(local.refusal(headers: HTTPHeaders([("Host", "localhost:8080"), ("Host", "evil.example")])) != nil)
  }

  @Test func `the page itself may connect`() {
    #expect(local.socketRefusal(uri: "/socket", headers: own) == nil)
  }

  @Test(arguments: ["http://evil.example", "https://127.0.0.1:8080", "http://127.0.0.1:8081", "null"])
  func `pages from elsewhere may not connect`(origin: String) {
    let headers: HTTPHeaders = ["Host": "127.0.0.1:8080", "Origin": origin]
    #expect(local.socketRefusal(uri: "/socket", headers: headers) == "Only this server's own page may connect.")
  }

  @Test func `who does not say where it is from may not connect`() {
    #expect(local.socketRefusal(uri: "/socket", headers: ["Host": "127.0.0.1:8080"]) != nil)
  }

  @Test func `a server for other machines asks for its token`() {
    let token = AccessToken()
    let open = RequestPolicy(port: 8080, host: "0.0.0.0", isLoopback: false, token: token)
    let headers: HTTPHeaders = ["Host": "box.example:8080", "Origin": "http://box.example:8080"]
    #expect(open.refusal(headers: headers) == nil)
    #expect(open.pageRefusal(uri: "/?token=\(token.text)") == nil)
    #expect(open.socketRefusal(uri: "/socket?a=b&token=\(token.text)", headers: headers) == nil)
    #expect(open.pageRefusal(uri: "/") != nil)
    #expect(open.pageRefusal(uri: "/?token=") != nil)
    #expect(open.socketRefusal(uri: "/socket?token=0123456789abcdef0123456789abcdef", headers: headers) != nil)
  }

  @Test func `behind a proxy the page may be from where people reach it`() {
    var policy = local
    policy.publicOrigins = [WebOrigin("https://gallery.example")!]
    for host in ["gallery.example", "127.0.0.1:8080", "GALLERY.example:443"] {
      let headers: HTTPHeaders = ["Host": host, "Origin": "https://gallery.example"]
      #expect(policy.socketRefusal(uri: "/socket", headers: headers) == nil)
    }
    for origin in ["http://gallery.example", "https://gallery.example:444", "https://gallery.example.evil.example"] {
      let headers: HTTPHeaders = ["Host": "127.0.0.1:8080", "Origin": origin]
      #expect(policy.socketRefusal(uri: "/socket", headers: headers) != nil)
    }
    // Whoever sits on the way could have put this page there.
    let unencrypted: HTTPHeaders = ["Host": "gallery.example", "Origin": "http://gallery.example"]
    #expect(policy.socketRefusal(uri: "/socket", headers: unencrypted) != nil)
    #expect(policy.refusal(headers: ["Host": "evil.example"]) != nil)
    #expect(local.socketRefusal(uri: "/socket", headers: own) == nil)
  }

  @Test(arguments: [
    "gallery.example", "ftp://gallery.example", "https://", "https://gallery.example/path", "https://a b", "null", "",
    "https://user@gallery.example",
  ])
  func `what is no origin is none`(text: String) {
    #expect(WebOrigin(text) == nil)
  }

  @Test func `a server that a proxy shows to others asks for its token`() {
    var configuration = BrowserHostConfiguration()
    #expect(!configuration.hasToken)
    configuration.publicOrigins = ["https://gallery.example"]
    #expect(configuration.hasToken)
    configuration.asksForToken = false
    #expect(!configuration.hasToken)
  }

  @Test func `a public origin that is none is told with one sentence`() {
    var configuration = BrowserHostConfiguration()
    configuration.publicOrigins = ["gallery.example"]
    #expect(throws: BrowserHostError.notAnOrigin("gallery.example")) { _ = try configuration.policy(token: nil) }
  }

  @Test func `a token is 32 hexadecimal digits and new each time`() {
    let token = AccessToken().text
    #expect(token.count == 32)
    #expect(token.allSatisfy { "0123456789abcdef".contains($0) })
    #expect(token != AccessToken().text)
  }
}
#endif
