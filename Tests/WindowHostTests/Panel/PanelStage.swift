#if WindowHost
import CSDL2
import Foundation
import FrameClock
import GestureEngine
import LayerRasterizer
import OpenCollectionView
import Testing
import TouchTesting
@testable import WindowHost
import WindowScenes

/// A program in a window of an ``XServer``, under contacts that come from there, in real time.
@MainActor final class PanelStage {
  /// What all stages of a process share: a device serves one connection.
  private struct Panel {
    var server: XServer
    var touch: InputDevice
    var mouse: InputDevice
    var keyboard: InputDevice
    var screen: XScreen
  }

  private static var shared: Panel?

  let shell: SDLShell
  let program: WindowProgram
  let session: WindowSession
  private let panel: Panel
  private let start = ContinuousClock.now
  private var hasEnded = false

  /// Opens a window of a size in points, with one pixel each.
  init(
    width: Int = 400, height: Int = 600, _ settings: WindowSettings = WindowSettings(),
    delegateClass: any UIApplicationDelegate.Type
  ) throws {
    let panel = try Self.shared ?? Self.begin()
    Self.shared = panel
    self.panel = panel
    // The mouse stands beside the window: over it there would be something under it.
    try panel.mouse.move(to: CGPoint(x: 1, y: 1))
    setenv("SDL_VIDEODRIVER", "x11", 1)
    setenv("DISPLAY", ":\(panel.server.display)", 1)
    shell = try SDLShell()
    var settings = settings
    (settings.width, settings.height, settings.scale) = (Double(width), Double(height), 1)
    program = WindowProgram(
      UIApplication(delegateClass: delegateClass), shell: shell, settings: settings, now: { [start] in start.passed })
    session = try program.openWindows()
    run(0.05)
  }

  private static func begin() throws -> Panel {
    let server = try XServer()
    return Panel(
      server: server, touch: try InputDevice(path: server.device("touch")),
      mouse: try InputDevice(path: server.device("mouse")), keyboard: try InputDevice(path: server.device("keyboard")),
      screen: try XScreen(display: server.display))
  }

