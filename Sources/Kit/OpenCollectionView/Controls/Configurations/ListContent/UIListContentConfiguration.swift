/// What a row of a list shows: a picture, a text and a second text.
///
/// ```swift
/// var content = UIListContentConfiguration.subtitleCell()
/// content.text = "Oslo"
/// content.secondaryText = "12 photos"
/// content.image = UIImage(systemName: "folder")
/// cell.contentConfiguration = content
/// ```
///
/// Difference from UIKit: in the text sizes for weak eyes the text stands beside the picture as always.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, @unchecked Sendable {
  // Unchecked: texts and pictures belong to the main actor, as the views that show them do.

  /// The picture, where lines begin; nil for none.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties: ImageProperties

  /// The text; nil for none. Setting it drops ``attributedText``.
  public var text: String? {
    get { words.plain }
    set { words = ListText(newValue) }
  }

  /// The text with attributes; nil where it has none. What it does not say is as ``textProperties`` say.
  public var attributedText: NSAttributedString? {
    get { words.attributed }
    set { words = ListText(newValue) }
  }

  /// How the text looks.
  public var textProperties: TextProperties

  /// The second text; nil for none. Setting it drops ``secondaryAttributedText``.
  public var secondaryText: String? {
    get { secondaryWords.plain }
    set { secondaryWords = ListText(newValue) }
  }

  /// The second text with attributes; nil where it has none.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryWords.attributed }
    set { secondaryWords = ListText(newValue) }
  }

  /// How the second text looks.
  public var secondaryTextProperties: TextProperties

  /// The axes on which the content also keeps out of the margins of the view that it is in.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The space around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Tells whether the second text stands beside the first where both have room in one line; below it otherwise.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between picture and text, in points.
  public var imageToTextPadding: CGFloat
  /// The least space between the texts where they stand side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat
  /// The space between the texts where one stands below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// How much of the content is seen, 0 to 1.
  public var alpha: CGFloat = 1

  private var words = ListText()
  private var secondaryWords = ListText()
  /// Tells whether assistive tools are told that it heads what follows.
  var isHeading = false

  init(
    text: TextProperties, secondaryText: TextProperties, image: ImageProperties = ImageProperties(),
    margins: NSDirectionalEdgeInsets
  ) {
    textProperties = text
    secondaryTextProperties = secondaryText
    imageProperties = image
    directionalLayoutMargins = margins
    imageToTextPadding = ListContentMetrics.imageToText
    textToSecondaryTextHorizontalPadding = ListContentMetrics.textToSecondaryTextAcross
    textToSecondaryTextVerticalPadding = ListContentMetrics.textToSecondaryTextDown
  }

  /// Makes a ``UIListContentView``.
  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration in a state: texts that do not answer are fainter. Colours that were set stay.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var result = self
    let look = ListLookState(state)
    result.textProperties.state = look
    result.secondaryTextProperties.state = look
    result.imageProperties.state = look
    return result
  }
}

/// A text, with attributes or without.
struct ListText: Hashable {
  private(set) var plain: String?
  private(set) var attributed: NSAttributedString?

  init() {}

  init(_ text: String?) { plain = text }

  init(_ text: NSAttributedString?) {
    // A string that can be changed is the program's own.
    attributed = text.map { NSAttributedString(attributedString: $0) }
    plain = text?.string
  }
}

/// Distances of list content, in points.
enum ListContentMetrics {
  // The three of a cell are as a public log prints them that does not name its iOS; the others are our choice.
  static let cellMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  static let imageToText: CGFloat = 16
  static let textToSecondaryTextDown: CGFloat = 3
  static let textToSecondaryTextAcross: CGFloat = 6
  static let headerMargins = NSDirectionalEdgeInsets(top: 17, leading: 16, bottom: 6, trailing: 8)
  static let prominentHeaderMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 8, trailing: 8)
  static let footerMargins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 17, trailing: 8)
  /// The width that pictures of symbols stand in the middle of, so that texts of a list begin at one place; it grows with
  /// running text.
  static let standardImageWidth: CGFloat = 28
}
