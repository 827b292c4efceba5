import OpenCollectionView

extension TextCard {
  /// Attributes of parts of a text.
  static func attributes() -> TextCard {
    TextCard(
      "Attributed text", spacing: 12,
      [
        UILabel(prose()), CaptionedRow("Lines", UILabel(lines())),
        CaptionedRow("Baselines, distances, outlines and shadows", UILabel(letters())),
      ])
  }

  private static func part(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
    NSAttributedString(string: text, attributes: attributes)
  }

  private static func joined(_ parts: [NSAttributedString], spacing: CGFloat = 3) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: "")
    for part in parts { whole.append(part) }
    let style = NSMutableParagraphStyle()
    style.lineSpacing = spacing
    whole.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: whole.length))
    return whole
  }

  private static func prose() -> NSAttributedString {
    joined([
      part("One string, "), part("bold", [.font: UIFont.boldSystemFont(ofSize: 15).grown]), part(" and "),
      part("italic", [.font: UIFont.italicSystemFont(ofSize: 15).grown]), part(", "),
      part(
        "large",
        [.font: UIFont.systemFont(ofSize: 24, weight: .semibold).grown, .foregroundColor: UIColor.systemIndigo]),
      part(" and "), part("small", [.font: UIFont.systemFont(ofSize: 11).grown]), part(", in "),
      part("red", [.foregroundColor: UIColor.systemRed]), part(", "),
      part("green", [.foregroundColor: UIColor.systemGreen]), part(" and "),
      part("blue", [.foregroundColor: UIColor.systemBlue]), part(", "),
      part("marked", [.backgroundColor: UIColor.systemYellow.withAlphaComponent(0.45)]), part(", "),
      part("code()", [.font: UIFont.monospacedSystemFont(ofSize: 14, weight: .regular).grown]), part(" and "),
      part("a link", [.link: "https://www.unicode.org"]), part("."),
    ])
  }

  private static func lines() -> NSAttributedString {
    func line(_ text: String, _ style: NSUnderlineStyle, _ color: UIColor? = nil) -> NSAttributedString {
      var attributes: [NSAttributedString.Key: Any] = [.underlineStyle: style.rawValue]
      attributes[.underlineColor] = color
      return part(text, attributes)
    }
    return joined(
      [
        line("single", .single), part("  "), line("thick", .thick), part("  "), line("double", .double), part("  "),
        line("dots", [.single, .patternDot], .systemPink), part("  "),
        line("dashes", [.single, .patternDash], .systemTeal), part("  "), line("by single word", [.single, .byWord]),
        part("  "), part("struck", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]), part("  "),
        part(
          "both",
          [
            .strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.systemRed,
            .underlineStyle: NSUnderlineStyle.single.rawValue,
          ]),
      ], spacing: 6)
  }

  private static func letters() -> NSAttributedString {
    let small = UIFont.systemFont(ofSize: 10).grown
    let large = UIFont.systemFont(ofSize: 22, weight: .bold).grown
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 0, height: 2)
    shadow.shadowBlurRadius = 4
    shadow.shadowColor = UIColor.systemPurple
    return joined(
      [
        part("H"), part("2", [.font: small, .baselineOffset: -3]), part("O  E = mc"),
        part("2", [.font: small, .baselineOffset: 6]), part("  "), part("spaced", [.kern: 4]), part("  "),
        part("tight", [.kern: -1]), part("  "), part("leaning", [.obliqueness: 0.3]), part("  "),
        part("broad", [.expansion: 0.3]), part("\n"),
        part("Outline", [.font: large, .strokeWidth: 4, .strokeColor: UIColor.galleryTint]), part("  "),
        part("Shadow", [.font: large, .shadow: shadow]),
      ], spacing: 6)
  }
}
