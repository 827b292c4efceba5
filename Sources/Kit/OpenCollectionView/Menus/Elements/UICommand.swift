/// An element of a menu that sends an action up the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement, UIMenuLeaf {
  let storedAction: Selector
  /// The value that the command carries along, for its target to read.
  open private(set) var propertyList: Any?
  /// The commands that take its place while modifier keys are held.
  open private(set) var alternates: [UICommandAlternate]
  /// A longer title, for lists of commands.
  open var discoverabilityTitle: String?
  /// How the command looks and behaves.
  open var attributes: Attributes
  /// The state that a mark beside the command shows.
  open var state: State
  /// The picture while the command is on.
  open var selectedImage: UIImage?
  /// The object from which the command is chosen, while its action runs; nil otherwise.
  open private(set) var sender: Any?

  /// The method that is called on the first responder that can perform it.
  open var action: Selector { storedAction }

  /// The words that stand for the command.
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
    title: String, subtitle: String?, image: UIImage?, selectedImage: UIImage?, sending action: Selector,
    propertyList: Any?, alternates: [UICommandAlternate], discoverabilityTitle: String?, attributes: Attributes,
    state: State
  ) {
    storedAction = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.selectedImage = selectedImage
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// A command with a method.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, sending: action,
      propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
  }

  /// A command from an archive: nil, since there are no archives of menus here.
  public required init?(coder: NSCoder) { nil }

  /// Sends the action to the first responder up the chain of `target` that can perform it, with the command as sender.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let outer = self.sender
    self.sender = sender
    UIApplication.shared.sendAction(action, to: nil, from: self, startingAt: target as? UIResponder, for: nil)
    self.sender = outer
  }
}
