#if WindowHost
import CSDL2
import Foundation
import LayerRasterizer
import WindowScenes

/// One window of SDL, and the texture that shows its picture.
@MainActor final class SDLWindow {
  let window: OpaquePointer
  private let renderer: OpaquePointer
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

  private static func side(_ pixels: Double) -> Int32 {
    Int32(min(max(pixels.isFinite ? pixels : 1, 1), Double(WindowPlane.mostPixels)))
  }

  func close() {
    if let texture { SDL_DestroyTexture(texture) }
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(window)
  }

  /// The size in pixels; of the window itself where the renderer does not know.
  var pixelSize: (width: Int32, height: Int32) {
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

  /// Brings what is new of a picture into the texture, and shows that.
  func present(_ picture: WindowPicture) -> Bool {
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
    guard show(texture, picture) else { return false }
    SDL_RenderPresent(renderer)
    return true
  }

  private func show(_ texture: OpaquePointer, _ picture: WindowPicture) -> Bool {
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

  /// The pixels that the display has, as those of a picture; nil where they cannot be read.
  func shownPixels() -> (pixels: [UInt8], width: Int, height: Int)? {
    let size = pixelSize
    var pixels = [UInt8](repeating: 0, count: Int(size.width) * Int(size.height) * 4)
    guard let texture else { return nil }
    // A renderer has its picture until it is presented: the texture is drawn once more.
    SDL_RenderCopy(renderer, texture, nil, nil)
    let isRead =
      SDL_RenderReadPixels(renderer, nil, SDL_PIXELFORMAT_ABGR8888.rawValue, &pixels, size.width * 4) == 0
    return isRead ? (pixels, Int(size.width), Int(size.height)) : nil
  }
}
#endif
