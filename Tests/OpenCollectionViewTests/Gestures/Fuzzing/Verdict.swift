import OpenCollectionView
import TouchTesting

/// What is wrong with how a stream was played.
@MainActor struct Verdict {
  let problems: [String]

  /// Another application becomes the shared one, which keeps the last one alive.
  private static let parking = VirtualScreen(width: 10, height: 10)

  /// Plays a stream twice.
  init(of stream: TouchStream) {
    let (found, log, remains) = Self.play(stream)
    var problems = found
    Self.parking.advance(by: 0)
    for reference in remains where reference.value != nil { problems.append("kept: \(reference.name) is still there") }
    let again = Self.play(stream).log
    Self.parking.advance(by: 0)
    if let index = zip(log, again).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      problems.append("differs: \(log[index]) / \(again[index])")
    } else if log.count != again.count {
      problems.append("differs: \(log.count) entries / \(again.count)")
    }
    self.problems = problems
  }

  /// The word that a problem begins with.
  static func kind(of problem: String) -> String { String(problem.prefix { $0 != ":" }) }

  private static func play(_ stream: TouchStream) -> (problems: [String], log: [String], remains: [WeakReference]) {
    let world = FuzzedWorld(stream)
    world.play()
    var remains = world.witness.touches
    for (number, view) in world.views.enumerated() { remains.append(WeakReference(view, "view \(number)")) }
    for (number, recognizer) in world.recognizers.enumerated() {
      remains.append(WeakReference(recognizer, "recognizer \(number)"))
    }
    remains.append(WeakReference(world.screen.window, "the window"))
    remains.append(WeakReference(world.screen.application, "the application"))
    world.end()
    return (world.witness.problems, world.witness.log, remains)
  }
}
