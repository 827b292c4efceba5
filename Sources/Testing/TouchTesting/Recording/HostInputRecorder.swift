import DecisionTrace
import FrameClock
public import GestureEngine
public import OpenCollectionView
import TextEngine

/// Records what a host does with a scene, from when it is made until ``stop()``.
///
/// Any host will do: a browser's page, whose recording a ``VirtualScreen`` replays, or a virtual screen itself. A
/// recording is best begun where nothing moves, or when the scene has just been connected: what was on its way then is
/// not in it.
///
/// A recording does not grow without end: after ``largestEntryCount`` entries nothing more is taken, and ``isFull`` says so.
/// Letters that a person types are not kept unless asked for: each becomes an `x`, and the digits a `0`; what a modifier
/// makes a command is kept. Those of a secure field never are.
///
/// ```swift
/// recorder = HostInputRecorder(scene: scene)
/// // later
/// try recorder.recording.text.write(to: file, atomically: true, encoding: .utf8)
/// ```
@preconcurrency @MainActor public final class HostInputRecorder: SceneInputObserver {
  /// How many reports and frames are taken at most, and four times as many decisions. Our choice: half an hour of a
  /// finger that never rests.
  public static let largestEntryCount = 500_000

  /// How many bytes of text a recording of the last seconds has at most, roughly. Our choice: an hour of a hand that
  /// scrolls now and then, and what a page loads without a wait.
  public static let largestKeptText = 8 << 20

  /// How long it takes after one place to begin at until another one is looked for, in seconds. Our choice: programs are
  /// asked what they are restored by no more often.
  static let beginningInterval = 2.0

  /// Tells whether as much has been taken as is taken at most: the recording ends before what happened later.
  public private(set) var isFull = false

  /// The recording so far; it ends now, or when ``stop()`` was called.
  public var recording: HostInputRecording {
    var recording = taken
    if let scene { recording.end = scene.application.clock.now }
    return recording
  }

  private var taken: HostInputRecording
  private weak var scene: UIWindowScene?
  private let keepsTypedText: Bool
  private let keptSeconds: Double?
  private let ear: DecisionEar?
  /// The places at which the recording could begin in place of its present beginning.
  private var beginnings: [RecordingBeginning] = []
  private var byteCount = 0
  private var liveTouches: Set<Int32> = []
  private var liveKeys: Set<String> = []

  /// A recorder that takes the place of the scene's `UIWindowScene.inputObserver`. Keep it: the scene does not.
  ///
  /// - Parameters:
  ///   - scene: what is recorded.
  ///   - keepsDecisions: whether the application's decisions are recorded, which the trace then has to put into words. They
  ///     are those of all its scenes.
  ///   - keepsTypedText: whether the letters that a person types are.
  ///   - keptSeconds: what lies further back than this is forgotten, so that a recorder can run for days; nil for nothing. A
  ///     recording begins at a moment at which nothing moved and nobody touched anything, and holds what the program needs to
  ///     be as it was then. Where there is no such moment before ``largestKeptText`` is reached it begins anew at the next.
  public init(
    scene: UIWindowScene, keepsDecisions: Bool = true, keepsTypedText: Bool = false, keeping keptSeconds: Double? = nil
  ) {
    taken = HostInputRecording(
      screen: scene.screen.screenDescription, start: scene.application.clock.now, decisions: keepsDecisions ? [] : nil)
    self.scene = scene
    self.keepsTypedText = keepsTypedText
    self.keptSeconds = keptSeconds
    ear = keepsDecisions ? DecisionEar() : nil
    begin(RecordingBeginning(of: scene))
    scene.inputObserver = self
    guard let ear else { return }
    ear.hear = { [weak self] event in MainActor.assumeIsolated { self?.add(event) } }
    scene.application.trace.add(ear)
  }

  isolated deinit { stop() }

  /// Records nothing more.
  public func stop() {
    taken = recording
    if scene?.inputObserver === self { scene?.inputObserver = nil }
    if let ear { scene?.application.trace.remove(ear) }
    scene = nil
  }

  /// Adds what was reported.
  public func scene(_ scene: UIWindowScene, willReceive input: HostInput) {
    lookForBeginning(in: scene)
    note(input)
    add(.input(scene.mayKeep(input, keepsTypedText: keepsTypedText) ? input : input.withoutTypedText), of: scene)
  }

  /// Adds the frame.
  public func scene(_ scene: UIWindowScene, willRunFrameAt time: Double) {
    lookForBeginning(in: scene)
    add(.frame(time), of: scene)
  }

  /// Notes in the frame's entry that it went no further.
  public func scene(_ scene: UIWindowScene, didPauseInputAfter count: Int) {
    guard !isFull, let last = taken.entries.indices.last, case .frame(let time, let pauses) = taken.entries[last].event
    else { return }
    taken.entries[last].event = .frame(time, pauses: (pauses ?? []) + [count])
  }

  private func add(_ event: HostInputRecording.Event, of scene: UIWindowScene) {
    guard !isFull, taken.entries.count < Self.largestEntryCount else {
      isFull = true
      return
    }
    byteCount += event.roughByteCount
    taken.entries.append(HostInputRecording.Entry(clock: scene.application.clock.now, event: event))
  }

  private func add(_ event: TraceEvent) {
    guard !isFull, taken.decisions?.count ?? 0 < 4 * Self.largestEntryCount else {
      isFull = true
      return
    }
    let words = event.decision.description
    // The time, the word before and the end of the line come with it.
    byteCount += words.utf8.count + 30
    let decided = HostInputRecording.Decided(entryCount: taken.entries.count, clock: event.time, words: words)
    taken.decisions?.append(decided)
  }

