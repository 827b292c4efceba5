#if BrowserHost
public import LayerEngine
public import OpenCollectionView

/// A scene that another host shows, and pages beside it: what a panel on a wall shows, for somebody who helps from
/// afar.
///
/// The other host runs the scene's frames, applies their commits to a picture of its own, and tells of them by
/// ``frameDidRun()``; ``BrowserHost/start(showing:now:)`` serves the pages, which are told from that picture. The scene
/// itself is never asked for everything: it would number its layers anew, and the host would take them for others.
///
/// All pages show the whole scene, as large as it fits. Who touches last drives: what all others hold down is cancelled
/// then. Fields are typed into as on the panel, by keys.
@preconcurrency @MainActor public final class SharedScene {
  /// The scene.
  public let scene: UIWindowScene
  /// Tells whether whoever has a page open may touch what is shown; true by default. Otherwise pages are for looking
  /// at.
  public var isDrivenByPages = true
  /// Called when somebody at a page begins to drive: what the other host has down is cancelled by it.
  public var pageBeginsToDrive: @MainActor () -> Void = {}

  /// How many frames have run.
  private(set) var frameCount = 0
  /// Tells what the other host shows after its last frame.
  let present: @MainActor () -> LayerMirror
  private var sessions: [ObjectIdentifier: PageSession] = [:]
  /// The page whose person drives; nil for the other host.
  private weak var driver: PageSession?
  private var lastTouch: Int32 = 1 << 20

  /// A scene that no page shows yet.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - present: tells what the other host shows after its last frame. Called once a frame for each page; a value that
  ///     shares its memory costs nothing until the page differs from it.
  public init(_ scene: UIWindowScene, present: @escaping @MainActor () -> LayerMirror) {
    self.scene = scene
    self.present = present
  }

  /// Tells the pages that a frame has run.
  public func frameDidRun() {
    frameCount += 1
    for session in sessions.values { session.sharedSceneHasChanged() }
  }

  /// Tells the pages that somebody at the other host begins to touch: what they have down is cancelled.
  public func hostBeginsToDrive() {
    driver?.cancelLive()
    driver = nil
  }

  /// Notes a page that shows it.
  func add(_ session: PageSession) { sessions[ObjectIdentifier(session)] = session }

  /// Forgets a page that shows it no longer.
  func remove(_ session: PageSession) { sessions[ObjectIdentifier(session)] = nil }

  /// Somebody at a page begins to touch.
  func begin(by session: PageSession) {
    guard driver !== session else { return }
    if let driver { driver.cancelLive() } else { pageBeginsToDrive() }
    driver = session
  }

  /// A number that no other touch of the scene has.
  func takeTouchNumber() -> Int32 {
    lastTouch = lastTouch == .max ? 1 << 20 : lastTouch + 1
    return lastTouch
  }
}
#endif
