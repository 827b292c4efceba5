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
  /// The program's wishes about its windows that have not been carried out.
  private var requests: [WindowRequest] = []
  /// Windows at most that a program opens, or that are opened again. [choice]
  package nonisolated static let mostWindows = 16

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

  /// Opens the windows that a program begins with: those that were open when it ended, or else one.
  ///
  /// - Returns: the first one.
  @discardableResult
  package func openWindows() throws -> WindowSession {
    let kept = (store?.windows ?? []).filter { (0..<Self.mostWindows).contains($0) }
    let first = try openWindow(at: kept.first ?? 0, restores: true)
    for index in kept.dropFirst() {
      // The program has a window: it goes on without those that cannot be had.
      _ = try? openWindow(at: index, restores: true)
    }
    return first
  }

  /// Opens a window with a new scene of its own.
  ///
  /// - Parameter activities: what the scene is to show.
  @discardableResult
  package func openWindow(showing activities: Set<NSUserActivity> = []) throws -> WindowSession {
    let used = Set(sessions.map(\.index))
    let index = (0...used.count).first { !used.contains($0) } ?? used.count
    return try openWindow(at: index, restores: false, showing: activities)
  }

  private func openWindow(at index: Int, restores: Bool, showing activities: Set<NSUserActivity> = []) throws
    -> WindowSession
  {
    let session = try WindowSession(
      application: application, shell: shell, settings: settings, index: index, restores: restores,
      activities: activities, now: now())
    session.request = { [weak self] in self?.requests.append($0) }
    sessions.append(session)
    return session
  }

  private var store: StateStore? { settings.stateFolder.map { StateStore(folder: $0) } }

  /// How long nothing is to be done, in seconds: 0 where something is due, nil where nothing ever will be.
  package func secondsUntilNext() -> Double? {
    guard requests.isEmpty else { return 0 }
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
    carryOutRequests()
  }

  private func carryOutRequests() {
    let present = requests
    requests = []
    for request in present {
      switch request {
      case .close(let session): close(session)
      case .open(let activities, let failure):
        guard !isOver else { return }
        guard sessions.count < Self.mostWindows else {
          failure(TooManyWindows())
          continue
        }
        do {
          try openWindow(showing: activities)
        } catch {
          failure(error)
        }
      }
    }
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

  /// Ends a window's scene and closes it; with the last one the program ends, and is there again when it begins again.
  package func close(_ session: WindowSession) {
    guard sessions.contains(where: { $0 === session }) else { return }
    session.end(now: now())
    sessions.removeAll { $0 === session }
    if sessions.isEmpty {
      if settings.endsWithLastWindow { isOver = true }
    } else {
      store?.forget(session.index)
    }
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

/// A program has as many windows as it may have.
private struct TooManyWindows: Error, CustomStringConvertible {
  var description: String { "there are \(WindowProgram.mostWindows) already" }
}
