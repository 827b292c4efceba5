#if BrowserHost
public import Foundation
public import OpenCollectionView

/// The settings of a ``BrowserHost``: its address, its pages and their limits.
public struct BrowserHostConfiguration: Sendable {
  /// The address to listen on: `127.0.0.1` by default, which only this machine reaches.
  ///
  /// With any other than a loopback address the printed address holds a random token, and nobody without it sees or
  /// touches the application. The connection is not encrypted: put a tunnel in front of it outside a trusted network.
  public var host: String
  /// The port to listen on, 0 to 65,535; 8080 by default. With 0 the system chooses a free one.
  public var port: Int
  /// The title of the pages and in the printed line; the program's name by default.
  public var title: String
  /// The description of the program in its pages, beside its title; nothing by default.
  public var information = PageInformation()
  /// The direction in which the program runs: what `UIApplication.userInterfaceLayoutDirection` answers and the traits of every
  /// scene say; nil, the default, for that of ``PageInformation/language``, in which an app in Arabic runs from right to left.
  ///
  /// Set it to look at a program mirrored whose words are not translated yet, as Xcode's *Right-to-Left Pseudolanguage* does.
  public var layoutDirection: UIUserInterfaceLayoutDirection?
  /// Answers the documents that are served beside the page: it is given a path, such as `/help/keys.html`, and answers nil
  /// where there is none; then the page is served, or nothing. None by default.
  ///
  /// Called on the server's threads, at every request for a path that is not one of the page's own files, so it should
  /// take no longer than reading a small file. The path is as it was asked for, by anybody who reaches the server: look it
  /// up, and never make a file's name of it. Documents are served without a token, as the page's files are.
  public var documents: (@Sendable (_ path: String) -> PageDocument?)?
  /// How many pages may have a scene at a time; 64 by default. Further pages are told so.
  public var sessionLimit: Int
  /// For how many seconds a scene lives on without its page, so that a page can come back; 60 by default.
  public var sessionLifetime: Double
  /// The limits of what a page may cost.
  public var limits: BrowserHostLimits
  /// The addresses under which people reach this server through a proxy, such as `https://gallery.example`; none by
  /// default. Each is a scheme, a host and, if it is not the scheme's own, a port.
  ///
  /// A browser says which page opens a connection. Only this server's own page may, and behind a proxy that adds
  /// encryption or another name the browser does not call it what this server is called on its own machine.
  public var publicOrigins: [String] = []
  /// The addresses of proxies, such as `127.0.0.1`, whose header `X-Forwarded-For` says who is behind them; none by
  /// default. Of anybody else such headers mean nothing, and other headers of the kind never do.
  public var proxies: [String] = []
  /// Tells whether the printed address holds a random token without which nobody gets in. By default this is nil, which
  /// means yes unless only this machine reaches ``host`` and there are no ``publicOrigins``.
  public var asksForToken: Bool?
  /// How many pages are shown by one process; nil, which is the default, for all by this one.
  ///
  /// With a number this process serves files and passes messages on, and starts processes of the same program that show
  /// the pages. When one of them stops, because of a trap in the program or in a library, only its own pages are lost:
  /// they say so and begin anew in another process. Each process has an application of its own, so that programs in
  /// which people share something cannot be divided in this way. Costs some 20 MB and a moment at the start for each.
  public var pagesPerProcess: Int?
  /// The program that ``pagesPerProcess`` starts, with its arguments; nil for this one, with the arguments it was given.
  public var workerCommand: [String]?

  /// Tells whether pages that are far away show content where it is going to be, before the program has answered; true
  /// by default.
  ///
  /// Over a way of 15 milliseconds there and back and more a page knows by which law its finger drags a scroll view and
  /// throws it, or its wheel turns it, and goes ahead. Where the program decides otherwise, the page puts it right
  /// little by little. Collection views then hold up to half a view more to each side while they are scrolled so: cells
  /// are asked for, and their delegate is told that they are displayed, so much sooner. A page that is near sends and
  /// does the same as without.
  ///
  /// Only scrolling by a finger or a wheel is predicted, not presses, and no scroll in which not all content goes
  /// along: pinned headers, layouts that are invalid with each scroll, zooming, scroll views that pass a finger on to
  /// others.
  public var predictsScrolling = true

  /// Lets things be dragged out of a page by a pointer: to other pages, other programs and the desktop; false by default.
  ///
  /// With it drag sources are asked for their items when a pointer is pressed on one, and not when it has moved on, and the page
  /// gets the texts, addresses and HTML that these hold at once - never what would have to be made, no files, nothing whose
  /// visibility is less than all - up to 1 MB a press. Whoever has the page open has these texts then, whether something is dragged
  /// or not. A source that restricts its session to the application keeps them. Between two pages of one process an item's
  /// `localObject` goes along. Fingers never leave a page.
  public var takesDragsOut = false

  /// Makes what records a scene of a page.
  public typealias RecorderMaker = @MainActor @Sendable (UIWindowScene) -> any SceneRecorder
  /// Switches on developer mode: pages have a button that saves what was done lately, and what was decided, as a file; nil,
  /// which is the default, for none.
  ///
  /// ```swift
  /// import TouchTesting
  ///
  /// configuration.recorder = { HostInputRecorder.ofTheLastMinute(of: $0) }
  /// ```
  ///
  /// It is for machines of developers: whoever reaches the page can save what he did, and the decisions are those of all
  /// scenes of the process. Open one page at a time, or set ``pagesPerProcess`` to 1.
  public var recorder: RecorderMaker?

