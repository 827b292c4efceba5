extension TimingCurve {
  /// The same pace all the way.
  public static let linear = TimingCurve(control1x: 0, control1y: 0, control2x: 1, control2y: 1)

  /// Begins slowly: (0.42, 0) and (1, 1), as documented and as rendered by iOS 26.1.
  public static let easeIn = TimingCurve(control1x: 0.42, control1y: 0, control2x: 1, control2y: 1)

  /// Ends slowly: (0, 0) and (0.58, 1), as documented and as rendered by iOS 26.1.
  public static let easeOut = TimingCurve(control1x: 0, control1y: 0, control2x: 0.58, control2y: 1)

  /// Begins and ends slowly: (0.42, 0) and (0.58, 1), as documented and as rendered by iOS 26.1.
  public static let easeInEaseOut = TimingCurve(control1x: 0.42, control1y: 0, control2x: 0.58, control2y: 1)

  /// The pace of changes of layers that nobody gave another: (0.25, 0.1) and (0.25, 1), as documented.
  public static let `default` = TimingCurve(control1x: 0.25, control1y: 0.1, control2x: 0.25, control2y: 1)
}
