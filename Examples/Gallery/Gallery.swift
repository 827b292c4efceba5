#if BrowserHost
import ArgumentParser
import BrowserHost

@main struct Gallery: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows in a browser what OpenCollectionView can do.")

  @Option(help: "The address to listen on. Any other than a loopback address asks visitors for a token.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen on, 0 to 65535; 0 lets the system choose.")
  var port = 8080

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("There is no port \(port): give 0 to 65535, where 0 lets the system choose.")
    }
  }

  @MainActor func run() async throws {
    let configuration = BrowserHostConfiguration(host: host, port: port, title: "OpenCollectionView Gallery")
    try await BrowserHost(configuration: configuration).run(AppDelegate.self)
  }
}
#else
@main struct Gallery {
  static func main() {
    print("The gallery is shown in a browser: build it with the package trait BrowserHost, which is on by default.")
  }
}
#endif
