#if WindowHost
import CSDL2
import Dispatch
import Foundation
import OpenCollectionView
import WindowScenes

/// Windows by SDL 2: on X11, on Wayland, and without a desktop on a panel.
@MainActor final class SDLShell: WindowShell {
  private(set) var windows: [WindowNumber: SDLWindow] = [:]
  private var cursors: [WindowCursor: OpaquePointer] = [:]
  /// Texts and files that are being dropped, until all have come.
  var dropped: [ShellEvent.DroppedThing] = []
  var heard: [ShellEvent] = []
  let touchTimes = TouchTimes()
  /// The touch screens on which fingers are down, with how many.
  var touchedDevices: [Int64: Int] = [:]
  /// How often it is looked whether a touch screen on which fingers are down is still there, in seconds: SDL does not
  /// tell. [choice]
  private static let deviceInterval = 0.25
  private let usesGraphics: Bool
  /// The part of the X Window System that SDL does not bring; nil elsewhere, and before there is a window.
  private var library: XLibrary?
  private var clipboardOfX: XClipboard?
  private let messages = XMessages()
  /// Signalled when a wait is to end.
  private nonisolated let pause = DispatchSemaphore(value: 0)
  /// Seconds up to which a wait under a finger is not ended by its reports: they wait for the next frame in any case,
  /// and the X Window System knows when they happened. [choice]
  private static let longestPause = 0.025
  /// The content that the clipboard was given last.
  private var held: PasteboardContent?
  /// Tells whether fingers at the right and lower edge are told as 1, as X11's are, rather than just below.
  let countsToLastPixel: Bool

  /// Begins; there is one at a time.
  init() throws(WindowHostError) {
    // Fingers are heard of as fingers, mice as mice.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    // What an input method composes stands in the field, however long it is; only the list of what it may be is its
    // own.
    SDL_SetHint(SDL_HINT_IME_INTERNAL_EDITING, "1")
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    // A program that waits does not keep the screen awake, and hears of signals by itself.
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "0")
    usesGraphics = Self.hasGraphics
    // Without a graphics processor a texture of one would be drawn by the same processor, in more steps.
    if !usesGraphics { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
    guard SDL_Init(UInt32(SDL_INIT_VIDEO)) == 0 else { throw .noDisplay(String(cString: SDL_GetError())) }
    countsToLastPixel = SDL_GetCurrentVideoDriver().map { String(cString: $0) } == "x11"
    if countsToLastPixel { DisplayLoss.tell() }
    SDL_EventState(SDL_DROPFILE.rawValue, SDL_ENABLE)
    SDL_EventState(SDL_DROPTEXT.rawValue, SDL_ENABLE)
    SDL_StartTextInput()
    if countsToLastPixel {
      touchTimes.begin()
      messages.begin()
    }
  }

  /// Ends; windows are closed before.
  func end() {
    for window in windows.values { window.close() }
    windows = [:]
    clipboardOfX?.end()
    messages.end()
    touchTimes.end()
    SDL_Quit()
  }

  /// Tells whether the machine has a graphics processor: `SDL_RENDER_DRIVER` says what is meant where that is wrong.
  private static var hasGraphics: Bool {
    if let driver = ProcessInfo.processInfo.environment["SDL_RENDER_DRIVER"] { return driver != "software" }
    let devices = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
    return devices.contains { $0.hasPrefix("renderD") }
  }

  // MARK: Windows

  func open(_ wish: WindowWish) throws -> WindowNumber {
    let window = try SDLWindow(wish, usesGraphics: usesGraphics)
    let number = WindowNumber(rawValue: SDL_GetWindowID(window.window))
    windows[number] = window
    if countsToLastPixel { watch(window) }
    return number
  }

  /// Has the server tell what SDL does not ask it for.
  private func watch(_ window: SDLWindow) {
    guard let library = library ?? XLibrary(window.window) else { return }
    if self.library == nil {
      self.library = library
      let clipboard = XClipboard(library)
      clipboardOfX = clipboard
      messages.selectionDidHear = { [weak clipboard] in clipboard?.hear($0) }
      messages.visibilityDidChange = { [weak self] in self?.hearVisibility(of: $0, $1) }
    }
    if let number = library.number(of: window.window) { library.watchVisibility(of: number) }
  }

  /// A window is covered by others as a whole, or no longer.
  private func hearVisibility(of number: XLibrary.Window, _ isVisible: Bool) {
    guard let window = windows.first(where: { library?.number(of: $0.value.window) == number })?.key else { return }
    heard.append(ShellEvent(window: window, time: Double(SDL_GetTicks64()) / 1000, kind: .visible(isVisible)))
  }

  func close(_ window: WindowNumber) { windows.removeValue(forKey: window)?.close() }

  func state(of window: WindowNumber) -> WindowState { windows[window]?.state ?? WindowState(width: 1, height: 1) }

