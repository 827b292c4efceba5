import Foundation
public import GestureEngine

/// All that a host has done with a scene for a while - what people did, and the frames that were run meanwhile - and the
/// decisions that it led to.
///
/// The same recording, replayed in the same application, leads to the same decisions at the same times, to the last bit:
/// a gesture that went wrong in somebody's browser becomes a test. Where a decision has become another one, the replay
/// says which, and of which finger.
///
/// ```swift
/// let screen = VirtualScreen(width: 400, height: 600, delegateClass: AppDelegate.self)
/// let recording = try HostInputRecording(text: String(contentsOf: file, encoding: .utf8))
/// #expect(screen.replay(recording) == nil)
/// ```
///
/// Make one with ``HostInputRecorder``.
public struct HostInputRecording: Hashable, Sendable, Codable {
  /// One thing that a host did.
  public enum Event: Hashable, Sendable, Codable {
    /// It reported something.
    case input(HostInput)
    /// It ran a frame, for a time in seconds of the application's clock.
    ///
    /// What waits for a frame is mostly delivered in it. Where a host had no time for all, `pauses` says after how many
    /// deliveries the rest had to wait, in order: a frame delivers what is due before a timer by itself, so that there may be
    /// several. See `UIWindowScene.inputTimeLimit`.
    case frame(Double, pauses: [Int]? = nil)
  }

  /// One thing that a host did, and its time.
  public struct Entry: Hashable, Sendable, Codable {
    /// The time of the application's clock just before, in seconds: timers that were due by then had fired.
    public var clock: Double
    /// The thing that the host did.
    public var event: Event

    /// An entry.
    public init(clock: Double, event: Event) {
      self.clock = clock
      self.event = event
    }
  }

  /// A decision that was taken.
  public struct Decided: Hashable, Sendable, Codable {
    /// How many of the recording's entries came before it.
    public var entryCount: Int
    /// The time of the application's clock, in seconds.
    public var clock: Double
    /// The decision in words, with its reason; see `Decision.description`.
    public var words: String

    /// A decision.
    public init(entryCount: Int, clock: Double, words: String) {
      self.entryCount = entryCount
      self.clock = clock
      self.words = words
    }
  }

  /// The screen at the beginning.
  public var screen: ScreenDescription
  /// The time of the application's clock at the beginning, in seconds.
  public var start: Double
  /// The time of the application's clock at the end, in seconds; nil for the last entry's time.
  public var end: Double?
  /// The things that the host did, in order.
  public var entries: [Entry]
  /// The address that the scene was at in the beginning, whole; nil where it had none.
  public var address: String?
  /// The state that the scene needed in order to be as it was in the beginning; nil where the program did not say. See
  /// `UIWindowScene.restorationState()`.
  public var restorationState: [UInt8]?
  /// Tells whether the scene had been shown before, so that a replay begins when a new one has come to rest; nil for a
  /// scene that had just been connected.
  public var hasBeenShown: Bool?
  /// The decisions meanwhile, in order; nil where they were not recorded, and a replay compares nothing.
  public var decisions: [Decided]?

  /// A recording of a scene that had been shown before and was at rest.
  public init(
    screen: ScreenDescription, start: Double = 0, end: Double? = nil, entries: [Entry] = [], decisions: [Decided]? = nil
  ) {
    self.screen = screen
    self.start = start
    self.end = end
    self.entries = entries
    self.decisions = decisions
    hasBeenShown = true
  }

  /// The reports, in order, without the frames.
  public var inputs: [HostInput] {
    entries.compactMap { if case .input(let input) = $0.event { input } else { nil } }
  }
}
