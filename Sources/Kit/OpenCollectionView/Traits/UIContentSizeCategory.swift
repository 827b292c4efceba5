public import Foundation

/// The size that the person likes text to have. Categories compare by size; an unspecified one is the smallest.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// The name.
  public let rawValue: String
  /// A category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing is said.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// A little smaller than usual.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The usual one.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// A little larger than usual.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Large.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest that all text follows.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// For weak eyes.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// For weak eyes, larger.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// For weak eyes, larger still.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// For very weak eyes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Tells whether the category is one for weak eyes, for which layouts are often others.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The size in points of body text in the category (documented); that of the usual one for names that are none.
  var bodySize: CGFloat { rank < 0 ? 17 : Self.bodySizes[rank] }

  /// The category whose body text is nearest to that of the usual one times a factor.
  init(textScale: Double) {
    let wanted = 17 * CGFloat(textScale.isFinite ? textScale : 1)
    let sizes = Self.bodySizes
    let nearest = sizes.indices.min { abs(sizes[$0] - wanted) < abs(sizes[$1] - wanted) }
    self = nearest.map { Self.ascending[$0] } ?? .large
  }

  /// Tells whether the first is smaller.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// Names that are none rank with the unspecified one.
  private var rank: Int { Self.ascending.firstIndex(of: self) ?? -1 }
}

extension UIContentSizeCategory {
  /// The person likes text to have another size. Posted when views have been told, with the screen as its object. // V134
  ///
  /// Difference from UIKit: each scene has a person of its own, so that it is posted for each screen.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

  /// The key of what the size is now: the category's name, a `String`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Posts the notification where the size is another one.
  @MainActor static func didChange(from old: Self, to new: Self, on screen: UIScreen) {
    guard old != new else { return }
    NotificationCenter.default.post(
      name: didChangeNotification, object: screen, userInfo: [newValueUserInfoKey: new.rawValue])
  }
}
