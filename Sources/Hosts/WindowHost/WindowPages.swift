#if WindowHost
#if BrowserHost
import BrowserHost
import Foundation
import LayerEngine
import WindowScenes

/// The pages that show what a window shows, for as long as that is open.
@MainActor final class WindowPages {
  private let shared: SharedScene
  private var server: BrowserServer?
  /// Why there are none.
  private(set) var failure: (any Error)?

  /// Begins to serve; nil where the window has no scene.
  init?(
    _ configuration: BrowserHostConfiguration, of session: WindowSession, mayDrive: Bool,
    now: @escaping @MainActor () -> Double
  ) {
    guard let scene = session.scene else { return nil }
    let shared = SharedScene(scene) { [weak session] in session?.mirror ?? LayerMirror() }
    self.shared = shared
    shared.isDrivenByPages = mayDrive
    shared.pageBeginsToDrive = { [weak session] in session?.cancelInput(now: now()) }
    session.didRunFrame = { shared.frameDidRun() }
    session.beginsToDrive = { shared.hostBeginsToDrive() }
    Task { [weak self] in
      do {
        let server = try await BrowserHost(configuration: configuration).start(showing: shared, now: now)
        self?.server = server
        let line = "OpenCollectionView is showing \(configuration.title) at \(server.address)\n"
        FileHandle.standardOutput.write(Data(line.utf8))
      } catch {
        self?.failure = error
      }
    }
  }

  /// Asks the pages to close, and waits a moment for them.
  func end() {
    guard let server else { return }
    self.server = nil
    var hasStopped = false
    Task {
      await server.stop()
      hasStopped = true
    }
    let end = Date(timeIntervalSinceNow: 0.2)
    while !hasStopped, Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
  }
}
#endif
#endif
