#if WindowHost
/// Why a program cannot be shown in a window.
public enum WindowHostError: Error, Equatable, CustomStringConvertible {
  /// There is no display, or it lets nobody in; the sentence is the library's.
  case noDisplay(String)
  /// A window cannot be opened; the sentence is the library's.
  case noWindow(String)

  /// The reason, and what to do about it, as a sentence.
  public var description: String {
    switch self {
    case .noDisplay(let reason):
      "There is no display to open a window on (\(reason)): start the program from a desktop, set DISPLAY or "
        + "WAYLAND_DISPLAY, or set SDL_VIDEODRIVER=kmsdrm on a panel without a desktop."
    case .noWindow(let reason):
      "A window cannot be opened (\(reason)): set SDL_RENDER_DRIVER=software where the graphics driver is at fault."
    }
  }
}
#endif
