extension TimingCurve: Codable {
  /// Reads four numbers: x and y of the first control point, then of the second. They are cut like those of
  /// ``init(control1x:control1y:control2x:control2y:)``.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(
      control1x: try numbers.decode(Double.self), control1y: try numbers.decode(Double.self),
      control2x: try numbers.decode(Double.self), control2y: try numbers.decode(Double.self))
  }

  /// Writes four numbers, in the order of `cubic-bezier()` in style sheets.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [control1x, control1y, control2x, control2y] { try numbers.encode(number) }
  }
}
