/// Tells which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable {
  /// Letters.
  case `default` = 0
  /// Letters, none beyond ASCII.
  case asciiCapable = 1
  /// Digits and punctuation at first.
  case numbersAndPunctuation = 2
  /// Letters, with what addresses need.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Digits, with what telephone numbers need.
  case phonePad = 5
  /// Letters, with a telephone pad to change to.
  case namePhonePad = 6
  /// Letters, with what addresses of mail need.
  case emailAddress = 7
  /// Digits and the decimal separator.
  case decimalPad = 8
  /// Letters, with @ and #.
  case twitter = 9
  /// Letters, for a search.
  case webSearch = 10
  /// Digits, none beyond ASCII.
  case asciiCapableNumberPad = 11

  /// The same as ``asciiCapable``, by its old name.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
