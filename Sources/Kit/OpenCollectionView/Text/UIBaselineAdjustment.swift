/// The height at which text stands that was made smaller to fit its label's width.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that text of the full size would have.
  case alignBaselines = 0
  /// In the middle of the label.
  case alignCenters = 1
  /// At the top of where text of the full size would begin.
  case none = 2
}
