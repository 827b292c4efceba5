import Foundation
import FrameClock
import GestureEngine
import OpenCollectionView
import WindowScenes

/// A program in windows of a shell that is none, on a clock that the test moves.
@MainActor final class WindowStage {
  final class Clock { var now = 0.0 }

  let shell = FakeShell()
  let program: WindowProgram
  let clock = Clock()
  let session: WindowSession

  init(
    _ settings: WindowSettings = WindowSettings(), size: (width: Int, height: Int) = (320, 480),
    delegateClass: (any UIApplicationDelegate.Type)? = nil
  ) throws {
    shell.size = size
    program = WindowProgram(
      UIApplication(delegateClass: delegateClass), shell: shell, settings: settings, now: { [clock] in clock.now })
    session = try program.openWindows()
    if delegateClass == nil { UIWindow(windowScene: session.scene!).makeKeyAndVisible() }
    turn()
  }

  var window: UIWindow { session.scene!.windows[0] }

  /// Has the shell hear something, and the loop go on once.
  func turn(_ kinds: ShellEvent.Kind...) {
    program.turn(kinds.map { ShellEvent(window: session.window, time: clock.now, kind: $0) })
  }

  /// Lets the loop run for some seconds: it sleeps until something is due.
  func run(_ seconds: Double) {
    let end = clock.now + seconds
    while clock.now < end {
      let wait = program.secondsUntilNext() ?? .infinity
      clock.now = min(clock.now + max(wait, 1e-6), end)
      turn()
    }
  }

  func finger(
    _ phase: ShellEvent.Finger.Phase, _ x: Double, _ y: Double, number: Int64 = 1
  ) -> ShellEvent.Kind {
    .finger(.init(device: 1, finger: number, phase: phase, place: CGPoint(x: x, y: y)))
  }

  func show(_ view: UIView) {
    view.frame = window.bounds
    window.addSubview(view)
    turn()
  }

  /// The colour of a pixel that is shown.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let width = session.plane.pictureWidth
    let at = (y * width + x) * 4
    return Array(shell.shown[session.window]?[at..<at + 3] ?? [])
  }
}
