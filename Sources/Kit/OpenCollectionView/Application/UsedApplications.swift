/// The applications of a process, by the tasks that use them.
///
/// A program has one. Tests have one each, and run beside each other: a test's task finds the application that it used last,
/// also where others used theirs meanwhile, as between the initializer of a suite and its test. Code of no task, and of tasks
/// that have used none, finds the one that was used last of all.
///
/// - Complexity: a look at one word where there is one application, a look into a table where there are several.
@MainActor struct UsedApplications {
  private struct Reference {
    weak var application: UIApplication?
  }

  /// The one that was used last of all.
  private(set) var last: UIApplication?
  /// The applications of each task, the one that it used last at the end.
  private var ofTasks: [Int: [Reference]] = [:]

  /// The one that every task finds; nil where there is none, and where several tasks have their own.
  var common: UIApplication? { ofTasks.count > 1 ? nil : last }

  /// The one that the present task used last, or else the one that was used last of all; nil for none.
  var current: UIApplication? {
    guard last == nil || ofTasks.count > 1, let task = Self.task,
      let own = ofTasks[task]?.last(where: { $0.application != nil })
    else {
      return last
    }
    return own.application
  }

  /// Makes an application the one used last; of its task, too, where that has used others.
  ///
  /// - Parameter isTaken: whether it becomes one of the task's in any case, as by whoever made it. Tasks that only serve one,
  ///   as for a connection, leave nothing behind.
  mutating func use(_ application: UIApplication, isTaken: Bool) {
    last = application
    guard let task = Self.task, isTaken || ofTasks[task] != nil else { return }
    if let former = application.task, former != task { remove(application, from: former) }
    application.task = task
    if ofTasks[task]?.last?.application === application { return }
    remove(application, from: task)
    // Those that nobody has ended went without a word.
    if ofTasks[task] == nil { ofTasks = ofTasks.filter { $0.value.contains { $0.application != nil } } }
    ofTasks[task, default: []].append(Reference(application: application))
  }

  /// Forgets an application that ends.
  mutating func end(_ application: UIApplication) {
    if let task = application.task { remove(application, from: task) }
    if last === application { last = nil }
  }

  private mutating func remove(_ application: UIApplication, from task: Int) {
    guard var references = ofTasks[task] else { return }
    references.removeAll { $0.application === application || $0.application == nil }
    ofTasks[task] = references.isEmpty ? nil : references
  }

  /// The present task; nil outside of any.
  private static var task: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
