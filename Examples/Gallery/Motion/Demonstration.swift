import OpenCollectionView

/// What a card shows: one thing that layers and animations can do, alive while it is in view.
class Demonstration: UIView {
  private var isRunning = false
  private var arrangedSize = CGSize.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    build()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  /// Makes the layers and views. Called once.
  func build() {}

  /// Puts them in their places. Called when the size has changed.
  func arrange() {}

  /// Begins what moves.
  func begin() {}

  /// Ends what moves, of which all animations in the view are ended by themselves.
  func end() {}

  /// Has the demonstration run, or rest, as its card comes into view and leaves it.
  func setRunning(_ runs: Bool) {
    guard runs != isRunning else { return }
    isRunning = runs
    if runs { beginIfArranged() } else { stop() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != arrangedSize else { return }
    arrangedSize = bounds.size
    stop()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    arrange()
    CATransaction.commit()
    beginIfArranged()
  }

  private func beginIfArranged() {
    guard isRunning, arrangedSize != .zero, window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
    end()
    begin()
  }

  private func stop() {
    end()
    layer.removeAnimationsEverywhere()
  }

  // A card that leaves with the whole exhibit does not leave view by view.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stop() } else { beginIfArranged() }
  }

  /// The middle of the view.
  var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
}

extension CALayer {
  fileprivate func removeAnimationsEverywhere() {
    removeAllAnimations()
    mask?.removeAllAnimations()
    for child in sublayers ?? [] { child.removeAnimationsEverywhere() }
  }

  /// Animates a property there and back for ever.
  func swing(_ keyPath: String, from: Any, to: Any, duration: Double) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    animation.autoreverses = true
    animation.repeatCount = .infinity
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    add(animation, forKey: keyPath)
  }

  /// Animates a property from one value to the other again and again.
  func cycle(_ keyPath: String, from: Any, to: Any, duration: Double) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    animation.repeatCount = .infinity
    add(animation, forKey: keyPath)
  }
}
