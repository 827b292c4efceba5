#if BrowserHost
/// A key of the keyboard: a named one, or one that writes a character.
public struct Key: Sendable, Hashable {
  /// The DOM's `KeyboardEvent.key`.
  public let name: String
  /// The DOM's `KeyboardEvent.code`; empty where no key of a US keyboard has that character alone.
  public let code: String
  /// What it writes; empty for a key that writes nothing.
  public let text: String
  /// The Windows virtual key code, which is the DOM's `keyCode`.
  let virtualCode: Int

  private init(_ name: String, code: String? = nil, text: String = "", virtualCode: Int) {
    self.name = name
    self.code = code ?? name
    self.text = text
    self.virtualCode = virtualCode
  }

  // The numbers are Microsoft's "Virtual-Key Codes".

  /// The tab key.
  public static let tab = Key("Tab", virtualCode: 0x09)
  /// Return.
  public static let enter = Key("Enter", text: "\r", virtualCode: 0x0D)
  /// Escape.
  public static let escape = Key("Escape", virtualCode: 0x1B)
  /// The space bar.
  public static let space = Key(" ", code: "Space", text: " ", virtualCode: 0x20)
  /// Deletes backwards.
  public static let backspace = Key("Backspace", virtualCode: 0x08)
  /// Deletes forwards.
  public static let delete = Key("Delete", virtualCode: 0x2E)
  /// One page up.
  public static let pageUp = Key("PageUp", virtualCode: 0x21)
  /// One page down.
  public static let pageDown = Key("PageDown", virtualCode: 0x22)
  /// To the end.
  public static let end = Key("End", virtualCode: 0x23)
  /// To the beginning.
  public static let home = Key("Home", virtualCode: 0x24)
  /// The left arrow.
  public static let arrowLeft = Key("ArrowLeft", virtualCode: 0x25)
  /// The up arrow.
  public static let arrowUp = Key("ArrowUp", virtualCode: 0x26)
  /// The right arrow.
  public static let arrowRight = Key("ArrowRight", virtualCode: 0x27)
  /// The down arrow.
  public static let arrowDown = Key("ArrowDown", virtualCode: 0x28)

  /// The key that writes a character. Letters and digits have the code of a US keyboard, others none.
  public static func character(_ character: Character) -> Key {
    let text = String(character)
    let upper = text.uppercased()
    guard let ascii = Character(upper).asciiValue, character.isLetter || character.isNumber else {
      return Key(text, code: "", text: text, virtualCode: 0)
    }
    // The virtual codes of A...Z and 0...9 are their ASCII codes.
    return Key(text, code: (character.isLetter ? "Key" : "Digit") + upper, text: text, virtualCode: Int(ascii))
  }
}
#endif
