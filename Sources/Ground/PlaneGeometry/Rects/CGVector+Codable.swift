import Foundation

extension CGVector: Codable {
  /// Reads two numbers, dx and dy.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    let dx = try numbers.decode(CGFloat.self)
    let dy = try numbers.decode(CGFloat.self)
    self.init(dx: dx, dy: dy)
  }

  /// Writes two numbers, dx and dy.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(dx)
    try numbers.encode(dy)
  }
}
