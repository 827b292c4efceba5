/// A variable, so many times.
public struct LinearTerm: Hashable, Codable, Sendable {
  /// The factor.
  public var coefficient: Double
  /// The variable.
  public var variable: VariableID

  /// A variable, so many times; once where nothing else is said.
  public init(_ variable: VariableID, times coefficient: Double = 1) {
    self.coefficient = coefficient
    self.variable = variable
  }
}
