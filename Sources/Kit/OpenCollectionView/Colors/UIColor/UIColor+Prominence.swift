extension UIColor {
  /// How much what is shown in a colour matters.
  public enum Prominence: Int, Sendable {
    /// The first rank, for the most important parts.
    case primary = 0
    /// The second rank, for less important parts.
    case secondary = 1
    /// The third rank, for still less important parts.
    case tertiary = 2
    /// The last rank, for the least important parts.
    case quaternary = 3

    /// The part of the colour's opacity: our choice, that of the labels of each rank.
    var share: CGFloat {
      switch self {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    }
  }
}
