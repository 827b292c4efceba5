import Foundation

extension Decision {
  /// The decision that has such a description, as far as words tell it: numbers have been rounded, and times are not among
  /// them.
  ///
  /// What touches, recognizers, views and layouts do is read, and programming errors; everything else is kept as `told`. The
  /// description of what was read is `words` again, whatever they are.
  public init(words: String) {
    let read = DecisionReader.decision(words)
    // Words that look like something, and are not quite, are words.
    self = read.flatMap { $0.description == words ? $0 : nil } ?? .told(words: words)
  }
}

/// Finds in words what `Decision.description` has put into them.
private enum DecisionReader {
  static func decision(_ words: String) -> Decision? {
    let text = words[...]
    if let message = text.rest(after: "programming error: ") { return .programmingError(message: String(message)) }
    if let rest = text.rest(after: "touch ") { return touch(rest) }
    for (end, isShown) in [(" comes into view", true), (" leaves", false)] where text.hasSuffix(end) {
      return .elementShown(element: String(text.dropLast(end.count)), isShown: isShown)
    }
    if text.hasPrefix("item ") || text.hasPrefix("key ") || text.hasPrefix("first responder ") { return nil }
    return recognizer(text) ?? layout(text)
  }

  /// Reads a line that begins with a touch.
  private static func touch(_ text: Substring) -> Decision? {
    guard let (number, rest) = text.cut(at: " "), let touch = Int(number) else { return nil }
    if let hit = rest.rest(after: "comes down on "), let (view, place) = hit.cutLast(at: " at "),
      let location = point(place)
    {
      return .touchHit(touch: touch, view: String(view), location: location)
    }
    if let place = rest.rest(after: "is lifted at "), let location = point(place) {
      return .touchEnded(touch: touch, location: location, isCancelled: false)
    }
    if let place = rest.rest(after: "is taken away at "), let location = point(place) {
      return .touchEnded(touch: touch, location: location, isCancelled: true)
    }
    if let kept = rest.rest(after: "is kept from "), let (view, reason) = kept.cut(at: ": ") {
      return .viewTouchDropped(touch: touch, view: String(view), reason: String(reason))
    }
    guard let (phase, held) = rest.cut(at: " is held from ") else { return nil }
    if let (view, _) = held.cut(at: ", after what is held already") {
      return .viewTouchHeld(touch: touch, view: String(view), phase: String(phase), by: "")
    }
    guard let (view, by) = held.cut(at: " by ") else { return nil }
    return .viewTouchHeld(touch: touch, view: String(view), phase: String(phase), by: String(by))
  }

  /// Reads a line that begins with a recognizer, or a view that hears touches.
  private static func recognizer(_ text: Substring) -> Decision? {
    if let (who, number) = text.cut(at: " takes touch "), let touch = Int(number) {
      let (recognizer, view, levels) = place(who)
      return .touchAdmitted(touch: touch, recognizer: recognizer, view: view, levelsUp: levels)
    }
    if let (who, rest) = text.cut(at: " does not take touch "), let (number, reason) = rest.cut(at: ": "),
      let touch = Int(number)
    {
      let (recognizer, view, levels) = place(who)
      return .touchRefused(
        touch: touch, recognizer: recognizer, reason: String(reason), view: view, levelsUp: levels)
    }
    if let (view, rest) = text.cut(at: " hears touch "), let (number, told) = rest.cut(at: " "),
      let touch = Int(number)
    {
      let (phase, reason) = told.cut(at: ": ") ?? (told, "")
      return .viewTouch(touch: touch, view: String(view), phase: String(phase), reason: String(reason))
    }
    if let (who, rest) = text.cut(at: " must wait for "), let (other, reason) = rest.cut(at: " to fail: ") {
      return .recognizerRequires(recognizer: String(who), other: String(other), reason: String(reason))
    }
    if let (who, others) = text.cut(at: " waits for "), let (names, _) = others.cutLast(at: " to fail") {
      let list = names.components(separatedBy: ", ")
      return .recognizerWaits(recognizer: String(who), others: list)
    }
    if let (both, reason) = text.cut(at: " may run together: "), let (who, other) = both.cut(at: " and ") {
      return .recognizersRunTogether(recognizer: String(who), other: String(other), reason: String(reason))
    }
    return change(text)
  }

