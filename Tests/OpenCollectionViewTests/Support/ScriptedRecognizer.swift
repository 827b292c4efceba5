import OpenCollectionView

/// A recognizer that does what a test says, and notes what it hears (`name.began`) and what it tells (`name!began`).
final class ScriptedRecognizer: UIGestureRecognizer {
  typealias Response = @MainActor (ScriptedRecognizer, Set<UITouch>, UIEvent) -> Void

  let title: String
  let journal: Journal
  var onBegan: Response?
  var onMoved: Response?
  var onEnded: Response?
  var onReset: (@MainActor (ScriptedRecognizer) -> Void)?
  var preventsOthers = true
  var isPreventable = true
  var requiredToFail: (UIGestureRecognizer) -> Bool = { _ in false }
  var requiredByOthers: (UIGestureRecognizer) -> Bool = { _ in false }
  /// The state that ``reset()`` finds.
  private(set) var stateAtReset: UIGestureRecognizer.State?

  init(_ title: String, _ journal: Journal) {
    self.title = title
    self.journal = journal
    super.init(target: nil, action: nil)
    addAction { recognizer in journal.note("\(title)!\(recognizer.state)") }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note("began", touches)
    onBegan?(self, touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note("moved", touches)
    onMoved?(self, touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note("ended", touches)
    onEnded?(self, touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    note("cancelled", touches)
    super.touchesCancelled(touches, with: event)
  }

  override func reset() {
    stateAtReset = state
    journal.note("\(title).reset")
    onReset?(self)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { preventsOthers }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { isPreventable }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    requiredToFail(otherGestureRecognizer)
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    requiredByOthers(otherGestureRecognizer)
  }

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    journal.note("\(title).\(phase)" + (touches.count > 1 ? " ×\(touches.count)" : ""))
  }
}
