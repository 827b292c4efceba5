#if BrowserHost
import ArgumentParser
import BrowserHost
import GalleryPictures
import OpenCollectionView
import TouchTesting

#if WindowHost
import WindowHost
#endif

@main struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows in a browser what OpenCollectionView can do.")

  @Option(help: "The address to listen on. Any other than a loopback address asks visitors for a token.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen on, 0 to 65535, where 0 lets the system choose; 8080 unless a window is shown.")
  var port: Int?

  @Option(
    name: .customLong("public-origin"),
    help: "An address under which a proxy shows this server, such as https://gallery.example. May be given again.")
  var publicOrigins: [String] = []

  @Option(
    name: .customLong("proxy"),
    help: "The address of a proxy whose X-Forwarded-For says who is behind it, such as 127.0.0.1. May be given again.")
  var proxies: [String] = []

  @Flag(help: "Asks nobody for a token: whoever reaches the address gets in.")
  var open = false

  @Option(
    help: "Shows so many pages in a process of their own each, so that an error of the program costs only these.")
  var isolate: Int?

  @Option(help: "How many pages may be open at a time.")
  var pages = 64

  @Flag(help: "Print the names of the exhibits, by which their addresses end, and show nothing.")
  var names = false

  @Flag(help: "Runs from right to left, as in Arabic: all that a program mirrors then is mirrored.")
  var rightToLeft = false

  @Flag(help: "Has pages offer to save the last minute as a recording for touchlab.")
  var developer = false

  @Flag(help: "Answers touchlab, which sends a recording on standard input, and shows nothing.")
  var player = false

  #if WindowHost
  @Flag(help: "Shows the gallery in a window of this desktop, or on this panel, in place of a browser.")
  var window = false

  @Flag(help: "Has the window fill the screen, without a mouse.")
  var kiosk = false

  @Option(help: "Turns the picture of the window clockwise by 90, 180 or 270 degrees.")
  var rotation = 0

  @Option(help: "How many pixels of the window make a point.")
  var scale: Double?

  @Flag(help: "Lets pages look at what the window shows and touch nothing; for --window with --port.")
  var viewOnly = false
  #endif

  func validate() throws {
    if let port, !(0...65_535).contains(port) {
      throw ValidationError("There is no port \(port): give 0 to 65535, where 0 lets the system choose.")
    }
    if let isolate, isolate < 1 {
      throw ValidationError("A process cannot show \(isolate) pages: give 1 or more with --isolate.")
    }
    #if WindowHost
    guard rotation % 90 == 0 else {
      throw ValidationError("A picture cannot be turned by \(rotation) degrees: give 90, 180 or 270 with --rotation.")
    }
    if let scale, !(scale.isFinite && scale > 0) {
      throw ValidationError("A point cannot be \(scale) pixels: give a number above zero with --scale.")
    }
    #endif
    guard pages >= 0 else { throw ValidationError("There cannot be \(pages) pages: give 0 or more with --pages.") }
  }

  func run() throws {
    guard !names else {
      for name in MainActor.assumeIsolated({ Exhibit.all.map(\.name) }) { print(name) }
      return
    }
    guard !player else { return MainActor.assumeIsolated { RecordingPlayer.run(AppDelegate.self) } }
    #if WindowHost
    guard !window && !kiosk else { return try MainActor.assumeIsolated { try showWindow() } }
    #endif
    let configuration = pageConfiguration(port: port ?? 8080)
    try MainActor.assumeIsolated { try BrowserHost(configuration: configuration).runUntilStopped(AppDelegate.self) }
  }

  private func pageConfiguration(port: Int) -> BrowserHostConfiguration {
    var configuration = BrowserHostConfiguration(
      host: host, port: port, title: "OpenCollectionView Gallery", sessionLimit: pages)
    // Each page is a connection, and may be on its way with another.
    configuration.limits.connections = max(configuration.limits.connections, 2 * pages)
    configuration.information = PageInformation(
      summary: """
        UIKit's interactive collection view in Swift, live in a page: gestures, reordering, transitions and dynamics to \
        try with fingers, a mouse or keys.
        """,
      lightThemeColor: "#f2f2f7", darkThemeColor: "#000000",
      preview: Self.preview)
    configuration.documents = { SourceShelf.present?.document(at: $0) }
    configuration.publicOrigins = publicOrigins
    configuration.proxies = proxies
    if rightToLeft { configuration.layoutDirection = .rightToLeft }
    if open { configuration.asksForToken = false }
    configuration.pagesPerProcess = isolate
    if developer { configuration.recorder = { HostInputRecorder.ofTheLastMinute(of: $0) } }
    return configuration
  }

  /// The picture that others show beside a link to the gallery.
  private static var preview: PageInformation.Picture {
    let picture = gallery_preview()
    return PageInformation.Picture(
      bytes: Array(UnsafeBufferPointer(start: picture.bytes, count: picture.count)), mediaType: "image/jpeg")
  }

  #if WindowHost
  @MainActor private func showWindow() throws {
    var configuration =
      kiosk
      ? WindowHostConfiguration.kiosk(title: "OpenCollectionView")
      : WindowHostConfiguration(title: "OpenCollectionView")
    configuration.quarterTurns = rotation / 90
    configuration.scale = scale
    if rightToLeft { configuration.layoutDirection = .rightToLeft }
    configuration.pages = port.map(pageConfiguration)
    configuration.pagesMayDrive = !viewOnly
    try WindowHost(configuration: configuration).run(AppDelegate.self)
  }
  #endif
}
#else
@main struct Gallery {
  static func main() {
    print("The gallery is shown in a browser: build it with the package trait BrowserHost, which is on by default.")
  }
}
#endif
