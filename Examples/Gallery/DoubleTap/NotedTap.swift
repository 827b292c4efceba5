import OpenCollectionView

/// A tap recognizer that tells what it hears.
final class NotedTap: UITapGestureRecognizer {
  /// Called with what was heard, as it is spelled in code, and whether it is the recognition.
  var note: ((_ text: String, _ isDecisive: Bool) -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note?("touchesBegan", false)
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note?("touchesEnded", false)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    note?("touchesCancelled", false)
    super.touchesCancelled(touches, with: event)
  }

  override func reset() {
    note?(state == .failed ? "reset, it has failed" : "reset", state == .failed)
    super.reset()
  }
}
