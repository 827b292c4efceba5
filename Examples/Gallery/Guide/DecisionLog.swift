import OpenCollectionView

/// The last decisions that were taken in one visitor's scene, in words.
@MainActor final class DecisionLog {
  /// What was decided, how often in a row, and when at last.
  struct Entry: Hashable {
    var text: String
    var count = 1
    /// In seconds of the application's clock.
    var time: Double
  }

  /// How many are kept: as many as one can look back on. Our choice.
  static let limit = 40

  private(set) var entries: [Entry] = []
  private let isOurs: () -> Bool
  private var trace: DecisionTrace?
  /// What is left out: a part of a decision's words that only what shows the log has.
  private let ownName: String

  /// Called when there is another entry. A decision is being taken: nothing may be asked or changed but marks for later.
  var didChange: (() -> Void)?

  /// - Parameters:
  ///   - ownName: the class of the views that show the log, of which it says nothing.
  ///   - isOurs: whether the visitor's scene is the one that something happens in. Visitors share the application's trace.
  init(ignoring ownName: String, isOurs: @escaping () -> Bool) {
    self.ownName = ownName
    self.isOurs = isOurs
  }

  /// Tells whether decisions are listened to; as long as they are not, they cost nothing.
  var isListening: Bool {
    get { trace != nil }
    set {
      guard newValue != isListening else { return }
      if newValue {
        trace = UIApplication.shared.trace
        trace?.add(self)
      } else {
        trace?.remove(self)
        trace = nil
        entries.removeAll()
      }
      didChange?()
    }
  }

  private func hear(_ event: TraceEvent) {
    guard Self.tells(event.decision), isOurs() else { return }
    let text = event.decision.description
    guard !text.contains(ownName) else { return }
    if entries.last?.text == text {
      entries[entries.count - 1].count += 1
      entries[entries.count - 1].time = event.time
    } else {
      if entries.count == Self.limit { entries.removeFirst() }
      entries.append(Entry(text: text, time: event.time))
    }
    didChange?()
  }

  /// Whether a decision is of the kind that one wants to read while it happens: not what each frame and each cell does.
  private static func tells(_ decision: Decision) -> Bool {
    switch decision {
    case .touchHit, .touchEnded, .recognizerChanged, .recognizerWaits, .recognizersRunTogether, .controlSends, .scroll,
      .dynamics, .layoutInvalidated, .itemChanged, .firstResponderChanged, .keyCommand, .menu, .appearance, .text,
      .activity, .drag, .programmingError, .told:
      true
    case .touchAdmitted, .touchRefused, .recognizerRequires, .recognizerIgnored, .actionsSent, .viewTouch,
      .viewTouchHeld, .viewTouchDropped, .animation, .layoutPrepared, .attributesQueried, .viewMade, .viewReused,
      .elementShown, .pressHeard:
      false
    }
  }
}

extension DecisionLog: TraceSink {
  // Decisions are taken on the main actor, although the trace cannot say so.
  nonisolated func receive(_ event: TraceEvent) { MainActor.assumeIsolated { hear(event) } }
}
