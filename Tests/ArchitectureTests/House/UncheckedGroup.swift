/// Files that do without a check for one reason.
struct UncheckedGroup: Sendable {
  /// Why nothing can happen there.
  var reason: String
  /// How often each file does without, by its path.
  var counts: [String: Int] = [:]

  /// - Parameters:
  ///   - folder: the beginning of all paths.
  ///   - counts: how often each file does without.
  init(in folder: String = "", because reason: String, _ counts: KeyValuePairs<String, Int>) {
    self.reason = reason
    for (path, count) in counts { self.counts[folder + path, default: 0] += count }
  }
}
