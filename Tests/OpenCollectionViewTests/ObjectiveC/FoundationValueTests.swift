import OpenCollectionView
import Testing

@MainActor struct FoundationValueTests {
  @Test func `a number becomes a length`() {
    let number: NSNumber? = 2.5
    #expect(number.flatMap(CGFloat.init) == 2.5)
    #expect(CGFloat(truncating: 3) == 3)
    #expect(CGFloat(exactly: NSNumber(value: 0.25)) == 0.25)
  }

  @Test func `a length is cast to a number and back`() {
    let length: CGFloat = 2.5
    #expect(NumberFormatter().string(from: length as NSNumber) == "2")
    #expect((length as NSNumber).doubleValue == 2.5)
    let any: Any = NSNumber(value: 1.5)
    #expect(any as? CGFloat == 1.5)
  }

  @Test func `who keeps an object is counted`() {
    let object = NSObject()
    let before = CFGetRetainCount(object)
    let kept = [object, object]
    #expect(CFGetRetainCount(object) == before + kept.count)
  }

  @Test func `a format is added to a text`() {
    let text = NSMutableString(string: "a")
    text.appendFormat("%C", UInt16(0x62))
    text.appendFormat(" %d of %@", 3, "9")
    #expect(text == "ab 3 of 9")
  }

  @Test func `an attributed text without letters is made by nothing`() {
    #expect(NSAttributedString().string == "")
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "leaf"))
    #expect(text.string == "leaf")
  }

  @Test func `a plain document is read, with its attributes`() throws {
    let text = try NSAttributedString(
      data: Data("leaf".utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.plain, .defaultAttributes: [NSAttributedString.Key.kern: 2],
      ],
      documentAttributes: nil)
    #expect(text.string == "leaf")
    #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    let latin = try NSAttributedString(
      data: Data([0xE9]), options: [.characterEncoding: String.Encoding.isoLatin1.rawValue], documentAttributes: nil)
    #expect(latin.string == "é")
  }

  @Test func `a document that nothing here reads throws`() {
    #expect(throws: CocoaError(.featureUnsupported)) {
      try NSAttributedString(
        data: Data("<b>leaf</b>".utf8), options: [.documentType: NSAttributedString.DocumentType.html],
        documentAttributes: nil)
    }
    #expect(throws: CocoaError(.fileReadInapplicableStringEncoding)) {
      try NSAttributedString(data: Data([0xFF, 0xFE, 0xFF]), documentAttributes: nil)
    }
  }
}
