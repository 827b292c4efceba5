import Foundation
import LayerRasterizer
import OpenCollectionView
import WindowScenes

/// A shell without a system: what it is told it notes, and it hears what a test has it hear.
@MainActor final class FakeShell: WindowShell {
  var states: [WindowNumber: WindowState] = [:]
  var size = (width: 320, height: 480)
  var opened: [WindowWish] = []
  var closed: [WindowNumber] = []
  var titles: [String] = []
  /// The windows that were brought to the front.
  var raised: [WindowNumber] = []
  var cursors: [WindowCursor] = []
  private var held: PasteboardContent?
  /// How often it was asked for.
  private(set) var clipboardReads = 0
  var clipboard: PasteboardContent? {
    get {
      clipboardReads += 1
      return held
    }
    set { held = newValue }
  }
  /// The text on the clipboard.
  var clipboardText: String? {
    get { clipboard?.text }
    set { clipboard = PasteboardContent(text: newValue) }
  }
  var addresses: [URL] = []
  /// The pixels that each window shows.
  var shown: [WindowNumber: [UInt8]] = [:]
  /// What was handed over with each picture.
  var parts: [[PixelRect]] = []
  /// What could have been moved with each.
  var moves: [WindowPicture.Move?] = []
  /// Tells whether it moves what can be moved.
  var movesPixels = false
  var mayPresent = true
  /// Where was typed.
  var typingPlaces: [CGRect?] = []
  /// Why no window can be opened.
  var failure: (any Error)?

  func open(_ wish: WindowWish) throws -> WindowNumber {
    if let failure { throw failure }
    opened.append(wish)
    let number = WindowNumber(rawValue: UInt32(opened.count))
    states[number] = WindowState(width: size.width, height: size.height)
    return number
  }

  func close(_ window: WindowNumber) { closed.append(window) }

  func state(of window: WindowNumber) -> WindowState { states[window] ?? WindowState(width: 1, height: 1) }

  func present(_ picture: WindowPicture, in window: WindowNumber) -> Bool {
    guard mayPresent else { return false }
    parts.append(picture.parts)
    moves.append(picture.move)
    let count = picture.width * picture.height * 4
    var pixels = shown[window] ?? []
    if pixels.count != count { pixels = [UInt8](repeating: 0, count: count) }
    let move = movesPixels ? picture.move : nil
    for part in move?.pixels.parts ?? [] {
      let before = pixels
      for row in part.minY..<part.maxY {
        let range = (row * picture.width + part.minX) * 4..<(row * picture.width + part.maxX) * 4
        let back = ((move?.pixels.y ?? 0) * picture.width + (move?.pixels.x ?? 0)) * 4
        pixels.replaceSubrange(range, with: before[range.lowerBound - back..<range.upperBound - back])
      }
    }
    for part in move?.rest ?? picture.parts {
      for row in part.minY..<part.maxY {
        let range = (row * picture.width + part.minX) * 4..<(row * picture.width + part.maxX) * 4
        pixels.replaceSubrange(range, with: picture.pixels[range])
      }
    }
    shown[window] = pixels
    return true
  }

  func setTitle(_ title: String, of window: WindowNumber) { titles.append(title) }
  func raise(_ window: WindowNumber) { raised.append(window) }
  func setCursor(_ cursor: WindowCursor) { cursors.append(cursor) }
  func setTypingPlace(_ place: CGRect?, in window: WindowNumber) { typingPlaces.append(place) }

  func open(_ url: URL) -> Bool {
    addresses.append(url)
    return true
  }

  func events(waiting seconds: Double?) -> [ShellEvent] { [] }
  nonisolated func wake() {}
}
