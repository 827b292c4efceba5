import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct NoRequirementTests {
  // G40
  @Test(arguments: [
    ("a tap", TouchScript.tap(at: CGPoint(x: 100, y: 100))),
    ("two taps", .tap(at: CGPoint(x: 100, y: 100)).then(.rest(0.1)).then(.tap(at: CGPoint(x: 100, y: 100)))),
    ("a press", .press(at: CGPoint(x: 100, y: 100), duration: 1)),
    ("a drag", .drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100))),
    ("a pinch", .pinch(around: CGPoint(x: 150, y: 150), from: 60, to: 200)),
  ])
  func `nobody waits for anybody unless a program asks for it`(_ name: String, script: TouchScript) {
    let screen = VirtualScreen(width: 300, height: 300)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.isMultipleTouchEnabled = true
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let kinds = [
      double, UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(),
      UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UISwipeGestureRecognizer(),
    ]
    var recognized: [String] = []
    for recognizer in kinds {
      view.addGestureRecognizer(recognizer)
      recognizer.addAction { recognizer in recognized.append("\(type(of: recognizer))") }
    }
    screen.show(view)
    let recorder = screen.recordTrace()
    screen.play(script)
    let waits = recorder.events.filter { if case .recognizerWaits = $0.decision { true } else { false } }
    #expect(waits.isEmpty, "\(name)")
    #expect(!recognized.isEmpty, "\(name)")
  }
}
