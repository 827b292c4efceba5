import Foundation
import FrameClock
package import OpenCollectionView

/// A program and its windows: takes what the shell hears to their scenes, and runs their frames.
@MainActor package final class WindowProgram {
  /// The program.
  package let application: UIApplication
  /// The windows that are open, oldest first.
  package private(set) var sessions: [WindowSession] = []
  /// Tells whether the program is over.
  package private(set) var isOver = false
  /// How often the loop has gone on, for measures of rest.
  package private(set) var turnCount = 0

  private let shell: any WindowShell
  private let settings: WindowSettings
  private let now: () -> Double

  /// A program that has no window yet.
  ///
  /// - Parameter now: the time, in seconds of the application's clock.
  package init(
    _ application: UIApplication, shell: any WindowShell, settings: WindowSettings, now: @escaping () -> Double
  ) {
    self.application = application
    self.shell = shell
    self.settings = settings
    self.now = now
    // Whoever sets a timer is told that somebody moves the clock; the loop looks when before each wait.
    application.clock.deadlineDidChange = {}
  }

  /// Opens a window with a scene of its own.
  @discardableResult
  package func openWindow() throws -> WindowSession {
    let used = Set(sessions.map(\.index))
    let index = (0...used.count).first { !used.contains($0) } ?? used.count
    let session = try WindowSession(
      application: application, shell: shell, settings: settings, index: index, now: now())
    sessions.append(session)
    return session
  }

  /// How long nothing is to be done, in seconds: 0 where something is due, nil where nothing ever will be.
  package func secondsUntilNext() -> Double? {
    let present = now()
    var next = application.clock.nextDeadline
    for session in sessions {
      switch session.step(now: present) {
      case .frame: return 0
      case .wait(let time): next = min(next ?? time, time)
      case .rest: break
      }
      if let time = session.keepingTime { next = min(next ?? time, time) }
    }
    return next.map { max($0 - present, 0) }
  }

  /// Brings the program's clock up to now, before something is done that no frame and no timer begins: after a rest an
  /// animation that began with the time of the last frame would be over before it was seen.
  package func advanceClock() { application.clock.advance(to: now()) }

  /// Does what is due: brings in what was heard, fires timers, runs frames.
  package func turn(_ events: [ShellEvent]) {
    turnCount += 1
    for event in events { take(event) }
    for session in sessions { session.deliver() }
    fireTimers()
    for session in sessions {
      guard case .frame(let time) = session.step(now: now()) else { continue }
      session.frame(at: time)
    }
    for session in sessions { session.keep(ifDueAt: now()) }
  }

  private func take(_ event: ShellEvent) {
    switch event.kind {
    case .quitting:
      end()
    case .closing:
      guard let session = sessions.first(where: { $0.window == event.window }) else { return }
      close(session)
    default:
      for session in sessions where event.window == nil || event.window == session.window {
        session.take(event, now: now())
      }
    }
  }

  /// Ends a window's scene and closes it; with the last one the program ends.
  package func close(_ session: WindowSession) {
    session.end(now: now())
    sessions.removeAll { $0 === session }
    if sessions.isEmpty, settings.endsWithLastWindow { isOver = true }
  }

  /// Ends all scenes, and the program.
  package func end() {
    for session in sessions { session.end(now: now()) }
    sessions = []
    isOver = true
  }

  /// Advances the clock through every deadline that has passed.
  private func fireTimers() {
    let clock = application.clock
    let present = now()
    while let deadline = clock.nextDeadline, deadline <= present { clock.advance(to: deadline) }
  }
}
