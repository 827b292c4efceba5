/// Shows a picture, a text and a second text as a row of a list does.
///
/// Cells make one for a ``UIListContentConfiguration``; it can be used anywhere else, too.
open class UIListContentView: UIView, UIContentView {
  var shown: UIListContentConfiguration
  let parts = ListContentParts()
  private lazy var imageGuide = ComputedLayoutGuide(of: self) { $0.parts.image?.frame ?? .zero }
  private lazy var textGuide = ComputedLayoutGuide(of: self) { $0.parts.text?.frame ?? .zero }
  private lazy var secondaryTextGuide = ComputedLayoutGuide(of: self) { $0.parts.secondaryText?.frame ?? .zero }

  /// A view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    showContent()
  }

  /// A view from an archive: one that shows an empty cell's content.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    showContent()
  }

  /// The configuration that is shown: a ``UIListContentConfiguration``.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set { show(newValue) }
  }

  /// Tells whether a configuration is a ``UIListContentConfiguration``.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  /// The guide around the text; nil where there is none.
  open var textLayoutGuide: UILayoutGuide? { parts.text == nil ? nil : textGuide }

  /// The guide around the second text; nil where there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? { parts.secondaryText == nil ? nil : secondaryTextGuide }

  /// The guide around the picture; nil where there is none.
  open var imageLayoutGuide: UILayoutGuide? { parts.image == nil ? nil : imageGuide }

  /// Puts picture and texts in their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
    (superview as? UICollectionViewListCell)?.placeSeparator()
  }

  /// The size of the content with its margins, texts broken into the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(in: size) }

  /// The size of the content with its margins, each text in one line.
  open override var intrinsicContentSize: CGSize {
    contentSize(in: CGSize(width: CGFloat.infinity, height: .infinity))
  }

  /// Texts follow the size that the person likes, and pictures the surroundings.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showContent()
  }

  /// Symbols are shown in the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showContent()
  }
}

/// The views of list content; those that are not shown are nil.
@MainActor final class ListContentParts {
  var image: UIImageView?
  var text: UILabel?
  var secondaryText: UILabel?
  /// Tells whether the cell around tells assistive tools the texts, so that they are not read twice.
  var areTold = false
}
