import Dispatch
import Foundation
import FrameClock
import GestureEngine

/// The host of a program that has none: nothing is shown, and time passes by the main queue and the main run loop.
///
/// The unit tests of a UIKit program make a window, animate in it, and wait for a completion in the run loop, by an
/// expectation of XCTest's or with `await`. Programs with a host, and tests with a `VirtualScreen`, have another one. // A18
///
/// Both are asked, because each is served where the other is not: without a run loop the queue alone, and within work of the
/// queue, as where a test waits that is `async`, the run loop alone. Neither is asked while nothing moves and no timer is
/// pending.
@MainActor final class MainQueueHost: SceneHost {
  /// Seconds between two looks at the time while something moves: a display of sixty frames a second.
  static let frameInterval = FrameClock.turnLength

  /// Seconds between two looks while timers alone are pending: what begins meanwhile begins late by no more. Our choice.
  static let restInterval = 0.1

  /// The longest time that passes for the program from one look to the next, in seconds. What keeps the main thread for
  /// longer, as a computation does, does not take animations to their ends unseen. Our choice.
  static let longestStep = 0.1

  // One for the process, which both stay for.
  private let application: UIApplication
  /// When the host looked last, in nanoseconds; nil while nothing is asked.
  private var lastLook: UInt64?
  /// The number of the look that is waited for.
  private var lookNumber = 0
  private let alarm = MainRunLoopAlarm()

  /// Tells whether nothing is asked of the main queue and the main run loop.
  var isAtRest: Bool { lastLook == nil }

  /// The host of an application, whose clock goes by the main queue from now on.
  init(_ application: UIApplication) {
    self.application = application
    application.clock.deadlineDidChange = { MainActor.assumeIsolated { self.begin() } }
  }

  /// Connects a scene of the size that programs without one find.
  func connectScene() {
    _ = application.connectScene(host: self, screen: UIScreen().screenDescription, title: "Without a host")
    // A new scene wants its first frame, and does not tell.
    begin()
  }

  func sceneWantsFrames(_ scene: UIWindowScene) { begin() }

  private func begin() {
    guard isAtRest else { return }
    lastLook = DispatchTime.now().uptimeNanoseconds
    wait(Self.frameInterval)
  }

  private func wait(_ seconds: Double) {
    let number = lookNumber
    // Named with its quality of service, it is Dispatch's own method and goes by the real time.
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, qos: .unspecified) {
      MainActor.assumeIsolated { self.look(number) }
    }
    alarm.set(after: seconds) { self.look(number) }
  }

  /// Looks at the time, unless the other one of queue and run loop has had that done.
  private func look(_ number: Int) {
    guard number == lookNumber, let last = lastLook else { return }
    // The other one comes too late, also where a program waits within what is called here.
    lookNumber += 1
    let present = DispatchTime.now().uptimeNanoseconds
    lastLook = present
    let clock = application.clock
    clock.advance(to: clock.now + min(Double(present - last) / 1e9, Self.longestStep))
    for scene in application.scenes where scene.wantsFrames { _ = scene.runFrame(at: clock.now) }
    if application.scenes.contains(where: \.wantsFrames) {
      wait(Self.frameInterval)
    } else if let deadline = clock.nextDeadline {
      wait(min(max(deadline - clock.now, 0), Self.restInterval))
    } else {
      lastLook = nil
      alarm.end()
    }
  }
}
