#if BrowserHost
import Foundation
import GestureEngine
import OpenCollectionView
import TouchTesting

/// Recordings of the program that tests start, in files of their own.
@MainActor enum Recorded {
  /// A finger that goes not quite far enough for a pan, and one that taps and is waited for.
  static func recording(distance: CGFloat = 9.9) -> HostInputRecording {
    let screen = VirtualScreen(width: 300, height: 200)
    let view = UIView(frame: screen.window.bounds)
    view.backgroundColor = .systemGreen
    view.addGestureRecognizer(UIPanGestureRecognizer())
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer()
    single.require(toFail: double)
    view.addGestureRecognizer(double)
    view.addGestureRecognizer(single)
    screen.show(view)
    screen.advance(by: 1)
    let recorder = screen.recordInput()
    let place = CGPoint(x: 50, y: 50)
    screen.play(
      TouchScript.drag(from: place, to: CGPoint(x: place.x + distance, y: 50), duration: 0.1).then(.rest(1)))
    screen.play(TouchScript.tap(at: place).then(.rest(1)))
    return recorder.recording
  }

  /// A file that is gone when the body has ended.
  static func withFile<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).recording")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
  }
}
#endif
