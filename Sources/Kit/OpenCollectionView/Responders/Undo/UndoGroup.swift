/// The steps that are taken back as one: calls and groups in the order they were registered, to be run from the last to
/// the first.
@MainActor struct UndoGroup {
  /// One call, or what is taken back as one within.
  enum Step {
    case call(UndoCall)
    case group(UndoGroup)
  }

  var steps: [Step] = []
  var name = ""

  var isEmpty: Bool {
    steps.allSatisfy { if case .group(let group) = $0 { group.isEmpty } else { false } }
  }

  func run() {
    for step in steps.reversed() {
      switch step {
      case .call(let call): if let target = call.target { call.perform(target) }
      case .group(let group): group.run()
      }
    }
  }

  /// The group without what concerns a target.
  func without(_ target: AnyObject) -> UndoGroup {
    var group = UndoGroup(name: name)
    for step in steps {
      switch step {
      case .call(let call): if call.target !== target { group.steps.append(step) }
      case .group(let inner):
        let rest = inner.without(target)
        if !rest.isEmpty { group.steps.append(.group(rest)) }
      }
    }
    return group
  }
}

/// A closure that takes a change back, and the object it does that to, which is not kept.
@MainActor final class UndoCall {
  weak var target: AnyObject?
  let perform: @MainActor (AnyObject) -> Void

  init(_ target: AnyObject, _ perform: @escaping @MainActor (AnyObject) -> Void) {
    self.target = target
    self.perform = perform
  }
}
