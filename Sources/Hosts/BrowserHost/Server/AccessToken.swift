#if BrowserHost
/// The secret in the printed address of a server that other machines can reach.
struct AccessToken: Sendable {
  /// 32 hexadecimal digits.
  let text: String

  /// A new one, from the system's generator.
  init() {
    var generator = SystemRandomNumberGenerator()
    text = (0..<16).map { _ in
      let byte: UInt8 = generator.next()
      return String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }.joined()
  }

  /// Tells whether `other` is this token. The time that it takes does not tell how much of it is right.
  func matches(_ other: String?) -> Bool {
    guard let other, other.utf8.count == text.utf8.count else { return false }
    var difference: UInt8 = 0
    for (left, right) in zip(text.utf8, other.utf8) { difference |= left ^ right }
    return difference == 0
  }
}
#endif
