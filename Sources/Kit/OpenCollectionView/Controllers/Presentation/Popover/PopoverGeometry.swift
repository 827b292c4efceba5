import Foundation
import PlaneGeometry

/// The place of a popover, and of its arrow.
struct PopoverGeometry: Equatable {
  /// The bubble without its arrow.
  let bubble: CGRect
  /// The one direction in which the arrow points.
  let direction: UIPopoverArrowDirection
  /// The arrow's tip.
  let tip: CGPoint

  /// How far the arrow stands out, as on iOS.
  static let arrowHeight: CGFloat = 13
  /// How wide the arrow is at the bubble, as on iOS.
  static let arrowWidth: CGFloat = 37
  /// The radius of the bubble's corners, as on iOS.
  static let radius: CGFloat = 13
  /// The order in which directions are tried: below first, as UIKit does for `any`.
  private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  /// The bubble lies on the first permitted side on which all of it has room, else on the one with the most room, where it
  /// is made smaller. // V23
  ///
  /// - Parameters:
  ///   - room: where the bubble and its arrow may be.
  ///   - source: what it belongs to.
  ///   - size: the size that the bubble would have.
  init(
    room: CGRect, source: CGRect, size: CGSize, permitted: UIPopoverArrowDirection, overlapsSource: Bool = false
  ) {
    let sides = Self.order.filter(permitted.contains)
    let candidates = (sides.isEmpty ? Self.order : sides).map { side in
      (side, Self.free(room, source, side))
    }
    let fitting = candidates.first { $0.1.width >= size.width && $0.1.height >= size.height }
    let best =
      fitting ?? candidates.max { Self.area($0.1, size) < Self.area($1.1, size) } ?? (.up, Self.free(room, source, .up))
    direction = best.0
    // Where there is hardly any room beside the source, a bubble on it is better than none.
    let least = CGSize(width: min(size.width, 100), height: min(size.height, 100))
    let isTooSmall = best.1.width < least.width || best.1.height < least.height
    let free = isTooSmall || (overlapsSource && fitting == nil) ? room : best.1
    let width = max(1, min(size.width, free.width))
    let height = max(1, min(size.height, free.height))
    var frame = CGRect(x: 0, y: 0, width: width, height: height)
    switch direction {
    case .up, .down:
      frame.origin.x = source.midX - width / 2
      frame.origin.y = direction == .up ? source.maxY + Self.arrowHeight : source.minY - Self.arrowHeight - height
    default:
      frame.origin.y = source.midY - height / 2
      frame.origin.x = direction == .left ? source.maxX + Self.arrowHeight : source.minX - Self.arrowHeight - width
    }
    frame.origin.x = max(free.minX, min(frame.minX, free.maxX - width)).rounded()
    frame.origin.y = max(free.minY, min(frame.minY, free.maxY - height)).rounded()
    bubble = frame
    // The arrow stays off the round corners.
    let inset = Self.radius + Self.arrowWidth / 2
    func along(_ value: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      end - start < 2 * inset ? (start + end) / 2 : min(max(value, start + inset), end - inset)
    }
    switch direction {
    case .up: tip = CGPoint(x: along(source.midX, frame.minX, frame.maxX), y: frame.minY - Self.arrowHeight)
    case .down: tip = CGPoint(x: along(source.midX, frame.minX, frame.maxX), y: frame.maxY + Self.arrowHeight)
    case .left: tip = CGPoint(x: frame.minX - Self.arrowHeight, y: along(source.midY, frame.minY, frame.maxY))
    default: tip = CGPoint(x: frame.maxX + Self.arrowHeight, y: along(source.midY, frame.minY, frame.maxY))
    }
  }

  /// The room beside a source on the side from which an arrow points to it.
  private static func free(_ room: CGRect, _ source: CGRect, _ direction: UIPopoverArrowDirection) -> CGRect {
    func across(_ x: CGFloat) -> CGFloat { min(max(x, room.minX), room.maxX) }
    func down(_ y: CGFloat) -> CGFloat { min(max(y, room.minY), room.maxY) }
    let (left, right) = (across(source.minX - arrowHeight), across(source.maxX + arrowHeight))
    let (top, bottom) = (down(source.minY - arrowHeight), down(source.maxY + arrowHeight))
    return switch direction {
    case .up: CGRect(x: room.minX, y: bottom, width: room.width, height: room.maxY - bottom)
    case .down: CGRect(x: room.minX, y: room.minY, width: room.width, height: top - room.minY)
    case .left: CGRect(x: right, y: room.minY, width: room.maxX - right, height: room.height)
    default: CGRect(x: room.minX, y: room.minY, width: left - room.minX, height: room.height)
    }
  }

  /// How much of a bubble has room.
  private static func area(_ free: CGRect, _ size: CGSize) -> CGFloat {
    min(free.width, size.width) * min(free.height, size.height)
  }

  /// The bubble with its arrow.
  var frame: CGRect { bubble.union(CGRect(origin: tip, size: .zero)) }

  /// The outline, in the coordinates of ``frame``.
  var path: CGPath {
    let path = CGMutablePath()
    let box = bubble.offsetBy(dx: -frame.minX, dy: -frame.minY)
    let tip = CGPoint(x: tip.x - frame.minX, y: tip.y - frame.minY)
    path.addRoundedRect(
      in: box, cornerWidth: min(Self.radius, box.width / 2), cornerHeight: min(Self.radius, box.height / 2))
    let half = Self.arrowWidth / 2
    // A soft tip, and feet that run out along the edge.
    func arrow(_ point: (_ along: CGFloat, _ out: CGFloat) -> CGPoint) {
      path.move(to: point(-half, 0))
      path.addCurve(to: point(-3, Self.arrowHeight - 1), control1: point(-half / 2, 0), control2: point(-half / 2.6, 6))
      path.addQuadCurve(to: point(3, Self.arrowHeight - 1), control: point(0, Self.arrowHeight + 1))
      path.addCurve(to: point(half, 0), control1: point(half / 2.6, 6), control2: point(half / 2, 0))
      path.closeSubpath()
    }
    switch direction {
    case .up: arrow { CGPoint(x: tip.x + $0, y: box.minY - $1) }
    case .down: arrow { CGPoint(x: tip.x - $0, y: box.maxY + $1) }
    case .left: arrow { CGPoint(x: box.minX - $1, y: tip.y - $0) }
    default: arrow { CGPoint(x: box.maxX + $1, y: tip.y + $0) }
    }
    return path
  }
}
