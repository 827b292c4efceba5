#if BrowserHost
import LayerEngine
public import OpenCollectionView

/// A scene that another host shows, and pages beside it: what a panel on a wall shows, for somebody who helps from
/// afar.
///
/// The other host runs the scene's frames and tells of them by ``frameDidRun()``; ``BrowserHost/start(showing:now:)``
/// serves the pages. All of them show the whole scene, as large as it fits. Who touches last drives: what all others
/// hold down is cancelled then. Fields are typed into as on the panel, by keys.
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
  /// The picture of the scene after a frame: all pages are told from one look at it.
  private var shown: (frame: Int, tree: LayerMirror)?
  private var sessions: [ObjectIdentifier: PageSession] = [:]
  /// The page whose person drives; nil for the other host.
  private weak var driver: PageSession?
  private var lastTouch: Int32 = 1 << 20

  /// A scene that is shown by nobody else yet.
  public init(_ scene: UIWindowScene) { self.scene = scene }

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

  /// Tells what the scene shows after its last frame.
  func present() throws(LayerMirror.ApplicationError) -> LayerMirror {
    if let shown, shown.frame == frameCount { return shown.tree }
    var tree = LayerMirror()
    try tree.apply(scene.snapshot())
    shown = (frameCount, tree)
    return tree
  }

  /// Notes a page that shows it.
  func add(_ session: PageSession) { sessions[ObjectIdentifier(session)] = session }

  /// Forgets a page that shows it no longer.
  func remove(_ session: PageSession) {
    sessions[ObjectIdentifier(session)] = nil
    if sessions.isEmpty { shown = nil }
  }

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
