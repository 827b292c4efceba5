import TextEngine

/// The letters that a person has typed or deleted in one go, and takes back as one.
struct TypingRun {
  /// The ways in which a text is changed, as far as they tell what is taken back together.
  enum Kind {
    /// Letters that are typed or composed.
    case typing
    /// Backspaces and deletions.
    case deleting
    /// Pasted, cut, replaced, dropped or filled in: each by itself.
    case other
    /// Taken back, or made again, by the host's element.
    case history
  }

  var kind: Kind
  /// The place of the change in the text after it.
  private(set) var start: Int
  /// The UTF-16 units that stood there.
  private(set) var removed: [UInt16]
  /// The UTF-16 units that stand there now.
  private(set) var inserted: [UInt16]

  /// A change of a text.
  init(kind: Kind, start: Int, removed: [UInt16], inserted: [UInt16]) {
    self.kind = kind
    self.start = start
    self.removed = removed
    self.inserted = inserted
  }

  /// The place of what was put in.
  var range: Range<Int> { start..<start + inserted.count }

  /// Takes a change in that goes on where this one has ended.
  ///
  /// - Returns: whether it does so.
  mutating func join(_ change: TypingRun, isComposing: Bool) -> Bool {
    guard kind == change.kind else { return false }
    let replaced = change.start..<change.start + change.removed.count
    switch kind {
    case .typing:
      let goesOn = change.removed.isEmpty && change.start == range.upperBound
      // A word is taken back with what stands before it; its composition stays one, whatever that has in it.
      if goesOn, !isComposing, change.beginsSpace, inserted.last?.isSpace == false { return false }
      guard goesOn || isComposing, replaced.lowerBound >= start, replaced.upperBound <= range.upperBound else {
        return false
      }
      inserted.replaceSubrange(replaced.lowerBound - start..<replaced.upperBound - start, with: change.inserted)
    case .deleting:
      guard inserted.isEmpty, change.inserted.isEmpty else { return false }
      if replaced.upperBound == start {
        removed = change.removed + removed
        start = replaced.lowerBound
      } else if replaced.lowerBound == start {
        removed += change.removed
      } else {
        return false
      }
    case .other, .history: return false
    }
    return true
  }

  private var beginsSpace: Bool { inserted.first?.isSpace == true }

  /// A text without the change; nil where something else stands in its place.
  func takenBack(from text: String) -> String? {
    let units = Array(text.utf16)
    guard range.upperBound <= units.count, units[range].elementsEqual(inserted) else { return nil }
    return String(decoding: units[..<start] + removed + units[range.upperBound...], as: UTF16.self)
  }
}

extension UInt16 {
  /// Tells whether a UTF-16 unit stands between words. A new line ends one by itself, and goes with it.
  fileprivate var isSpace: Bool { self != 10 && Unicode.Scalar(self)?.properties.isWhitespace == true }
}

extension TypingRun.Kind {
  /// The kind of an edit of the host's element.
  init(_ kind: TextEditKind) {
    self =
      switch kind {
      case .insertText, .insertCompositionText, .insertLineBreak: .typing
      case .deleteContentBackward, .deleteContentForward: .deleting
      case .historyUndo, .historyRedo: .history
      default: .other
      }
  }
}
