import OpenCollectionView

/// A recognizer's delegate that answers what a test says, and notes what it is asked.
@MainActor final class GestureAnswers: UIGestureRecognizerDelegate {
  let journal: Journal?
  var mayBegin = true
  var takesTouches = true
  var runsTogether = false
  var waitsForOthers = false
  var makesOthersWait = false

  init(_ journal: Journal? = nil) { self.journal = journal }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    journal?.note("mayBegin?")
    return mayBegin
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    journal?.note("takesTouch?")
    return takesTouches
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    journal?.note("together?")
    return runsTogether
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waitsForOthers }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { makesOthersWait }
}
