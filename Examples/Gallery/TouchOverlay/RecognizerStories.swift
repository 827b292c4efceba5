import OpenCollectionView

/// What a recognizer has done with the present touches.
struct RecognizerStory: Hashable {
  /// The name in the trace.
  var key: String
  /// The name for people.
  var name: String
  /// The class of its view.
  var view: String
  /// The state that it is in, or was in when its attempt ended.
  var state = "possible"
  /// How often in a row it has reached this state.
  var count = 1
  /// Why it is in this state, or whom it waits for.
  var reason = ""

  /// Tells whether the attempt is over.
  var isOver: Bool { ["ended", "failed", "cancelled"].contains(state) }
}

/// The recognizers that take part in the touches, in the order in which they hear of them.
struct RecognizerStories: Hashable {
  private(set) var all: [RecognizerStory] = []

  mutating func removeAll() { all.removeAll() }

  /// A recognizer takes part in a touch: a story begins, unless its attempt is under way.
  @MainActor mutating func begin(_ key: String, of recognizer: UIGestureRecognizer) {
    let story = RecognizerStory(
      key: key, name: recognizer.name ?? Self.words(of: "\(type(of: recognizer))"),
      view: recognizer.view?.nameForPeople ?? "")
    guard let index = index(of: key) else { return all.append(story) }
    if all[index].isOver { all[index] = story }
  }

  /// A recognizer has another state, or the same once more.
  mutating func change(_ key: String, to state: String, because reason: String) {
    guard let index = index(of: key) else { return }
    all[index].count = all[index].state == state ? all[index].count + 1 : 1
    all[index].state = state
    // What made it begin says more than nothing.
    if !reason.isEmpty { all[index].reason = readable(reason) }
  }

  /// A recognizer must see others fail first.
  mutating func wait(_ key: String, for others: [String]) {
    guard let index = index(of: key) else { return }
    let names = others.map { other in all.first { $0.key == other }?.name ?? Self.words(of: other) }
    all[index].reason = "waits for \(names.joined(separator: ", "))"
  }

  /// A reason in which recognizers go by their names for people.
  private func readable(_ reason: String) -> String {
    guard reason.contains("#") else { return reason }
    // The number 12 begins as the number 1 does.
    return all.sorted { $0.key.count > $1.key.count }
      .reduce(reason) { $0.replacingOccurrences(of: $1.key, with: $1.name.lowercased()) }
  }

  private func index(of key: String) -> Int? { all.firstIndex { $0.key == key } }

  /// The name of a recognizer's class without what all have in common: `UILongPressGestureRecognizer` is a long press.
  private static func words(of type: String) -> String {
    var name = type.prefix { $0 != "#" && $0 != "<" }
    if name.hasPrefix("UI") { name = name.dropFirst(2) }
    for suffix in ["Recognizer", "Gesture"] where name.hasSuffix(suffix) { name = name.dropLast(suffix.count) }
    var words = ""
    for character in name {
      if character.isUppercase, let last = words.last, last.isLowercase { words += " " }
      words += words.isEmpty ? String(character) : character.lowercased()
    }
    return words.isEmpty ? type : words
  }
}
