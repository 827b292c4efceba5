import GestureEngine

/// Follows the pointer and tells hover recognizers when it enters, moves within and leaves their views.
@MainActor final class HoverDispatcher {
  private unowned let scene: UIWindowScene
  private var location: CGPoint?
  /// The recognizers whose views the pointer is over, innermost first.
  private var active: [UIHoverGestureRecognizer] = []

  init(scene: UIWindowScene) { self.scene = scene }

  /// The pointer moved, or left the screen.
  func receive(_ sample: HoverSample) {
    location = sample.location.flatMap { $0.isFinite ? $0 : nil }
    update(moved: true)
  }

  /// What lies under a resting pointer may have changed.
  func contentDidMove() {
    guard location != nil else { return }
    update(moved: false)
  }

  /// A button is pressed: hovering pauses. // G111
  func pause() {
    location = nil
    update(moved: false)
  }

  private func update(moved: Bool) {
    let (recognizers, point) = recognizersUnderPointer()
    let left = active.filter { old in !recognizers.contains { $0 === old } }
    let stayed = active.filter { old in recognizers.contains { $0 === old } }
    let entered = recognizers.filter { new in !active.contains { $0 === new } }
    active = recognizers
    for recognizer in left { recognizer.hover(.ended, at: point) }
    if moved { for recognizer in stayed { recognizer.hover(.changed, at: point) } }
    for recognizer in entered { recognizer.hover(.began, at: point) }
  }

  /// The recognizers, and where the pointer is in the coordinates of their window.
  private func recognizersUnderPointer() -> ([UIHoverGestureRecognizer], CGPoint?) {
    guard let location, let window = scene.window(at: location),
      let point = window.layer.convertFromParent(location)
    else { return ([], nil) }
    var result: [UIHoverGestureRecognizer] = []
    var view = window.hitTest(point, with: nil)
    while let current = view {
      for case let recognizer as UIHoverGestureRecognizer in current.attachedRecognizers where recognizer.isEnabled {
        result.append(recognizer)
      }
      view = current.superview
    }
    return (result, point)
  }
}
