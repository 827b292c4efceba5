/// How a bar's buttons look in each state.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The look of plain buttons.
  public override convenience init() { self.init(style: .plain) }

  /// The look of buttons of a style.
  public required init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
    for state in states { state.didChange = { [weak self] in self?.didChange?() } }
  }

  private(set) var style: UIBarButtonItem.Style

  /// The look of a button that nobody touches.
  open private(set) var normal = UIBarButtonItemStateAppearance()
  /// The look under a finger.
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  /// The look of a button that does not answer.
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  /// The look of a button that keys go to.
  open private(set) var focused = UIBarButtonItemStateAppearance()

  /// Makes all states look as buttons of a style do by themselves.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    for state in states { state.take(from: UIBarButtonItemStateAppearance()) }
  }

  /// A copy that can be changed by itself.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.init(style: style)
    for (new, old) in zip(copy.states, states) { new.take(from: old) }
    return copy
  }

  var didChange: (() -> Void)?

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  /// The look for a control's state.
  func appearance(for state: UIControl.State) -> UIBarButtonItemStateAppearance {
    if state.contains(.disabled) { return disabled }
    if state.contains(.highlighted) { return highlighted }
    return state.contains(.focused) ? focused : normal
  }
}
