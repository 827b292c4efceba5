import OpenCollectionView

/// A colour of a picture, which can be mixed with others.
struct Tone: Hashable, Sendable {
  private var red: Double
  private var green: Double
  private var blue: Double

  /// A colour as designers write it, such as `0xF7C8A0`.
  init(_ hexadecimal: UInt32) {
    red = Double(hexadecimal >> 16 & 255) / 255
    green = Double(hexadecimal >> 8 & 255) / 255
    blue = Double(hexadecimal & 255) / 255
  }

  static let white = Tone(0xFFFFFF)
  static let black = Tone(0x000000)

  /// The colour on the way to another one: 0 is this one, 1 the other one.
  func mixed(_ share: Double, with other: Tone) -> Tone {
    var result = self
    result.red += (other.red - red) * share
    result.green += (other.green - green) * share
    result.blue += (other.blue - blue) * share
    return result
  }

  func lighter(_ share: Double) -> Tone { mixed(share, with: .white) }

  func darker(_ share: Double) -> Tone { mixed(share, with: .black) }

  func color(alpha: Double = 1) -> CGColor { CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha) }
}
