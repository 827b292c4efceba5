/// The content of a row of a list: a picture, a text and a second text.
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

  /// The kind of content that follows the list around; nil for content of one kind.
  private var style: ListContentStyle?
  /// The appearance of the list that it has followed last.
  private var environment = UIListEnvironment.unspecified
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

  /// The configuration in a state: texts that do not answer are fainter, and what is of no special list is as the list around has
  /// it. What was set stays. // I27
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var result = following(state.traitCollection.listEnvironment)
    let look = ListLookState(state).withoutList
    result.textProperties.state = look
    result.secondaryTextProperties.state = look
    result.imageProperties.state = look
    return result
  }

  /// The content with a style that follows the list around.
  func following(_ style: ListContentStyle) -> UIListContentConfiguration {
    var result = self
    result.style = style
    return result
  }

  /// The content as a list of an appearance has it, but for what has been set.
  func following(_ environment: UIListEnvironment) -> UIListContentConfiguration {
    guard let style, environment != self.environment else { return self }
    var result = self
    result.environment = environment
    result.exchange(style.content(in: self.environment), for: style.content(in: environment))
    return result
  }

  private mutating func exchange(_ old: UIListContentConfiguration, for new: UIListContentConfiguration) {
    guard old != new else { return }
    func take<Value: Equatable>(_ path: WritableKeyPath<UIListContentConfiguration, Value>) {
      if self[keyPath: path] == old[keyPath: path] { self[keyPath: path] = new[keyPath: path] }
    }
    take(\.directionalLayoutMargins)
    take(\.imageToTextPadding)
    take(\.textToSecondaryTextHorizontalPadding)
    take(\.textToSecondaryTextVerticalPadding)
    take(\.axesPreservingSuperviewLayoutMargins)
    let texts: [WritableKeyPath<UIListContentConfiguration, TextProperties>] = [
      \.textProperties, \.secondaryTextProperties,
    ]
    for text in texts {
      take(text.appending(path: \.font))
      take(text.appending(path: \.usualColor))
      take(text.appending(path: \.numberOfLines))
      take(text.appending(path: \.adjustsFontSizeToFitWidth))
      take(text.appending(path: \.minimumScaleFactor))
      take(text.appending(path: \.allowsDefaultTighteningForTruncation))
      take(text.appending(path: \.transform))
    }
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

/// Distances of list content, in points, up to iOS 18. // I19, I20, I23, I24
enum ListContentMetrics {
  // Those of a cell and of the header of a list of groups are as public logs of two releases print them, those of sidebars are
  // measured under Mac Catalyst; the others are our choice.
  static let cellMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  static let imageToText: CGFloat = 16
  static let textToSecondaryTextDown: CGFloat = 3
  static let textToSecondaryTextAcross: CGFloat = 8
  static let headerMargins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
  static let prominentHeaderMargins = NSDirectionalEdgeInsets(top: 12, leading: 8, bottom: 8, trailing: 8)
  static let footerMargins = NSDirectionalEdgeInsets(top: 6, leading: 8, bottom: 17, trailing: 8)
  static let sidebarCellMargins = NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8)
  static let sidebarSubtitleCellMargins = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
  static let sidebarImageToText: CGFloat = 10
  static let sidebarTextToSecondaryTextDown: CGFloat = 4
  /// How small the text of a sidebar becomes before it is cut.
  static let sidebarScale: CGFloat = 0.9
  /// The width that pictures of symbols stand in the middle of, so that texts of a list begin at one place; it grows with
  /// running text.
  static let standardImageWidth: CGFloat = 28
}

/// The kinds of list content that follow the list around: in sidebars, say, they have other margins. // I27
enum ListContentStyle: Hashable {
  case cell
  case subtitleCell
  case header
  case footer

  /// The content as a list of an appearance has it; as a list of groups does where nothing is said.
  func content(in environment: UIListEnvironment) -> UIListContentConfiguration {
    let isSidebar = environment == .sidebar || environment == .sidebarPlain
    return switch self {
    case .cell: isSidebar ? .sidebarCell() : .cell()
    case .subtitleCell: isSidebar ? .sidebarSubtitleCell() : .subtitleCell()
    case .header: isSidebar ? .sidebarHeader() : environment == .plain ? .plainHeader() : .groupedHeader()
    case .footer: environment == .plain ? .plainFooter() : .groupedFooter()
    }
  }
}
