/// An element of a menu, or what a control does, as a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement, UIMenuLeaf {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Inserts what is on the pasteboard.
    public static let paste = Identifier("com.apple.menu.action.paste")
    /// Inserts what is on the pasteboard in the style of its surroundings.
    public static let pasteAndMatchStyle = Identifier("com.apple.menu.action.paste-and-match-style")
    /// Goes to the address on the pasteboard.
    public static let pasteAndGo = Identifier("com.apple.menu.action.paste-and-go")
    /// Searches for what is on the pasteboard.
    public static let pasteAndSearch = Identifier("com.apple.menu.action.paste-and-search")
  }

  /// A function that runs when an action is chosen; it gets the action.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// The identifier of the action; one of its own where none was given. Controls replace an action by one with the
  /// same.
  open private(set) var identifier: Identifier
  /// How the action looks and behaves.
  open var attributes: Attributes
  /// A longer title, for lists of commands.
  open var discoverabilityTitle: String?
  /// The state that a mark beside the action shows.
  open var state: State
  /// The picture while the action is on.
  open var selectedImage: UIImage?
  /// The object from which the action is chosen, while its handler runs; nil otherwise.
  open private(set) var sender: Any?
  private let handler: Handler
  private static var made = 0

  /// The words that stand for the action.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The picture beside the title.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  init(
    title: String, subtitle: String?, image: UIImage?, selectedImage: UIImage?, identifier: Identifier?,
    discoverabilityTitle: String?, attributes: Attributes, state: State, given handler: @escaping Handler
  ) {
    Self.made += 1
    self.identifier = identifier ?? Identifier("action.\(Self.made)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.selectedImage = selectedImage
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// An action with a closure.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping Handler
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, given: handler)
  }

  /// An action from an archive: nil, since closures cannot be archived.
  public required init?(coder: NSCoder) { nil }

  /// Runs the handler; ``sender`` is set while it runs. The target is for commands, which have a method in place of a handler.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}
