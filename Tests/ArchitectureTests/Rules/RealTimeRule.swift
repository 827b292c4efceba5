/// Tests wait for real time only in the places that the house lists. All others move a clock.
struct RealTimeRule {
  var places: [RealTimePlace]

  /// What waits, or measures how long something takes.
  private static let words = [
    "Task.sleep", "Thread.sleep", "usleep(", "nanosleep(", " sleep(", "DispatchTime", "DispatchSemaphore",
    "ContinuousClock", "SuspendingClock", "clock_gettime", "systemUptime", "scheduleTask", "asyncAfter",
    ".run(until:", ".timeLimit(",
    // Timeouts of a real server that a test waits for: shorter than a second.
    "limits.handshakeTimeout = 0.", "limits.idleTimeout = 0.", "limits.heartbeatInterval = 0.",
    "limits.silenceTimeout = 0.", "limits.closeTimeout = 0.",
  ]

  func problems(in file: SourceFile) -> [Problem] {
    places.contains { covers($0, file) } ? [] : waits(in: file)
  }

  /// Places that are listed and wait for nothing.
  func unneeded(in files: [SourceFile]) -> [String] {
    places.filter { place in !files.contains { covers(place, $0) && !waits(in: $0).isEmpty } }.map(\.path)
  }

  private func covers(_ place: RealTimePlace, _ file: SourceFile) -> Bool {
    file.path == place.path || file.isInside(place.path)
  }

  private func waits(in file: SourceFile) -> [Problem] {
    guard file.isInside("Tests") else { return [] }
    let words = Self.words.filter(file.holds)
    guard !words.isEmpty else { return [] }
    let bringsClock = file.imports.contains { $0.module == "OpenCollectionView" }
    return file.lines.enumerated().flatMap { index, line in
      words.filter { word in
        // The kit brings what the main queue is to do later to its own clock.
        line.contains(word) && !(word == "asyncAfter" && bringsClock && line.contains("DispatchQueue.main.asyncAfter"))
      }.map { word in
        Problem(
          path: file.path, line: index + 1,
          sentence: "a test does not wait for real time (\(word.drop { $0 == " " })): move a clock")
      }
    }
  }
}
