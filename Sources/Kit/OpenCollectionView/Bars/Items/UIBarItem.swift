/// Something in a bar: a title or a picture, and whether it answers.
@preconcurrency @MainActor open class UIBarItem: NSObject, NibObject {
  /// An item without title and picture.
  public override init() { super.init() }

  /// An item from an archive: an empty one.
  public required init?(coder: NSCoder) { super.init() }

  /// The object was made by a nib, with all that is in it. Call super.
  open func awakeFromNib() {}

  /// The title.
  open var title: String? {
    didSet { if title != oldValue { contentDidChange() } }
  }

  /// The picture; drawn in the tint colour if it is a template.
  open var image: UIImage? {
    didSet { if image !== oldValue { contentDidChange() } }
  }

  /// Tells whether the item answers; true unless set.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { contentDidChange() } }
  }

  /// How far the picture's edges stand inside of its place, in points.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { contentDidChange() } }
  }

  /// The picture on phones that lie on their side; ``image`` where nil.
  open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone !== oldValue { contentDidChange() } }
  }

  /// How far the edges of that picture stand inside of its place, in points.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
    didSet { if landscapeImagePhoneInsets != oldValue { contentDidChange() } }
  }

  /// A larger picture for people who have text enlarged; kept, there are no enlarged bars here.
  open var largeContentSizeImage: UIImage?

  /// The insets of the larger picture.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero

  /// A number for the program's own use.
  open var tag = 0

  /// A name for tests, never read out.
  open var accessibilityIdentifier: String? {
    didSet { contentDidChange() }
  }

  /// The name that assistive tools read out; the title where nil.
  open var accessibilityLabel: String? {
    didSet { contentDidChange() }
  }

  /// Gives the title a font and a colour in a state; nil for those of the bar.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
    contentDidChange()
  }

  /// Returns the attributes that ``setTitleTextAttributes(_:for:)`` set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// The values that appearances have given the item, by the names of properties.
  var appearance: [AnyHashable: Any] = [:]

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Called when the content has become another. Overridden by items that are shown in bars.
  func contentDidChange() {}
}
