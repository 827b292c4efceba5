package import Foundation
package import LayerRasterizer
package import OpenCollectionView

/// Tells what opens windows on a system, and tells of what people do there: SDL's, or a test's.
///
/// Small on purpose, so that another one can take its place. All of it is called on the main actor.
@MainActor package protocol WindowShell: AnyObject {
  /// Opens a window.
  func open(_ wish: WindowWish) throws -> WindowNumber

  /// Closes a window, which is heard of no longer.
  func close(_ window: WindowNumber)

  /// How a window is now.
  func state(of window: WindowNumber) -> WindowState

  /// Shows a picture in a window: four bytes a pixel, of which the fourth counts for nothing.
  ///
  /// - Parameters:
  ///   - window: the window.
  ///   - picture: the picture, which may be used until the call returns.
  /// - Returns: whether it is shown. Where it is not, the whole picture comes once more.
  func present(_ picture: WindowPicture, in window: WindowNumber) -> Bool

  /// Sets what a window is called.
  func setTitle(_ title: String, of window: WindowNumber)

  /// Brings a window in front of the others, where the desktop lets it; one that is minimised is shown again.
  func raise(_ window: WindowNumber)

  /// Has the mouse look like this over the window that it is in.
  func setCursor(_ cursor: WindowCursor)

  /// Tells where text is typed, for input methods, in pixels of the window; nil where none is.
  func setTypingPlace(_ place: CGRect?, in window: WindowNumber)

  /// The content of the system's clipboard: text, and where the system lets it a document and a picture; nil for nothing, or
  /// where whoever has it does not answer within a second.
  var clipboard: PasteboardContent? { get set }

  /// Opens an address beside the program; answers whether it is tried.
  func open(_ url: URL) -> Bool

  /// Waits until something is heard, ``wake()`` is called or some seconds have passed, and answers everything that was heard.
  ///
  /// - Parameter seconds: 0 for not at all, nil for without end.
  func events(waiting seconds: Double?) -> [ShellEvent]

  /// Ends a wait. May be called from any thread.
  nonisolated func wake()
}

/// Tells what a window is to be like.
package struct WindowWish: Hashable, Sendable {
  /// Tells what it is called.
  package var title: String
  /// Its width in points.
  package var width: Double
  /// Its height in points.
  package var height: Double
  /// How many pixels of it make a point; nil for what the display says.
  package var scale: Double?
  /// Tells whether it fills a display, without a frame.
  package var isFullScreen: Bool
  /// The number of the display, from 0.
  package var display: Int

  /// A wish.
  package init(
    title: String, width: Double, height: Double, scale: Double? = nil, isFullScreen: Bool = false, display: Int = 0
  ) {
    self.title = title
    self.width = width
    self.height = height
    self.scale = scale
    self.isFullScreen = isFullScreen
    self.display = display
  }
}

/// How a window is.
package struct WindowState: Hashable, Sendable {
  /// Its width in pixels.
  package var width: Int
  /// Its height in pixels.
  package var height: Int
  /// Pixels per point, as the display says.
  package var scale: Double
  /// Refreshes of its display in a second; 0 where that is not known.
  package var rate: Double
  /// Tells whether presenting a picture waits for the display.
  package var presentationWaits: Bool

  /// A state.
  package init(width: Int, height: Int, scale: Double = 1, rate: Double = 60, presentationWaits: Bool = false) {
    self.width = width
    self.height = height
    self.scale = scale
    self.rate = rate
    self.presentationWaits = presentationWaits
  }
}

/// A picture for a window, and what of it is new.
package struct WindowPicture {
  /// Pixels that are moved, and the parts that differ from the picture before once they have been.
  package struct Move: Hashable {
    /// The pixels that are moved.
    package var pixels: PixelMove
    /// Tells what is left to hand over.
    package var rest: [PixelRect]
  }

  /// The pixels, row by row: red, green, blue and a byte that counts for nothing.
  package var pixels: UnsafeBufferPointer<UInt8>
  /// The width in pixels.
  package var width: Int
  /// The height in pixels.
  package var height: Int
  /// Tells what differs from the picture before.
  package var parts: [PixelRect]
  /// Tells what a display can move that shows the picture before, and what is then left to hand over; nil where that is no
  /// less.
  package var move: Move?
  /// By how many quarters of a turn it is turned clockwise.
  package var quarterTurns: Int
}

/// How the mouse looks.
package enum WindowCursor: Hashable, Sendable {
  /// An arrow.
  case arrow
  /// A beam, over text that can be edited.
  case beam
  /// Not at all, as on a panel.
  case hidden
}
