import OpenCollectionView

extension TextCard {
  /// Scripts of all kinds, and of both directions.
  static func scripts() -> TextCard {
    let rows: [(String, String)] = [
      ("Polish, Vietnamese", "Zażółć gęślą jaźń · Tiếng Việt"),
      ("Greek, Russian", "Ξεσκεπάζω τὴν ψυχοφθόρα · Съешь ещё этих булок"),
      ("Japanese: no line begins with 。or っ", "「吾輩は猫である。名前はまだ無い。」どこで生れたかとんと見当がつかぬ。"),
      ("Korean: words stay whole", "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다"),
      ("Emoji: never broken", "👩‍👩‍👧‍👦 👍🏽 🇵🇱 ✈️ 1️⃣ 🏳️‍🌈"),
    ]
    return TextCard(
      "Scripts and directions", spacing: 10,
      rows.map { CaptionedRow($0, UILabel($1)) } + [
        CaptionedRow("A soft hyphen shows where a line breaks", UILabel(hyphenated), padding: 6, width: 200),
        CaptionedRow("Hebrew and Arabic, natural", UILabel("שלום עולם (42) abc")),
        CaptionedRow("Numbers keep their direction", rightToLeft("السعر 123.50 USD فقط")),
        CaptionedRow("Both directions, and colours", UILabel(mixed())),
      ])
  }

  private static let hyphenated = "Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrts\u{AD}gesell\u{AD}schafts\u{AD}kapitän"

  private static func rightToLeft(_ text: String) -> UILabel {
    let label = UILabel(text)
    label.textAlignment = .right
    return label
  }

  private static func mixed() -> NSAttributedString {
    let text = NSMutableAttributedString(string: "The word ")
    text.append(NSAttributedString(string: "שלום", attributes: [.foregroundColor: UIColor.systemBlue]))
    text.append(NSAttributedString(string: " means peace, "))
    text.append(NSAttributedString(string: "مرحبا", attributes: [.foregroundColor: UIColor.systemPink]))
    text.append(NSAttributedString(string: " "))
    text.append(
      NSAttributedString(string: "بالعالم", attributes: [.foregroundColor: UIColor.systemGreen]))
    text.append(NSAttributedString(string: " greets the world."))
    return text
  }
}
