import Foundation
import OpenCollectionView
import PictureTesting
import SnapshotTesting
import TouchTesting

extension Snapshotting where Value == VirtualScreen, Format == RasterPicture {
  /// The pixels that a screen shows at this instant of its clock, at its own scale.
  ///
  /// ```swift
  /// assertSnapshot(of: screen, as: .image)
  /// ```
  public static var image: Snapshotting { .image() }

  /// The pixels that a screen shows at this instant of its clock.
  ///
  /// - Parameters:
  ///   - scale: pixels per point; nil for the screen's own.
  ///   - text: how words are drawn. Bars need no fonts.
  public static func image(scale: CGFloat? = nil, text: RasterText = .outlines(.system)) -> Snapshotting {
    SimplySnapshotting<RasterPicture>.image.pullback { screen in
      MainActor.assumeIsolated { pixels(of: screen.picture(), scale: scale, text: text) }
    }
  }
}

extension Snapshotting where Value == VirtualScreen, Format == String {
  /// The layers that a screen shows at this instant of its clock, one a line, with what a program has set of each.
  public static var layers: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { screen in
      MainActor.assumeIsolated { screen.layerText() ?? "" }
    }
  }
}

/// A picture's pixels, or what keeps them from being drawn as the test's end: a missing font is told with the package that has it.
func pixels(of picture: ScreenPicture, scale: CGFloat?, text: RasterText) -> RasterPicture {
  do {
    return try picture.pixels(scale: scale, text: text)
  } catch { fatalError("The picture cannot be drawn: \(error)") }
}
