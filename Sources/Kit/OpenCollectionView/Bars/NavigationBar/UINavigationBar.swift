/// A bar at the top of a screen: a title, a button that leads back, and further buttons.
///
/// It shows the topmost of a stack of items; the back button names the one below. A bar that belongs to a navigation
/// controller follows the controller's stack, and its own stack is not to be changed otherwise.
///
/// Difference from UIKit: there is no blur. The background of a translucent bar is a colour that little shines through.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  /// A bar with a frame; 44 points high where it shows no prompt.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A bar from an archive: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// The object that takes part in pushing and popping. A bar in a navigation controller has the controller, and cannot
  /// be given another.
  open weak var delegate: (any UINavigationBarDelegate)? {
    didSet {
      guard let controller, let delegate, delegate !== controller else {
        return UncalledMethods.check(delegate, DelegateProtocol.navigationBar)
      }
      self.delegate = oldValue
      ProgrammingErrors.report(
        "The delegate of a navigation bar that belongs to a \(type(of: controller)) cannot be set: "
          + "adopt UINavigationBarDelegate in a subclass of UINavigationController.", instead: "it stays as it was")
    }
  }

  /// The position of the bar: ``UIBarPosition/topAttached`` in a navigation controller, else as the delegate says.
  open var barPosition: UIBarPosition {
    controller != nil ? .topAttached : delegate?.position(for: self) ?? .any
  }

  // MARK: Items

  /// The stack of items, the bottom first; nil where there are none.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }

  /// The item below the one that is shown: where the back button leads.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Puts an item on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard hasOwnStack("pushItem(_:animated:)", instead: "pushViewController(_:animated:)") else { return }
    push(item, animated: animated)
  }

  /// Takes the topmost item away, and gives it back; nil where there is none to take or the delegate says no.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard hasOwnStack("popItem(animated:)", instead: "popViewController(animated:)") else { return nil }
    return pop(animated: animated)
  }

  /// Replaces the stack. The change looks like a push if the new top was not there before, and else like a pop.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard hasOwnStack("setItems(_:animated:)", instead: "setViewControllers(_:animated:)") else { return }
    replaceStack(by: items ?? [], animated: animated)
  }

  // MARK: Look

  /// The look while content has scrolled under the bar.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet { standardAppearance = keep(standardAppearance) }
  }

  /// The look on a phone that lies on its side; ``standardAppearance`` where nil.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { compactAppearance = compactAppearance.map(keep) }
  }

  /// The look while nothing has scrolled under the bar; the standard one without background where nil.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance.map(keep) }
  }

  /// The look while nothing has scrolled under the bar, on a phone that lies on its side.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance.map(keep) }
  }

  /// Light or dark, apart from the surroundings.
  open var barStyle: UIBarStyle = .default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }

  /// Tells whether what lies behind shines through the background a little; true unless set.
  open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      lookDidChange()
      controller?.navigationBarHeightDidChange()
    }
  }

  /// The colour of the background; that of the appearance where nil.
  open var barTintColor: UIColor? {
    didSet { lookDidChange() }
  }

  /// Font and colour of titles: those of ``standardAppearance``.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.titleTextAttributes.isEmpty ? nil : standardAppearance.titleTextAttributes }
    set { standardAppearance.titleTextAttributes = newValue ?? [:] }
  }

  /// Font and colour of large titles: those of ``standardAppearance``.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.largeTitleTextAttributes.isEmpty ? nil : standardAppearance.largeTitleTextAttributes }
    set { standardAppearance.largeTitleTextAttributes = newValue ?? [:] }
  }

  /// Tells whether titles are shown large below the row of buttons, where their items do not say otherwise; false
  /// unless set.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { lookDidChange() } }
  }

  /// The picture in the hairline's place.
  open var shadowImage: UIImage? {
    didSet { lookDidChange() }
  }

  /// The picture in the place of the back button's chevron. It takes ``backIndicatorTransitionMaskImage`` as well.
  open var backIndicatorImage: UIImage? {
    didSet { lookDidChange() }
  }

  /// The outline that titles are cut off at as they slide under the indicator; kept, see
  /// ``UINavigationBarAppearance/backIndicatorTransitionMaskImage``.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet { lookDidChange() }
  }

  /// The picture of the background.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  /// The picture of the background where the bar stands somewhere.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[BarPicturePlace(position: barPosition, metrics: barMetrics)]
  }

  /// Gives the background a picture.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  /// Gives the background a picture where the bar stands somewhere.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[BarPicturePlace(position: barPosition, metrics: barMetrics)] = backgroundImage
    lookDidChange()
  }

  /// How far titles stand below their place, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics] ?? 0
  }

  /// Moves titles down from their place.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleAdjustments[barMetrics] = adjustment
    lookDidChange()
  }

  // MARK: View

  /// As wide as there is room, and as high as the topmost item needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: contentHeight)
  }

  /// As high as the topmost item needs.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
  }

  /// Places background, titles and buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContents()
  }

  /// Colours the chevron anew.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    indicator.tintColor = tintColor
  }

  // MARK: Inside

  let background = BarBackground(frame: .zero)
  let indicator = UIImageView(frame: .zero)
  var stack: [UINavigationItem] = []
  /// The views of the topmost item.
  var content: NavigationBarContent?
  /// The change under way from one item to another.
  var transition: NavigationBarTransition?
  var backgroundImages: [BarPicturePlace: UIImage] = [:]
  private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

  /// The controller that the bar belongs to.
  weak var controller: UINavigationController?

  /// Tells whether nothing has scrolled under the bar; only a controller knows.
  var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { showBackground() } }
  }

  private func prepare() {
    addSubview(background)
    addSubview(indicator)
    indicator.isUserInteractionEnabled = false
    indicator.contentMode = .center
    indicator.updateAccessibility { $0.role = nil }
    standardAppearance = keep(standardAppearance)
    showBackground()
  }

  private func keep(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
    let kept = UIBarAppearance.kept(appearance)
    kept.didChange = { [weak self] in self?.lookDidChange() }
    lookDidChange()
    return kept
  }

  private func hasOwnStack(_ call: String, instead: String) -> Bool {
    guard let controller else { return true }
    ProgrammingErrors.report(
      "\(call) was called on the navigation bar of a \(type(of: controller)), whose \(stack.count) items follow its "
        + "controllers: call \(instead) of the controller.", instead: "the items stay as they are")
    return false
  }
}
