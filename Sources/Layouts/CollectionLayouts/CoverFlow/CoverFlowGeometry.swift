import Foundation
import OpenCollectionView
import PlaneGeometry

/// The places of the items of a cover flow, counted from where reading begins.
///
/// An item's middle is `step` points from that of the one before; the one in the middle of the view is zoomed and faces the
/// viewer, and what is farther than `activeDistance` from it is tilted and pushed aside. Cost of every answer: constant,
/// and linear in what a rectangle holds.
struct CoverFlowGeometry: Hashable {
  var itemSize = CGSize.zero
  /// From one item to the next, above zero.
  var step: CGFloat = 1
  var tiltAngle: CGFloat = 0
  var zoomFactor: CGFloat = 0
  var activeDistance: CGFloat = 0
  var sideOffset: CGFloat = 0
  /// How far from the middle the item in front stands at the ends of the row.
  var endOffset: CGFloat = 0
  /// From the eye to the plane of the items, in points.
  var eyeDistance: CGFloat = 1
  var count = 0
  /// The room that the view has free within its insets.
  var room = CGSize.zero
  /// The item in the middle, with the part of the way to the next.
  var position: CGFloat = 0

  struct Place {
    var center: CGPoint
    var transform: CATransform3D
    var zIndex: Int
  }

  var contentSize: CGSize { CGSize(width: room.width + CGFloat(max(0, count - 1)) * step, height: room.height) }

  /// How far the whole row stands beside its usual place when an item is in front, in points: towards its beginning near the
  /// first, towards its end near the last.
  func lean(at position: CGFloat) -> CGFloat {
    guard endOffset > 0, count > 1 else { return 0 }
    return lean(atDistance: (CGFloat(count - 1) - position) * step) - lean(atDistance: position * step)
  }

  /// The part at a distance from an end. It begins with half the speed of the content and ends gently, so that items never go
  /// against the finger.
  private func lean(atDistance distance: CGFloat) -> CGFloat {
    let left = max(0, 1 - max(0, distance) / (Self.leaningLength * endOffset))
    return endOffset * left * left
  }

  /// The place of the first item's middle in the content.
  private var front: CGFloat { room.width / 2 + lean(at: position) }

  /// Over which distance a row comes back to its place, in times of what it stands beside it. Our choice.
  private static let leaningLength: CGFloat = 4

  /// How far an item is from the middle of the view, in points.
  private func distance(of index: Int) -> CGFloat { (CGFloat(index) - position) * step }

  /// How far an item is on its way from the middle to a side: -1 at the left one, 0 in the middle, 1 at the right one.
  private func side(atDistance distance: CGFloat) -> CGFloat {
    guard activeDistance > 0 else { return distance > 0 ? 1 : distance < 0 ? -1 : 0 }
    return min(max(distance / activeDistance, -1), 1)
  }

  func place(of index: Int) -> Place {
    let distance = distance(of: index)
    let side = side(atDistance: distance)
    let zoom = 1 + zoomFactor * (1 - abs(side))
    var transform = CATransform3DMakeScale(zoom, zoom, 1)
    transform = CATransform3DConcat(transform, CATransform3DMakeRotation(-side * tiltAngle, 0, 1, 0))
    transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(side * sideOffset, 0, 0))
    var perspective = CATransform3DIdentity
    // An item is at most half as far in front of its plane as the eye: nothing is ever behind the viewer.
    perspective.m34 = -1 / max(eyeDistance, itemSize.width * (1 + max(0, zoomFactor)))
    transform = CATransform3DConcat(transform, perspective)
    let away = (abs(distance) / step).rounded()
    return Place(
      center: CGPoint(x: front + CGFloat(index) * step, y: room.height / 2), transform: transform,
      zIndex: -away.clampedIndex(upTo: Self.deepestIndex))
  }

  /// How far back items are ordered, in items from the middle. Our choice: more than a screen shows.
  static let deepestIndex = 100_000

  /// The items that may touch a part of the content; some of them may not.
  func candidates(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0, low <= high else { return 0..<0 }
    // Perspective makes what is nearest at most twice as large.
    let reach = itemSize.width * (1 + max(0, zoomFactor)) + 2 * abs(sideOffset)
    let first = ((low - reach - front) / step).rounded(.up)
    let last = ((high + reach - front) / step).rounded(.down)
    return Range(from: first, through: last, of: count)
  }
}

extension CoverFlowGeometry: RowGeometry {
  @MainActor func place(_ attributes: UICollectionViewLayoutAttributes, ofItem index: Int) {
    let place = place(of: index)
    attributes.size = itemSize
    attributes.center = place.center
    attributes.transform3D = place.transform
    attributes.zIndex = place.zIndex
  }
}
