/// How strongly colours stand out from each other.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// As designed.
  case normal = 0
  /// More than that, because the person asked for it.
  case high = 1
}

/// The colours that a screen can show.
public enum UIDisplayGamut: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// Those of the web's standard.
  case SRGB = 0
  /// More than those.
  case P3 = 1
}

/// Tells whether the screen tells how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  /// Nothing is said.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// How heavy text is drawn.
public enum UILegibilityWeight: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// As designed.
  case regular = 0
  /// Heavier than that, because the person asked for it.
  case bold = 1
}

/// The appearance of the list that a view is in, as a trait.
///
/// A collection view tells it the views of its lists' sections, and with it their place among the rows.
///
/// Difference from UIKit: views of other sections find it unspecified, and never ``none`` by themselves.
public enum UIListEnvironment: Int, Sendable {
  /// Nothing is said.
  case unspecified = 0
  /// No list.
  case none = 1
  /// A list that fills its window.
  case plain = 2
  /// A list of groups that reach from side to side.
  case grouped = 3
  /// A list of groups that are cards.
  case insetGrouped = 4
  /// A list at the side of a window.
  case sidebar = 5
  /// A list at the side of a window, whose headers stay in sight.
  case sidebarPlain = 6
}

/// The meaning of a view's content, and so whether it is mirrored where writing runs from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored.
  case unspecified = 0
  /// The controls of a player: never mirrored, since tape runs one way.
  case playback = 1
  /// A direction in space, as of an alignment control: never mirrored.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4
}

/// The direction that content runs in, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// A phone, or a window of a phone's size.
  case phone = 0
  /// A tablet, or a window of a tablet's size.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A desktop computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The direction that content runs in.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}

/// How far above the rest of the screen content lies.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// The screen's own content.
  case base = 0
  /// Content above it, such as a sheet.
  case elevated = 1
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nothing is said.
  case unspecified = 0
  /// Little, as across a phone.
  case compact = 1
  /// Much, as across a tablet.
  case regular = 2
}

/// Light on dark, or dark on light.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Nothing is said.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}
