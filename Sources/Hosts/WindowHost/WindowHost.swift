#if WindowHost
import Foundation
import FrameClock
public import OpenCollectionView
import WindowScenes

/// Shows an application in a native window: on X11, on Wayland, or without a desktop on a panel.
///
/// ```swift
/// try WindowHost().run(AppDelegate.self)
/// ```
///
/// The picture is drawn by the processor, and of it what has changed. Nothing is drawn, and nothing runs, while nothing moves.
public struct WindowHost: Sendable {
  private let configuration: WindowHostConfiguration

  /// A host that has not started.
  public init(configuration: WindowHostConfiguration = WindowHostConfiguration()) {
    self.configuration = configuration
  }

  /// Shows the application until its last window is closed or the process is told to end (`SIGTERM`, `SIGINT`). Runs the main run
  /// loop, and what is given to the main queue, meanwhile.
  ///
  /// Call it on the first thread. Throws ``WindowHostError`` where no window can be opened.
  @available(*, noasync, message: "Call it from a main function that is not asynchronous.")
  @preconcurrency @MainActor
  public func run(_ delegateClass: any UIApplicationDelegate.Type) throws {
    let shell = try SDLShell()
    defer { shell.end() }
    let settings = configuration.settings
    let isMirrored = settings.writesRightToLeft ?? settings.desktop().writesRightToLeft
    UIApplication.setProgrammingErrorPolicy(unlessChosen: configuration.programmingErrorPolicy)
    UIApplication.directionWithoutScenes = isMirrored ? .rightToLeft : .leftToRight
    let application = UIApplication(delegateClass: delegateClass)
    let start = ContinuousClock.now
    let startTime = application.clock.now
    let now = { @MainActor in
      let passed = start.duration(to: .now).components
      return startTime + Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
    }
    let program = WindowProgram(application, shell: shell, settings: settings, now: now)
    let session = try program.openWindows()
    #if BrowserHost
    let pages = configuration.pages.flatMap {
      WindowPages($0, of: session, mayDrive: configuration.pagesMayDrive, now: now)
    }
    defer { pages?.end() }
    #else
    _ = session
    #endif
    let signals = [SIGTERM, SIGINT].map { EndingSignal($0) { shell.wake() } }
    let queue = MainQueueWatch { shell.wake() }
    while !program.isOver {
      program.advanceClock()
      let next = queue.run()
      if signals.contains(where: \.hasCome) { program.end() }
      guard !program.isOver else { break }
      #if BrowserHost
      if let failure = pages?.failure { throw failure }
      #endif
      let seconds = [next, program.secondsUntilNext()].compactMap(\.self).min()
      program.turn(shell.events(waiting: seconds))
    }
    for signal in signals { signal.end() }
  }
}
#endif
