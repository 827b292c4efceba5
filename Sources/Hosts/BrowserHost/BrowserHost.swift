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
  /// Throws ``BrowserHostError`` when it cannot listen.
  @MainActor
  public func run(_ delegateClass: any UIApplicationDelegate.Type) async throws {
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
  @MainActor
  public func start(_ delegateClass: any UIApplicationDelegate.Type) async throws -> BrowserServer {
    try await start(application: UIApplication(delegateClass: delegateClass))
  }

  /// The application is made by the caller only after the port is known to be free.
  @MainActor
  func start(application: @autoclosure () -> UIApplication) async throws -> BrowserServer {
    let counters = ServerCounters()
    let token = configuration.isLoopback ? nil : AccessToken()
    let listener = try await PageServer.listen(configuration, counters: counters, token: token)
    return BrowserServer(
      application: application(), configuration: configuration, listener: listener, counters: counters, token: token)
  }
}
#endif
