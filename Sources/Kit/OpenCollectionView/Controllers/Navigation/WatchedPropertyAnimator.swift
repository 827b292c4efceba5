/// A property animator that tells when it is moved, or begins to move by itself.
final class WatchedPropertyAnimator: UIViewPropertyAnimator {
  var whenMoved: (() -> Void)?

  override var fractionComplete: CGFloat {
    get { super.fractionComplete }
    set {
      super.fractionComplete = newValue
      whenMoved?()
    }
  }

  override func startAnimation() {
    super.startAnimation()
    whenMoved?()
  }
}
