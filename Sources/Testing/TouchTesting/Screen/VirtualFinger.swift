public import Foundation
public import GestureEngine
public import OpenCollectionView

/// A finger, a pen or a pressed pointer on a ``VirtualScreen`` that goes step by step, so that a test can look in between.
///
/// ```swift
/// let finger = screen.touch(at: CGPoint(x: 50, y: 50))
/// finger.move(to: CGPoint(x: 50, y: 65))
/// #expect(scrollView.isDragging)
/// finger.rest(for: 0.5)
/// finger.lift()
/// ```
///
/// A step waits for its time, reports what the finger does, and runs a frame, in which the report is heard. Several fingers
/// go side by side: give the steps that belong together `after: 0`, but for the first. ``TouchScript`` is for what needs no
/// look in between.
@preconcurrency @MainActor public final class VirtualFinger {
  /// How long a step takes unless it says otherwise, in seconds: a frame of a display of sixty a second.
  public static let stepDuration = 1.0 / 60

  /// The device that touches.
  public let kind: TouchSample.Kind
  /// The place at which it is or was lifted, in points of the screen.
  public private(set) var location: CGPoint
  /// How hard it presses, 1 for an ordinary touch; 0 for a device that does not know.
  public private(set) var force: Double
  /// Tells whether it touches the screen.
  public private(set) var isDown = true

  private let screen: VirtualScreen
  private let identifier: Int32

  init(on screen: VirtualScreen, identifier: Int32, kind: TouchSample.Kind, location: CGPoint, force: Double) {
    self.screen = screen
    self.identifier = identifier
    self.kind = kind
    self.location = location
    self.force = force
    report(.began, after: 0)
  }

  /// Goes to a place in one step.
  ///
  /// - Parameters:
  ///   - point: in points of the screen.
  ///   - force: how hard it presses from now on; as before unless given.
  ///   - seconds: how long after the step before.
  public func move(to point: CGPoint, force: Double? = nil, after seconds: Double = stepDuration) {
    requireDown("be moved")
    screen.advance(by: VirtualScreen.checked(seconds))
    location = point
    if let force { self.force = force }
    report(.moved, after: 0)
  }

  /// Goes by a distance in one step; see ``move(to:force:after:)``.
  public func move(by distance: CGVector, force: Double? = nil, after seconds: Double = stepDuration) {
    move(to: CGPoint(x: location.x + distance.dx, y: location.y + distance.dy), force: force, after: seconds)
  }

  /// Stays where it is and presses harder or less hard.
  public func press(force: Double, after seconds: Double = stepDuration) {
    move(to: location, force: force, after: seconds)
  }

  /// Stays as it is: nothing is reported, time passes.
  public func rest(for seconds: Double) {
    requireDown("rest")
    screen.advance(by: VirtualScreen.checked(seconds))
  }

  /// Leaves the screen where it is.
  public func lift(after seconds: Double = 0) {
    requireDown("be lifted")
    report(.ended, after: seconds)
  }

  /// Is taken away by the system, as by a call that comes in.
  public func cancel(after seconds: Double = 0) {
    requireDown("be taken away")
    report(.cancelled, after: seconds)
  }

  private func requireDown(_ deed: String) {
    guard !isDown else { return }
    fatalError(
      "A finger that has left the screen at (\(location.x), \(location.y)) cannot \(deed): take the one that touch(at:) "
        + "puts down next.")
  }

  private func report(_ phase: TouchSample.Phase, after seconds: Double) {
    screen.advance(by: VirtualScreen.checked(seconds))
    isDown = phase == .began || phase == .moved
    let sample = TouchSample(
      time: screen.now, identifier: identifier, phase: phase, kind: kind, location: location, force: force,
      buttons: kind == .pointer && isDown ? 1 : 0)
    screen.receive(.touches([sample]))
    screen.runFrame()
  }
}
