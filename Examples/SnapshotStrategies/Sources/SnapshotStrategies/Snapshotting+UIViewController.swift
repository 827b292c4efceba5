import Foundation
import OpenCollectionView
import PictureTesting
import SnapshotTesting
import TouchTesting

extension Snapshotting where Value == UIViewController, Format == RasterPicture {
  /// The pixels of a screen that a controller fills.
  public static var image: Snapshotting { .image() }

  /// The pixels of a screen that a controller fills, once all is at rest.
  ///
  /// - Parameters:
  ///   - size: the screen's size; nil for that of the controller's view, or of a phone where that is empty.
  ///   - traits: the style and the size of text that it is seen in.
  ///   - scale: pixels per point.
  ///   - text: how words are drawn. Bars need no fonts.
  public static func image(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(), scale: CGFloat = 2,
    text: RasterText = .outlines(.system)
  ) -> Snapshotting {
    SimplySnapshotting<RasterPicture>.image.pullback { controller in
      MainActor.assumeIsolated {
        Stand(controller, size: size, traits: traits, scale: scale).use { pixels(of: $0, scale: scale, text: text) }
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The layers of a screen that a controller fills, one a line.
  public static var layers: Snapshotting { .layers() }

  /// The layers of a screen of a size that a controller fills, with traits.
  public static func layers(size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
    SimplySnapshotting<String>.lines.pullback { controller in
      MainActor.assumeIsolated { Stand(controller, size: size, traits: traits, scale: 2).layers() }
    }
  }
}
