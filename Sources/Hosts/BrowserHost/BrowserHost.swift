#if BrowserHost
import Foundation
public import OpenCollectionView

/// Shows an application in web pages: each page that opens the address gets a scene of its own.
///
/// ```swift
/// try await BrowserHost().run(AppDelegate.self)
/// ```
///
/// The page draws layers and reports touches; everything else happens here. When nothing moves nothing is sent.
public struct BrowserHost: Sendable {
  private let configuration: BrowserHostConfiguration

  /// A host that has not started.
  public init(configuration: BrowserHostConfiguration = BrowserHostConfiguration()) {
    self.configuration = configuration
  }

  /// Serves until the task is cancelled. Prints one line with the address to standard output.
  ///
  /// A process that was started to show some of the pages (``BrowserHostConfiguration/pagesPerProcess``) serves the one
  /// that started it in place of that, prints nothing and ends with it.
  ///
  /// Called before the program has awaited anything else, it runs the main run loop meanwhile, so that Foundation's timers
  /// fire. Afterwards nobody can; it serves, and a sentence on standard error says so. See ``runUntilStopped(_:)``.
  ///
  /// Throws ``BrowserHostError`` when it cannot listen.
  @preconcurrency @MainActor
  public func run(_ delegateClass: any UIApplicationDelegate.Type) async throws {
    switch MainRunLoop.place {
    case .running: try await serve(delegateClass)
    case .free:
      let serving = Task { try await serve(delegateClass) }
      try await withTaskCancellationHandler {
        try MainRunLoop.run(until: serving).get()
      } onCancel: {
        serving.cancel()
      }
    case .gone:
      MainRunLoop.logThatItIsGone()
      try await serve(delegateClass)
    }
  }

  /// Serves until the process is ended, for main functions that are not asynchronous; runs the main run loop meanwhile. Prints
  /// one line with the address to standard output.
  ///
  /// Call it on the first thread. Throws ``BrowserHostError`` when it cannot listen.
  @available(*, noasync, message: "Await run(_:) instead.")
  @preconcurrency @MainActor
  public func runUntilStopped(_ delegateClass: any UIApplicationDelegate.Type) throws {
    let serving = Task { try await serve(delegateClass) }
    try MainRunLoop.run(until: serving).get()
  }

  @MainActor
  private func serve(_ delegateClass: any UIApplicationDelegate.Type) async throws {
    let environment = ProcessInfo.processInfo.environment
    if let own = WorkerEnvironment.configuration(configuration, environment: environment) {
      WorkerEnvironment.endWithParent()
      try await BrowserHost(configuration: own).start(delegateClass).waitUntilStopped()
      return
    }
    let server = try await start(delegateClass)
    let line = "OpenCollectionView is showing \(configuration.title) at \(server.address)\n"
    FileHandle.standardOutput.write(Data(line.utf8))
    await withTaskCancellationHandler {
      await server.waitUntilStopped()
    } onCancel: {
      Task { await server.stop() }
    }
  }

  /// Begins to serve and returns, without printing anything.
  ///
  /// Throws ``BrowserHostError`` when it cannot listen; no application has been made then.
  @preconcurrency @MainActor
  public func start(_ delegateClass: any UIApplicationDelegate.Type) async throws -> BrowserServer {
    UIApplication.setProgrammingErrorPolicy(unlessChosen: configuration.programmingErrorPolicy)
    UIApplication.directionWithoutScenes = configuration.runsRightToLeft ? .rightToLeft : .leftToRight
    return try await start(application: UIApplication(delegateClass: delegateClass))
  }

  /// Shows a scene of another host in pages, and returns, without printing anything.
  ///
  /// Everybody sees the same, and whoever touches last drives. A page is as large as it is; the scene is shown as
  /// large as it fits. Of the configuration what belongs to scenes of pages' own counts for nothing:
  /// `sessionLifetime`, `pagesPerProcess`, `predictsScrolling`, `takesDragsOut`, `recorder`, `layoutDirection`.
  ///
  /// - Parameters:
  ///   - shared: the scene; its host runs its frames.
  ///   - now: the time of the scene's application, in seconds of its clock.
  @preconcurrency @MainActor
  public func start(showing shared: SharedScene, now: @escaping @MainActor () -> Double) async throws -> BrowserServer {
    var configuration = configuration
    configuration.pagesPerProcess = nil
    return try await BrowserHost(configuration: configuration).start(time: MachineTime()) { counters in
      PageBackend(shared, configuration: configuration, counters: counters, now: { now() })
    }
  }

  /// The application is made only after the port is known to be free, and not at all where other processes show the pages.
  @MainActor
  func start(
    application: @autoclosure () -> UIApplication, time: any ServerTime = MachineTime()
  ) async throws -> BrowserServer {
    try await start(time: time) { counters in
      if configuration.pagesPerProcess != nil {
        .workers(try WorkerPool(configuration, time: time, counters: counters))
      } else {
        PageBackend(application(), configuration: configuration, counters: counters)
      }
    }
  }

  @MainActor
  private func start(
    time: any ServerTime, _ makeBackend: (ServerCounters) throws -> PageBackend
  ) async throws -> BrowserServer {
    let counters = ServerCounters()
    let token = configuration.hasToken ? AccessToken() : nil
    let policy = try configuration.policy(token: token)
    let listener = try await PageServer.listen(configuration, time: time, counters: counters, policy: policy)
    let machine = PrintedAddress.isAny(configuration.host) ? await PrintedAddress.ofThisMachine() : nil
    let port = PageServer.port(of: listener)
    let address = PrintedAddress.text(configuration, port: port, token: token, machine: machine)
    return BrowserServer(
      try makeBackend(counters), configuration: configuration, time: time, listener: listener, counters: counters,
      policy: policy(port), address: address)
  }
}
#endif
