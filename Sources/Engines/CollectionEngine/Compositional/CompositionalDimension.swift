/// One side of an item: a fraction of the box that it is in, points, or an estimate that its view replaces. // P1
public struct CompositionalDimension: Hashable, Sendable {
  /// The meaning of the number.
  public enum Measure: Hashable, Sendable {
    case fractionOfWidth
    case fractionOfHeight
    case absolute
    case estimated
    /// Estimated, and as long as the longest of its siblings. // P113
    case uniform
  }

  /// The meaning of the number.
  public var measure: Measure
  /// The fraction or the points.
  public var value: Double

  /// A side with a number.
  public init(_ measure: Measure, _ value: Double) {
    self.measure = measure
    self.value = value
  }

  /// Tells whether the view says how long it is.
  public var isEstimated: Bool { measure == .estimated || measure == .uniform }

  /// Far beyond any content, and far from where sums lose points. Our choice: UIKit does not say.
  static let longest: Double = 1e9

  /// The points that the side has in a box. Fractions are rounded down to a pixel, everything else is kept. // P13
  func length(in box: CompositionalBox, _ pixels: CompositionalPixels) -> Double {
    let length =
      switch measure {
      case .fractionOfWidth: pixels.roundedDown(value * box.width)
      case .fractionOfHeight: pixels.roundedDown(value * box.height)
      case .absolute, .estimated, .uniform: value
      }
    return length.isNaN ? 0 : min(max(length, 0), Self.longest)
  }
}

/// The two sides of an item.
public struct CompositionalSize: Hashable, Sendable {
  /// The side that lies.
  public var width: CompositionalDimension
  /// The side that stands.
  public var height: CompositionalDimension

  /// A size of two sides.
  public init(width: CompositionalDimension, height: CompositionalDimension) {
    self.width = width
    self.height = height
  }

  subscript(axis: ScrollAxis) -> CompositionalDimension {
    get { axis == .vertical ? height : width }
    set { if axis == .vertical { height = newValue } else { width = newValue } }
  }

  /// Tells whether a view says anything about the size.
  var isEstimated: Bool { width.isEstimated || height.isEstimated }

  func length(in box: CompositionalBox, _ pixels: CompositionalPixels) -> CompositionalBox {
    CompositionalBox(width: width.length(in: box, pixels), height: height.length(in: box, pixels))
  }
}