  // MARK: The last seconds

  private func note(_ input: HostInput) {
    switch input {
    case .touches(let samples):
      for sample in samples {
        if sample.phase == .began { liveTouches.insert(sample.identifier) }
        if sample.phase == .ended || sample.phase == .cancelled { liveTouches.remove(sample.identifier) }
      }
    case .key(let sample):
      if sample.isDown { liveKeys.insert(sample.code) } else { liveKeys.remove(sample.code) }
    case .visibility(false):
      liveTouches = []
      liveKeys = []
    default: break
    }
  }

  /// Notes a moment at which nothing goes on, and forgets what lies too far back.
  private func lookForBeginning(in scene: UIWindowScene) {
    guard let keptSeconds else { return }
    let now = scene.application.clock.now
    let mustBegin = isFull || byteCount > Self.largestKeptText
    if liveTouches.isEmpty, liveKeys.isEmpty, scene.isAtRest,
      mustBegin || now - (beginnings.last?.start ?? taken.start) >= Self.beginningInterval
    {
      beginnings.append(
        RecordingBeginning(
          of: scene, entryCount: taken.entries.count, decisionCount: taken.decisions?.count ?? 0, byteCount: byteCount))
    }
    let old = beginnings.lastIndex { mustBegin || $0.start <= now - keptSeconds }
    guard let old else {
      // Nothing to begin at: what is too much is forgotten at once, and what follows is taken from the next such moment on.
      if byteCount > Self.largestKeptText { forgetAll() }
      return
    }
    let beginning = beginnings[old]
    beginnings.removeFirst(old + 1)
    begin(beginning)
  }

  private func begin(_ beginning: RecordingBeginning) {
    taken.entries.removeFirst(beginning.entryCount)
    taken.decisions?.removeFirst(beginning.decisionCount)
    for index in taken.decisions?.indices ?? 0..<0 { taken.decisions?[index].entryCount -= beginning.entryCount }
    byteCount -= beginning.byteCount
    beginnings = beginnings.map { $0.counted(from: beginning) }
    taken.screen = beginning.screen
    taken.start = beginning.start
    taken.address = beginning.address
    taken.restorationState = beginning.restorationState
    taken.hasBeenShown = beginning.hasBeenShown
    isFull = false
  }

  private func forgetAll() {
    taken.entries.removeAll()
    taken.decisions?.removeAll()
    byteCount = 0
    isFull = true
  }
}

extension HostInputRecorder: SceneRecorder {
  /// A recorder that goes on for days and keeps the last minute, without typed letters: for a host's developer mode.
  public static func ofTheLastMinute(of scene: UIWindowScene) -> HostInputRecorder {
    HostInputRecorder(scene: scene, keeping: 60)
  }

  /// The text of ``recording``.
  public func recordingText() -> String { recording.text }
}

/// Hears decisions for a recorder, which the trace must not keep alive.
final class DecisionEar: TraceSink {
  var hear: ((TraceEvent) -> Void)?

  func receive(_ event: TraceEvent) { hear?(event) }
}

extension UIWindowScene {
  /// Tells whether the letters of a report may be kept: never those of a secret.
  fileprivate func mayKeep(_ input: HostInput, keepsTypedText: Bool) -> Bool {
    guard keepsTypedText else { return false }
    switch input {
    case .text(let report): return !isSecret(report)
    case .key: return !isSecret(nil)
    default: return true
    }
  }
}

extension HostInput {
  /// The same report with other letters, unless they are part of a command.
  fileprivate var withoutTypedText: HostInput {
    if case .text(var report) = self, case .edit(var edit) = report.kind {
      // As long in UTF-16 units, so that a replay changes the same ranges.
      edit.replacement = edit.replacement.reduce(into: "") { text, character in
        text += String(repeating: character.isNumber ? "0" : "x", count: character.utf16.count)
      }
      report.kind = .edit(edit)
      return .text(report)
    }
    if case .drag(var report) = self, case .dropped(let point, let items) = report.kind {
      report.kind = .dropped(point, items.map(\.withoutContents))
      return .drag(report)
    }
    guard case .key(var sample) = self, sample.key.count == 1, sample.key != " ",
      sample.modifiers.isDisjoint(with: [.command, .control])
    else { return self }
    let isDigit = sample.key.first?.isNumber == true
    sample.key = isDigit ? "0" : "x"
    sample.code = isDigit ? "Digit0" : "KeyX"
    return .key(sample)
  }
}

extension ForeignItem {
  /// The same item with other letters in its texts and in its name, whose ending stays.
  fileprivate var withoutContents: ForeignItem {
    switch self {
    case .texts(let texts):
      return .texts(texts.map { ForeignText(mimeType: $0.mimeType, text: $0.text.map(Self.masked)) })
    case .file(var file):
      let parts = file.name.split(separator: ".", omittingEmptySubsequences: false)
      let name = parts.dropLast().joined(separator: ".")
      file.name = parts.count > 1 ? "\(Self.masked(name)).\(parts[parts.count - 1])" : Self.masked(file.name)
      return .file(file)
    }
  }

  private static func masked(_ text: String) -> String {
    String(text.map { $0.isLetter ? "x" : $0.isNumber ? "0" : $0 })
  }
}

extension HostInputRecording.Event {
  /// How long it is as text, more or less.
  fileprivate var roughByteCount: Int {
    switch self {
    case .frame: 44
    case .input(.touches(let samples)): 60 + 230 * samples.count
    case .input(.address(let address)): 60 + address.utf8.count
    case .input(.drag(let report)): 260 + report.roughByteCount
    case .input: 260
    }
  }
}
