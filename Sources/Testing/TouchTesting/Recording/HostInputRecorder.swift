import DecisionTrace
import FrameClock
public import GestureEngine
public import OpenCollectionView

/// Records what a host does with a scene, from when it is made until ``stop()``.
///
/// Any host will do: a browser's page, whose recording a ``VirtualScreen`` replays, or a virtual screen itself. A
/// recording is best begun where nothing moves, or when the scene has just been connected: what was on its way then is
/// not in it.
///
/// A recording does not grow without end: after ``largestEntryCount`` entries nothing more is taken, and ``isFull`` says so.
/// Letters that a person types are not kept unless asked for: each becomes an `x`, and the digits a `0`; what a modifier
/// makes a command is kept.
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

  /// Whether as much has been taken as is taken at most: the recording ends before what happened later.
  public private(set) var isFull = false

  /// What has been recorded so far; it ends now, or when ``stop()`` was called.
  public var recording: HostInputRecording {
    var recording = taken
    if let scene { recording.end = scene.application.clock.now }
    return recording
  }

  private var taken: HostInputRecording
  private weak var scene: UIWindowScene?
  private let keepsTypedText: Bool
  private let ear: DecisionEar?

  /// A recorder that takes the place of the scene's ``UIWindowScene/inputObserver``. Keep it: the scene does not.
  ///
  /// - Parameters:
  ///   - scene: what is recorded.
  ///   - keepsDecisions: whether the application's decisions are recorded, which the trace then has to put into words.
  ///   - keepsTypedText: whether the letters that a person types are.
  public init(scene: UIWindowScene, keepsDecisions: Bool = true, keepsTypedText: Bool = false) {
    taken = HostInputRecording(
      screen: scene.screen.screenDescription, start: scene.application.clock.now, decisions: keepsDecisions ? [] : nil)
    self.scene = scene
    self.keepsTypedText = keepsTypedText
    ear = keepsDecisions ? DecisionEar() : nil
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
    add(.input(keepsTypedText ? input : input.withoutTypedText), of: scene)
  }

  /// Adds the frame.
  public func scene(_ scene: UIWindowScene, willRunFrameAt time: Double) { add(.frame(time), of: scene) }

  private func add(_ event: HostInputRecording.Event, of scene: UIWindowScene) {
    guard !isFull, taken.entries.count < Self.largestEntryCount else {
      isFull = true
      return
    }
    taken.entries.append(HostInputRecording.Entry(clock: scene.application.clock.now, event: event))
  }

  private func add(_ event: TraceEvent) {
    guard !isFull, taken.decisions?.count ?? 0 < 4 * Self.largestEntryCount else {
      isFull = true
      return
    }
    let decided = HostInputRecording.Decided(
      entryCount: taken.entries.count, clock: event.time, words: event.decision.description)
    taken.decisions?.append(decided)
  }
}

/// Hears decisions for a recorder, which the trace must not keep alive.
final class DecisionEar: TraceSink {
  var hear: ((TraceEvent) -> Void)?

  func receive(_ event: TraceEvent) { hear?(event) }
}

extension HostInput {
  /// The same report with other letters, unless they are part of a command.
  fileprivate var withoutTypedText: HostInput {
    guard case .key(var sample) = self, sample.key.count == 1, sample.key != " ",
      sample.modifiers.isDisjoint(with: [.command, .control])
    else { return self }
    let isDigit = sample.key.first?.isNumber == true
    sample.key = isDigit ? "0" : "x"
    sample.code = isDigit ? "Digit0" : "KeyX"
    return .key(sample)
  }
}