  func present(_ picture: WindowPicture, in window: WindowNumber) -> Bool { windows[window]?.present(picture) ?? false }

  func setTitle(_ title: String, of window: WindowNumber) {
    guard let window = windows[window] else { return }
    SDL_SetWindowTitle(window.window, title)
  }

  func raise(_ window: WindowNumber) {
    guard let window = windows[window] else { return }
    SDL_RestoreWindow(window.window)
    SDL_RaiseWindow(window.window)
  }

  func setCursor(_ cursor: WindowCursor) {
    guard cursor != .hidden else {
      SDL_ShowCursor(SDL_DISABLE)
      return
    }
    let made =
      cursors[cursor] ?? SDL_CreateSystemCursor(cursor == .beam ? SDL_SYSTEM_CURSOR_IBEAM : SDL_SYSTEM_CURSOR_ARROW)
    cursors[cursor] = made
    SDL_SetCursor(made)
    SDL_ShowCursor(SDL_ENABLE)
  }

  func setTypingPlace(_ place: CGRect?, in window: WindowNumber) {
    guard let place, place.minX.isFinite, place.minY.isFinite else { return }
    var rect = SDL_Rect(
      x: Int32(clamping: Int(place.minX)), y: Int32(clamping: Int(place.minY)), w: Int32(clamping: Int(place.width)),
      h: Int32(clamping: Int(place.height)))
    SDL_SetTextInputRect(&rect)
  }

  // MARK: The system

  var clipboard: PasteboardContent? {
    get {
      guard let clipboardOfX else { return clipboardText.map { PasteboardContent(text: $0) } }
      if clipboardOfX.isHeld { return held }
      switch clipboardOfX.foreign(most: WindowSession.mostClipboardPictureBytes) {
      case .nothing: return nil
      case .text: return clipboardText.map { PasteboardContent(text: $0) }
      case .forms(let html, let png): return PasteboardContent(text: clipboardText, html: html, png: png)
      }
    }
    set {
      held = newValue
      if let clipboardOfX, let newValue, newValue.html != nil || newValue.png != nil {
        clipboardOfX.hold(newValue)
      } else {
        clipboardText = newValue?.text
        clipboardOfX?.letGo()
      }
    }
  }

  /// The text of the clipboard, which is all that SDL knows of it.
  var clipboardText: String? {
    get {
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
      defer { SDL_free(text) }
      // Bytes that are no text become replacement characters.
      return text.pointee == 0 ? nil : String(cString: text)
    }
    set { SDL_SetClipboardText(newValue ?? "") }
  }

  func open(_ url: URL) -> Bool {
    guard ["http", "https", "mailto"].contains(url.scheme?.lowercased()) else { return false }
    return SDL_OpenURL(url.absoluteString) == 0
  }

  nonisolated func wake() {
    var event = SDL_Event()
    event.type = SDL_USEREVENT.rawValue
    SDL_PushEvent(&event)
    pause.signal()
  }

  /// Waits for a frame, under a finger, without looking at what is reported meanwhile; answers whether it has.
  private func rest(for seconds: Double) -> Bool {
    guard countsToLastPixel, !touchedDevices.isEmpty, seconds > 0, seconds < Self.longestPause else { return false }
    _ = pause.wait(timeout: .now() + seconds)
    // Once is enough, however often it was called.
    while pause.wait(timeout: .now()) == .success {}
    return true
  }

  func events(waiting seconds: Double?) -> [ShellEvent] {
    var event = SDL_Event()
    var isThere: Bool
    let seconds = touchedDevices.isEmpty ? seconds : min(seconds ?? .infinity, Self.deviceInterval)
    switch seconds {
    case nil: isThere = SDL_WaitEvent(&event) == 1
    case let seconds? where rest(for: seconds): isThere = SDL_PollEvent(&event) == 1
    case let seconds? where seconds > 0:
      // A wait that ends too early would be taken again and again until the time has come.
      isThere = SDL_WaitEventTimeout(&event, Int32(clamping: Int(min((seconds * 1000).rounded(.up), 86_400_000)))) == 1
    default: isThere = SDL_PollEvent(&event) == 1
    }
    while isThere {
      hear(event)
      isThere = SDL_PollEvent(&event) == 1
    }
    lookForDevices()
    // Some may have come since the last call, while an answer was waited for.
    defer { heard = [] }
    return heard
  }

  /// Tells of touch screens that were unplugged under fingers.
  private func lookForDevices() {
    guard !touchedDevices.isEmpty else { return }
    let present = Set((0..<SDL_GetNumTouchDevices()).map { SDL_GetTouchDevice($0) })
    for device in touchedDevices.keys.sorted() where !present.contains(device) {
      touchedDevices[device] = nil
      heard.append(ShellEvent(window: nil, time: Double(SDL_GetTicks64()) / 1000, kind: .deviceGone(device)))
    }
  }
}
#endif