  /// The socket in the file system to listen on in place of ``host`` and ``port``.
  var socketPath: String?
  /// The fate of the program when it makes an error, unless it sets `UIApplication.programmingErrorPolicy` itself:
  /// `recover` by default, so that the error of one person's page does not end those of all others.
  public var programmingErrorPolicy = ProgrammingErrorPolicy.recover

  /// A configuration.
  ///
  /// Traps on a port outside 0 to 65,535, a negative session limit, and a lifetime that is negative or not finite.
  public init(
    host: String = "127.0.0.1", port: Int = 8080, title: String = ProcessInfo.processInfo.processName,
    sessionLimit: Int = 64, sessionLifetime: Double = 60, limits: BrowserHostLimits = BrowserHostLimits()
  ) {
    guard (0...65_535).contains(port) else {
      fatalError("There is no port \(port): give 0 to 65535, where 0 lets the system choose.")
    }
    guard sessionLimit >= 0 else {
      fatalError("A session limit of \(sessionLimit) is no number of pages: give 0 or more.")
    }
    guard sessionLifetime.isFinite, sessionLifetime >= 0 else {
      fatalError("A session cannot live for \(sessionLifetime) seconds: give a finite number, 0 or more.")
    }
    self.host = host
    self.port = port
    self.title = title
    self.sessionLimit = sessionLimit
    self.sessionLifetime = sessionLifetime
    self.limits = limits
  }

  /// The default configuration with the `HOST`, `PORT`, `PUBLIC_ORIGIN`, `PROXY` and `PAGES_PER_PROCESS` of a process's
  /// environment, where they are set, and the direction that launch arguments force:
  /// `-AppleTextDirection YES -NSForceRightToLeftWritingDirection YES`, as Xcode passes them.
  ///
  /// Throws ``BrowserHostError/portNotANumber(_:)`` where `PORT` is no port, and
  /// ``BrowserHostError/pagesPerProcessNotANumber(_:)`` where `PAGES_PER_PROCESS` is no number above 0.
  public init(environment: [String: String], arguments: [String] = []) throws(BrowserHostError) {
    self.init()
    if zip(arguments, arguments.dropFirst()).contains(where: { Self.forcesRightToLeft($0, $1) }) {
      layoutDirection = .rightToLeft
    }
    if let text = environment["PORT"], !text.isEmpty {
      guard let port = Int(text), (0...65_535).contains(port) else { throw .portNotANumber(text) }
      self.port = port
    }
    if let text = environment["HOST"], !text.isEmpty { host = text }
    if let text = environment["PUBLIC_ORIGIN"], !text.isEmpty { publicOrigins = [text] }
    if let text = environment["PROXY"], !text.isEmpty { proxies = [text] }
    if let text = environment["PAGES_PER_PROCESS"], !text.isEmpty {
      guard let number = Int(text), number > 0 else { throw .pagesPerProcessNotANumber(text) }
      pagesPerProcess = number
    }
  }

  private static func forcesRightToLeft(_ argument: String, _ value: String) -> Bool {
    ["-AppleTextDirection", "-NSForceRightToLeftWritingDirection"].contains(argument)
      && ["YES", "true", "1"].contains { $0.caseInsensitiveCompare(value) == .orderedSame }
  }

  /// Tells whether the program runs from right to left.
  var runsRightToLeft: Bool { direction(of: information.language) == .rightToLeft }

  /// The direction of all pages; nil where each is in a language of its own.
  var directionOfPages: UITraitEnvironmentLayoutDirection? {
    if layoutDirection == nil, !information.translations.isEmpty { return nil }
    return runsRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The direction in which the program runs in a language.
  private func direction(of language: String) -> Locale.LanguageDirection {
    if let layoutDirection { return layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
    return Locale.Language(identifier: language).characterDirection
  }

  /// Tells whether ``host`` is an address that only this machine reaches.
  public var isLoopback: Bool {
    if host == "localhost" || host == "::1" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  /// Tells whether the printed address holds a token.
  var hasToken: Bool { asksForToken ?? (!isLoopback || !publicOrigins.isEmpty) }

  /// The files that are served.
  var files: PageFiles {
    PageFiles(
      title: title, information: information, publicOrigin: publicOrigins.first, direction: direction)
  }

  /// The rule that says who is let in.
  ///
  /// Throws ``BrowserHostError/notAnOrigin(_:)`` where a public origin is none.
  func policy(token: AccessToken?) throws(BrowserHostError) -> @Sendable (_ port: Int) -> RequestPolicy {
    var origins: Set<WebOrigin> = []
    for text in publicOrigins {
      guard let origin = WebOrigin(text) else { throw .notAnOrigin(text) }
      origins.insert(origin)
    }
    let (host, isLoopback, proxies) = (host, isLoopback, Set(proxies.map { PeerAddress($0) }))
    if socketPath != nil {
      // Only the process that started this one reaches its socket, and has asked all these questions.
      return { _ in RequestPolicy(port: 0, host: "", isLoopback: false, token: nil) }
    }
    return { [origins] port in
      RequestPolicy(
        port: port, host: host, isLoopback: isLoopback, token: token, publicOrigins: origins, proxies: proxies)
    }
  }
}
#endif
