extension UIColor {
  /// How much what is shown in a colour matters.
  public enum Prominence: Int, Sendable {
    /// What matters most.
    case primary = 0
    /// What matters less.
    case secondary = 1
    /// What matters still less.
    case tertiary = 2
    /// What matters least.
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
