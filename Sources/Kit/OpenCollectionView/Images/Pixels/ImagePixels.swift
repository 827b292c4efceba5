import LayerEngine
import Synchronization

/// The place where images find what draws them into pixels.
public enum ImagePixels {
  private struct State {
    var drawer: (any PixelDrawer)?
    var hasToldOfNone = false
  }

  /// A structure around the drawer: nil in it is none, and no structure is that of the process.
  private struct Choice: Sendable {
    var drawer: (any PixelDrawer)?
  }

  private static let state = Mutex(State())
  @TaskLocal private static var choice: Choice?

  /// The drawer of the program; nil where none is linked.
  ///
  /// Set by the product `OpenCollectionViewPixels` before the program begins. A drawer of your own takes its place.
  public static var drawer: (any PixelDrawer)? {
    get { choice.map(\.drawer) ?? state.withLock { $0.drawer } }
    set { state.withLock { $0.drawer = newValue } }
  }

  /// Does something with another drawer, or without any, whatever the process has: what tests need, which run beside others.
  ///
  /// It holds for what is called from `body` at once and for the tasks that it begins, and ends with it.
  public static func withDrawer<Result>(_ drawer: (any PixelDrawer)?, perform body: () throws -> Result) rethrows
    -> Result
  {
    try $choice.withValue(Choice(drawer: drawer), operation: body)
  }

  /// Pixels as they are drawn: premultiplied, row by row.
  struct Pixels {
    var width, height: Int
    var bytes: [UInt8]
  }

  /// [choice] 2^27 pixels: what half a gigabyte holds.
  private static let mostPixels = 134_217_728

  /// The pixels of a picture in a size; nil where nothing draws them, or they cannot be drawn, which the log says.
  static func pixels(of picture: LayerPicture, width: Int, height: Int, for caller: String) -> Pixels? {
    guard width > 0, height > 0, width <= mostPixels / height else { return nil }
    guard let drawer else {
      // Once for the process: a program may ask for every photo.
      let isFirst = state.withLock { state in
        defer { state.hasToldOfNone = true }
        return !state.hasToldOfNone
      }
      if isFirst || choice != nil {
        ProgrammingErrors.log(
          "\(caller) needs what draws pixels: add the product OpenCollectionViewPixels to the target's dependencies. "
            + "Until then it answers nil.")
      }
      return nil
    }
    do {
      let bytes = try drawer.pixels(of: picture, width: width, height: height)
      return bytes.count == width * height * 4 ? Pixels(width: width, height: height, bytes: bytes) : nil
    } catch {
      ProgrammingErrors.log("\(caller) answers nil: \(error)")
      return nil
    }
  }
}

extension ImagePixels.Pixels {
  /// A PNG file.
  var png: [UInt8]? { ImagePixels.drawer?.png(of: bytes, width: width, height: height) }
}
