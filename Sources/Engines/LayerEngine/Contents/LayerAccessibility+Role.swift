extension LayerAccessibility {
  /// The kind of thing that a layer is.
  public enum Role: UInt8, Hashable, Sendable, Codable, CaseIterable {
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
    /// A control that is on or off.
    case toggle = 10
    /// A box that is ticked or not.
    case checkbox = 11
    /// One of several choices that exclude each other.
    case radio = 12
    /// A group of such choices.
    case radioGroup = 13
    /// A label that shows one of several pages.
    case tab = 14
    /// A row of tabs.
    case tabList = 15
    /// How far something has come.
    case progress = 16
    /// A menu.
    case menu = 17
    /// A line of a menu.
    case menuItem = 18
    /// A line of a menu that is ticked or not.
    case menuItemCheckbox = 19
    /// A line of a menu that excludes others.
    case menuItemRadio = 20
    /// A panel that is to be answered.
    case dialog = 21
    /// A panel that interrupts.
    case alertDialog = 22
    /// A row of tools.
    case toolbar = 23
    /// A bar that leads through the program.
    case navigation = 24
    /// A message that says how things stand, and is read when it changes.
    case status = 25
    /// A message that is read at once when it appears.
    case alert = 26
    /// A line in which text is written.
    case textField = 27
    /// A page in which text is written.
    case textArea = 28
    /// A value that goes up and down by steps.
    case stepper = 29
    /// A line that separates other things.
    case separator = 30
    /// A sign that something is under way, without a value.
    case activity = 31
  }
}
