import OpenCollectionView

/// The gallery's window, which can show the touches in it and what the recognizers make of them.
final class GalleryWindow: UIWindow {
  private var overlay: TouchOverlay?

  /// Tells whether touches are shown. Where they are not, an event costs one test more.
  var showsTouches: Bool {
    get { overlay != nil }
    set {
      guard newValue != showsTouches, let windowScene else { return }
      if newValue {
        overlay = TouchOverlay(scene: windowScene)
      } else {
        overlay?.remove()
        overlay = nil
      }
    }
  }

  override func sendEvent(_ event: UIEvent) {
    // The recognizers of new touches are known by now, and have heard of nothing.
    overlay?.willSend(event)
    super.sendEvent(event)
  }
}
