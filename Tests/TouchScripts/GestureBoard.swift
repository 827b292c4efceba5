package import OpenCollectionView

/// A view that notes the touches it hears of, and what its recognizers do.
package final class GestureBoard: UIView {
  /// What happened, in order; what repeats at once, as the moves of a finger do, is there once.
  package private(set) var log: [String] = []
  /// The touches that have begun in the view and neither ended nor been cancelled.
  package private(set) var openTouches: Set<UITouch> = []
  /// Tells whether a touch has begun twice, or ended without having begun.
  package private(set) var hasHeardNonsense = false

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    backgroundColor = .white
  }

  package required init?(coder: NSCoder) { nil }

  /// Notes something.
  package func note(_ entry: String) {
    if log.last != entry { log.append(entry) }
  }

  /// Adds a recognizer that is noted by a name whenever it tells its targets something.
  @discardableResult
  package func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, as name: String) -> Recognizer {
    recognizer.addAction { [weak self] in self?.note("\(name) \($0.state)") }
    addGestureRecognizer(recognizer)
    return recognizer
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    hasHeardNonsense = hasHeardNonsense || !openTouches.isDisjoint(with: touches)
    openTouches.formUnion(touches)
    note("view began")
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Not noted: how many moves come before a gesture begins is the host's affair.
    hasHeardNonsense = hasHeardNonsense || !openTouches.isSuperset(of: touches)
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    close(touches)
    note("view ended")
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    close(touches)
    note("view cancelled")
  }

  private func close(_ touches: Set<UITouch>) {
    hasHeardNonsense = hasHeardNonsense || !openTouches.isSuperset(of: touches)
    openTouches.subtract(touches)
  }
}
