extension UIColor {
  /// The name by which the colour is called aloud, such as “dark blue”.
  ///
  /// Difference from UIKit: the words are this library's, and English. A dynamic colour is taken as it is in the
  /// current traits.
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    guard alpha > 0.01 else { return "clear" }
    guard brightness > 0.08 else { return "black" }
    guard saturation > 0.08 else {
      return brightness > 0.95 ? "white" : brightness > 0.7 ? "light gray" : brightness > 0.35 ? "gray" : "dark gray"
    }
    let degrees = hue * 360
    // Dark oranges are seen as a colour of their own.
    if (15..<45).contains(degrees), brightness < 0.7 { return brightness < 0.35 ? "dark brown" : "brown" }
    let name = Self.hueNames.first { degrees < $0.end }?.name ?? "red"
    if brightness < 0.55 { return "dark " + name }
    return saturation < 0.4 && brightness > 0.7 ? "light " + name : name
  }

  private static let hueNames: [(end: CGFloat, name: String)] = [
    (15, "red"), (45, "orange"), (70, "yellow"), (160, "green"), (195, "cyan"), (255, "blue"), (290, "purple"),
    (345, "pink"), (361, "red"),
  ]
}
