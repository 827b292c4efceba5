import FrameClock
import GestureEngine
import OpenCollectionView

/// A moment at which a recording can begin, and what the program needs to be as it was then.
struct RecordingBeginning {
  var start: Double
  var screen: ScreenDescription
  var address: String?
  var restorationState: [UInt8]?
  var hasBeenShown: Bool?
  /// How much of a recording comes before it.
  var entryCount: Int
  var decisionCount: Int
  var byteCount: Int

  @MainActor init(of scene: UIWindowScene, entryCount: Int = 0, decisionCount: Int = 0, byteCount: Int = 0) {
    let isNew = scene.layoutPassCount == 0
    start = scene.application.clock.now
    screen = scene.screen.screenDescription
    // What a new scene was connected with is told by whoever connects it.
    address = scene.address.map { "\(Self.origin)\($0)" }
    restorationState =
      isNew && scene.session.stateRestorationActivity == nil ? nil : scene.restorationState()
    hasBeenShown = isNew ? nil : true
    self.entryCount = entryCount
    self.decisionCount = decisionCount
    self.byteCount = byteCount
  }

  /// Programs go by what follows it; no name of a machine is kept.
  private static let origin = "http://localhost"

  /// The same moment where another one is the first.
  func counted(from first: RecordingBeginning) -> RecordingBeginning {
    var moment = self
    moment.entryCount -= first.entryCount
    moment.decisionCount -= first.decisionCount
    moment.byteCount -= first.byteCount
    return moment
  }
}

extension UIWindowScene {
  /// Tells whether nothing moves, and nothing is about to.
  var isAtRest: Bool {
    guard !wantsFrames else { return false }
    let clock = application.clock
    return clock.nextDeadline.map { $0 > clock.now + Self.nearFuture } ?? true
  }

  /// The seconds within which a timer belongs to a gesture: longer than a pause between two taps.
  private static let nearFuture = 1.0
}
