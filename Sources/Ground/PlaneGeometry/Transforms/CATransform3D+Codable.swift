import Foundation

extension CATransform3D: Codable {
  /// Reads sixteen numbers, row by row.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    func next() throws -> CGFloat { try numbers.decode(CGFloat.self) }
    try self.init(
      m11: next(), m12: next(), m13: next(), m14: next(),
      m21: next(), m22: next(), m23: next(), m24: next(),
      m31: next(), m32: next(), m33: next(), m34: next(),
      m41: next(), m42: next(), m43: next(), m44: next())
  }

  /// Writes sixteen numbers, row by row.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in rowByRow {
      try numbers.encode(number)
    }
  }
}
