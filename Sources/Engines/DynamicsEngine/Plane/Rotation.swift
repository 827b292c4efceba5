import PlaneVectors

/// The cosine and sine of an angle.
struct Rotation: Equatable, Codable, Sendable {
  var cosine: Double
  var sine: Double

  static let none = Rotation(cosine: 1, sine: 0)

  @inline(__always)
  func apply(_ v: Vector) -> Vector {
    Vector(cosine * v.x - sine * v.y, sine * v.x + cosine * v.y)
  }

  @inline(__always)
  func applyInverse(_ v: Vector) -> Vector {
    Vector(cosine * v.x + sine * v.y, cosine * v.y - sine * v.x)
  }
}

extension Rotation {
  /// Computed here and not by the system's library, so that the same world gives the same bytes on every system.
  ///
  /// The angle is brought to an eighth of a turn around zero; there the series of sine and cosine are exact to the last
  /// bit or two.
  @inline(__always)
  init(angle: Double) {
    let quarters = (angle * (2 / Double.pi)).rounded()
    // π/2 as a number and what it lacks of π/2: keeps the rest exact for thousands of turns.
    let rest = (angle - quarters * 1.5707963267948966) - quarters * 6.123233995736766e-17
    let square = rest * rest
    var sine = 1.0 / 355_687_428_096_000
    sine = sine * square - 1.0 / 1_307_674_368_000
    sine = sine * square + 1.0 / 6_227_020_800
    sine = sine * square - 1.0 / 39_916_800
    sine = sine * square + 1.0 / 362_880
    sine = sine * square - 1.0 / 5040
    sine = sine * square + 1.0 / 120
    sine = sine * square - 1.0 / 6
    sine = rest + rest * square * sine
    var cosine = 1.0 / 20_922_789_888_000
    cosine = cosine * square - 1.0 / 87_178_291_200
    cosine = cosine * square + 1.0 / 479_001_600
    cosine = cosine * square - 1.0 / 3_628_800
    cosine = cosine * square + 1.0 / 40_320
    cosine = cosine * square - 1.0 / 720
    cosine = cosine * square + 1.0 / 24
    cosine = cosine * square - 0.5
    cosine = 1 + square * cosine
    // Beyond this a double has no quarter turns any more; engines clamp angles long before.
    let quarter = abs(quarters) < 1e15 ? Int(quarters) & 3 : 0
    switch quarter {
    case 0: self.init(cosine: cosine, sine: sine)
    case 1: self.init(cosine: -sine, sine: cosine)
    case 2: self.init(cosine: -cosine, sine: -sine)
    default: self.init(cosine: sine, sine: -cosine)
    }
  }
}
