import LayerEngine
import RasterKernel

/// The decision which pixels of a picture need not be drawn, since they are those of the last one, moved by whole
/// pixels.
///
/// A pixel is what the steps there make of it, one after the other. It is that of another place of the last picture
/// where the same steps follow each other at both: steps that have moved just so far, and such of one colour that lie
/// still under or over both places as a whole. Everything else - what is new, gone, changed, or lies still - takes its
/// pixels out, where it is seen, and those to which its old ones would be moved.
struct MovedPixels {
  /// Tells why pixels are moved, or why not.
  enum Reason: String, Sendable {
    case moved = "pixels are moved"
    case little = "too little has changed"
    case still = "nothing has moved by whole pixels"
    case few = "what has moved is a small part of what has changed"
    case covered = "what has moved lies under, over or between what has not"
    case scattered = "what has moved lies in too many pieces"
  }

  /// A picture of which it is known where its steps are seen.
  struct Scene {
    var list: StepList
    var seen: SeenSquares
  }

  /// Pixels below which nothing is looked for, and nothing is moved. [choice]
  static let leastArea = 16_384
  /// Pieces, of what is moved and of what is drawn, above which drawing is no dearer. [choice]
  static let mostPieces = 96
  /// Ways that things have moved of which the one that most have gone is chosen. [choice]
  private static let mostShifts = 16

  let reason: Reason
  /// The pixels that are moved; nil for none.
  let move: PixelMove?
  /// The parts that are drawn.
  let drawn: [PixelRect]

  /// - Parameters:
  ///   - old: the picture whose pixels are there.
  ///   - new: the picture that is to be.
  ///   - damage: where they differ: rectangles that do not overlap.
  ///   - all: the pixels of either.
  ///   - leastArea: the pixels below which nothing is moved.
  init(
    from old: Scene, to new: Scene, damage: [PixelRect], all: PixelRect, leastArea: Int = Self.leastArea
  ) {
    (reason, move, drawn) = Self.decision(old, new, damage, all, leastArea)
  }

  private static func decision(
    _ old: Scene, _ new: Scene, _ damage: [PixelRect], _ all: PixelRect, _ leastArea: Int
  ) -> (Reason, PixelMove?, [PixelRect]) {
    let area = damage.area
    guard area >= leastArea else { return (.little, nil, damage) }
    let pairs = StepPairs(old.list, new.list)
    guard let shift = pairs.shift(mostShifts: mostShifts) else { return (.still, nil, damage) }
    guard shift.area * 4 >= area else { return (.few, nil, damage) }
    let around = damage.reduce(PixelRect.empty) { $0.union($1) }
    var still = StillPixels(old: old, new: new, x: shift.x, y: shift.y, all: all)
    still.look(at: pairs)
    let both = all.intersection(all.offset(by: shift.x, shift.y))
    // Also where nothing has moved there is a part of squares in which something has.
    var parts = [around.intersection(both)].filter { !$0.isEmpty }
    for rect in still.rects {
      parts = parts.flatMap { $0.without(rect) }
      guard parts.count <= mostPieces else { return (.scattered, nil, damage) }
    }
    let drawn = damage.without(parts)
    guard area - drawn.area >= leastArea else { return (.covered, nil, damage) }
    guard drawn.count <= mostPieces else { return (.scattered, nil, damage) }
    return (.moved, PixelMove(parts: parts, x: shift.x, y: shift.y), drawn)
  }
}
