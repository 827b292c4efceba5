import OpenCollectionView

/// The words below a miniature, and how much room they take: none of them is ever cut off.
@MainActor struct CardText {
  let titleFont: UIFont
  let summaryFont: UIFont
  /// Between the miniature and the title.
  static let gap: CGFloat = 10
  /// Between the title and the sentence.
  static let lineGap: CGFloat = 2

  private static let ruler: UILabel = {
    let label = UILabel()
    label.numberOfLines = 0
    return label
  }()

  /// - Parameters:
  ///   - width: the width of the window, in points.
  ///   - traits: the surroundings, which say how large text is.
  init(width: CGFloat, traits: UITraitCollection) {
    let isNarrow = width < 500
    titleFont = UIFontMetrics(forTextStyle: .headline)
      .scaledFont(for: .systemFont(ofSize: isNarrow ? 15 : 17, weight: .semibold), compatibleWith: traits)
    summaryFont = UIFontMetrics(forTextStyle: .subheadline)
      .scaledFont(for: .systemFont(ofSize: isNarrow ? 13 : 14), compatibleWith: traits)
  }

  /// The height of a text in a font, in as many lines as it needs in a width.
  static func height(of text: String, _ font: UIFont, width: CGFloat) -> CGFloat {
    ruler.font = font
    ruler.text = text
    return ruler.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  func titleHeight(of exhibit: Exhibit, width: CGFloat) -> CGFloat {
    Self.height(of: exhibit.title, titleFont, width: width)
  }

  func summaryHeight(of exhibit: Exhibit, width: CGFloat) -> CGFloat {
    Self.height(of: exhibit.summary, summaryFont, width: width)
  }

  /// What a card needs below its miniature.
  func height(of exhibit: Exhibit, width: CGFloat) -> CGFloat {
    Self.gap + titleHeight(of: exhibit, width: width) + Self.lineGap + summaryHeight(of: exhibit, width: width)
  }
}
