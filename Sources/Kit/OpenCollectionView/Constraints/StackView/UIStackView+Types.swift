extension UIStackView {
  /// The rule by which views get more or less room along the axis.
  public enum Distribution: Int, Sendable {
    /// Those that hug their content least get more; those that resist least get less.
    case fill = 0
    /// All are equally long.
    case fillEqually = 1
    /// Each in proportion to its content.
    case fillProportionally = 2
    /// All are as long as their content, and the spaces between are equal.
    case equalSpacing = 3
    /// The ways between middles are equal, as far as there is room.
    case equalCentering = 4
  }

  /// The places of views across the axis.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the edge at which lines begin, or at the top.
    case leading = 1
    /// With the baselines of their first lines in one line; for views beside each other.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the edge at which lines end, or at the bottom.
    case trailing = 4
    /// With the baselines of their last lines in one line; for views beside each other.
    case lastBaseline = 5

    /// Another name of `leading`.
    public static var top: Alignment { .leading }
    /// Another name of `trailing`.
    public static var bottom: Alignment { .trailing }
  }
}
