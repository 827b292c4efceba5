import OpenCollectionView

/// A recognizer that tells a witness what it hears, under a number.
@MainActor protocol Watched: UIGestureRecognizer {
  var number: Int { get }
  var witness: TouchWitness { get }
}

extension Watched {
  fileprivate func tell(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    witness.recognizer(number, hears: phase, of: touches, in: event)
    switch phase {
    case .began: witness.react(.began, number)
    case .moved: witness.react(.moved, number)
    case .ended: witness.react(.ended, number)
    default: witness.react(.cancelled, number)
    }
  }

  fileprivate func tellReset() {
    witness.reset(number)
    witness.react(.reset, number)
  }
}

final class WatchedTap: UITapGestureRecognizer, Watched {
  let number: Int
  let witness: TouchWitness
  init(_ number: Int, _ witness: TouchWitness) {
    (self.number, self.witness) = (number, witness)
    super.init(target: nil, action: nil)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.began, touches, event)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.moved, touches, event)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.ended, touches, event)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.cancelled, touches, event)
    super.touchesCancelled(touches, with: event)
  }
  override func reset() {
    tellReset()
    super.reset()
  }
}

final class WatchedPress: UILongPressGestureRecognizer, Watched {
  let number: Int
  let witness: TouchWitness
  init(_ number: Int, _ witness: TouchWitness) {
    (self.number, self.witness) = (number, witness)
    super.init(target: nil, action: nil)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.began, touches, event)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.moved, touches, event)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.ended, touches, event)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.cancelled, touches, event)
    super.touchesCancelled(touches, with: event)
  }
  override func reset() {
    tellReset()
    super.reset()
  }
}

final class WatchedPan: UIPanGestureRecognizer, Watched {
  let number: Int
  let witness: TouchWitness
  init(_ number: Int, _ witness: TouchWitness) {
    (self.number, self.witness) = (number, witness)
    super.init(target: nil, action: nil)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.began, touches, event)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.moved, touches, event)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.ended, touches, event)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.cancelled, touches, event)
    super.touchesCancelled(touches, with: event)
  }
  override func reset() {
    tellReset()
    super.reset()
  }
}

final class WatchedEdgePan: UIScreenEdgePanGestureRecognizer, Watched {
  let number: Int
  let witness: TouchWitness
  init(_ number: Int, _ witness: TouchWitness) {
    (self.number, self.witness) = (number, witness)
    super.init(target: nil, action: nil)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.began, touches, event)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.moved, touches, event)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.ended, touches, event)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.cancelled, touches, event)
    super.touchesCancelled(touches, with: event)
  }
  override func reset() {
    tellReset()
    super.reset()
  }
}

final class WatchedPinch: UIPinchGestureRecognizer, Watched {
  let number: Int
  let witness: TouchWitness
  init(_ number: Int, _ witness: TouchWitness) {
    (self.number, self.witness) = (number, witness)
    super.init(target: nil, action: nil)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.began, touches, event)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.moved, touches, event)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.ended, touches, event)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.cancelled, touches, event)
    super.touchesCancelled(touches, with: event)
  }
  override func reset() {
    tellReset()
    super.reset()
  }
}

final class WatchedRotation: UIRotationGestureRecognizer, Watched {
  let number: Int
  let witness: TouchWitness
  init(_ number: Int, _ witness: TouchWitness) {
    (self.number, self.witness) = (number, witness)
    super.init(target: nil, action: nil)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.began, touches, event)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.moved, touches, event)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.ended, touches, event)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.cancelled, touches, event)
    super.touchesCancelled(touches, with: event)
  }
  override func reset() {
    tellReset()
    super.reset()
  }
}

final class WatchedSwipe: UISwipeGestureRecognizer, Watched {
  let number: Int
  let witness: TouchWitness
  init(_ number: Int, _ witness: TouchWitness) {
    (self.number, self.witness) = (number, witness)
    super.init(target: nil, action: nil)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.began, touches, event)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.moved, touches, event)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.ended, touches, event)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.cancelled, touches, event)
    super.touchesCancelled(touches, with: event)
  }
  override func reset() {
    tellReset()
    super.reset()
  }
}

/// A recognizer of the program's own.
final class WatchedOwn: UIGestureRecognizer, Watched {
  let number: Int
  let witness: TouchWitness
  let kind: TouchStream.RecognizerPlan.Kind
  private var fingers = 0
  private var moves = 0
  var answers = Answers(seed: 0)
  /// Tells whether somebody may wait for it, so that it has to decide in the end.
  var mustDecide = false

  init(_ number: Int, _ kind: TouchStream.RecognizerPlan.Kind, _ witness: TouchWitness) {
    (self.number, self.kind, self.witness) = (number, kind, witness)
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // First: what is told may take the recognizer from its view, which resets it.
    fingers += touches.count
    tell(.began, touches, event)
    switch kind {
    case .grabs: state = state == .possible ? .began : .changed
    case .snaps: state = .ended
    case .refuses: state = .failed
    case .errs: state = .changed
    default: break
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.moved, touches, event)
    moves += 1
    switch kind {
    case .follows, .grabs: state = state == .possible ? .began : .changed
    case .wavers: if moves == 3 { state = .failed }
    case .errs:
      state = .possible
      state = .began
      if moves == 2 { state = .failed }
    default: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.ended, touches, event)
    fingers -= touches.count
    guard fingers <= 0 else { return }
    switch kind {
    case .watches: if mustDecide { state = .failed }
    case .follows: state = state == .possible ? .failed : .ended
    case .errs:
      state = .cancelled
      state = .failed
    default: state = .ended
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    tell(.cancelled, touches, event)
    super.touchesCancelled(touches, with: event)
  }

  override func ignore(_ touch: UITouch, for event: UIEvent) {
    super.ignore(touch, for: event)
    fingers -= 1
    guard fingers <= 0, kind != .watches else { return }
    state = state == .possible ? .failed : .ended
  }

  override func reset() {
    fingers = 0
    moves = 0
    tellReset()
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    witness.react(.prevents, number)
    return answers.next(true)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { answers.next(true) }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { answers.next(false) }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { answers.next(false) }
}

/// A hover recognizer hears nothing but the pointer.
final class WatchedHover: UIHoverGestureRecognizer, Watched {
  let number: Int
  let witness: TouchWitness
  init(_ number: Int, _ witness: TouchWitness) {
    (self.number, self.witness) = (number, witness)
    super.init(target: nil, action: nil)
  }
  override func reset() {
    tellReset()
    super.reset()
  }
}
