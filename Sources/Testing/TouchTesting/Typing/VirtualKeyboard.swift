public import Foundation
import GestureEngine

/// The keyboard of a virtual screen.
///
/// ```swift
/// screen.keyboard = .onScreen(height: 291)
/// screen.play(.tap(at: field.center))     // keyboardWillShow, with that frame
/// ```
public struct VirtualKeyboard: Hashable, Sendable {
  /// Its height in points; nil for a keyboard that lies before the screen.
  public var height: CGFloat?
  /// How long it takes to come or go, in seconds.
  public var duration: Double

  /// A keyboard that covers nothing. A screen has one unless told otherwise.
  public static let hardware = VirtualKeyboard(height: nil, duration: KeyboardReport.usualDuration)

  /// A keyboard at the lower edge of the screen, shown while somebody types.
  ///
  /// - Parameters:
  ///   - height: its height in points.
  ///   - duration: how long it takes to come or go, in seconds; 0.25 as on iOS unless given.
  public static func onScreen(height: CGFloat, duration: Double = 0.25) -> VirtualKeyboard {
    VirtualKeyboard(height: height, duration: duration)
  }

  /// The place on a screen of a size; nil where it covers nothing.
  func frame(on size: CGSize) -> CGRect? {
    height.map { CGRect(x: 0, y: size.height - $0, width: size.width, height: $0) }
  }
}
