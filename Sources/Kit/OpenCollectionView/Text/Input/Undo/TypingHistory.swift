import FrameClock
import TextEngine

/// The steps that can be taken back of what a person did in a text. // X55
///
/// The letters of a word are taken back as one, and so are backspaces in a row. A space behind a word, a pause, a caret that is
/// moved, a new line, the end of editing, and whatever is pasted, cut or chosen begin something new. A text that the program sets
/// forgets everything, and of a secret nothing is kept.
@MainActor final class TypingHistory {
  /// How many things are kept. Our choice.
  private static let levels = 100
  /// Seconds without a change after which the next one is taken back by itself. [choice]
  static let longestPause = 2.0

  private weak var text: EditedText?
  /// The manager of the text, unless its view has another one.
  private(set) lazy var manager = makeManager()
  private var hasManager = false
  private var undoable: [TypingRun] = []
  private var redoable: [TypingRun] = []
  private var isOpen = false
  /// The time of the last change that was kept.
  private var lastChange = 0.0
  /// The texts before and after what the host's element has taken back by itself, while that is taken in.
  private var followed: (before: String, after: String)?

  init(_ text: EditedText) { self.text = text }

  private func makeManager() -> UndoManager {
    let manager = UndoManager()
    manager.levelsOfUndo = Self.levels
    hasManager = true
    return manager
  }

  private var now: Double { text?.view?.window?.windowScene?.application.clock.now ?? lastChange }

  private var shared: UndoManager? { text?.view?.undoManager }

  /// Has all that follows taken back by itself.
  func close() { isOpen = false }

  /// Forgets everything: the text is another one.
  func forget() {
    isOpen = false
    guard !undoable.isEmpty || !redoable.isEmpty else { return }
    undoable = []
    redoable = []
    shared?.removeAllActions(withTarget: self)
    if hasManager { manager.removeAllActions(withTarget: self) }
  }

  /// Keeps a change that a person has made.
  ///
  /// - Parameters:
  ///   - before: the text before it.
  ///   - range: the part of that which has been replaced.
  ///   - after: the text after it.
  ///   - kind: the way in which it was made.
  func note(_ before: TextDocument, _ range: Range<Int>, _ after: TextDocument, as kind: TypingRun.Kind) {
    guard !before.isSecure, !after.isSecure else { return forget() }
    guard let manager = shared, manager.isUndoRegistrationEnabled else { return }
    let end = range.upperBound + after.length - before.length
    guard range.lowerBound <= end else { return forget() }
    let run = TypingRun(
      kind: kind, start: range.lowerBound, removed: before.units(in: range),
      inserted: after.units(in: range.lowerBound..<end))
    guard !run.removed.isEmpty || !run.inserted.isEmpty else { return }
    if kind == .history, follow(to: after.text, from: before.text, by: manager) { return }
    let isComposing = before.markedRange != nil || after.markedRange != nil
    let pause = now - lastChange
    lastChange = now
    // Candidates may be looked at for long.
    if pause > Self.longestPause, before.markedRange == nil { isOpen = false }
    if isOpen, !manager.isUndoing, !manager.isRedoing, redoable.isEmpty, let last = undoable.indices.last,
      undoable[last].join(run, isComposing: isComposing)
    {
      if run.inserted.last == 10 { isOpen = false }
      return
    }
    keep(run, in: manager)
    isOpen = kind == .typing || kind == .deleting
  }

  private func keep(_ run: TypingRun, in manager: UndoManager) {
    if manager.isUndoing {
      redoable.append(run)
    } else {
      undoable.append(run)
      if undoable.count > Self.levels { undoable.removeFirst() }
      if !manager.isRedoing { redoable = [] }
    }
    manager.registerUndo(withTarget: self) { $0.takeBack() }
  }

  /// Takes the last change back, or makes it again.
  private func takeBack() {
    guard let text, let manager = shared else { return }
    isOpen = false
    guard let run = manager.isRedoing ? redoable.popLast() : undoable.popLast() else { return }
    guard let result = run.takenBack(from: followed?.before ?? text.document.text) else {
      text.note("forgets what could be taken back", because: "its text has been changed by something else since")
      return forget()
    }
    if let followed {
      // The element has done it: what is left is the opposite.
      guard followed.after.utf16.elementsEqual(result.utf16) else { return }
      keep(run.opposite, in: manager)
    } else {
      text.takeBack(run.range, with: run.removedText)
    }
    isOpen = false
  }

  /// Takes a change of the element for one of what could be taken back, where it comes to the same.
  private func follow(to after: String, from before: String, by manager: UndoManager) -> Bool {
    guard hasManager, manager === self.manager, followed == nil else { return false }
    func matches(_ run: TypingRun?) -> Bool {
      run?.takenBack(from: before)?.utf16.elementsEqual(after.utf16) == true
    }
    let takesBack = manager.canUndo && matches(undoable.last)
    guard takesBack || (manager.canRedo && matches(redoable.last)) else { return false }
    followed = (before, after)
    defer { followed = nil }
    if takesBack { manager.undo() } else { manager.redo() }
    return true
  }
}

extension TypingRun {
  /// The change that takes this one back.
  fileprivate var opposite: TypingRun { TypingRun(kind: .other, start: start, removed: inserted, inserted: removed) }

  /// The text that stood in the place of the change.
  fileprivate var removedText: String { String(decoding: removed, as: UTF16.self) }
}

extension TextDocument {
  /// The UTF-16 units of a range.
  fileprivate func units(in range: Range<Int>) -> [UInt16] {
    let view = text.utf16
    let range = clamped(range)
    let start = view.index(view.startIndex, offsetBy: range.lowerBound)
    return Array(view[start..<view.index(start, offsetBy: range.count)])
  }
}
