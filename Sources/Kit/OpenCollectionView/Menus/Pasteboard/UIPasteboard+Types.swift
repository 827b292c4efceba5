extension UIPasteboard {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// A name from text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name from text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The general pasteboard's name.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The options of new items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String
    /// A key from text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// When the items disappear: a Date.
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    /// Tells whether the items stay in the program and do not go to the host's clipboard: a Bool.
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }

  /// Posted when what is on a pasteboard has changed; the object is the pasteboard.
  nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// The types that have come, an array of strings.
  nonisolated public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The types that have gone, an array of strings.
  nonisolated public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
  /// Posted when a pasteboard was removed; the object is the pasteboard.
  nonisolated public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")

  /// Says in an item's dictionary that the value's class tells its types.
  nonisolated public static let typeAutomatic = "com.apple.uikit.type-automatic"

  /// The types that texts have.
  public class var typeListString: NSArray { NSArray(array: PasteboardItem.textTypes) }
  /// The types that addresses have.
  public class var typeListURL: NSArray { NSArray(array: PasteboardItem.urlTypes) }
  /// The types that pictures have.
  public class var typeListImage: NSArray { NSArray(array: PasteboardItem.imageTypes) }
  /// The types that colours have.
  public class var typeListColor: NSArray { NSArray(array: [PasteboardItem.colorType]) }
}
