import Foundation
import OpenCollectionView
import PlaneGeometry

/// The places of the piles of a stack layout, and of the items in them.
///
/// Piles fill rows; every pile has the same part of the width and stands in its middle. Cost of every answer: constant,
/// and linear in the items that a rectangle holds.
struct StackGeometry: Hashable {
  var itemSize = CGSize.zero
  var lineSpacing: CGFloat = 0
  var interitemSpacing: CGFloat = 0
  var insets = UIEdgeInsets.zero
  var headerLength: CGFloat = 0
  var footerLength: CGFloat = 0
  var maximumTilt: CGFloat = 0
  var seed: UInt64 = 0
  /// How many items of a pile are seen.
  var depth = 1
  var pileCount = 0
  /// The room that the view has free within its insets.
  var room = CGSize.zero
  var pinch: Pinch?

  /// A pile that fingers hold.
  struct Pinch: Hashable {
    var pile: Int
    var scale: CGFloat
    /// The place of the pile's middle; nil for its usual place.
    var center: CGPoint?
  }

  struct Place {
    var center: CGPoint
    /// In radians, clockwise.
    var tilt: CGFloat
    var zIndex: Int
    /// Zero for items too deep in their pile to be seen.
    var alpha: CGFloat = 1
  }

  /// By which part of their size the items of an open pile are apart for each unit of scale above one: at 2.5 they lie beside
  /// each other. Our choice.
  static let spread: CGFloat = 2 / 3

  private var freeWidth: CGFloat { max(0, room.width - insets.left - insets.right) }

  /// How many piles a row has.
  var columnCount: Int {
    let fitting = (freeWidth + interitemSpacing) / max(1, itemSize.width + interitemSpacing)
    return max(1, fitting.clampedIndex(upTo: max(1, pileCount)))
  }

  private var columnWidth: CGFloat { freeWidth / CGFloat(columnCount) }

  private var rowLength: CGFloat { headerLength + itemSize.height + footerLength }

  private func top(ofRow row: Int) -> CGFloat { insets.top + CGFloat(row) * (rowLength + lineSpacing) }

  private var rowCount: Int { (pileCount + columnCount - 1) / columnCount }

  var contentSize: CGSize {
    guard rowCount > 0 else { return CGSize(width: room.width, height: insets.top + insets.bottom) }
    return CGSize(width: room.width, height: top(ofRow: rowCount - 1) + rowLength + insets.bottom)
  }

  private func left(of pile: Int) -> CGFloat { insets.left + CGFloat(pile % columnCount) * columnWidth }

  /// The middle of a pile.
  func center(of pile: Int) -> CGPoint {
    CGPoint(
      x: left(of: pile) + columnWidth / 2,
      y: top(ofRow: pile / columnCount) + headerLength + itemSize.height / 2)
  }

  /// The part of the content that a pile takes, with its header and footer.
  func frame(of pile: Int) -> CGRect {
    CGRect(x: left(of: pile), y: top(ofRow: pile / columnCount), width: columnWidth, height: rowLength)
  }

  func headerFrame(of pile: Int) -> CGRect? {
    guard headerLength > 0 else { return nil }
    return CGRect(x: left(of: pile), y: top(ofRow: pile / columnCount), width: columnWidth, height: headerLength)
  }

  func footerFrame(of pile: Int) -> CGRect? {
    guard footerLength > 0 else { return nil }
    let y = top(ofRow: pile / columnCount) + headerLength + itemSize.height
    return CGRect(x: left(of: pile), y: y, width: columnWidth, height: footerLength)
  }

  /// The place of an item in a pile of `count` items; the first one is on top.
  func place(of item: Int, in pile: Int, of count: Int) -> Place {
    let seen = min(count, depth)
    let rank = min(item, seen - 1)
    var place = Place(center: center(of: pile), tilt: tilt(of: rank, in: pile), zIndex: seen - rank)
    place.alpha = item < seen ? 1 : 0
    guard let pinch, pinch.pile == pile else { return place }
    if let center = pinch.center { place.center = center }
    let opening = max(0, pinch.scale - 1)
    place.tilt *= max(0, 1 - opening)
    // In front of all other piles.
    place.zIndex += depth
    guard item < seen else { return place }
    let columns = Int(CGFloat(seen).squareRoot().rounded(.up))
    let rows = (seen + columns - 1) / columns
    place.center.x += (CGFloat(rank % columns) - CGFloat(columns - 1) / 2) * itemSize.width * Self.spread * opening
    place.center.y += (CGFloat(rank / columns) - CGFloat(rows - 1) / 2) * itemSize.height * Self.spread * opening
    return place
  }

  /// How crooked an item lies: the first one not at all, each of the others as the seed has it.
  private func tilt(of rank: Int, in pile: Int) -> CGFloat {
    guard rank > 0 else { return 0 }
    // SplitMix64: the same numbers everywhere, and unlike for neighbours.
    var mixed = seed &+ UInt64(pile) &* 0xD1B5_4A32_D192_ED03 &+ UInt64(rank) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    // 53 bits are what a Double holds.
    let part = CGFloat(mixed >> 11) / CGFloat(UInt64(1) << 53)
    return (2 * part - 1) * maximumTilt
  }

  /// The piles in place that may touch a rectangle, with what is above and below them; some of them may not.
  func candidates(touching rect: CGRect) -> Range<Int> {
    guard pileCount > 0, rect.minY <= rect.maxY else { return 0..<0 }
    // Crooked items reach out of their places by less than a diagonal's half.
    let reach = hypot(itemSize.width, itemSize.height) / 2
    let pitch = max(rowLength + lineSpacing, 1)
    let first = ((rect.minY - reach - rowLength - insets.top) / pitch).rounded(.up)
    let last = ((rect.maxY + reach - insets.top) / pitch).rounded(.down)
    let rows = Range(from: first, through: last, of: rowCount)
    return rows.lowerBound * columnCount..<min(pileCount, rows.upperBound * columnCount)
  }
}
