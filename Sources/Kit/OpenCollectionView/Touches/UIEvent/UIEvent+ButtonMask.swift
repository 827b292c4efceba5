extension UIEvent.ButtonMask {
  /// A button by its number: 1 is the primary one, 2 the secondary one.
  ///
  /// Difference from UIKit: numbers that no button can have, below 1 or above 32, give the empty set.
  public static func button(_ buttonNumber: Int) -> UIEvent.ButtonMask {
    (1...32).contains(buttonNumber) ? UIEvent.ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
  }
}
