import GestureEngine

/// A move of a pointer on its way to a window.
final class HoverEvent: UIEvent {
  let sample: HoverSample
  /// The window that the pointer is over or, where it is over none, that it has left.
  let window: UIWindow

  init(_ sample: HoverSample, in window: UIWindow) {
    self.sample = sample
    self.window = window
    super.init(type: .hover, timestamp: sample.time, touches: [], modifiers: sample.modifiers, buttons: 0)
  }
}
