import LayerEngine
import Synchronization

/// The system's fonts that were asked for: the same again is the same object, as in UIKit.
///
/// It spares programs that ask in each cell an object, and the process memory: attributed strings of Foundation on Linux
/// never let go of their attributes, so that each font in one would stay.
enum KnownFonts {
  /// Programs use a few sizes; one that animates a size shall not fill the memory. Our choice.
  private static let capacity = 256

  private static let fonts = Mutex<[TextFont: UIFont]>([:])

  static func font(_ textFont: TextFont) -> UIFont {
    fonts.withLock { fonts in
      if let known = fonts[textFont] { return known }
      if fonts.count >= capacity { fonts.removeAll(keepingCapacity: true) }
      let made = UIFont(textFont: textFont)
      fonts[textFont] = made
      return made
    }
  }
}
