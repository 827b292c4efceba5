import Foundation
import PictureTesting
import SnapshotTesting
import XCTest

extension Diffing where Value == RasterPicture {
  /// Compares pictures byte by byte.
  ///
  /// There is no precision to choose: pictures are the same bytes on every machine. A difference is told as the number of pixels and
  /// where they lie.
  public static var picture: Diffing {
    Diffing(
      toData: { Data($0.png) },
      // A file that is no picture differs from every picture in its size, which the difference says.
      fromData: { RasterPicture(png: [UInt8]($0)) ?? RasterPicture(width: 0, height: 0, pixels: []) },
      diff: { expected, actual in
        PictureDifference(actual, from: expected).map { ($0.pixelDescription, []) }
      })
  }
}

extension Snapshotting where Value == RasterPicture, Format == RasterPicture {
  /// A picture as a PNG file.
  public static var image: Snapshotting { Snapshotting(pathExtension: "png", diffing: .picture) }
}
