/// How much something that is wished of a layout matters, 1 to 1000.
public struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float
  /// A priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  // The numbers are documented.
  /// It must be: 1000.
  public static let required = UILayoutPriority(1000)
  /// It matters much: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that may change a window's size: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a window keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that may not change a window's size: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// It matters little: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// A size that is only a hint, as for ``UIView/systemLayoutSizeFitting(_:)``: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
