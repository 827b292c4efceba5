extension AnimationTiming {
  /// The look before the beginning and after the end; `CAMediaTimingFillMode`.
  public enum FillMode: Hashable, Sendable, CaseIterable {
    /// Nothing.
    case removed
    /// The last value after the end.
    case forwards
    /// The first value before the beginning.
    case backwards
    /// Both.
    case both
  }

  /// How far an animation is.
  public struct Moment: Hashable, Sendable {
    /// The part of ``AnimationTiming/duration`` that is done, 0 to 1; it falls on the way back of an animation that
    /// autoreverses.
    public let progress: Double

    /// How many iterations lie before this one. There and back is one. At most 2 147 483 647 are counted.
    public let iteration: Int

    /// The beginning of the first iteration.
    static let first = Moment(progress: 0, iteration: 0)
  }
}
