import GestureEngine
import OpenCollectionView
import TouchTesting

// Reading and touching the indicators of a stage.
extension ScrollStage {
  /// The bars that can be seen, the vertical one last.
  var bars: [UIView] {
    scrollView.subviews.filter { "\(type(of: $0))" == "ScrollIndicatorView" && !$0.isHidden && $0.alpha > 0 }
  }

  /// Where they are on the screen.
  var barFrames: [CGRect] { bars.map { $0.convert($0.bounds, to: nil) } }

  /// A button of a pointer goes down, moves or is released.
  func button(_ phase: TouchSample.Phase, _ x: Double, _ y: Double, buttons: UInt32 = 1) {
    screen.receive(
      .touches([
        TouchSample(
          time: screen.now, identifier: 1, phase: phase, kind: .pointer, location: CGPoint(x: x, y: y),
          buttons: phase == .ended ? 0 : buttons)
      ]))
    screen.runFrame()
  }

  /// A pointer without a button is somewhere.
  func hover(_ x: Double, _ y: Double) {
    screen.receive(.hover(HoverSample(time: screen.now, location: CGPoint(x: x, y: y))))
    screen.runFrame()
    screen.runFrame()
  }
}
