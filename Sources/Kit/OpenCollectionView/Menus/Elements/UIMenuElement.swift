/// Something in a menu: an action, a command, or a menu inside it.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  var storedTitle: String
  var storedImage: UIImage?

  /// The words that stand for the element.
  open var title: String { storedTitle }

  /// A second line in smaller letters.
  open var subtitle: String?

  /// The picture beside the title.
  open var image: UIImage? { storedImage }

  /// A name for tests, never read out.
  open var accessibilityIdentifier: String?

  init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
  }

  /// An element from an archive: nil, since there are no archives of menus here.
  public required init?(coder: NSCoder) { nil }

  /// How an element looks and behaves.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element is shown, and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element destroys something, and is shown in red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The state that a mark beside an element shows.
  public enum State: Int, Sendable {
    /// No mark.
    case off = 0
    /// A check mark.
    case on = 1
    /// A dash: partly on.
    case mixed = 2
  }
}
