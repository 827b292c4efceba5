import Foundation
import FrameClock
import GestureEngine
package import LayerEngine
package import LayerRasterizer
package import OpenCollectionView

/// One scene and the window that shows it.
@MainActor package final class WindowSession: SceneHost {
  /// The scene; nil when it has ended.
  package private(set) var scene: UIWindowScene?
  /// The number of the window.
  package let window: WindowNumber
  /// Tells what the window shows, as layers.
  package private(set) var mirror = LayerMirror()
  /// How many frames have run, and how many pictures were presented.
  package private(set) var frameCount = 0
  /// How many pictures were presented.
  package private(set) var presentationCount = 0
  /// Tells whether the window can be seen.
  package private(set) var isVisible = true

  /// Its place among the windows of the program, by which its state is kept.
  let index: Int
  let shell: any WindowShell
  let settings: WindowSettings
  private let application: UIApplication
  private let store: StateStore?
  private let rasterizer: LayerRasterizer
  private var pacer = FramePacer()
  private var translation: InputTranslation
  private var state: WindowState
  private var desktop: DesktopSettings
  private var isLost = true
  /// Tells whether a frame has changed something that has not been shown.
  private var owesPicture = false
  private var hasToldOfRaster = false
  private var shownTitle: String?
  private var kept: [UInt8]?
  private var nextKeeping = -Double.infinity
  private var mayHaveMoved = false
  /// The screen that the scene knows.
  private var toldScreen = ScreenDescription(size: .zero)
  private var cursor: WindowCursor?
  private var typingPlace: CGRect?
  /// The files of the last drop, by their numbers, and the number of that.
  var dropped: (drag: UInt32, paths: [String]) = (0, [])
  /// The content of the system's clipboard as far as the scene knows.
  var copied: PasteboardContent?
  /// Called when a frame has run.
  package var didRunFrame: (@MainActor () -> Void)?
  /// Called when somebody begins to touch, to turn a wheel or to type in the window.
  package var beginsToDrive: (@MainActor () -> Void)?
  /// Called with what the scene's program asks of the windows.
  var request: (@MainActor (WindowRequest) -> Void)?

  /// How often it is looked where the scene is, in seconds, while nothing moves. [choice]
  static let keepingInterval = 1.0

  /// Opens a window and connects a scene with it.
  ///
  /// - Parameters:
  ///   - restores: whether the scene is where the one with this index was.
  ///   - activities: what a program has asked the scene for.
  init(
    application: UIApplication, shell: any WindowShell, settings: WindowSettings, index: Int, restores: Bool,
    activities: Set<NSUserActivity>, now: Double
  ) throws {
    self.application = application
    self.shell = shell
    self.settings = settings
    self.index = index
    desktop = settings.desktop()
    store = settings.stateFolder.map { StateStore(folder: $0) }
    kept = restores ? store?.state(of: index) : nil
    window = try shell.open(
      WindowWish(
        title: settings.title, width: settings.width, height: settings.height,
        scale: settings.scale ?? desktop.scale, isFullScreen: settings.isFullScreen))
    state = shell.state(of: window)
    rasterizer = LayerRasterizer(threadCount: settings.threadCount)
    translation = InputTranslation(plane: Self.plane(state, settings, desktop))
    pacer.setRate(state.rate)
    pacer.presentationWaits = state.presentationWaits
    shownTitle = settings.title
    toldScreen = screen
    scene = application.connectScene(
      host: self, screen: toldScreen, title: settings.title, restorationState: kept, userActivities: activities)
    showCursor()
  }

  private static func plane(_ state: WindowState, _ settings: WindowSettings, _ desktop: DesktopSettings)
    -> WindowPlane
  {
    WindowPlane(
      width: state.width, height: state.height, scale: settings.scale ?? desktop.scale ?? state.scale,
      quarterTurns: settings.quarterTurns)
  }

  private var screen: ScreenDescription {
    ScreenDescription(
      size: translation.plane.size, scale: translation.plane.scale, prefersDark: desktop.prefersDark,
      prefersReducedMotion: desktop.prefersReducedMotion, prefersMoreContrast: desktop.prefersMoreContrast,
      textScale: desktop.textScale, writesRightToLeft: settings.writesRightToLeft ?? desktop.writesRightToLeft)
  }

  /// How the scene's points lie in the window.
  package var plane: WindowPlane { translation.plane }

  /// Nothing to do: the loop asks the scene before each wait.
  package func sceneWantsFrames(_ scene: UIWindowScene) {}

  // MARK: Input

  /// Takes in an event of the window.
  package func take(_ event: ShellEvent, now: Double) {
    guard scene != nil else { return }
    // To ask another program for what it has copied may take it a while: only keys that may paste wait for that.
    if case .key(let key) = event.kind, key.isDown, translation.mayPaste(key) { bringClipboard() }
    if let beginsToDrive, translation.begins(event.kind) { beginsToDrive() }
    translation.take(event, now: now)
    switch event.kind {
    case .changed: change()
    case .exposed: isLost = true
    case .visible(let isShown): setVisible(isShown, now: now)
    case .focused(true):
      desktop = settings.desktop()
      change()
    case .pointer, .pointerLeft: showCursor()
    case .composed(let text, let start, let length): compose(text, start: start, length: length, now: now)
    case .dropped(let place, let things): drop(things, at: translation.plane.point(of: place), now: now)
    default: break
    }
  }

  /// Takes back whatever is down in the window: somebody else drives.
  package func cancelInput(now: Double) {
    translation.cancel(at: now)
    deliver()
  }

  /// Has the scene hear of everything that was taken in together.
  package func deliver() {
    for input in translation.takeInputs() { scene?.receive(input) }
  }

  /// Size, scale or the desktop's settings may be others now.
  private func change() {
    state = shell.state(of: window)
    pacer.setRate(state.rate)
    pacer.presentationWaits = state.presentationWaits
    translation.plane = Self.plane(state, settings, desktop)
    isLost = true
    guard screen != toldScreen else { return }
    toldScreen = screen
    deliver()
    scene?.receive(.screen(toldScreen))
  }

  private func setVisible(_ isShown: Bool, now: Double) {
    guard isShown != isVisible else { return }
    isVisible = isShown
    isLost = true
    if !isShown { translation.cancel(at: now) }
    deliver()
    scene?.receive(.visibility(isShown))
    guard !isShown else { return }
    // No frame will come: the program hears of it now.
    _ = runFrame(at: now)
    keep()
  }

  private func showCursor() {
    let wanted: WindowCursor =
      !settings.showsCursor ? .hidden : isOverText ? .beam : .arrow
    guard wanted != cursor else { return }
    cursor = wanted
    shell.setCursor(wanted)
  }

  private var isOverText: Bool {
    guard let place = translation.pointerPlace, let scene else { return false }
    for window in scene.windows.reversed() where !window.isHidden {
      guard let view = window.hitTest(window.convert(place, from: nil), with: nil) else { continue }
      return view is UITextField || (view as? UITextView)?.isEditable == true
    }
    return false
  }

  /// Has the scene take in what it has heard, before something that it is told at once.
  func deliverAtOnce(now: Double) {
    deliver()
    if let scene, scene.waitingInputCount > 0, runFrame(at: now) { owesPicture = true }
  }

  /// An input method composes; it is told where, so that its list is beside it.
  private func compose(_ text: String, start: Int, length: Int, now: Double) {
    deliverAtOnce(now: now)
    let text = String(text.prefix(KeyAssembly.longestText))
    let selected = ComposedSelection.range(start: start, length: length, in: text)
    scene?.compose(text, selectedRange: selected)
  }

  private func tellTypingPlace(of scene: UIWindowScene) {
    let place = scene.typingPlace.map { rect -> CGRect in
      let (one, other) = (
        translation.plane.place(of: rect.origin), translation.plane.place(of: CGPoint(x: rect.maxX, y: rect.maxY))
      )
      return CGRect(
        x: min(one.x, other.x), y: min(one.y, other.y), width: abs(one.x - other.x), height: abs(one.y - other.y))
    }
    guard place != typingPlace else { return }
    typingPlace = place
    shell.setTypingPlace(place, in: window)
  }

  // MARK: Frames

  /// Tells what is next for the window.
  package func step(now: Double) -> FramePacer.Step {
    pacer.step(now: now, isWanted: scene?.wantsFrames == true || isLost || owesPicture, isVisible: isVisible)
  }

  /// Runs a frame and shows what it changed.
  package func frame(at time: Double) {
    pacer.frameDidBegin(at: time)
    let hasChanged = runFrame(at: time)
    if hasChanged || isLost || owesPicture { present() }
    guard let scene else { return }
    tellTypingPlace(of: scene)
    let title = scene.title ?? settings.title
    if title != shownTitle {
      shownTitle = title
      shell.setTitle(title, of: window)
    }
    mayHaveMoved = store != nil
  }

  /// When it is looked where the scene is; nil for not before something moves.
  package var keepingTime: Double? { mayHaveMoved && scene?.mayBeAskedForState == true ? nextKeeping : nil }

  /// Keeps where the scene is, if it is time for that.
  package func keep(ifDueAt time: Double) {
    guard let due = keepingTime, due <= time else { return }
    mayHaveMoved = false
    nextKeeping = time + Self.keepingInterval
    keep()
  }

  /// Runs a frame; answers whether it changed anything.
  private func runFrame(at time: Double) -> Bool {
    guard let scene else { return false }
    frameCount += 1
    defer { didRunFrame?() }
    let commit = scene.runFrame(at: time)
    guard !commit.isEmpty else { return false }
    do {
      try mirror.apply(commit)
    } catch {
      mirror = LayerMirror()
      try? mirror.apply(scene.snapshot())
      isLost = true
    }
    return true
  }

  private func present() {
    let plane = translation.plane
    let wasLost = isLost
    owesPicture = false
    do {
      var isShown = false
      try rasterizer.withPixels(of: mirror, scale: plane.scale) { pixels, width, height in
        let parts = UploadPlan.parts(of: rasterizer.lastDamage, width: width, height: height, isLost: wasLost)
        guard !parts.isEmpty else {
          isShown = true
          return
        }
        let move = wasLost ? nil : rasterizer.lastMove
        isShown = shell.present(
          WindowPicture(
            pixels: pixels, width: width, height: height, parts: parts,
            move: move.flatMap {
              UploadPlan.move($0, rest: rasterizer.lastDrawn, parts: parts, width: width, height: height)
            }, quarterTurns: plane.quarterTurns),
          in: window)
        presentationCount += 1
      }
      isLost = !isShown
    } catch {
      isLost = false
      tell(error)
    }
  }

  private func tell(_ error: RasterError) {
    guard !hasToldOfRaster else { return }
    hasToldOfRaster = true
    FileHandle.standardError.write(Data("The window shows no picture. \(error.description)\n".utf8))
  }

  // MARK: Keeping and ending

  /// Keeps where the scene is, unless that is known.
  private func keep() {
    guard let store, let scene, let new = scene.restorationState(), new != kept else { return }
    if store.keep(new, of: index) { kept = new }
  }

  /// Ends the scene and closes the window.
  package func end(now: Double) {
    guard let scene else { return }
    translation.cancel(at: now)
    deliver()
    _ = runFrame(at: now)
    keep()
    self.scene = nil
    application.disconnectScene(scene)
    shell.close(window)
  }

  /// The pixels of what is shown, as the rasterizer draws it.
  package func picture() throws(RasterError) -> RasterPicture {
    try LayerRasterizer().picture(of: mirror, scale: translation.plane.scale)
  }
}
