import GestureEngine
import OpenCollectionView
import TouchTesting

/// A screen of 400 × 800 points with one view that notes its touches, and a journal.
@MainActor struct TouchStage {
  let journal = Journal()
  let screen = VirtualScreen(width: 400, height: 800)
  let view: TouchedView

  init(_ frame: CGRect = CGRect(x: 0, y: 0, width: 400, height: 800)) {
    view = TouchedView("view", frame, journal)
    screen.show(view)
  }

  /// A recognizer on the view that notes what it hears.
  func recognizer(_ title: String, on other: UIView? = nil) -> ScriptedRecognizer {
    let recognizer = ScriptedRecognizer(title, journal)
    (other ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Sends one report about a finger now, and runs a frame.
  func send(_ phase: TouchSample.Phase, _ x: Double = 100, _ y: Double = 100, finger: Int32 = 1) {
    screen.receive(
      .touches([TouchSample(time: screen.now, identifier: finger, phase: phase, location: CGPoint(x: x, y: y))]))
    screen.runFrame()
  }

  /// Sends reports about several fingers at one moment, and runs a frame.
  func send(_ phase: TouchSample.Phase, fingers: [Int32: CGPoint]) {
    let samples = fingers.sorted { $0.key < $1.key }.map { finger, location in
      TouchSample(time: screen.now, identifier: finger, phase: phase, location: location)
    }
    screen.receive(.touches(samples))
    screen.runFrame()
  }
}
