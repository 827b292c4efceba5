import FrameClock
import GestureEngine

// What recognizers share that follow touches with a tracker.
extension UIGestureRecognizer {
  /// Goes where a tracker says: a continuous gesture to `began`, a discrete one to `ended`.
  func follow(_ verdict: TrackerVerdict, recognizedAs recognized: State = .began) {
    switch verdict {
    case .undecided: break
    case .begins(let reason):
      self.reason = reason
      state = recognized
    case .changes: state = .changed
    case .ends: state = .ended
    case .fails(let reason):
      // Several fingers of one event may each fail it: once is enough.
      guard currentState.rawValue < State.ended.rawValue else { break }
      self.reason = reason
      state = .failed
    }
  }
}

extension UIGestureRecognizer {
  /// Goes where a tracker says; while that has not made up its mind, ``deadlineDidCome(_:)`` is called at `deadline`.
  func follow(_ verdict: TrackerVerdict, recognizedAs recognized: State, until deadline: Double?) {
    follow(verdict, recognizedAs: recognized)
    guard case .undecided = verdict, let deadline else { return stopTimer() }
    // Most reports leave the deadline where it was.
    guard timer?.deadline != deadline || timer?.isPending != true else { return }
    stopTimer()
    timer = environment?.schedule(at: deadline, for: self)
  }

  /// Tells whether a touch that came down is the recognizer's: a subclass may have ignored it, or have taken the
  /// recognizer from its view, before it passed the touch on.
  func follows(_ touch: UITouch) -> Bool { slots.contains(slot: touch.slot) }

  func stopTimer() {
    guard let timer else { return }
    timer.cancel()
    restingTimer = timer
    self.timer = nil
  }
}

extension Set<UITouch> {
  /// The touches in the order in which they came down: sets have none of their own.
  @MainActor var inOrder: TouchesInOrder {
    count < 2 ? TouchesInOrder(first: first) : TouchesInOrder(all: sorted { $0.number < $1.number })
  }

  /// Calls `body` with the touches in the order in which they came down; without allocation.
  @MainActor func forEachInOrder(_ body: @MainActor (UITouch) -> Void) {
    guard count > 1 else {
      if let touch = first { body(touch) }
      return
    }
    withUnsafeTemporaryAllocation(of: (number: Int, touch: Unmanaged<UITouch>).self, capacity: count) { buffer in
      var filled = 0
      for touch in self {
        // Few touches, and sets of equal touches come in the same order again: insertion is the shortest way. The numbers stand
        // beside the touches: a closure for each comparison would look up the actor.
        let number = touch.number
        var place = filled
        while place > 0, buffer[place - 1].number > number {
          buffer[place] = buffer[place - 1]
          place -= 1
        }
        buffer[place] = (number, Unmanaged.passUnretained(touch))
        filled += 1
      }
      for index in 0..<filled { body(buffer[index].touch.takeUnretainedValue()) }
    }
  }
}

/// Touches in the order in which they came down; of a single one, the usual case, without a list.
struct TouchesInOrder: Sequence, IteratorProtocol {
  private(set) var first: UITouch?
  private var others: ArraySlice<UITouch> = []

  init(first: UITouch?) { self.first = first }

  init(all touches: [UITouch]) {
    first = touches.first
    others = touches.dropFirst()
  }

  mutating func next() -> UITouch? {
    defer { first = others.popFirst() }
    return first
  }
}
