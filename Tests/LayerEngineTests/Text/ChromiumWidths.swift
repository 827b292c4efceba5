import LayerEngine

/// Widths that Chromium's canvas has for Liberation Sans: `measureText` with `fontKerning = "none"`, on Debian 12.
enum ChromiumWidths {
  struct Row: Sendable {
    let string: String
    let size: Double
    let weight: FontWeight
    let isItalic: Bool
    let width: Double
  }

  static let rows: [Row] = [
    Row(string: "Hello, World!", size: 17, weight: .regular, isItalic: false, width: 97.3017578125),
    Row(string: "Hello, World!", size: 17, weight: .bold, isItalic: false, width: 104.822265625),
    Row(
      string: "The quick brown fox jumps over the lazy dog.",
      size: 17, weight: .regular, isItalic: false, width: 341.1123046875),
    Row(
      string: "The quick brown fox jumps over the lazy dog.",
      size: 12, weight: .regular, isItalic: true, width: 240.78515625),
    Row(string: "AVATAR Type To. WAVE LTd", size: 17, weight: .regular, isItalic: false, width: 228.6201171875),
    Row(string: "AVATAR Type To. WAVE LTd", size: 34, weight: .bold, isItalic: true, width: 474.0908203125),
    Row(string: "office affluent fjord ffi fl", size: 17, weight: .regular, isItalic: false, width: 170.0830078125),
    Row(string: "office affluent fjord ffi fl", size: 11, weight: .regular, isItalic: false, width: 110.0537109375),
    Row(string: "0123456789 1,234.56 €", size: 17, weight: .regular, isItalic: false, width: 179.62060546875),
    Row(string: "0123456789 1,234.56 €", size: 28, weight: .bold, isItalic: false, width: 295.845703125),
    Row(string: "user@example.com/~path?x=1&y=[2]", size: 17, weight: .regular, isItalic: false, width: 285.1650390625),
    Row(string: "user@example.com/~path?x=1&y=[2]", size: 17, weight: .bold, isItalic: false, width: 302.3974609375),
    Row(string: "Zażółć gęślą jaźń", size: 17, weight: .regular, isItalic: false, width: 131.34326171875),
    Row(string: "Zażółć gęślą jaźń", size: 12, weight: .regular, isItalic: true, width: 92.712890625),
    Row(
      string: "Příliš žluťoučký kůň úpěl ďábelské ódy",
      size: 17, weight: .regular, isItalic: false, width: 289.9130859375),
    Row(string: "Příliš žluťoučký kůň úpěl ďábelské ódy", size: 34, weight: .bold, isItalic: true, width: 632.8515625),
    Row(string: "Übergröße ÄÖÜ ß naïve café", size: 17, weight: .regular, isItalic: false, width: 221.09130859375),
    Row(string: "Übergröße ÄÖÜ ß naïve café", size: 11, weight: .regular, isItalic: false, width: 143.05908203125),
    Row(string: "Æsir Øre Ångström þorn ð", size: 17, weight: .regular, isItalic: false, width: 198.39697265625),
    Row(string: "Æsir Øre Ångström þorn ð", size: 28, weight: .bold, isItalic: false, width: 353.14453125),
    Row(
      string: "Съешь ещё этих мягких французских булок",
      size: 17, weight: .regular, isItalic: false, width: 345.64453125),
    Row(
      string: "Съешь ещё этих мягких французских булок",
      size: 17, weight: .bold, isItalic: false, width: 372.07421875),
    Row(string: "Ёлка Ђорђе Љубљана Ќ ѓ ї ґ", size: 17, weight: .regular, isItalic: false, width: 226.744140625),
    Row(string: "Ёлка Ђорђе Љубљана Ќ ѓ ї ґ", size: 12, weight: .regular, isItalic: true, width: 158.68359375),
    Row(
      string: "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία",
      size: 17, weight: .regular, isItalic: false, width: 292.1044921875),
    Row(string: "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία", size: 34, weight: .bold, isItalic: true, width: 628.169921875),
    Row(string: "Ά Έ Ή Ί Ό Ύ Ώ ϊ ΰ", size: 17, weight: .regular, isItalic: false, width: 136.80517578125),
    Row(string: "Ά Έ Ή Ί Ό Ύ Ώ ϊ ΰ", size: 11, weight: .regular, isItalic: false, width: 88.52099609375),
    Row(string: "İstanbul ığŞç", size: 17, weight: .regular, isItalic: false, width: 98.28125),
    Row(string: "İstanbul ığŞç", size: 28, weight: .bold, isItalic: false, width: 174.248046875),
    Row(
      string: "“Quotes” ‘single’ — dash – en … ‹›«»",
      size: 17, weight: .regular, isItalic: false, width: 280.62451171875),
    Row(
      string: "“Quotes” ‘single’ — dash – en … ‹›«»",
      size: 17, weight: .bold, isItalic: false, width: 300.39697265625),
    Row(string: "½ ¾ × ÷ ± ² ³ ° µ ¶ § © ® ™", size: 17, weight: .regular, isItalic: false, width: 206.89697265625),
    Row(string: "½ ¾ × ÷ ± ² ³ ° µ ¶ § © ® ™", size: 12, weight: .regular, isItalic: true, width: 146.044921875),
    Row(string: "≤ ≥ ≠ ≈ ∞ √ ∑ ∏ ∂ ∫ ← → ↑ ↓", size: 17, weight: .regular, isItalic: false, width: 210.341796875),
    Row(string: "≤ ≥ ≠ ≈ ∞ √ ∑ ∏ ∂ ∫ ← → ↑ ↓", size: 34, weight: .bold, isItalic: true, width: 420.650390625),
    Row(string: "■ □ ▲ ► ▼ ◄ ○ ● ♠ ♥ ♫", size: 17, weight: .regular, isItalic: false, width: 187.4814453125),
    Row(string: "■ □ ▲ ► ▼ ◄ ○ ● ♠ ♥ ♫", size: 11, weight: .regular, isItalic: false, width: 121.3115234375),
    Row(
      string: "cafe\u{301} i\u{301} A\u{30A} d\u{30C}\u{A0}no\u{AD}break\u{200B}x",
      size: 17, weight: .regular, isItalic: false, width: 147.4716796875),
    Row(
      string: "cafe\u{301} i\u{301} A\u{30A} d\u{30C}\u{A0}no\u{AD}break\u{200B}x",
      size: 28, weight: .bold, isItalic: false, width: 259.779296875),
    Row(
      string: "a\u{2002}b\u{2003}c\u{2009}d\u{200A}e\u{202F}f\u{2007}g",
      size: 17, weight: .regular, isItalic: false, width: 102.27474975585938),
    Row(
      string: "a\u{2002}b\u{2003}c\u{2009}d\u{200A}e\u{202F}f\u{2007}g",
      size: 17, weight: .bold, isItalic: false, width: 106.95639038085938),
  ]
}
