import Foundation
import PlaneGeometry

/// Width and height, told along an axis as well as by name.
struct CompositionalBox: Equatable, Sendable {
  var width: Double
  var height: Double

  subscript(axis: ScrollAxis) -> Double {
    get { axis == .vertical ? height : width }
    set { if axis == .vertical { height = newValue } else { width = newValue } }
  }
}

/// A rectangle whose parts are told along an axis as well as by name.
struct CompositionalFrame: Equatable, Sendable {
  var x: Double
  var y: Double
  var size: CompositionalBox

  init(x: Double = 0, y: Double = 0, size: CompositionalBox) {
    self.x = x
    self.y = y
    self.size = size
  }

  /// The origin along an axis.
  subscript(axis: ScrollAxis) -> Double {
    get { axis == .vertical ? y : x }
    set { if axis == .vertical { y = newValue } else { x = newValue } }
  }

  func end(_ axis: ScrollAxis) -> Double { self[axis] + size[axis] }

  func shifted(x: Double, y: Double) -> CompositionalFrame {
    CompositionalFrame(x: self.x + x, y: self.y + y, size: size)
  }

  /// The frame less insets; of more than it has, the difference remains. // P16
  func less(_ insets: NSDirectionalEdgeInsets) -> CompositionalFrame {
    CompositionalFrame(
      x: x + insets.leading, y: y + insets.top,
      size: CompositionalBox(
        width: abs(size.width - insets.leading - insets.trailing),
        height: abs(size.height - insets.top - insets.bottom)))
  }
}

extension ScrollAxis {
  /// The axis at right angles.
  public var other: ScrollAxis { self == .vertical ? .horizontal : .vertical }
}

extension NSDirectionalEdgeInsets {
  /// The inset at the beginning of an axis.
  func low(_ axis: ScrollAxis) -> Double { axis == .vertical ? top : leading }

  /// The inset at the end of an axis.
  func high(_ axis: ScrollAxis) -> Double { axis == .vertical ? bottom : trailing }

  func both(_ axis: ScrollAxis) -> Double { low(axis) + high(axis) }

  /// The insets of an item: along an estimated side they do not count. // P16
  func counting(in size: CompositionalSize) -> NSDirectionalEdgeInsets {
    guard size.isEstimated || !isOfNumbers else { return self }
    guard isOfNumbers else { return .zero }
    var insets = self
    if size.width.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if size.height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// Tells whether all four are numbers.
  var isOfNumbers: Bool { (top + leading + bottom + trailing).isFinite }
}

/// The grid of device pixels, as compositional layouts round to it.
struct CompositionalPixels: Hashable, Sendable {
  /// Pixels per point, above zero and finite.
  let scale: Double

  /// A length that misses a pixel by less counts as on it, in pixels. // P13
  private static let tolerance = 1e-4
  /// The same for the middle between two pixels. Our choice, far below anything visible.
  private static let halfTolerance = 1e-6

  func roundedDown(_ length: Double) -> Double { (length * scale + Self.tolerance).rounded(.down) / scale }

  func roundedUp(_ length: Double) -> Double { (length * scale - Self.tolerance).rounded(.up) / scale }

  /// The nearest pixel; from the middle away from zero. // P14
  func rounded(_ position: Double) -> Double {
    let pixels = position * scale
    return (pixels + (pixels < 0 ? -Self.halfTolerance : Self.halfTolerance)).rounded() / scale
  }

  /// Tells whether one length is no longer than another, but for what sums lose.
  func fits(_ length: Double, _ room: Double) -> Bool { length <= room + Self.tolerance / scale }

  /// The frame with its origin on a pixel.
  func rect(_ frame: CompositionalFrame) -> CGRect {
    CGRect(x: rounded(frame.x), y: rounded(frame.y), width: frame.size.width, height: frame.size.height)
  }
}
