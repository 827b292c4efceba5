import Foundation

/// The place of a bar with an arrow beside a rectangle.
struct EditMenuPlacement: Equatable {
  /// The direction in which the arrow points.
  enum Arrow {
    case up
    case down
    case left
    case right
  }

  /// The bar's rectangle, the arrow included.
  var frame: CGRect
  /// The direction in which the arrow points.
  var arrow: Arrow
  /// How far along the bar's edge the arrow's tip is.
  var tip: CGFloat

  /// The place for a bar of a size, the arrow not included.
  ///
  /// The bar stands above where there is room, else below, else over the middle of the rectangle. A wish for a side is
  /// granted where there is room for it. // R7
  init(of size: CGSize, at target: CGRect, in room: CGRect, wish: Arrow?, arrowLength: CGFloat, arrowWidth: CGFloat) {
    let seen = target.intersection(room)
    let target = seen.isNull ? target : seen
    let hasRoom: (Arrow) -> Bool = { arrow in
      switch arrow {
      case .down: target.minY - room.minY >= size.height + arrowLength
      case .up: room.maxY - target.maxY >= size.height + arrowLength
      case .left: room.maxX - target.maxX >= size.width + arrowLength
      case .right: target.minX - room.minX >= size.width + arrowLength
      }
    }
    let sides = (wish.map { [$0] } ?? []) + [.down, .up]
    let side = sides.first(where: hasRoom)
    arrow = side ?? .down
    var frame = CGRect(origin: .zero, size: size)
    if arrow == .up || arrow == .down {
      frame.size.height += arrowLength
      frame.origin.x = Self.clamp(target.midX - size.width / 2, length: size.width, room.minX, room.maxX)
      let top = arrow == .up ? target.maxY : (side == nil ? target.midY : target.minY) - frame.height
      frame.origin.y = Self.clamp(top, length: frame.height, room.minY, room.maxY)
      tip = Self.tip(at: target.midX - frame.minX, along: size.width, arrowWidth: arrowWidth)
    } else {
      frame.size.width += arrowLength
      frame.origin.y = Self.clamp(target.midY - size.height / 2, length: size.height, room.minY, room.maxY)
      frame.origin.x = arrow == .left ? target.maxX : target.minX - frame.width
      tip = Self.tip(at: target.midY - frame.minY, along: size.height, arrowWidth: arrowWidth)
    }
    self.frame = frame
  }

  private static func clamp(_ start: CGFloat, length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    max(low, min(start, high - length))
  }

  /// The tip stays off the bar's round corners.
  private static func tip(at place: CGFloat, along length: CGFloat, arrowWidth: CGFloat) -> CGFloat {
    let margin = min(MenuStyle.barRadius + arrowWidth / 2, length / 2)
    return max(margin, min(place, length - margin))
  }
}
