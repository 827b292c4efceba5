import GestureEngine

/// A turn of a wheel on its way to a window.
final class ScrollEvent: UIEvent {
  let sample: ScrollSample
  let window: UIWindow
  /// The place of the pointer, in the coordinates of the window.
  let point: CGPoint

  init(_ sample: ScrollSample, in window: UIWindow, at point: CGPoint) {
    self.sample = sample
    self.window = window
    self.point = point
    super.init(type: .scroll, timestamp: sample.time, touches: [], modifiers: sample.modifiers, buttons: 0)
  }
}
