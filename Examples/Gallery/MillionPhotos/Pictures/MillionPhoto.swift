import OpenCollectionView

/// One of the million photos: everything about it follows from its number.
struct MillionPhoto: Hashable, Sendable {
  /// How many photos there are.
  static let count = 1_000_000

  /// What a picture is made of.
  enum Shape: Int, CaseIterable, Sendable {
    case hills
    case peaks
    case water
  }

  /// 1 to ``count``.
  let number: Int
  let shape: Shape
  let palette: Palette
  /// Where the sun stands, in shares of the width and the height.
  let sun: CGPoint
  /// The sun's radius, in shares of the height.
  let sunRadius: CGFloat
  /// How far the ground is moved to one side, -1 to 1.
  let shift: CGFloat
  /// How high the ground rises, 0 to 1.
  let rise: CGFloat

  init(number: Int) {
    self.number = number
    var random = SeededRandom(seed: UInt64(number))
    palette = random.element(of: Self.palettes)
    shape = random.element(of: Shape.allCases)
    sun = CGPoint(x: random.number(0.16...0.84), y: random.number(0.18...0.46))
    sunRadius = random.number(0.07...0.16)
    shift = random.number(-1...1)
    rise = random.number(0...1)
  }

  private static let palettes = Motif.allCases.flatMap(\.palettes)
}
