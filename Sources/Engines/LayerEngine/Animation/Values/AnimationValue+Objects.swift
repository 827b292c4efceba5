import Foundation
import PlaneGeometry

extension AnimationValue {
  /// A value from what a program gives, as a property of a kind has it; nil for an object of another kind, and for
  /// numbers that are not finite.
  init?(_ object: Any, as kind: Kind) {
    switch kind {
    case .number:
      guard let number = Self.number(of: object), number.isFinite else { return nil }
      self = .number(number)
    case .point:
      guard let point = object as? CGPoint ?? Self.boxed(object, like: Boxes.point)?.pointValue, point.isFinite else {
        return nil
      }
      self = .point(point)
    case .size:
      guard let size = object as? CGSize ?? Self.boxed(object, like: Boxes.size)?.sizeValue, size.isFinite else {
        return nil
      }
      self = .size(size)
    case .rect:
      guard let rect = object as? CGRect ?? Self.boxed(object, like: Boxes.rect)?.rectValue, rect.origin.isFinite,
        rect.size.isFinite
      else { return nil }
      self = .rect(rect)
    case .color:
      if object is NSNull {
        self = .noColor
      } else {
        guard let color = object as? CGColor else { return nil }
        self = .color(color.layerColor)
      }
    case .transform:
      if let transform = object as? CATransform3D, transform.isFinite {
        self = .transform(transform)
      } else if let transform = object as? CGAffineTransform {
        let transform = CATransform3DMakeAffineTransform(transform)
        guard transform.isFinite else { return nil }
        self = .transform(transform)
      } else {
        return nil
      }
    case .path:
      guard let path = object as? CGPath else { return nil }
      self = .path(path.copy() ?? path)
    case .colors:
      guard let list = object as? [Any] else { return nil }
      self = .list(list.compactMap { ($0 as? CGColor)?.layerColor.components })
    case .numbers:
      guard let list = object as? [Any] else { return nil }
      self = .list(list.compactMap { Self.number(of: $0).map { [$0.isFinite ? $0 : 0, 0, 0, 0] } })
    case .flag:
      guard let flag = object as? Bool ?? (object as? NSNumber)?.boolValue else { return nil }
      self = .flag(flag)
    case .contents:
      guard let contents = LayerContents(showing: object) else { return nil }
      self = .contents(contents)
    }
  }

  /// An `NSValue` of each kind, by which others are recognised: asked for another kind than its own, one stops the
  /// program.
  private enum Boxes {
    static let point = String(cString: NSValue(point: .zero).objCType)
    static let size = String(cString: NSValue(size: .zero).objCType)
    static let rect = String(cString: NSValue(rect: .zero).objCType)
  }

  private static func boxed(_ object: Any, like type: String) -> NSValue? {
    guard let value = object as? NSValue, String(cString: value.objCType) == type else { return nil }
    return value
  }

  /// The value of an empty property of a kind; nil for a kind that is never empty.
  static func none(of kind: Kind) -> AnimationValue? {
    switch kind {
    case .color: .noColor
    case .path: .path(nil)
    case .contents: .contents(.none)
    default: nil
    }
  }

  private static func number(of object: Any) -> Double? {
    switch object {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    case let number as any BinaryInteger: Double(number)
    default: nil
    }
  }

  /// The value as programs have it; nil for none.
  func object(as kind: Kind) -> Any? {
    switch (self, kind) {
    case (.vector, .number): number
    case (.vector, .point): point
    case (.vector, .size): size
    case (.vector, .rect): rect
    case (.vector, .color): color.map(CGColor.init)
    case (.transform(let transform), _): transform
    case (.path(let path), _): path
    case (.list(let list), .colors): list.map { CGColor(LayerColor(components: $0)) }
    case (.list(let list), _): list.map { NSNumber(value: $0[0]) }
    case (.flag(let flag), _): flag
    case (.contents(let contents), _): contents.object
    default: nil
    }
  }
}
