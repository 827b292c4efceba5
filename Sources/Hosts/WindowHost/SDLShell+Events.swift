#if WindowHost
import CSDL2
import Foundation
import WindowScenes

extension SDLShell {
  /// The device of a mouse that SDL has made of a finger; the header's macro is of a kind that cannot be read here.
  private static let madeOfTouch = UInt32.max

  /// Notes what an event of SDL means.
  func hear(_ event: SDL_Event) {
    let time = Double(event.common.timestamp) / 1000
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN: hear(event.tfinger, .down, time)
    case SDL_FINGERMOTION: hear(event.tfinger, .moved, time)
    case SDL_FINGERUP: hear(event.tfinger, .up, time)
    case SDL_MOUSEMOTION where event.motion.which != Self.madeOfTouch:
      hearPointer(event.motion.windowID, x: event.motion.x, y: event.motion.y, time) { _ in event.motion.state }
    case SDL_MOUSEBUTTONDOWN where event.button.which != Self.madeOfTouch,
      SDL_MOUSEBUTTONUP where event.button.which != Self.madeOfTouch:
      let button = event.button
      guard (1...5).contains(button.button) else { return }
      let bit = UInt32(1) << (UInt32(button.button) - 1)
      hearPointer(button.windowID, x: button.x, y: button.y, time) {
        button.state == SDL_PRESSED ? $0 | bit : $0 & ~bit
      }
    case SDL_MOUSEWHEEL where event.wheel.which != Self.madeOfTouch:
      let direction: Double = event.wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
      add(
        event.wheel.windowID, time,
        .wheel(x: Double(event.wheel.preciseX) * direction, y: -Double(event.wheel.preciseY) * direction))
    case SDL_KEYDOWN, SDL_KEYUP: hear(event.key, time)
    case SDL_TEXTINPUT:
      add(event.text.windowID, time, .text(Self.text(of: event.text.text)))
    case SDL_TEXTEDITING:
      add(
        event.edit.windowID, time,
        .composed(Self.text(of: event.edit.text), start: Int(event.edit.start), length: Int(event.edit.length)))
    case SDL_TEXTEDITING_EXT:
      guard let text = event.editExt.text else { return }
      add(
        event.editExt.windowID, time,
        .composed(String(cString: text), start: Int(event.editExt.start), length: Int(event.editExt.length)))
      SDL_free(text)
    case SDL_WINDOWEVENT: hear(event.window, time)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: add(nil, time, .exposed)
    case SDL_DISPLAYEVENT: add(nil, time, .changed)
    case SDL_DROPFILE, SDL_DROPTEXT:
      guard let item = event.drop.file else { return }
      let text = String(cString: item)
      if dropped.count < WindowSession.mostDroppedThings {
        dropped.append(event.type == SDL_DROPFILE.rawValue ? .file(text) : .text(text))
      }
      SDL_free(item)
    case SDL_DROPCOMPLETE:
      let things = dropped
      dropped = []
      if !things.isEmpty { add(event.drop.windowID, time, .dropped(place: dropPlace(in: event.drop.windowID), things)) }
    case SDL_QUIT: add(nil, time, .quitting)
    default: break
    }
  }

  private func add(_ window: UInt32?, _ time: Double, _ kind: ShellEvent.Kind) {
    heard.append(ShellEvent(window: window.map { WindowNumber(rawValue: $0) }, time: time, kind: kind))
  }

  /// The text in the bytes of an event, which ends with a zero.
  private static func text(of bytes: some BitwiseCopyable) -> String {
    withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// The place of the mouse in a window, in its pixels: SDL does not say where something was dropped.
  private func dropPlace(in number: UInt32) -> CGPoint {
    guard let window = windows[WindowNumber(rawValue: number)] else { return .zero }
    var (x, y) = (Int32(0), Int32(0))
    SDL_GetGlobalMouseState(&x, &y)
    let (origin, pixels, points) = (window.origin, window.pixelSize, window.windowSize)
    let scale = points.width > 0 ? Double(pixels.width) / Double(points.width) : 1
    return CGPoint(x: (Double(x) - origin.x) * scale, y: (Double(y) - origin.y) * scale)
  }

  private func hear(_ finger: SDL_TouchFingerEvent, _ phase: ShellEvent.Finger.Phase, _ arrival: Double) {
    let time = touchTimes.takeNext(arrival: arrival)
    switch phase {
    case .down: touchedDevices[finger.touchId, default: 0] += 1
    case .up, .cancelled:
      let left = (touchedDevices[finger.touchId] ?? 1) - 1
      touchedDevices[finger.touchId] = left > 0 ? left : nil
    case .moved: break
    }
    // Without a desktop fingers belong to no window, and there is one.
    let number = finger.windowID == 0 ? windows.keys.first : WindowNumber(rawValue: finger.windowID)
    guard let number, let window = windows[number] else { return }
    let size = window.pixelSize
    let last = countsToLastPixel ? 1.0 : 0
    let place = CGPoint(
      x: Double(finger.x) * max(Double(size.width) - last, 0), y: Double(finger.y) * max(Double(size.height) - last, 0))
    heard.append(
      ShellEvent(
        window: number, time: time,
        kind: .finger(
          .init(
            device: finger.touchId, finger: finger.fingerId, phase: phase, place: place,
            pressure: Double(finger.pressure)))))
  }

  private func hearPointer(
    _ number: UInt32, x: Int32, y: Int32, _ time: Double, _ buttons: (UInt32) -> UInt32
  ) {
    guard let window = windows[WindowNumber(rawValue: number)] else { return }
    let (pixels, points) = (window.pixelSize, window.windowSize)
    window.buttons = buttons(window.buttons)
    let place = CGPoint(
      x: Double(x) * (points.width > 0 ? Double(pixels.width) / Double(points.width) : 1),
      y: Double(y) * (points.height > 0 ? Double(pixels.height) / Double(points.height) : 1))
    add(number, time, .pointer(place: place, buttons: Self.pageButtons(window.buttons)))
  }

  /// SDL counts the left, the middle and the right button; pages the left, the right and the middle one.
  private static func pageButtons(_ buttons: UInt32) -> UInt32 {
    (buttons & ~0b110) | (buttons & 0b010) << 1 | (buttons & 0b100) >> 1
  }

  private func hear(_ key: SDL_KeyboardEvent, _ time: Double) {
    hearModifiers(UInt32(key.keysym.mod), of: key.windowID, time)
    let code = key.keysym.sym
    let isCharacter = code > 0 && UInt32(bitPattern: code) & UInt32(SDLK_SCANCODE_MASK) == 0
    add(
      key.windowID, time,
      .key(
        .init(
          isDown: key.state == SDL_PRESSED, isRepeat: key.repeat != 0, usage: Int(key.keysym.scancode.rawValue),
          character: isCharacter ? UInt32(bitPattern: code) : 0)))
  }

  /// Tells which modifier keys are held. Alt on the right chooses the third level of most layouts.
  private func hearModifiers(_ state: UInt32, of window: UInt32, _ time: Double) {
    var held: KeyAssembly.Held = []
    func has(_ bits: UInt32) -> Bool { state & bits != 0 }
    if has(0x3) { held.insert(.shift) }
    if has(0xC0) { held.insert(.control) }
    if has(0x100) { held.insert(.alternate) }
    if has(0x200) || has(0x4000) { held.insert(.thirdLevel) }
    if has(0xC00) { held.insert(.meta) }
    if has(0x1000) { held.insert(.numLock) }
    if has(0x2000) { held.insert(.capsLock) }
    add(window, time, .modifiers(held.rawValue))
  }

  private func hear(_ event: SDL_WindowEvent, _ time: Double) {
    let kinds: [ShellEvent.Kind] =
      switch SDL_WindowEventID(UInt32(event.event)) {
      case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: [.changed]
      case SDL_WINDOWEVENT_EXPOSED: [.exposed]
      case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED: [.visible(true)]
      case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: [.visible(false)]
      case SDL_WINDOWEVENT_FOCUS_GAINED: [.focused(true)]
      case SDL_WINDOWEVENT_FOCUS_LOST: [.focused(false)]
      case SDL_WINDOWEVENT_LEAVE: [.pointerLeft]
      case SDL_WINDOWEVENT_CLOSE: [.closing]
      default: []
      }
    for kind in kinds { add(event.windowID, time, kind) }
    if case [.focused(true)] = kinds { hearModifiers(SDL_GetModState().rawValue, of: event.windowID, time) }
  }
}
#endif
