/// A list of actions, commands and further menus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The identifier of the menu.
  open private(set) var identifier: Identifier
  /// How the menu is shown in the one around it.
  open private(set) var options: Options
  /// The elements of the menu, first at the top.
  open private(set) var children: [UIMenuElement]
  /// How large the elements are shown.
  open var preferredElementSize: ElementSize
  private static var made = 0

  init(
    title: String, subtitle: String?, image: UIImage?, identifier: Identifier?, options: Options,
    preferredElementSize: ElementSize, holding children: [UIMenuElement]
  ) {
    Self.made += 1
    self.identifier = identifier ?? Identifier("menu.\(Self.made)")
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// A menu of elements.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, holding: children)
  }

  /// A menu from an archive: nil, since there are no archives of menus here.
  public required init?(coder: NSCoder) { nil }

  /// The same menu with other elements in it.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements that are on, also of menus shown inline.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let leaf = child as? any UIMenuLeaf { return leaf.state == .on ? [child] : [] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.selectedElements
    }
  }

  /// How a menu is shown in the one around it.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The elements stand in the menu around, set apart by lines, instead of behind a title.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The title is shown in red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One element is on at a time: choosing one turns the others off.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements stand beside each other as pictures.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large elements are shown.
  public enum ElementSize: Int, Sendable {
    /// Pictures beside each other.
    case small = 0
    /// Pictures with titles below, beside each other.
    case medium = 1
    /// Rows.
    case large = 2
    /// The size that suits the place.
    case automatic = -1
  }
}
