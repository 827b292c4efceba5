import OpenCollectionView
import Testing

/// Attributed texts that are put together of parts whose attributes are objects.
@MainActor struct AppendedTextTests {
  private static func values(of key: NSAttributedString.Key) -> [Any] {
    switch key {
    case .font: [10.0, 20, 10].map { UIFont.systemFont(ofSize: $0) }
    case .foregroundColor: [UIColor.red, UIColor.label, UIColor(white: 0, alpha: 0)]
    case .paragraphStyle:
      [NSTextAlignment.left, .center, .right].map { alignment in
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        return style
      }
    case .shadow:
      [0.0, 1, 2].map { radius in
        let shadow = NSShadow()
        shadow.shadowBlurRadius = radius
        return shadow
      }
    default: [NSTextAttachment(), NSTextAttachment(), NSTextAttachment()]
    }
  }

  // X134
  @Test(arguments: [NSAttributedString.Key.font, .foregroundColor, .paragraphStyle, .shadow, .attachment])
  func `texts with other values of each attribute become one`(key: NSAttributedString.Key) {
    let text = NSMutableAttributedString(string: "")
    let values = Self.values(of: key)
    for value in values { text.append(NSAttributedString(string: "ab", attributes: [key: value])) }
    #expect(text.string == "ababab")
    for (index, value) in values.enumerated() {
      let kept = text.attribute(key, at: 2 * index, effectiveRange: nil) as? NSObject
      #expect(kept?.isEqual(value) == true)
    }
    text.addAttribute(key, value: values[1], range: NSRange(location: 1, length: 4))
    #expect((text.attribute(key, at: 4, effectiveRange: nil) as? NSObject)?.isEqual(values[1]) == true)
  }

  // X134
  @Test func `like values next to each other are one part`() {
    let text = NSMutableAttributedString(string: "")
    for letter in ["a", "b", "c"] {
      text.append(NSAttributedString(string: letter, attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    }
    var range = NSRange()
    _ = text.attributes(at: 1, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: 3))
  }
}
