package import Foundation
package import GestureEngine

/// Makes of what a shell has heard of one window what its scene is told.
///
/// Reports about fingers that follow each other are one input, however many they are, so that a frame's moves arrive as
/// coalesced touches with the times that the device gave them.
package struct InputTranslation: Sendable {
  /// How the window's pixels are the scene's points.
  package var plane: WindowPlane
  private var times = ShellTimeMap()
  private var fingers = FingerTable()
  private var pointer = PointerState()
  private var keys = KeyAssembly()
  private var inputs: [HostInput] = []
  private var touches: [TouchSample] = []
  private var keySamples: [KeySample] = []

  /// A translation for a window.
  package init(plane: WindowPlane) { self.plane = plane }

  /// Tells where the mouse stands, in points of the scene; nil where it is outside.
  package var pointerPlace: CGPoint? { pointer.place }

  /// Tells whether somebody begins something with an event, and does not only go on.
  package func begins(_ kind: ShellEvent.Kind) -> Bool {
    switch kind {
    case .finger(let finger): finger.phase == .down
    case .pointer(_, let buttons): buttons != 0 && !pointer.isPressed
    case .wheel, .text, .composed, .dropped: true
    case .key(let key): key.isDown
    default: false
    }
  }

  /// Tells whether a key may paste: with Control or Meta, Shift and Insert, and a key for it.
  package func mayPaste(_ key: ShellEvent.Key) -> Bool {
    let modifiers = keys.modifiers
    let paste = 125
    return !modifiers.isDisjoint(with: [.control, .command]) || key.usage == paste
      || (modifiers.contains(.shift) && KeyPlaces.name(of: key.usage) == "Insert")
  }

  /// Takes an event in.
  ///
  /// - Parameter now: of the application's clock.
  package mutating func take(_ event: ShellEvent, now: Double) {
    let time = times.applicationTime(of: event.time, now: now)
    switch event.kind {
    case .finger(let finger):
      fingers.note(
        finger, at: plane.point(of: finger.place), time: time, modifiers: keys.modifiers, into: &touches)
      return
    case .deviceGone(let device):
      fingers.cancel(device: device, time: time, into: &touches)
      return
    case .pointer(let place, let buttons):
      endTouches()
      if let input = pointer.note(plane.point(of: place), buttons: buttons, time: time, modifiers: keys.modifiers) {
        add(input)
      }
    case .pointerLeft:
      endTouches()
      if let input = pointer.leave(time: time) { inputs.append(input) }
    case .wheel(let x, let y):
      endTouches()
      guard let place = pointer.place else { return }
      if let turn = WheelTurn.sample(x: x, y: y, at: place, time: time, modifiers: keys.modifiers) {
        inputs.append(.scroll(turn))
      }
    case .modifiers(let bits):
      keys.hold(bits)
    case .key(let key):
      endTouches()
      keys.note(key, time: time, into: &keySamples)
      endKeys()
    case .text(let text):
      endTouches()
      keys.type(text, time: time, into: &keySamples)
      endKeys()
    case .focused(false):
      endTouches()
      inputs += keys.releaseAll(at: time).map { .key($0) }
    case .changed, .exposed, .visible, .focused, .closing, .composed, .dropped, .quitting: break
    }
  }

  /// Tells what has been heard together is through: answers all of it, in its order.
  package mutating func takeInputs() -> [HostInput] {
    endTouches()
    keys.flush(into: &keySamples)
    endKeys()
    defer { inputs.removeAll(keepingCapacity: inputs.count < 64) }
    return inputs
  }

  /// Cancels whatever is down.
  package mutating func cancel(at time: Double) {
    endTouches()
    fingers.cancel(time: time, into: &touches)
    endTouches()
    inputs += pointer.cancel(time: time)
    inputs += keys.releaseAll(at: time).map { .key($0) }
  }

  /// Moves of the mouse while it is pressed belong together, as those of fingers do.
  private mutating func add(_ input: HostInput) {
    guard case .touches(let new) = input, case .touches(var known)? = inputs.last else { return inputs.append(input) }
    inputs.removeLast()
    known += new
    inputs.append(.touches(known))
  }

  private mutating func endTouches() {
    guard !touches.isEmpty else { return }
    inputs.append(.touches(touches))
    touches.removeAll(keepingCapacity: true)
  }

  private mutating func endKeys() {
    guard !keySamples.isEmpty else { return }
    for sample in keySamples { inputs.append(.key(sample)) }
    keySamples.removeAll(keepingCapacity: true)
  }
}
