/// The measures of bars, in points.
///
/// Heights, fonts and the size of the chevron are those of iOS, as they are commonly known; the distances between
/// things were read off pictures of it, and are our choice where pictures differ.
enum BarMetrics {
  /// The height of the row with title and buttons, and of a toolbar.
  static let rowHeight: CGFloat = 44
  /// The height that a prompt adds, in points: with one a navigation bar is 74 points high.
  static let promptHeight: CGFloat = 30
  /// The height that a large title adds for text of the usual size, in points: with one a navigation bar is 96 points
  /// high. // V29
  static let largeTitleHeight: CGFloat = 52
  /// The size of a large title for text of the usual size, in points.
  private static let largeTitleSize: CGFloat = 34
  /// The space around a button's content: it can be touched, and is not seen.
  static let buttonPadding: CGFloat = 8
  /// The width that a button can be touched in at least.
  static let touchWidth: CGFloat = 44
  /// The space between a title and the buttons beside it.
  static let titleGap: CGFloat = 8
  /// The width of a fixed space without a width of its own.
  static let fixedSpace: CGFloat = 8
  /// The distance of the back button's chevron from the edge.
  static let chevronInset: CGFloat = 8
  /// The size of the chevron.
  static let chevronSize = CGSize(width: 12, height: 21)
  /// The space between the chevron and the title of the back button.
  static let chevronGap: CGFloat = 6
  /// How much of its colour a button keeps under a finger.
  static let pressedAlpha: CGFloat = 0.3

  /// The distance of buttons and large titles from the edges.
  static func margin(forWidth width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

  /// How much wider than a bar's own the margins are that its program asks for with `layoutMargins`. // V27
  @MainActor static func extraMargins(of bar: UIView) -> (leading: CGFloat, trailing: CGFloat) {
    guard let asked = bar.rare?.margins.base else { return (0, 0) }
    let own = margin(forWidth: bar.bounds.width)
    return (max(0, asked.leading - own), max(0, asked.trailing - own))
  }

  @MainActor static var titleFont: UIFont { .systemFont(ofSize: 17, weight: .semibold) }
  @MainActor static var subtitleFont: UIFont { .systemFont(ofSize: 12) }
  @MainActor static var promptFont: UIFont { .systemFont(ofSize: 13) }

  /// A large title follows the size of text as its style does; the row of title and buttons keeps its height. // V29
  @MainActor static func largeTitleFont(for traits: UITraitCollection) -> UIFont {
    UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: largeTitleSize, weight: .bold), compatibleWith: traits)
  }

  /// The height that a large title adds, in points: more by as much as its line is higher.
  @MainActor static func largeTitleHeight(for traits: UITraitCollection) -> CGFloat {
    let usual = UIFont.systemFont(ofSize: largeTitleSize, weight: .bold).lineHeight
    return max(largeTitleHeight, (largeTitleHeight + largeTitleFont(for: traits).lineHeight - usual).rounded(.up))
  }

  @MainActor static var buttonFont: UIFont { .systemFont(ofSize: 17) }
  @MainActor static var doneFont: UIFont { .systemFont(ofSize: 17, weight: .semibold) }
}

/// The bar, and the place of it, in which a background's picture is shown.
struct BarPicturePlace: Hashable {
  var position: UIBarPosition
  var metrics: UIBarMetrics
}
