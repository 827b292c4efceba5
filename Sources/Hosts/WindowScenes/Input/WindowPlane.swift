package import Foundation

/// How the points of a scene lie in the pixels of its window: at a scale, and turned by quarters.
package struct WindowPlane: Hashable, Sendable {
  /// Pixels of a side at most: a picture of this size on both is more than is drawn. [choice]
  package static let mostPixels = 16_384
  /// Pixels per point at most, and at least. [choice]
  package static let scales = 0.25...8.0

  /// The window's width in pixels.
  package let width: Int
  /// The window's height in pixels.
  package let height: Int
  /// Pixels per point.
  package let scale: Double
  /// By how many quarters of a turn the picture is turned clockwise, 0 to 3.
  package let quarterTurns: Int

  /// A plane. Sides are brought between one pixel and ``mostPixels``, scales that cannot be are 1.
  package init(width: Int, height: Int, scale: Double, quarterTurns: Int = 0) {
    self.width = min(max(width, 1), Self.mostPixels)
    self.height = min(max(height, 1), Self.mostPixels)
    self.scale = scale.isFinite && scale > 0 ? min(max(scale, Self.scales.lowerBound), Self.scales.upperBound) : 1
    self.quarterTurns = ((quarterTurns % 4) + 4) % 4
  }

  /// Tells whether width and height of the picture are those of the window the other way round.
  private var isOnItsSide: Bool { quarterTurns % 2 == 1 }

  /// The picture's width in pixels.
  package var pictureWidth: Int { isOnItsSide ? height : width }
  /// The picture's height in pixels.
  package var pictureHeight: Int { isOnItsSide ? width : height }

  /// The scene's size in points.
  package var size: CGSize { CGSize(width: Double(pictureWidth) / scale, height: Double(pictureHeight) / scale) }

  /// The point of the scene that a place in the window's pixels is.
  package func point(of place: CGPoint) -> CGPoint {
    let (x, y) =
      switch quarterTurns {
      case 1: (place.y, Double(width) - place.x)
      case 2: (Double(width) - place.x, Double(height) - place.y)
      case 3: (Double(height) - place.y, place.x)
      default: (place.x, place.y)
      }
    return CGPoint(x: x / scale, y: y / scale)
  }

  /// The place in the window's pixels of a point of the scene.
  package func place(of point: CGPoint) -> CGPoint {
    let (x, y) = (point.x * scale, point.y * scale)
    return switch quarterTurns {
    case 1: CGPoint(x: Double(width) - y, y: x)
    case 2: CGPoint(x: Double(width) - x, y: Double(height) - y)
    case 3: CGPoint(x: y, y: Double(height) - x)
    default: CGPoint(x: x, y: y)
    }
  }
}
