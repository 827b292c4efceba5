import Foundation

extension CGAffineTransform: Codable {
  /// Reads six numbers in the order a, b, c, d, tx, ty.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    let a = try numbers.decode(CGFloat.self)
    let b = try numbers.decode(CGFloat.self)
    let c = try numbers.decode(CGFloat.self)
    let d = try numbers.decode(CGFloat.self)
    let tx = try numbers.decode(CGFloat.self)
    let ty = try numbers.decode(CGFloat.self)
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Writes six numbers in the order a, b, c, d, tx, ty.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [a, b, c, d, tx, ty] {
      try numbers.encode(number)
    }
  }
}
