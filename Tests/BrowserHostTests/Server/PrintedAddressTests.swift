#if BrowserHost
import Testing

@testable import BrowserHost

@Suite("The printed address")
struct PrintedAddressTests {
  private func text(
    _ host: String, origins: [String] = [], machine: String? = "192.168.1.4"
  ) -> String {
    var configuration = BrowserHostConfiguration(host: host)
    configuration.publicOrigins = origins
    return PrintedAddress.text(configuration, port: 8080, token: nil, machine: machine)
  }

  @Test func `it names the host that is listened on`() {
    #expect(text("127.0.0.1") == "http://127.0.0.1:8080/")
    #expect(text("::1") == "http://[::1]:8080/")
  }

  @Test(arguments: ["0.0.0.0", "::"])
  func `for all addresses of the machine it names one that others can open`(host: String) {
    #expect(text(host) == "http://192.168.1.4:8080/")
    #expect(text(host, machine: nil).contains(host))
  }

  @Test func `behind a proxy it is what people type`() {
    #expect(text("127.0.0.1", origins: ["https://Gallery.example:443"]) == "https://gallery.example/")
  }

  @Test func `a token is part of it`() {
    let token = AccessToken()
    let address = PrintedAddress.text(BrowserHostConfiguration(), port: 1, token: token, machine: nil)
    #expect(address == "http://127.0.0.1:1/?token=\(token.text)")
  }
}
#endif
