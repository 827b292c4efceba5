import FrameClock

extension NSObjectProtocol {
  /// Tells whether the object is of the class, or conforms to the protocol, whose method a selector was made of.
  ///
  /// Difference from Foundation: a selector made of a name alone is no method of anybody's, except for the standard edit
  /// actions. Optional methods of protocols have defaults here: whoever conforms responds to them.
  public func responds(to aSelector: Selector!) -> Bool { aSelector.isMethod(of: self) }

  /// Calls a method without arguments, and returns the object that it answers with.
  ///
  /// A method that the object does not have is an error of the program. What is answered lives until the next turn at least.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { perform(aSelector, with: nil) }

  /// Calls a method with an argument, or with none if it takes none, and returns the object that it answers with.
  ///
  /// A method that the object does not have, or that does not take such an argument, is an error of the program. What is answered
  /// lives until the next turn at least.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    guard let answer = aSelector.answer(of: self, with: object) else {
      ProgrammingErrors.report(
        "\(type(of: self)) cannot perform \(aSelector.description) with \(object.map { "\(type(of: $0))" } ?? "nil"): "
          + "make the selector of a method of its class, Selector(\"name(_:)\", \(type(of: self)).name(_:)).",
        instead: "nothing is called")
      return nil
    }
    guard type(of: answer) is AnyClass else { return nil }
    return PerformedAnswers.keep(answer as AnyObject)
  }

  /// Calls a method on the main actor: at once where that is where the caller is and `wait` is true, else in its turn.
  ///
  /// - Parameters:
  ///   - aSelector: the method; one that the object does not have is an error of the program.
  ///   - arg: its argument, if it takes one.
  ///   - wait: whether to return only when it has been called.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    nonisolated(unsafe) let (target, argument) = (self, arg)
    MainQueue.run(waiting: wait) { target.perform(aSelector, with: argument) }
  }
}

/// The answers of methods: there is no pool here that keeps them for the caller.
@MainActor enum PerformedAnswers {
  private static var answers: [AnyObject] = []

  static func keep(_ answer: AnyObject) -> Unmanaged<AnyObject> {
    if answers.isEmpty {
      let clock = UIApplication.shared.clock
      clock.at(clock.now) { MainActor.assumeIsolated { answers.removeAll() } }
    }
    answers.append(answer)
    return Unmanaged.passUnretained(answer)
  }
}
