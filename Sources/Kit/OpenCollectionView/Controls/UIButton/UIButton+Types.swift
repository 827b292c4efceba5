extension UIButton {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom = 0
    /// Text and pictures in the tint that fade while they are pressed.
    case system = 1
    /// A circle with an i.
    case detailDisclosure = 2
    /// A circle with an i.
    case infoLight = 3
    /// A circle with an i.
    case infoDark = 4
    /// A circle with a plus.
    case contactAdd = 5
    /// A grey circle with a cross.
    case close = 7

    /// A system button.
    @available(*, deprecated, renamed: "system")
    public static var roundedRect: ButtonType { .system }

    /// The name of the picture that buttons of this type show.
    var symbolName: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      }
    }

    /// The name by which assistive tools call a button of this type that has no words.
    var accessibilityLabel: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "More info"
      case .contactAdd: "Add"
      case .close: "Close"
      }
    }
  }

  /// The meaning of a button among others.
  public enum Role: Int, Sendable {
    /// Nothing special.
    case normal = 0
    /// It is the one that is most likely wanted: shown in bolder words.
    case primary = 1
    /// It ends something without doing it.
    case cancel = 2
    /// It destroys something: shown in red where no colour is given.
    case destructive = 3
  }

  /// Called to change a button's configuration when its state has changed.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}
