public import Testing

/// A suite that takes half a minute or more: it is begun before the others, so that none is left over at the end.
public struct TakesLong: SuiteTrait, TestTrait {
  /// Its tests, and the suites in it.
  public var isRecursive: Bool { true }
}

extension Trait where Self == TakesLong {
  /// See ``TakesLong``.
  public static var takesLong: Self { TakesLong() }
}
