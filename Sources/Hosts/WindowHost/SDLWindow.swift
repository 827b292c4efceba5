#if WindowHost
import CSDL2
import Foundation
import LayerRasterizer
import WindowScenes

/// One window of SDL, and the texture that shows its picture; without a graphics processor the memory that the window
/// is of.
@MainActor final class SDLWindow {
  let window: OpaquePointer
  /// The drawing of a graphics processor; nil where pixels are written to the window's own memory.
  private let renderer: OpaquePointer?
  /// The mover of pixels within the X server; nil elsewhere, and where the server did not.
  private lazy var mover = XPixelMove(window)
  /// How often it has moved pixels.
  private(set) var moveCount = 0
  /// The window's memory that has the last picture, and its size.
  private var shown: (surface: UnsafeMutablePointer<SDL_Surface>, width: Int32, height: Int32)?
  private var texture: OpaquePointer?
  private var textureSize = (width: 0, height: 0)
  /// Tells which buttons of the mouse are pressed over it.
  var buttons: UInt32 = 0
  /// Tells whether presenting waits for the display.
  let presentationWaits: Bool

  init(_ wish: WindowWish, usesGraphics: Bool) throws(WindowHostError) {
    var flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    let scale = wish.scale ?? 1
    let middle = window_place_in_the_middle_of(Int32(clamping: wish.display))
    var place = SDL_Rect(x: middle, y: middle, w: Self.side(wish.width * scale), h: Self.side(wish.height * scale))
    if wish.isFullScreen {
      flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
      // Where nobody manages windows, as on a panel, nobody makes one as large as its display.
      SDL_GetDisplayBounds(Int32(clamping: wish.display), &place)
    }
    guard let window = SDL_CreateWindow(wish.title, place.x, place.y, place.w, place.h, flags) else {
      throw .noWindow(String(cString: SDL_GetError()))
    }
    self.window = window
    var made: OpaquePointer?
    if usesGraphics {
      made = SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue)
    }
    // SDL's own drawing would copy the pixels and then change their order; the window's memory takes them in at once.
    if made == nil, Self.isOfKnownPixels(window), SDL_GetWindowSurface(window) != nil {
      renderer = nil
      presentationWaits = false
      return
    }
    guard let renderer = made ?? SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue) else {
      let reason = String(cString: SDL_GetError())
      SDL_DestroyWindow(window)
      throw .noWindow(reason)
    }
    self.renderer = renderer
    var information = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer, &information)
    // The renderer without a graphics processor says so, too, and does not.
    let waits = SDL_RENDERER_PRESENTVSYNC.rawValue | SDL_RENDERER_ACCELERATED.rawValue
    presentationWaits = information.flags & waits == waits
  }

  /// Tells whether a window's pixels are numbers of 32 bits with red, green and blue.
  private static func isOfKnownPixels(_ window: OpaquePointer) -> Bool {
    [SDL_PIXELFORMAT_RGB888.rawValue, SDL_PIXELFORMAT_ARGB8888.rawValue].contains(SDL_GetWindowPixelFormat(window))
  }

  private static func side(_ pixels: Double) -> Int32 {
    Int32(min(max(pixels.isFinite ? pixels : 1, 1), Double(WindowPlane.mostPixels)))
  }

  func close() {
    if let texture { SDL_DestroyTexture(texture) }
    if let renderer { SDL_DestroyRenderer(renderer) }
    SDL_DestroyWindow(window)
  }

  /// The size in pixels; of the window itself where that is not known.
  var pixelSize: (width: Int32, height: Int32) {
    guard let renderer else {
      return SDL_GetWindowSurface(window).map { ($0.pointee.w, $0.pointee.h) } ?? windowSize
    }
    var size = (width: Int32(0), height: Int32(0))
    if SDL_GetRendererOutputSize(renderer, &size.width, &size.height) != 0 { size = windowSize }
    return size
  }

  /// The size in the units in which the mouse is reported.
  var windowSize: (width: Int32, height: Int32) {
    var size = (width: Int32(0), height: Int32(0))
    SDL_GetWindowSize(window, &size.width, &size.height)
    return size
  }

  /// The place of its first pixel, in the units of the desktop.
  var origin: CGPoint {
    var (x, y) = (Int32(0), Int32(0))
    SDL_GetWindowPosition(window, &x, &y)
    return CGPoint(x: Double(x), y: Double(y))
  }

  var state: WindowState {
    let (pixels, points) = (pixelSize, windowSize)
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(window)
    let rate = display >= 0 && SDL_GetCurrentDisplayMode(display, &mode) == 0 ? Double(mode.refresh_rate) : 0
    return WindowState(
      width: Int(pixels.width), height: Int(pixels.height),
      scale: points.width > 0 ? Double(pixels.width) / Double(points.width) : 1, rate: rate,
      presentationWaits: presentationWaits)
  }

  /// Brings what is new of a picture to the display.
  func present(_ picture: WindowPicture) -> Bool {
    guard let renderer else { return write(picture) }
    return draw(picture, renderer)
  }

  /// Writes what is new of a picture to the window's memory, and shows that.
  private func write(_ picture: WindowPicture) -> Bool {
    // SDL makes another one when the window gets another size.
    guard let surface = SDL_GetWindowSurface(window), let memory = surface.pointee.pixels else { return false }
    let (width, height) = (surface.pointee.w, surface.pointee.h)
    var parts = picture.parts
    let isKnown = shown.map { $0 == (surface, width, height) } ?? false
    if isKnown, move(picture, surface) { return true }
    if !isKnown {
      // What the picture leaves free is black.
      memory.initializeMemory(as: UInt8.self, repeating: 0, count: Int(surface.pointee.pitch) * Int(height))
      parts = [.init(minX: 0, minY: 0, maxX: picture.width, maxY: picture.height)]
    }
    var rects = Self.take(parts, of: picture, memory, surface)
    if !isKnown { rects = [SDL_Rect(x: 0, y: 0, w: width, h: height)] }
    shown = (surface, width, height)
    guard !rects.isEmpty, SDL_UpdateWindowSurfaceRects(window, &rects, Int32(rects.count)) == 0 else {
      shown = nil
      return rects.isEmpty
    }
    return true
  }

  /// Has the server move what has only moved, and shows the rest; answers false where it could not, and all is to be
  /// shown.
  private func move(_ picture: WindowPicture, _ surface: UnsafeMutablePointer<SDL_Surface>) -> Bool {
    guard let move = picture.move, picture.quarterTurns == 0, let memory = surface.pointee.pixels, let mover,
      (picture.width, picture.height) == (Int(surface.pointee.w), Int(surface.pointee.h))
    else { return false }
    mover.begin(move.pixels)
    // The window's memory keeps what it had where pixels are moved: nothing is shown of that until it is written.
    var rects = Self.take(move.rest, of: picture, memory, surface)
    let isAnswered = !rects.isEmpty && SDL_UpdateWindowSurfaceRects(window, &rects, Int32(rects.count)) == 0
    guard mover.hasMoved(isAnswered: isAnswered), isAnswered || rects.isEmpty else { return false }
    moveCount += 1
    return true
  }

  /// Writes parts of a picture to the window's memory; answers where they are.
  private static func take(
    _ parts: [PixelRect], of picture: WindowPicture, _ memory: UnsafeMutableRawPointer,
    _ surface: UnsafeMutablePointer<SDL_Surface>
  ) -> [SDL_Rect] {
    let display = DisplayMemory(
      base: memory, width: Int(surface.pointee.w), height: Int(surface.pointee.h), rowBytes: Int(surface.pointee.pitch))
    return parts.compactMap { part in
      let place = display.take(
        part, of: picture.pixels, width: picture.width, height: picture.height, quarterTurns: picture.quarterTurns)
      guard !place.isEmpty else { return nil }
      return SDL_Rect(
        x: Int32(place.minX), y: Int32(place.minY), w: Int32(place.width), h: Int32(place.height))
    }
  }

  /// Brings what is new of a picture into the texture, and shows that.
  private func draw(_ picture: WindowPicture, _ renderer: OpaquePointer) -> Bool {
    var parts = picture.parts
    if texture == nil || textureSize != (picture.width, picture.height) {
      if let texture { SDL_DestroyTexture(texture) }
      texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ABGR8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(picture.width),
        Int32(picture.height))
      textureSize = (picture.width, picture.height)
      guard let texture else { return false }
      SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
      parts = [.init(minX: 0, minY: 0, maxX: picture.width, maxY: picture.height)]
    }
    guard let texture, let pixels = picture.pixels.baseAddress else { return false }
    let rowLength = picture.width * 4
    for part in parts {
      var rect = SDL_Rect(x: Int32(part.minX), y: Int32(part.minY), w: Int32(part.width), h: Int32(part.height))
      let first = pixels + part.minY * rowLength + part.minX * 4
      guard SDL_UpdateTexture(texture, &rect, first, Int32(rowLength)) == 0 else { return false }
    }
    guard show(texture, picture, renderer) else { return false }
    SDL_RenderPresent(renderer)
    return true
  }

  private func show(_ texture: OpaquePointer, _ picture: WindowPicture, _ renderer: OpaquePointer) -> Bool {
    let size = pixelSize
    let isWhole =
      picture.quarterTurns % 2 == 0
      ? size == (Int32(picture.width), Int32(picture.height)) : size == (Int32(picture.height), Int32(picture.width))
    // While the window changes its size a picture may be of the size before.
    if !isWhole {
      SDL_SetRenderDrawColor(renderer, 0, 0, 0, 255)
      SDL_RenderClear(renderer)
    }
    var place = SDL_FRect(
      x: 0, y: 0, w: Float(picture.width), h: Float(picture.height))
    guard picture.quarterTurns != 0 else { return SDL_RenderCopyF(renderer, texture, nil, &place) == 0 }
    place.x = (Float(size.width) - place.w) / 2
    place.y = (Float(size.height) - place.h) / 2
    return SDL_RenderCopyExF(
      renderer, texture, nil, &place, Double(picture.quarterTurns) * 90, nil, SDL_FLIP_NONE) == 0
  }
}
#endif
