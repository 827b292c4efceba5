public import Foundation
import PlaneVectors

/// A part of the plane around a field's position, by set operations on circles and rectangles.
public struct Region: Equatable, Codable, Sendable {
  /// A step of the evaluation: what it leaves is on top of a stack of answers.
  private enum Term: Equatable, Codable, Sendable {
    case everywhere
    case circle(radius: Double)
    case rect(halfWidth: Double, halfHeight: Double)
    case inverse
    case union
    case intersection
    case difference
  }

  /// In the order in which they are evaluated, operands before what is done with them.
  private var terms: [Term]

  /// All of the plane.
  public static let infinite = Region(terms: [.everywhere])

  private init(terms: [Term]) { self.terms = terms }

  /// A circle; a radius that is not positive gives nothing.
  public init(radius: Double) {
    terms = [.circle(radius: radius.isNaN ? 0 : min(radius, .greatestFiniteMagnitude))]
  }

  /// A rectangle with its centre in the middle.
  public init(size: CGSize) {
    func half(_ value: Double) -> Double { value.isNaN ? 0 : min(value, .greatestFiniteMagnitude) / 2 }
    terms = [.rect(halfWidth: half(size.width), halfHeight: half(size.height))]
  }

  /// The part of the plane outside this region.
  public var inverse: Region { Region(terms: terms + [.inverse]) }
  /// The part of the plane that is in at least one of two regions.
  public func union(_ other: Region) -> Region { combined(other, .union) }
  /// The part of the plane that is in both regions.
  public func intersection(_ other: Region) -> Region { combined(other, .intersection) }
  /// The part of the plane that is in this region and not in the other.
  public func difference(_ other: Region) -> Region { combined(other, .difference) }

  private func combined(_ other: Region, _ operation: Term) -> Region {
    // The deeper one first: then the stack never holds more than the logarithm of the number of parts.
    if other.depth > depth {
      switch operation {
      case .difference: return other.inverse.combined(self, .intersection)
      default: return Region(terms: other.terms + terms + [operation])
      }
    }
    return Region(terms: terms + other.terms + [operation])
  }

  /// How many answers are on the stack at most.
  private var depth: Int {
    var height = 0
    var most = 0
    for term in terms {
      switch term {
      case .everywhere, .circle, .rect: height += 1
      case .union, .intersection, .difference: height -= 1
      case .inverse: break
      }
      most = max(most, height)
    }
    return most
  }

  /// Tells whether every operation has its operands, as it has unless a decoder made it.
  var isSound: Bool {
    var height = 0
    for term in terms {
      switch term {
      case .everywhere, .circle, .rect: height += 1
      case .inverse: if height < 1 { return false }
      case .union, .intersection, .difference:
        if height < 2 { return false }
        height -= 1
      }
    }
    return height == 1
  }

  /// The outlines of the circles and rectangles that it is made of.
  var outlines: [[Vector]] {
    terms.compactMap { term in
      switch term {
      case .circle(let radius): radius > 0 ? Self.circle(radius) : nil
      case .rect(let width, let height): width > 0 && height > 0 ? Self.rect(width, height) : nil
      default: nil
      }
    }
  }

  /// Tells whether an offset from the middle is in the region. Edges are.
  public func contains(_ offset: CGPoint) -> Bool { contains(Vector(offset)) }

  func contains(_ offset: Vector) -> Bool {
    // One bit for each answer; regions of 2^63 parts do not fit into memory.
    var stack: UInt64 = 0
    for term in terms {
      switch term {
      case .everywhere: stack = stack << 1 | 1
      case .circle(let radius):
        stack = stack << 1 | (radius > 0 && offset.length <= radius ? 1 : 0)
      case .rect(let width, let height):
        let isInside = width > 0 && height > 0 && abs(offset.x) <= width && abs(offset.y) <= height
        stack = stack << 1 | (isInside ? 1 : 0)
      case .inverse: stack ^= 1
      case .union: stack = stack >> 1 | stack & 1
      case .intersection: stack = (stack >> 1) & (stack | ~1)
      case .difference: stack = (stack >> 1) & (~stack | ~1)
      }
    }
    return stack & 1 == 1
  }
}
