/// Shows that content is not there, and why: picture, title, text and buttons in the middle.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private let parts = UIStackView()
  private let picture = UIImageView()
  private let wheel = UIActivityIndicatorView(style: .large)
  private let title = UILabel()
  private let text = UILabel()
  private let buttons = [UIButton(type: .system), UIButton(type: .system)]
  private let backing = BackgroundConfigurationView()
  private var shown: UIContentUnavailableConfiguration
  private var middle: NSLayoutConstraint?
  private var top: NSLayoutConstraint?
  private var sizes: [NSLayoutConstraint] = []

  /// A view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    prepare()
    show(configuration, after: nil)
  }

  /// A view from an archive: one that shows nothing.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    prepare()
  }

  /// The shown configuration. A configuration of another type is an error of the program.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        ProgrammingErrors.report(
          "A \(type(of: newValue)) was given to a UIContentUnavailableView: give it a UIContentUnavailableConfiguration.",
          instead: "it shows what it did")
        return
      }
      guard new != shown else { return }
      let old = shown
      shown = new
      show(new, after: old)
    }
  }

  private func prepare() {
    parts.axis = .vertical
    parts.alignment = .center
    parts.translatesAutoresizingMaskIntoConstraints = false
    for part in [picture, wheel, title, text] + buttons { parts.addArrangedSubview(part) }
    title.accessibilityTraits = .header
    picture.isAccessibilityElement = false
    picture.contentMode = .scaleAspectFit
    addSubview(backing)
    addSubview(parts)
    let margins = layoutMarginsGuide
    let middle = parts.centerYAnchor.constraint(equalTo: margins.centerYAnchor)
    let top = parts.topAnchor.constraint(equalTo: margins.topAnchor)
    (self.middle, self.top) = (middle, top)
    let fits = parts.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor)
    fits.priority = .defaultHigh
    NSLayoutConstraint.activate([
      parts.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      parts.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor), fits,
    ])
  }

  private func show(_ new: UIContentUnavailableConfiguration, after old: UIContentUnavailableConfiguration?) {
    directionalLayoutMargins = new.directionalLayoutMargins
    preservesSuperviewLayoutMargins = new.axesPreservingSuperviewLayoutMargins != []
    picture.image = new.image
    picture.preferredSymbolConfiguration = new.imageProperties.preferredSymbolConfiguration
    picture.tintColor = new.imageProperties.tintColor
    picture.layer.cornerRadius = new.imageProperties.cornerRadius
    picture.clipsToBounds = new.imageProperties.cornerRadius > 0
    picture.isHidden = new.isLoading || new.image == nil
    wheel.isHidden = !new.isLoading
    if new.isLoading { wheel.startAnimating() } else { wheel.stopAnimating() }
    new.textProperties.apply(to: title, new.text, new.attributedText)
    new.secondaryTextProperties.apply(to: text, new.secondaryText, new.secondaryAttributedText)
    new.buttonProperties.apply(to: buttons[0], new.button, old?.buttonProperties)
    new.secondaryButtonProperties.apply(to: buttons[1], new.secondaryButton, old?.secondaryButtonProperties)
    for part in [picture, wheel] { parts.setCustomSpacing(new.imageToTextPadding, after: part) }
    parts.setCustomSpacing(text.isHidden ? new.textToButtonPadding : new.textToSecondaryTextPadding, after: title)
    parts.setCustomSpacing(new.textToButtonPadding, after: text)
    parts.setCustomSpacing(new.buttonToSecondaryButtonPadding, after: buttons[0])
    middle?.isActive = new.alignment == .center
    top?.isActive = new.alignment == .natural
    limit(new.imageProperties.maximumSize)
    backing.show(new.background, tintColor: tintColor)
    setNeedsLayout()
  }

  /// Puts the background where its insets say.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backing.frame = bounds.inset(
      by: UIEdgeInsets(shown.background.backgroundInsets, direction: effectiveUserInterfaceLayoutDirection))
  }

  /// Keeps the picture below a size.
  private func limit(_ size: CGSize) {
    NSLayoutConstraint.deactivate(sizes)
    sizes = []
    if size.width > 0 { sizes.append(picture.widthAnchor.constraint(lessThanOrEqualToConstant: size.width)) }
    if size.height > 0 { sizes.append(picture.heightAnchor.constraint(lessThanOrEqualToConstant: size.height)) }
    NSLayoutConstraint.activate(sizes)
  }
}
