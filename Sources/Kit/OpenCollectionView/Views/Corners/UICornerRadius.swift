/// How far one corner of a view is rounded.
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fixed(Double)
    case concentric(minimum: Double?)
  }

  let kind: Kind

  /// A radius in points. One that is negative or no number is none.
  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(kind: .fixed(radius > 0 && radius.isFinite ? radius : 0))
  }

  /// A radius about the same centre as the corner of the view around it that has a corner configuration: what is left of that
  /// one's at the distance from there, and at least `minimum`, or none. The minimum where no view around it has one. // V135
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }))
  }
}
