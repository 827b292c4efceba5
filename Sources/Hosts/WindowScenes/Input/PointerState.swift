package import Foundation
package import GestureEngine

/// The mouse of a window: a touch while a button is pressed, and else a pointer that hovers.
package struct PointerState: Sendable {
  /// The number of its touch, which no finger has.
  package static let identifier: Int32 = 0

  private var location: CGPoint?
  private var buttons: UInt32 = 0

  /// A mouse that has not been seen yet.
  package init() {}

  /// Tells where it stands, in points of the screen; nil where it is outside.
  package var place: CGPoint? { location }

  /// Tells whether a button is pressed.
  package var isPressed: Bool { buttons != 0 }

  /// Notes where it stands and which buttons are pressed; answers what that means. A place that is no number changes nothing.
  package mutating func note(
    _ place: CGPoint, buttons new: UInt32, time: Double, modifiers: KeyModifiers
  ) -> HostInput? {
    guard place.x.isFinite, place.y.isFinite else { return nil }
    let phase: TouchSample.Phase
    switch (buttons != 0, new != 0) {
    case (false, false):
      guard place != location else { return nil }
      location = place
      return .hover(HoverSample(time: time, location: place, modifiers: modifiers))
    case (false, true): phase = .began
    case (true, true): phase = .moved
    case (true, false): phase = .ended
    }
    location = place
    buttons = new
    return .touches([
      TouchSample(
        time: time, identifier: Self.identifier, phase: phase, kind: .pointer, location: place, buttons: new,
        modifiers: modifiers)
    ])
  }

  /// The mouse has left. While a button is pressed it is still heard of.
  package mutating func leave(time: Double) -> HostInput? {
    guard buttons == 0, location != nil else { return nil }
    location = nil
    return .hover(HoverSample(time: time, location: nil))
  }

  /// Takes the pressed buttons away, and the mouse out of the window.
  package mutating func cancel(time: Double) -> [HostInput] {
    var inputs: [HostInput] = []
    if buttons != 0, let location {
      inputs.append(
        .touches([
          TouchSample(time: time, identifier: Self.identifier, phase: .cancelled, kind: .pointer, location: location)
        ]))
    }
    if location != nil { inputs.append(.hover(HoverSample(time: time, location: nil))) }
    (location, buttons) = (nil, 0)
    return inputs
  }
}
