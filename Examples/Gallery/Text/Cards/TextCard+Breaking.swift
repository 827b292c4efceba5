import OpenCollectionView

extension TextCard {
  private static let sentence = "The quick brown fox jumps over the lazy dog"

  /// What becomes of text that has no place.
  static func truncation() -> TextCard {
    let modes: [(String, NSLineBreakMode)] = [
      ("Tail", .byTruncatingTail), ("Middle", .byTruncatingMiddle), ("Head", .byTruncatingHead),
      ("Clipping", .byClipping),
    ]
    let rows = modes.map { name, mode -> UIView in
      let label = UILabel(sentence, lines: 1)
      label.lineBreakMode = mode
      label.clipsToBounds = true
      return CaptionedRow(name, label, padding: 6, width: 230)
    }
    let two = UILabel(sentence + ", and then it does it all over again, as ever", lines: 2)
    let colored = NSMutableAttributedString(string: sentence)
    colored.addAttribute(
      .foregroundColor, value: UIColor.systemOrange, range: NSRange(location: 10, length: 30))
    colored.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 15).grown, range: NSRange(location: 10, length: 30))
    let attributed = UILabel(colored, lines: 1)
    attributed.lineBreakMode = .byTruncatingTail
    return TextCard(
      "Truncation",
      rows + [
        CaptionedRow("Tail, two lines", two, padding: 6, width: 230),
        CaptionedRow("The sign has the style of the text before it", attributed, padding: 6, width: 230),
      ])
  }

  /// On which side lines stand.
  static func alignment() -> TextCard {
    let text = "Lines stand on a side, in the middle, or from side to side, where spaces grow until both ends are even."
    let alignments: [(String, NSTextAlignment)] = [
      ("Left", .left), ("Center", .center), ("Right", .right), ("Justified", .justified),
    ]
    return TextCard(
      "Alignment",
      alignments.map { name, alignment in
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        let label = UILabel(
          NSAttributedString(
            string: text, attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 14).grown]))
        return CaptionedRow(name, label, padding: 8)
      })
  }

  /// Text that is made to fit.
  static func shrinking() -> TextCard {
    let widths: [CGFloat] = [280, 220, 170, 130]
    let rows = widths.map { width -> UIView in
      let label = UILabel("Made smaller to fit", lines: 1)
      // What is to be made smaller does not begin with the size that fits nowhere.
      label.font = .systemFont(ofSize: 24, weight: .semibold)
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      return CaptionedRow("\(Int(width)) points", label, padding: 6, width: width)
    }
    let tight = UILabel("A little closer together before it is cut", lines: 1)
    tight.allowsDefaultTighteningForTruncation = true
    return TextCard("Shrinking", rows + [CaptionedRow("Tightened", tight, padding: 6, width: 264)])
  }

  /// Indents, distances and tabs.
  static func paragraphs() -> TextCard {
    let list = NSMutableParagraphStyle()
    list.headIndent = 18
    list.paragraphSpacing = 6
    list.tabStops = [NSTextTab(textAlignment: .left, location: 18)]
    let items =
      "•\tA hanging indent, for points of a list that take more than one line\n•\tA distance between paragraphs"
    let table = NSMutableParagraphStyle()
    table.tabStops = [
      NSTextTab(textAlignment: .left, location: 120), NSTextTab(textAlignment: .right, location: 260),
    ]
    table.lineSpacing = 4
    let airy = NSMutableParagraphStyle()
    airy.lineHeightMultiple = 1.5
    airy.firstLineHeadIndent = 24
    func label(_ text: String, _ style: NSParagraphStyle, _ font: UIFont = .systemFont(ofSize: 14).grown) -> UILabel {
      UILabel(NSAttributedString(string: text, attributes: [.paragraphStyle: style, .font: font]))
    }
    // Larger words would not fit between the stops.
    let tableFont = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 14), maximumPointSize: 18)
    return TextCard(
      "Paragraphs", spacing: 12,
      [
        CaptionedRow("Indents and spacing", label(items, list)),
        CaptionedRow(
          "Tab stops", label("Coffee\ttwo\t5.40\nCroissant\tone\t2.15\nWater\tthree\t10.50", table, tableFont)),
        CaptionedRow(
          "Line height 1.5", label("A first line that begins further in, and lines with air around them.", airy)),
      ])
  }
}
