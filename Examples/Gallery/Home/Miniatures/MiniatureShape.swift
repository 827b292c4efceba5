/// A part of a miniature, at an instant.
struct MiniatureShape: Equatable, Sendable {
  enum Look: Equatable, Sendable {
    /// A coloured card: the number says how far along the group's colours it is, in sixths.
    case tile(Int)
    /// What things lie on.
    case paper
    /// What is white by day and by night: marks on tiles, and knobs.
    case light
    /// Writing, and whatever stands back.
    case ink(Double)
    /// What a visitor has chosen.
    case accent
    /// A fingertip.
    case finger
    /// Letters.
    case letters(String)
  }

  var look: Look
  /// Where its middle is, on the stage.
  var x: Double
  var y: Double
  var width: Double
  var height: Double
  var radius: Double = 4
  /// How far it is turned, in radians.
  var rotation = 0.0
  /// How far it is turned about its upright axis, seen in perspective, in radians.
  var turn = 0.0
  var opacity = 1.0
  /// What is higher lies above.
  var depth = 0.0
  var scale = 1.0

  static func tile(_ number: Int, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MiniatureShape {
    MiniatureShape(look: .tile(number), x: x, y: y, width: width, height: height)
  }

  static func paper(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MiniatureShape {
    MiniatureShape(look: .paper, x: x, y: y, width: width, height: height)
  }

  /// A line of writing, which begins at a point.
  static func line(
    _ left: Double, _ y: Double, _ width: Double, strength: Double = 0.28, height: Double = 4
  ) -> MiniatureShape {
    MiniatureShape(
      look: .ink(strength), x: left + width / 2, y: y, width: width, height: height, radius: height / 2)
  }

  /// A fingertip, which comes down as `touch` goes from 0 to 1.
  static func finger(_ x: Double, _ y: Double, touch: Double) -> MiniatureShape {
    MiniatureShape(
      look: .finger, x: x, y: y, width: 15, height: 15, radius: 7.5, opacity: touch, depth: 100,
      scale: 1.5 - 0.5 * touch)
  }

  func with(_ change: (inout MiniatureShape) -> Void) -> MiniatureShape {
    var changed = self
    change(&changed)
    return changed
  }
}