  private static func change(_ text: Substring) -> Decision? {
    if let (before, after) = text.cut(at: " → "), let (who, old) = before.cutLast(at: " "), states.contains(old) {
      let (new, reason) = after.cut(at: ": ") ?? (after, "")
      guard states.contains(new) else { return nil }
      return .recognizerChanged(
        recognizer: String(who), from: String(old), to: String(new), reason: String(reason))
    }
    if let (before, _) = text.cut(at: " cannot follow it"), let (start, new) = before.cutLast(at: ": "),
      let (who, old) = start.cut(at: " stays "), states.contains(old)
    {
      return .recognizerIgnored(recognizer: String(who), from: String(old), to: String(new))
    }
    if let (who, rest) = text.cut(at: " tells "), let (targets, state) = rest.cutLast(at: ": "),
      states.contains(state)
    {
      return .actionsSent(
        recognizer: String(who), state: String(state), targets: targets.components(separatedBy: ", "))
    }
    return nil
  }

  /// Reads a line about layouts and elements: there are many of them, and a story tells none.
  private static func layout(_ text: Substring) -> Decision? {
    if let (layout, _) = text.cut(at: " prepared"), !layout.contains(" ") {
      return .layoutPrepared(layout: String(layout))
    }
    if let (layout, rest) = text.cut(at: " invalidated ("), let (scope, reason) = rest.cut(at: "): ") {
      return .layoutInvalidated(layout: String(layout), scope: String(scope), reason: String(reason))
    }
    if let (layout, rest) = text.cut(at: " has "), let (count, place) = rest.cut(at: " elements in "),
      let number = Int(count), let numbers = numbers(place), numbers.count == 4
    {
      let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      return .attributesQueried(layout: String(layout), rect: rect, count: number)
    }
    if let (view, identifier) = text.cut(at: " made for ") {
      return .viewMade(view: String(view), identifier: String(identifier))
    }
    if let (view, identifier) = text.cut(at: " reused for ") {
      return .viewReused(view: String(view), identifier: String(identifier))
    }
    if let (layer, rest) = text.cut(at: "'s animation "), let (key, told) = rest.cut(at: " ") {
      let (change, reason) = told.cut(at: ": ") ?? (told, "")
      return .animation(layer: String(layer), key: String(key), change: String(change), reason: String(reason))
    }
    return nil
  }

  private static let states: Set<Substring> = ["possible", "began", "changed", "ended", "cancelled", "failed"]

  /// A recognizer and where it belongs.
  private static func place(_ text: Substring) -> (recognizer: String, view: String, levelsUp: Int) {
    // Words do not say what the touched view is; whoever has seen the touch come down knows it.
    if let (who, _) = text.cut(at: " on the touched view") { return (String(who), "the touched view", 0) }
    guard let (inner, _) = text.cutLast(at: " around it"), let (who, view) = inner.cutLast(at: " on ") else {
      return (String(text), "", 0)
    }
    return (String(who), String(view), 1)
  }

  private static func point(_ text: Substring) -> CGPoint? {
    guard let numbers = numbers(text), numbers.count == 2 else { return nil }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  private static func numbers(_ text: Substring) -> [Double]? {
    guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
    let parts = text.dropFirst().dropLast().components(separatedBy: ", ").map { Double($0) }
    return parts.contains(nil) ? nil : parts.compactMap { $0 }
  }
}

extension Substring {
  fileprivate func rest(after prefix: String) -> Substring? { hasPrefix(prefix) ? dropFirst(prefix.count) : nil }

  /// The parts before and after the first place of some words.
  fileprivate func cut(at words: String) -> (Substring, Substring)? {
    guard let place = range(of: words) else { return nil }
    return (self[..<place.lowerBound], self[place.upperBound...])
  }

  fileprivate func cutLast(at words: String) -> (Substring, Substring)? {
    guard let place = range(of: words, options: .backwards) else { return nil }
    return (self[..<place.lowerBound], self[place.upperBound...])
  }
}
