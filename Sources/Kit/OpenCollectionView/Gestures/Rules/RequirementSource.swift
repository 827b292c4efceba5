/// The source of a wish that a recognizer waits until another one has failed. // G33
enum RequirementSource {
  /// The program, with `require(toFail:)`.
  case program
  /// The class of the one that waits.
  case waitingClass
  /// The class of the one that is waited for.
  case firstClass
  /// The delegate of the one that waits.
  case waitingDelegate
  /// The delegate of the one that is waited for.
  case firstDelegate
}

extension UIGestureRecognizer {
  /// The source of a wish that this recognizer waits until `first` has failed; nil when nobody wishes it. Classes and
  /// delegates are asked until one says yes. // G33
  func sourceOfRequirement(on first: UIGestureRecognizer) -> RequirementSource? {
    if failureRequirements.contains(where: { $0.value === first }) { return .program }
    if shouldRequireFailure(of: first) { return .waitingClass }
    if first.shouldBeRequiredToFail(by: self) { return .firstClass }
    if delegate?.gestureRecognizer(self, shouldRequireFailureOf: first) ?? false { return .waitingDelegate }
    if first.delegate?.gestureRecognizer(first, shouldBeRequiredToFailBy: self) ?? false { return .firstDelegate }
    return nil
  }

  /// The one of two recognizers whose delegate lets both be under way together; nil when neither does. The other's
  /// delegate is asked only after a no. // G37
  func allowsCompany(of other: UIGestureRecognizer) -> UIGestureRecognizer? {
    if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false { return self }
    if other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false { return other }
    return nil
  }

  /// Tells whether this recognizer, once it has begun, stops another one. // G38
  func stops(_ other: UIGestureRecognizer) -> Bool { canPrevent(other) && other.canBePrevented(by: self) }
}

extension RequirementSource {
  /// The source in words, for the trace.
  @MainActor func words(_ waiting: UIGestureRecognizer, _ first: UIGestureRecognizer, _ trace: DecisionTrace) -> String
  {
    switch self {
    case .program: "the program says require(toFail:)"
    case .waitingClass: "its shouldRequireFailure(of:) says so"
    case .firstClass: "the other's shouldBeRequiredToFail(by:) says so"
    case .waitingDelegate: "its delegate \(trace.name(ofDelegate: waiting.delegate)) says so"
    case .firstDelegate: "the other's delegate \(trace.name(ofDelegate: first.delegate)) says so"
    }
  }
}

extension DecisionTrace {
  /// The name of a delegate, which may have gone since it answered.
  @MainActor func name(ofDelegate delegate: (any UIGestureRecognizerDelegate)?) -> String {
    delegate.map { name(of: $0) } ?? "that has gone"
  }
}
