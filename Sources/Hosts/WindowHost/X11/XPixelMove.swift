#if WindowHost
import CSDL2
import LayerRasterizer

/// Moves pixels of a window within the X server, so that what has only moved is not handed over again.
///
/// The server tells of each copy whether all of its source could be seen: what others covered, or what lay beyond the
/// screen's edge, was not there to be moved.
@MainActor final class XPixelMove {
  private let library: XLibrary
  private let window: XLibrary.Window
  private let context: OpaquePointer
  private var copyCount = 0

  /// A mover for a window of SDL; nil where that cannot be.
  init?(_ window: OpaquePointer) {
    guard let library = XLibrary(window), let number = library.number(of: window),
      let context = library.defaultContext(library.display, library.defaultScreen(library.display))
    else { return nil }
    (self.library, self.window, self.context) = (library, number, context)
  }

  /// Asks the server to move pixels.
  func begin(_ move: PixelMove) {
    copyCount = move.parts.count
    for part in move.parts {
      _ = library.copyArea(
        library.display, window, window, context, Int32(part.minX - move.x), Int32(part.minY - move.y),
        UInt32(part.width), UInt32(part.height), Int32(part.minX), Int32(part.minY))
    }
  }

  /// Tells whether the server has moved all of them: each copy is answered, once it has been done.
  ///
  /// - Parameter isAnswered: whether the server has been asked since, and has answered.
  func hasMoved(isAnswered: Bool) -> Bool {
    if !isAnswered { _ = library.synchronize(library.display, 0) }
    var (event, wholeCount, isWhole) = (XEvent(), 0, true)
    while library.takeMessage(library.display, window, NoExpose, &event) != 0 { wholeCount += 1 }
    while library.takeMessage(library.display, window, GraphicsExpose, &event) != 0 { isWhole = false }
    return isWhole && wholeCount == copyCount
  }
}
#endif
