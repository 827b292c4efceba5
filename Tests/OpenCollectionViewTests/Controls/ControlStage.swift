import GestureEngine
import OpenCollectionView
import TouchTesting

/// A screen of 400 × 800 points with one control whose events are noted in a journal by their names.
@MainActor struct ControlStage<Control: UIControl> {
  let journal = Journal()
  let screen = VirtualScreen(width: 400, height: 800)
  let control: Control

  init(_ control: Control, at frame: CGRect? = nil, noting events: UIControl.Event = .allEvents) {
    self.control = control
    if let frame { control.frame = frame }
    screen.show(control)
    for (name, event) in Self.names where events.contains(event) {
      control.addAction(UIAction { [journal] _ in journal.note(name) }, for: event)
    }
  }

  private static var names: [(String, UIControl.Event)] {
    [
      ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragEnter", .touchDragEnter),
      ("touchDragExit", .touchDragExit), ("touchDragInside", .touchDragInside),
      ("touchDragOutside", .touchDragOutside), ("touchUpInside", .touchUpInside),
      ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
      ("primaryActionTriggered", .primaryActionTriggered),
    ]
  }

  /// The events so far, separated by spaces; those that repeat the one before are left out.
  var events: String { journal.withoutRepeats.replacingOccurrences(of: ",", with: "") }

  /// Sends one report about a finger now, and runs a frame.
  func send(_ phase: TouchSample.Phase, _ x: Double, _ y: Double, finger: Int32 = 1) {
    screen.receive(
      .touches([TouchSample(time: screen.now, identifier: finger, phase: phase, location: CGPoint(x: x, y: y))]))
    screen.runFrame()
  }

  /// A finger comes down, goes through places one after the other, and is lifted at the last.
  func drag(_ places: (Double, Double)...) {
    guard let first = places.first, let last = places.last else { return }
    send(.began, first.0, first.1)
    for place in places.dropFirst() {
      screen.advance(by: 0.02)
      send(.moved, place.0, place.1)
    }
    screen.advance(by: 0.02)
    send(.ended, last.0, last.1)
  }

  /// A finger taps at a place.
  func tap(_ x: Double, _ y: Double) { screen.play(.tap(at: CGPoint(x: x, y: y))) }
}

extension UIView {
  /// The frames of the views in it that are shown, with their classes left out: `x y width height`.
  var shownFrames: [String] { subviews.filter { !$0.isHidden }.map { $0.frame.inWords } }
}

extension CGRect {
  /// The numbers, with no more than two decimals.
  var inWords: String {
    [minX, minY, width, height].map { number in
      let rounded = (number * 100).rounded() / 100
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }.joined(separator: " ")
  }
}
