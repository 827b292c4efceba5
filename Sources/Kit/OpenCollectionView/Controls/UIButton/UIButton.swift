/// A control that does something when it is tapped.
///
/// What it shows is said in one of two ways: by a ``configuration-swift.property``, or, where there is none, by titles
/// and pictures for each state. Its primary action runs when a touch is lifted in it, or when a person activates it by
/// keys or assistive tools; ``UIControl/Event/touchUpInside`` is sent then too.
///
/// Difference from UIKit: there are no pointer styles, no Mac styles and no shadows of titles that turn over.
open class UIButton: UIControl {
  /// The kind of the button.
  open private(set) var buttonType = ButtonType.custom
  var contents = ButtonContents()
  var views = ButtonViews()
  var needsUpdate = true
  var isUpdating = false
  /// Tells whether the next update fades, as the end of a press does.
  var fadesNextUpdate = false
  /// The configuration as it is shown.
  var shownConfiguration: Configuration?

  // MARK: Making a button

  /// A button without a look of its own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A button from an archive: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// A button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// A button of a type that does something; its title and picture are those of the action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// A button with a frame that does something; its title and picture are those of the action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// A button with a configuration. Title and picture come from the action where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  /// A system button with a picture that calls a method for ``UIControl/Event/touchUpInside``.
  ///
  /// Difference from UIKit: it is a `UIButton`, whatever class is asked.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func become(_ type: ButtonType) {
    buttonType = type
    contents.titleFontSize = type == .custom ? 18 : 15
    if let name = type.symbolName { setImage(UIImage(systemName: name), for: .normal) }
    if let label = type.accessibilityLabel { updateAccessibility { $0.defaultLabel = label } }
    if type == .close { becomeRound() }
  }

  // MARK: Configuration

  /// How the button looks and what it shows; nil where titles and pictures for the states do.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Called when the state has changed, to change ``configuration-swift.property`` by it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Tells whether the look follows the state by itself.
  open var automaticallyUpdatesConfiguration = true

  /// Has ``updateConfiguration()`` called before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdate = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Changes the configuration by the state: calls ``configurationUpdateHandler``. Override instead of that if you
  /// like.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// The meaning of the button among others.
  open var role = Role.normal {
    didSet { if role != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The menu that the button opens: by a long press, or at once where ``UIControl/showsMenuAsPrimaryAction`` is set.
  open var menu: UIMenu? {
    didSet { menuDidChange() }
  }

  /// In which order the menu's elements stand.
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic

  /// Returns the configuration that shows ``menu``.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { configurationOfMenu }

  /// Shows what was chosen, where the button does that.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    if changesSelectionAsPrimaryAction { setNeedsUpdateConfiguration() }
  }

  /// Tells whether using the button selects it or, where it opens a menu at once, has it show what is chosen there.
  open var changesSelectionAsPrimaryAction = false {
    didSet { menuDidChange() }
  }

  // MARK: Titles and pictures for states

  /// Gives a state a title. States without one show that of the normal state, which is also the title of the configuration,
  /// if there is one.
  open func setTitle(_ title: String?, for state: State) {
    change { $0.titles[exactly: state] = title }
    if state == .normal { configuration?.title = title }
  }

  /// Gives a state a colour for its title.
  open func setTitleColor(_ color: UIColor?, for state: State) { change { $0.titleColors[exactly: state] = color } }

  /// Gives a state a colour for the shadow of its title.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change { $0.titleShadowColors[exactly: state] = color }
  }

  /// Gives a state a picture beside the title. That of the normal state is also the one of the configuration, if there is
  /// one.
  open func setImage(_ image: UIImage?, for state: State) {
    change { $0.images[exactly: state] = image }
    if state == .normal { configuration?.image = image }
  }

  /// Gives a state a picture behind everything else, stretched to the bounds.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change { $0.backgroundImages[exactly: state] = image }
  }

  /// Gives a state a way of drawing its symbol.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    change { $0.symbolConfigurations[exactly: state] = configuration }
  }

  /// Gives a state a title with attributes, which goes before one without.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change { $0.attributedTitles[exactly: state] = title }
  }

  /// The title of a state.
  open func title(for state: State) -> String? { contents.titles[state] }
  /// The colour of the title in a state.
  open func titleColor(for state: State) -> UIColor? { contents.titleColors[state] }
  /// The colour of the title's shadow in a state.
  open func titleShadowColor(for state: State) -> UIColor? { contents.titleShadowColors[state] }
  /// The picture of a state.
  open func image(for state: State) -> UIImage? { contents.images[state] }
  /// The picture behind everything in a state.
  open func backgroundImage(for state: State) -> UIImage? { contents.backgroundImages[state] }
  /// The way a state's symbol is drawn.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    contents.symbolConfigurations[state]
  }
  /// The title of a state with its attributes.
  open func attributedTitle(for state: State) -> NSAttributedString? { contents.attributedTitles[state] }

  /// The title that is shown.
  open var currentTitle: String? { completedConfiguration?.title ?? contents.titles[state] }
  /// The colour of the title that is shown; white unless set, the tint for system buttons.
  open var currentTitleColor: UIColor { shownTitleColor }
  /// The colour of the shadow of the title that is shown.
  open var currentTitleShadowColor: UIColor? { contents.titleShadowColors[state] }
  /// The picture that is shown.
  open var currentImage: UIImage? { completedConfiguration?.image ?? contents.images[state] }
  /// The picture that is shown behind everything.
  open var currentBackgroundImage: UIImage? { contents.backgroundImages[state] }
  /// The way the symbol that is shown is drawn.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { contents.symbolConfigurations[state] }
  /// The title that is shown, with its attributes.
  open var currentAttributedTitle: NSAttributedString? { contents.attributedTitles[state] }

  /// Tells whether pictures dim while the button is pressed. Custom buttons without a configuration only.
  open var adjustsImageWhenHighlighted = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Tells whether pictures dim while the button does not answer. Custom buttons without a configuration only.
  open var adjustsImageWhenDisabled = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Views

  /// The label of the title. Change its look, but not its text, which is the button's.
  open var titleLabel: UILabel? {
    updateIfNeeded()
    return madeTitleLabel
  }

  /// The label of the second line, once a configuration has one.
  open var subtitleLabel: UILabel? { views.subtitle }

  /// The view of the picture. Change its look, but not its image, which is the button's.
  open var imageView: UIImageView? {
    updateIfNeeded()
    return madeImageView
  }

  // MARK: Layout

  /// The space around the content, in points. Without a configuration only.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentDidChange() }
  }

  /// Moves the title, in points; the size of the button stays. Without a configuration only.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// Moves the picture, in points; the size of the button stays. Without a configuration only.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// Returns the frame of the background within bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { standardBackgroundRect(in: bounds) }
  /// Returns the frame of picture and title within bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { standardContentRect(in: bounds) }
  /// Returns the frame of the title within the rectangle of the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { standardTitleRect(in: contentRect) }
  /// Returns the frame of the picture within the rectangle of the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { standardImageRect(in: contentRect) }

  /// The size of the content with the space around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

  /// The size of the content with the space around it.
  open override var intrinsicContentSize: CGSize { fittingSize(in: .zero) }

  /// Gives the button another size when a program has changed a label or a picture of it. // L36
  override func contentSizeDidChange(of child: UIView) {
    super.contentSizeDidChange(of: child)
    if !isUpdating, child === views.title || child === views.subtitle || child === views.image { partSizeDidChange() }
  }

  /// Shows the state, and puts the parts in their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateIfNeeded()
    placeParts()
  }

  /// The tint has changed.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConfiguration()
  }

  /// The surroundings have changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// A button that has come elsewhere may have come into another tint.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsUpdateConfiguration()
  }

  // MARK: Answering

  /// Refuses taps of views around it. // G31
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !ownsTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override var sendsPrimaryActionOnTouchUp: Bool { true }

  override func stateDidChange() {
    if !isHighlighted, isEnabled { fadesNextUpdate = true }
    if automaticallyUpdatesConfiguration || configuration == nil { setNeedsUpdateConfiguration() }
  }

  override func willSendPrimaryAction() {
    if changesSelectionAsPrimaryAction, menu == nil || !showsMenuAsPrimaryAction { isSelected.toggle() }
  }
}
