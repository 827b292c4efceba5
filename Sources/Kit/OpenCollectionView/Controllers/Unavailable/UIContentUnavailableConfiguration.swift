public import Foundation

/// Stands in place of content that is not there: a list without rows, a search that found nothing, something on its way.
///
/// ```swift
/// override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
///   contentUnavailableConfiguration = notes.isEmpty ? UIContentUnavailableConfiguration.empty() : nil
/// }
/// ```
///
/// Its parts stand below each other in the middle: a picture or a turning wheel, a title, a text, and two buttons.
/// The distances are our choice, after iOS 17.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable, @unchecked Sendable {
  // Unchecked: pictures, fonts and attributed texts are immutable.

  /// The place of the parts.
  public enum Alignment: Hashable, Sendable {
    /// In the middle.
    case center
    /// At the top, as far as margins allow.
    case natural
  }

  /// The picture; nil for none.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The title; nil for none.
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// The title with attributes, in place of ``text``.
  public var attributedText: NSAttributedString? { didSet { if attributedText != nil { text = nil } } }
  /// How the title looks.
  public var textProperties = TextProperties(.title2, isBold: true, color: .label)
  /// The text below the title; nil for none.
  public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
  /// The text below the title with attributes, in place of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  /// How the text below the title looks.
  public var secondaryTextProperties = TextProperties(.subheadline, isBold: false, color: .secondaryLabel)
  /// How the button looks; there is one where it has a title or a picture.
  public var button = UIButton.Configuration.plain()
  /// The action of the button.
  public var buttonProperties = ButtonProperties()
  /// How the second button looks; there is one where it has a title or a picture.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The action of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The place of the parts; in the middle unless set.
  public var alignment = Alignment.center
  /// The sides at which the margins of what is around are kept as well.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The room that is kept free at the sides, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
  /// Between picture and title, in points.
  public var imageToTextPadding: CGFloat = 15
  /// Between title and text, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// Between text and button, in points.
  public var textToButtonPadding: CGFloat = 20
  /// Between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background of the parts; nothing unless set.
  public var background = UIBackgroundConfiguration.clear()
  /// Tells whether a wheel turns in place of the picture.
  var isLoading = false
  /// Tells whether title and text say what was searched for.
  var isSearch = false

  /// Nothing but what is set: for content that is empty.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  /// A wheel that turns, and a word: for content on its way.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.textProperties = TextProperties(.subheadline, isBold: false, color: .secondaryLabel)
    configuration.imageToTextPadding = 8
    return configuration
  }

  /// A magnifying glass, and that there are no results; in a state with a text that was searched for, it is named.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isSearch = true
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// A view that shows the configuration.
  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The configuration in a state: that of a search names what was searched for.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard isSearch, let state = state as? UIContentUnavailableConfigurationState else { return self }
    var updated = self
    let searched = state.searchText ?? ""
    updated.text = searched.isEmpty ? "No Results" : "No Results for “\(searched)”"
    return updated
  }
}
