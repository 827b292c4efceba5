import GestureEngine

/// How long one recognizer has to wait for another one to fail, once its own gesture has been made.
enum WaitBound: Hashable {
  /// The other one has failed by then.
  case none
  /// At most so many seconds.
  case upTo(Double, WaitStart)
  /// The other one fails only when the finger is lifted.
  case untilLift
  /// The other one recognizes the same gesture, and first.
  case forever
  /// Nobody knows but the other one.
  case unknown
}

/// From when a wait counts.
enum WaitStart: String, Hashable {
  case lift = "after the lift"
  case touch = "after the finger comes down"
  case press = "after the press"
}

extension RecognizerDescription {
  /// The input that has come when the recognizer is ready.
  private enum Readiness {
    case tapped(Int, touches: Int)
    case rested(Double, taps: Int, touches: Int)
    case moved(Axes, fewest: Int, most: Int, distance: Double)
    case unknown
  }

  private func readiness(_ profile: InputProfile) -> Readiness {
    switch kind {
    case .tap(let taps, let touches): .tapped(taps, touches: touches)
    case .press(let duration, _, let taps, let touches): .rested(duration, taps: taps, touches: touches)
    case .pan(let fewest, let most, let axes):
      .moved(axes, fewest: fewest, most: most, distance: profile.panMovement)
    case .edgePan(let axes): .moved(axes, fewest: 1, most: 1, distance: profile.panMovement)
    case .swipe(let directions, let touches):
      .moved(Axes(directions), fewest: touches, most: touches, distance: profile.shortestSwipe)
    case .pinch, .rotation: .moved(.all, fewest: 2, most: 2, distance: profile.panMovement)
    case .hover, .delay, .other: .unknown
    }
  }

  /// How long this one waits for `other` to fail, once it has seen its own gesture.
  func wait(for other: RecognizerDescription, _ profile: InputProfile) -> WaitBound {
    guard kind != other.kind || kind == .other else { return other.isConditional ? .unknown : .forever }
    let bound = boundOfWait(for: other, profile)
    return bound == .forever && other.isConditional ? .unknown : bound
  }

  private func boundOfWait(for other: RecognizerDescription, _ profile: InputProfile) -> WaitBound {
    switch (readiness(profile), other.kind) {
    case (_, .other), (.unknown, _): .unknown
    case (_, .hover), (_, .edgePan): .none
    case (_, .delay(let seconds)): .upTo(seconds, .touch)
    case (.tapped(let taps, let touches), .tap(let others, let otherTouches)):
      touches != otherTouches ? .none : others > taps ? .upTo(profile.tapInterval, .lift) : .forever
    case (.tapped(let taps, _), .press(_, _, let others, _)):
      others >= taps && others > 0 ? .upTo(profile.tapInterval, .lift) : .none
    case (.tapped, _): .none
    case (.rested(let duration, let taps, let touches), .tap(let others, let otherTouches)):
      touches != otherTouches
        ? .none : others <= taps ? .forever : Self.upTo(profile.tapDuration - duration, .press)
    case (.rested(let duration, let taps, let touches), .press(let longer, _, let others, let otherTouches)):
      if touches != otherTouches {
        otherTouches > touches ? .untilLift : .none
      } else if others != taps {
        .none
      } else {
        longer <= duration ? .forever : .upTo(longer - duration, .press)
      }
    case (.rested(let duration, _, _), .swipe): Self.upTo(profile.swipeDuration - duration, .press)
    case (.rested, _): .untilLift
    case (.moved, .tap): .upTo(profile.tapDuration, .touch)
    case (.moved(_, _, _, let distance), .press(let duration, let movement, _, _)):
      movement <= distance ? .none : .upTo(duration, .touch)
    case (.moved(let axes, let fewest, let most, let distance), .pan(let others, let limit, let otherAxes)):
      if axes.isDisjoint(with: otherAxes) || limit < fewest {
        .none
      } else if others > fewest || limit < most {
        .untilLift
      } else {
        distance >= profile.panMovement ? .forever : .none
      }
    case (.moved(let axes, let fewest, let most, _), .swipe(let directions, let touches)):
      axes.isDisjoint(with: Axes(directions)) || touches < fewest || touches > most
        ? .none : .upTo(profile.swipeDuration, .touch)
    case (.moved, .pinch), (.moved, .rotation): .untilLift
    }
  }

  private static func upTo(_ seconds: Double, _ start: WaitStart) -> WaitBound {
    seconds > 0 ? .upTo(seconds, start) : .none
  }

  /// How long it may be undecided while a finger rests, in seconds; nil where it waits for the lift, or nobody knows.
  func longestDoubt(_ profile: InputProfile) -> Double? {
    switch kind {
    case .tap(let taps, _): Double(taps) * profile.tapDuration + Double(taps - 1) * profile.tapInterval
    case .press(let duration, _, let taps, _):
      duration + Double(taps) * (profile.tapDuration + profile.tapInterval)
    case .swipe: profile.swipeDuration
    case .delay(let seconds): seconds
    case .hover: 0
    case .pan, .edgePan, .pinch, .rotation, .other: nil
    }
  }

  /// How long it may be undecided after the lift, in seconds; nil where nobody knows.
  func doubtAfterLift(_ profile: InputProfile) -> Double? {
    switch kind {
    case .tap(let taps, _): taps > 1 ? profile.tapInterval : 0
    case .press(_, _, let taps, _): taps > 0 ? profile.tapInterval : 0
    case .other: nil
    default: 0
    }
  }
}

extension InputProfile {
  /// How far a swipe goes at least: what is left of its distance when its time is over.
  var shortestSwipe: Double { swipeDistance * (1 - swipeDistanceDecay * swipeDuration) }
}

extension RecognizerDescription.Axes {
  /// The axis of a swipe: those to the side count, others only where there are none. // G100
  init(_ directions: SwipeTracker.Directions) {
    self =
      !directions.isDisjoint(with: [.left, .right])
      ? .horizontal : directions.isDisjoint(with: [.up, .down]) ? [] : .vertical
  }
}