  /// Closes the window, and lets go of the display.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    program.end()
    shell.end()
  }

  var now: Double { start.passed }

  var application: UIApplication { program.application }

  var scene: UIWindowScene { session.scene! }

  var window: UIWindow { scene.windows[0] }

  /// The number of the display.
  var display: Int { panel.server.display }

  /// Where the window's first pixel is on the screen.
  var origin: CGPoint { shell.windows[session.window]?.origin ?? .zero }

  // MARK: Time

  /// Lets the loop go on once: it waits until something is heard or due, but no longer than until a time.
  func turn(until end: Double) {
    let next = min(program.secondsUntilNext() ?? .infinity, max(end - now, 0))
    program.turn(shell.events(waiting: next))
    program.advanceClock()
    // What the kit has handed to the main queue or to a run loop is done between two turns, as in a program.
    _ = RunLoop.main.limitDate(forMode: .default)
  }

  /// Lets the loop run for some seconds.
  func run(_ seconds: Double) {
    let end = now + seconds
    repeat { turn(until: end) } while now < end
  }

  /// Lets the loop run until nothing moves and nothing is due, for at least a twentieth of a second, in which contacts
  /// arrive, and until the server has told what it had to tell: on a busy machine it may be later.
  func rest(limit: Double = 20) {
    run(0.05)
    let end = now + limit
    var hasAnswered = false
    while !hasAnswered || program.secondsUntilNext() != nil {
      if program.secondsUntilNext() == nil {
        synchronize()
        hasAnswered = true
        turn(until: now)
      } else {
        hasAnswered = false
        turn(until: end)
      }
      guard now < end else {
        Issue.record("The window did not come to rest within \(limit) s.")
        return
      }
    }
  }

  /// Lets the loop run until something is so, for some seconds at most.
  func run(until isSo: () -> Bool, limit: Double = 10) {
    let end = now + limit
    while !isSo(), now < end { turn(until: now + 0.02) }
  }

  /// Waits until the server has taken in all that it was asked for: its messages have come then.
  private func synchronize() {
    guard let window = shell.windows[session.window], let library = XLibrary(window.window) else { return }
    _ = library.synchronize(library.display, 0)
  }

  // MARK: Contacts

  /// Plays a script: its fingers by contacts of the touch screen, its mouse by the mouse.
  func play(_ script: TouchScript) throws {
    let beginning = now
    var rest = script.samples(from: 0, identifiersFrom: 0)[...]
    while let sample = rest.popFirst() {
      while now < beginning + sample.time { turn(until: beginning + sample.time) }
      try send(sample)
    }
  }

  /// A contact does something at a place of the window.
  func touch(_ contact: InputDevice.Contact, _ number: UInt32 = 0, at place: CGPoint) throws {
    let origin = origin
    try panel.touch.touch(contact, number, at: CGPoint(x: origin.x + place.x, y: origin.y + place.y))
  }

  private func send(_ sample: TouchSample) throws {
    let origin = origin
    let place = CGPoint(x: origin.x + sample.location.x, y: origin.y + sample.location.y)
    guard sample.kind == .finger else {
      try panel.mouse.move(to: place)
      guard sample.phase != .moved else { return }
      return try panel.mouse.button(1, isDown: sample.phase == .began, at: place)
    }
    let contact: InputDevice.Contact =
      switch sample.phase {
      case .began: .down
      case .moved: .moved
      case .ended, .cancelled: .up
      }
    try touch(contact, UInt32(sample.identifier), at: sample.location)
  }

  /// A key of a keyboard goes down and up, by the number that the kernel has for it.
  func press(_ key: Int32) throws {
    // The X Window System counts from 8.
    try panel.keyboard.key(key + 8, isDown: true)
    run(0.03)
    try panel.keyboard.key(key + 8, isDown: false)
    run(0.03)
  }

  /// Does something while a key is held.
  func hold(_ key: Int32, _ action: () throws -> Void) throws {
    try panel.keyboard.key(key + 8, isDown: true)
    run(0.03)
    try action()
    try panel.keyboard.key(key + 8, isDown: false)
    run(0.03)
  }

  /// Keys go to the window from now on, which nobody manages.
  func focus() {
    guard let window = shell.windows[session.window] else { return }
    SDL_SetWindowInputFocus(window.window)
    run(0.1)
  }

  // MARK: What happens to the window

  /// The X server goes, as when its machine is turned off.
  func endServer() { panel.server.end() }

  /// The window gets another size in pixels.
  func resize(width: Int32, height: Int32) {
    guard let window = shell.windows[session.window] else { return }
    SDL_SetWindowPosition(window.window, 100, 100)
    SDL_SetWindowSize(window.window, width, height)
    run(0.1)
    rest()
  }

  /// The window is hidden, or shown.
  func setHidden(_ isHidden: Bool) {
    guard let window = shell.windows[session.window] else { return }
    if isHidden { SDL_HideWindow(window.window) } else { SDL_ShowWindow(window.window) }
    run(0.1)
  }

  /// A key goes down and up with Control, as SDL tells of it: its place on the keyboard, and the layout's character.
  func pushControlKey(_ place: UInt32, _ character: Int32) {
    for isDown in [true, false] {
      var event = SDL_Event()
      event.key = SDL_KeyboardEvent(
        type: (isDown ? SDL_KEYDOWN : SDL_KEYUP).rawValue, timestamp: SDL_GetTicks(), windowID: session.window.rawValue,
        state: UInt8(isDown ? SDL_PRESSED : SDL_RELEASED), repeat: 0, padding2: 0, padding3: 0,
        keysym: SDL_Keysym(scancode: SDL_Scancode(place), sym: character, mod: UInt16(0x40), unused: 0))
      SDL_PushEvent(&event)
    }
  }

  /// A finger of a touch screen that no X server knows, at a part of the window.
  func push(_ type: SDL_EventType, device: Int64, x: Float, y: Float) {
    var event = SDL_Event()
    event.tfinger = SDL_TouchFingerEvent(
      type: type.rawValue, timestamp: SDL_GetTicks(), touchId: device, fingerId: 1, x: x, y: y, dx: 0, dy: 0,
      pressure: 1, windowID: session.window.rawValue)
    SDL_PushEvent(&event)
  }

  // MARK: What is seen

  /// The pixels that the screen shows where the window is: red, green and blue.
  func screenPixels() throws -> [UInt8] {
    let plane = session.plane
    return try panel.screen.pixels(
      x: Int(origin.x), y: Int(origin.y), width: plane.width, height: plane.height)
  }

  /// The pixels that the rasterizer has for what the scene shows: red, green and blue.
  func drawnPixels() throws -> [UInt8] {
    let picture = try session.picture()
    return stride(from: 0, to: picture.pixels.count, by: 4).flatMap { picture.pixels[$0..<$0 + 3] }
  }
}

extension ContinuousClock.Instant {
  /// Seconds since then.
  fileprivate var passed: Double {
    let parts = duration(to: .now).components
    return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
  }
}
#endif
