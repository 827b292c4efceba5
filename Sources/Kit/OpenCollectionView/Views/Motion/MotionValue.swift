import Foundation

/// A value that others of its kind lie between, as its numbers.
struct MotionValue {
  private enum Kind { case number, point, size, vector, offset, rect, insets, transform }

  private let kind: Kind
  private let numbers: [CGFloat]

  /// nil for what is no such value.
  init?(_ value: Any?) {
    switch value {
    case let point as CGPoint: self = MotionValue(.point, [point.x, point.y])
    case let size as CGSize: self = MotionValue(.size, [size.width, size.height])
    case let vector as CGVector: self = MotionValue(.vector, [vector.dx, vector.dy])
    case let offset as UIOffset: self = MotionValue(.offset, [offset.horizontal, offset.vertical])
    case let rect as CGRect: self = MotionValue(.rect, [rect.minX, rect.minY, rect.width, rect.height])
    case let insets as UIEdgeInsets:
      self = MotionValue(.insets, [insets.top, insets.left, insets.bottom, insets.right])
    case let map as CGAffineTransform: self = MotionValue(.transform, [map.a, map.b, map.c, map.d, map.tx, map.ty])
    case let number as CGFloat: self = MotionValue(.number, [number])
    case let number as Double: self = MotionValue(.number, [CGFloat(number)])
    case let number as Float: self = MotionValue(.number, [CGFloat(number)])
    case let number as Int: self = MotionValue(.number, [CGFloat(number)])
    case let number as NSNumber: self = MotionValue(.number, [CGFloat(number.doubleValue)])
    case let value as NSValue:
      switch String(cString: value.objCType) {
      case Self.pointType: self.init(value.cgPointValue)
      case Self.sizeType: self.init(value.cgSizeValue)
      case Self.rectType: self.init(value.cgRectValue)
      default: return nil
      }
    default: return nil
    }
  }

  private init(_ kind: Kind, _ numbers: [CGFloat]) {
    self.kind = kind
    self.numbers = numbers
  }

  private static let pointType = String(cString: NSValue(cgPoint: .zero).objCType)
  private static let sizeType = String(cString: NSValue(cgSize: .zero).objCType)
  private static let rectType = String(cString: NSValue(cgRect: .zero).objCType)

  /// The value that is a part of the way to another one; nil for one of another kind.
  func value(towards other: MotionValue, _ fraction: CGFloat) -> Any? {
    guard kind == other.kind else { return nil }
    let mixed = zip(numbers, other.numbers).map { $0 + ($1 - $0) * fraction }
    return switch kind {
    case .number: mixed[0]
    case .point: CGPoint(x: mixed[0], y: mixed[1])
    case .size: CGSize(width: mixed[0], height: mixed[1])
    case .vector: CGVector(dx: mixed[0], dy: mixed[1])
    case .offset: UIOffset(horizontal: mixed[0], vertical: mixed[1])
    case .rect: CGRect(x: mixed[0], y: mixed[1], width: mixed[2], height: mixed[3])
    case .insets: UIEdgeInsets(top: mixed[0], left: mixed[1], bottom: mixed[2], right: mixed[3])
    case .transform:
      CGAffineTransform(a: mixed[0], b: mixed[1], c: mixed[2], d: mixed[3], tx: mixed[4], ty: mixed[5])
    }
  }
}
