import GestureEngine
import OpenCollectionView
import TouchTesting

extension VirtualScreen {
  /// One of several fingers, told apart by number, comes down, moves or is lifted; a frame follows.
  func finger(_ number: Int32, _ phase: TouchSample.Phase, _ x: CGFloat, _ y: CGFloat) {
    receive(
      .touches([
        TouchSample(time: now, identifier: 2_000_000 + number, phase: phase, location: CGPoint(x: x, y: y))
      ]))
    runFrame()
  }

  /// Lets time pass, frame by frame.
  func pass(_ seconds: Double) {
    for _ in 0..<Int((seconds * 60).rounded()) {
      advance(by: 1.0 / 60)
      runFrame()
    }
  }
}
