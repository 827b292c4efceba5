import OpenCollectionView

/// Answers that are the same in every run: mostly the usual one.
struct Answers {
  private var seed: UInt64

  /// Answers of a program; with 0 all are the usual ones.
  init(seed: UInt64) { self.seed = seed }

  /// The next answer, in one of six cases not the usual one.
  mutating func next(_ usual: Bool) -> Bool {
    guard seed != 0 else { return usual }
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (seed >> 33) % 6 == 0 ? !usual : usual
  }

  mutating func becomeUsual() { seed = 0 }
}

/// A recognizer's delegate that gives random answers.
@MainActor final class FuzzedDelegate: UIGestureRecognizerDelegate {
  private let number: Int
  private let witness: TouchWitness
  var answers: Answers

  init(_ number: Int, _ witness: TouchWitness, seed: UInt64) {
    (self.number, self.witness) = (number, witness)
    answers = Answers(seed: seed)
  }

  private func answer(_ trigger: TouchStream.Reaction.Trigger, usual: Bool) -> Bool {
    witness.react(trigger, number)
    return answers.next(usual)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    answer(.shouldBegin, usual: true)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    answer(.shouldReceive, usual: true)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answer(.together, usual: false) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answer(.requires, usual: false) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answer(.requiredBy, usual: false) }
}

/// A view that tells a witness what it hears.
final class FuzzedView: UIView {
  let number: Int
  let witness: TouchWitness

  init(_ number: Int, _ witness: TouchWitness) {
    (self.number, self.witness) = (number, witness)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell(.began, touches, .viewBegan) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell(.moved, touches, .viewMoved) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell(.ended, touches, .viewEnded) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(.cancelled, touches, .viewCancelled)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    witness.react(.viewShouldBegin, number)
    return true
  }

  private func tell(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ trigger: TouchStream.Reaction.Trigger) {
    witness.view(number, hears: phase, of: touches)
    witness.react(trigger, number)
  }
}

/// A scroll view that keeps its touches to itself: what is passed on up the chain reaches nobody any longer when the view
/// is taken from it, as in UIKit.
final class FuzzedScrollView: UIScrollView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
