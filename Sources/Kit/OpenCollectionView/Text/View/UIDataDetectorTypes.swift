/// Kinds of things that a text view finds in its text by itself.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Kinds by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of the web and of mail.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses. Kept for the program.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times. Kept for the program.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels. Kept for the program.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights. Kept for the program.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Words that may be looked up. Kept for the program.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
