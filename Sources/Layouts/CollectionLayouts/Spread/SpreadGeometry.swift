import Foundation
import OpenCollectionView
import PlaneGeometry

/// The places of the cards of a row with a given distance from each other. Cost of every answer: constant, and linear
/// in the cards that a rectangle holds.
struct SpreadGeometry: Hashable {
  var itemSize = CGSize.zero
  /// From the middle of a card to that of the next.
  var distance: CGFloat = 1
  var margin: CGFloat = 0
  var maximumTilt: CGFloat = 0
  var count = 0
  var room = CGSize.zero

  struct Place {
    var center: CGPoint
    /// In radians, clockwise.
    var tilt: CGFloat
  }

  /// How far a card in a pile stands off the line at most, in points. Our choice.
  static let largestRise: CGFloat = 14

  private var rowWidth: CGFloat { count == 0 ? 0 : CGFloat(count - 1) * distance + itemSize.width }

  var contentSize: CGSize { CGSize(width: max(room.width, rowWidth + 2 * margin), height: room.height) }

  /// A row that is shorter than the view stands in its middle.
  var firstCenter: CGFloat { max(margin, (room.width - rowWidth) / 2) + itemSize.width / 2 }

  func place(of index: Int) -> Place {
    // Cards that do not overlap stand upright.
    let crookedness = itemSize.width > 0 ? max(0, 1 - distance / itemSize.width) : 0
    // The same each time, and unlike the neighbours'.
    let lean = sin(CGFloat(index) * 2.4 + 0.6) * crookedness
    return Place(
      center: CGPoint(x: firstCenter + CGFloat(index) * distance, y: room.height / 2 + lean * Self.largestRise),
      tilt: lean * maximumTilt)
  }

  /// The cards that may touch a part of the content; some of them may not.
  func candidates(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0, low <= high else { return 0..<0 }
    let reach = hypot(itemSize.width, itemSize.height) / 2
    let first = ((low - reach - firstCenter) / distance).rounded(.up)
    let last = ((high + reach - firstCenter) / distance).rounded(.down)
    return Range(from: first, through: last, of: count)
  }
}

extension SpreadGeometry: RowGeometry {
  @MainActor func place(_ attributes: UICollectionViewLayoutAttributes, ofItem index: Int) {
    let place = place(of: index)
    attributes.size = itemSize
    attributes.center = place.center
    if place.tilt != 0 { attributes.transform = CGAffineTransform(rotationAngle: place.tilt) }
    attributes.zIndex = index
  }
}
