import LayerEngine

/// A layer that counts what it is asked for, and does something on the way when told to.
final class CountingLayer: CALayer {
  var layoutCount = 0
  var displayCount = 0
  var onLayout: (() -> Void)?
  var onDisplay: (() -> Void)?

  override func layoutSublayers() {
    layoutCount += 1
    onLayout?()
  }

  override func display() {
    displayCount += 1
    onDisplay?()
  }
}
