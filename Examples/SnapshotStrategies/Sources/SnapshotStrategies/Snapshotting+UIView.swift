import Foundation
import OpenCollectionView
import PictureTesting
import SnapshotTesting
import TouchTesting

extension Snapshotting where Value == UIView, Format == RasterPicture {
  /// A view's pixels, in its own size, at two pixels per point.
  public static var image: Snapshotting { .image() }

  /// A view's pixels.
  ///
  /// The view is shown on a screen of its own until it has come to rest, and then given back.
  ///
  /// - Parameters:
  ///   - size: the view's size; nil for that of its frame, or, where that is empty, the one that fits it.
  ///   - traits: the style and the size of text that it is seen in; what they leave open is as on every screen.
  ///   - scale: pixels per point.
  ///   - text: how words are drawn. Bars need no fonts.
  public static func image(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(), scale: CGFloat = 2,
    text: RasterText = .outlines(.system)
  ) -> Snapshotting {
    SimplySnapshotting<RasterPicture>.image.pullback { view in
      MainActor.assumeIsolated {
        Stand(view, size: size, traits: traits, scale: scale).use { pixels(of: $0, scale: scale, text: text) }
      }
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The layers of a view, one a line, with what a program has set of each.
  public static var layers: Snapshotting { .layers() }

  /// The layers of a view in a size and with traits.
  public static func layers(size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
    SimplySnapshotting<String>.lines.pullback { view in
      MainActor.assumeIsolated { Stand(view, size: size, traits: traits, scale: 2).layers() }
    }
  }
}
