extension UIButton.Configuration {
  /// How large the text and the space around it are.
  public enum Size: Sendable {
    /// As buttons usually are.
    case medium
    /// Small.
    case small
    /// As small as it goes.
    case mini
    /// Large.
    case large

    // Heights of 28, 28, 34 and 50 points with one line, as on iOS.
    var contentInsets: NSDirectionalEdgeInsets {
      switch self {
      case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    /// The style of the title's letters.
    var titleStyle: UIFont.TextStyle { self == .mini || self == .small ? .subheadline : .body }

    /// The style of the second line's letters.
    var subtitleStyle: UIFont.TextStyle { self == .mini || self == .small ? .caption1 : .footnote }
  }

  /// How round the corners of a button are.
  public enum CornerStyle: Sendable {
    /// As the background says.
    case fixed
    /// As the background says, more where text is large.
    case dynamic
    /// A little.
    case small
    /// Clearly.
    case medium
    /// Much.
    case large
    /// The short sides are half circles.
    case capsule

    /// The radius in points where the style has one of its own. Our choice, near iOS.
    var radius: CGFloat? {
      switch self {
      case .fixed, .dynamic: nil
      case .small: 6
      case .medium: 9
      case .large: 13
      case .capsule: .infinity
      }
    }
  }

  /// How the title and the second line stand to each other.
  public enum TitleAlignment: Sendable {
    /// As the place of the picture has it: centred below or above it, else as the content is.
    case automatic
    /// The side at which lines begin.
    case leading
    /// In the middle.
    case center
    /// The side at which lines end.
    case trailing
  }

  /// The sign that a button opens a menu.
  public enum Indicator: Sendable {
    /// Two arrows on a button whose menu chooses what it shows.
    case automatic
    /// Nothing.
    case none
    /// Two arrows.
    case popup
  }
}
