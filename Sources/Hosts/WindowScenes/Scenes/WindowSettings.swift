package import Foundation

/// How a program is shown in windows.
package struct WindowSettings: Sendable {
  /// Tells what the first window is called where the scene does not say.
  package var title = "OpenCollectionView"
  /// The width of a window in points.
  package var width = 1024.0
  /// The height of a window in points.
  package var height = 768.0
  /// Pixels per point; nil for what the desktop or the display says.
  package var scale: Double?
  /// Tells whether a window fills its display.
  package var isFullScreen = false
  /// By how many quarters of a turn the picture is turned clockwise.
  package var quarterTurns = 0
  /// Tells whether the mouse can be seen.
  package var showsCursor = true
  /// Tells whether the program ends when its last window is closed.
  package var endsWithLastWindow = true
  /// The folder in which it is kept where windows were; nil for nowhere.
  package var stateFolder: URL?
  /// Tells what the desktop is asked for when the program begins, and when a window comes to the front.
  package var desktop: @MainActor () -> DesktopSettings = { DesktopSettings() }
  /// The direction in which the program runs; nil for that of the desktop's language.
  package var writesRightToLeft: Bool?
  /// Threads that draw at most.
  package var threadCount = 1

  /// Tells what is usual.
  package init() {}
}
