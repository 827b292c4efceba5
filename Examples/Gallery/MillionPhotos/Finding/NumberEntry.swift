/// The number of a photo as it is typed.
struct NumberEntry: Hashable, Sendable {
  /// The digits, without a zero at the front.
  private(set) var digits = ""

  /// The photo that is meant, if there is one of that number.
  var number: Int? { Int(digits).flatMap { (1...MillionPhoto.count).contains($0) ? $0 : nil } }

  /// Tells whether something is typed that is no photo's number.
  var isBeyond: Bool { !digits.isEmpty && number == nil }

  /// What stands in the field.
  var text: String { Int(digits)?.grouped ?? "" }

  /// Adds a digit; more than seven do not fit.
  mutating func append(_ digit: Character) {
    guard digit.isASCII, digit.isNumber, digits.count < 7, !(digits.isEmpty && digit == "0") else { return }
    digits.append(digit)
  }

  mutating func deleteLast() { _ = digits.popLast() }

  mutating func clear() { digits = "" }
}
