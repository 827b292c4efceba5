/// What assistive tools are told about a layer.
public struct LayerAccessibility: Hashable, Sendable {
  /// What kind of thing it is.
  public enum Role: UInt8, Hashable, Sendable, Codable {
    /// A group of other things.
    case group = 0
    /// Text.
    case text = 1
    /// A heading.
    case heading = 2
    /// A picture.
    case image = 3
    /// A button.
    case button = 4
    /// A link.
    case link = 5
    /// A list, such as a collection view.
    case list = 6
    /// An element of a list, such as a cell.
    case listItem = 7
    /// A control that takes a value from a range.
    case slider = 8
    /// A field for search text.
    case searchField = 9
  }

  /// The kind.
  public var role: Role
  /// The name that is read out.
  public var label: String
  /// The value that is read after the name.
  public var value: String?
  /// Whether it is selected; nil where that has no meaning.
  public var isSelected: Bool?
  /// Whether it takes input.
  public var isEnabled: Bool

  /// A description of a layer.
  public init(role: Role, label: String, value: String? = nil, isSelected: Bool? = nil, isEnabled: Bool = true) {
    self.role = role
    self.label = label
    self.value = value
    self.isSelected = isSelected
    self.isEnabled = isEnabled
  }
}
