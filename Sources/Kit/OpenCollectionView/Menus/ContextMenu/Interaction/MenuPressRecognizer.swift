/// The press that brings a menu up. It says when an attempt is over, also one that was refused after its menu had been asked for.
final class MenuPressRecognizer: UILongPressGestureRecognizer, OfLibrary {
  var onReset: (() -> Void)?

  override func reset() {
    super.reset()
    onReset?()
  }
}
