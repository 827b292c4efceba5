import OpenCollectionView

/// Plays miniatures, a few at a time: one link to the screen's frames for all of them, and none while nothing plays.
@MainActor final class MiniaturePlayer {
  private struct Performance {
    let view: MiniatureView
    /// When it begins, on the clock of the frames; nil until the first frame.
    var start: Double?
    /// How long it waits before it begins, in seconds.
    let delay: Double
    /// Tells whether it begins again at its end.
    var repeats: Bool
  }

  /// The time from one beginning to the next where several play, in seconds: no more than about four move at once.
  private static let stagger = 0.65

  private var performances: [Performance] = []
  private var link: CADisplayLink?

  /// Tells whether something plays, or is about to.
  var isPlaying: Bool { !performances.isEmpty }

  /// Plays miniatures once, one beginning after the other.
  func play(_ views: [MiniatureView]) {
    for (number, view) in views.enumerated() { begin(view, after: Double(number) * Self.stagger, repeats: false) }
  }

  /// Plays a miniature again and again, at once, until ``finish(_:)``.
  func loop(_ view: MiniatureView) {
    if let index = index(of: view), performances[index].start != nil {
      performances[index].repeats = true
    } else {
      stop(view)
      begin(view, after: 0, repeats: true)
    }
  }

  /// Lets a miniature play to its end.
  func finish(_ view: MiniatureView) {
    if let index = index(of: view) { performances[index].repeats = false }
  }

  /// Ends a miniature where it is, and shows it at rest.
  func stop(_ view: MiniatureView) {
    guard let index = index(of: view) else { return }
    performances.remove(at: index)
    view.show(phase: 0)
    restIfDone()
  }

  func stopAll() {
    for performance in performances { performance.view.show(phase: 0) }
    performances = []
    restIfDone()
  }

  private func begin(_ view: MiniatureView, after delay: Double, repeats: Bool) {
    guard !UIAccessibility.isReduceMotionEnabled, index(of: view) == nil else { return }
    performances.append(Performance(view: view, delay: delay, repeats: repeats))
    guard link == nil else { return }
    let link = CADisplayLink(target: self, selector: Selector(MiniaturePlayer.step(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func index(of view: MiniatureView) -> Int? { performances.firstIndex { $0.view === view } }

  func step(_ link: CADisplayLink) {
    if UIAccessibility.isReduceMotionEnabled { return stopAll() }
    for index in performances.indices.reversed() {
      let start = performances[index].start ?? link.timestamp + performances[index].delay
      performances[index].start = start
      let view = performances[index].view
      let part = (link.timestamp - start) / view.duration
      guard part >= 0 else { continue }
      if part < 1 || performances[index].repeats {
        view.show(phase: part.truncatingRemainder(dividingBy: 1))
      } else {
        view.show(phase: 0)
        performances.remove(at: index)
      }
    }
    restIfDone()
  }

  private func restIfDone() {
    guard performances.isEmpty else { return }
    link?.invalidate()
    link = nil
  }
}
