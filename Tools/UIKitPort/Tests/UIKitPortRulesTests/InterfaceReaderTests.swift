import Testing

@testable import UIKitPortRules

@Suite struct InterfaceReaderTests {
  private func mistake(_ text: String) -> InterfaceReader.Mistake? {
    do throws(InterfaceReader.Mistake) {
      _ = try InterfaceReader.read(text)
      return nil
    } catch { return error }
  }

  @Test func `elements have their attributes, texts and places`() throws {
    let root = try InterfaceReader.read(
      "<?xml version=\"1.0\"?>\n<!-- none -->\n<document a='1'>\n  <string key=\"text\">Sea &amp; &lt;sand&gt; &#x1F30A;</string>\n  <b/>\n</document>\n"
    )
    #expect(root.name == "document" && root["a"] == "1" && root.line == 3 && root.column == 1)
    #expect(root.children.map(\.name) == ["string", "b"])
    #expect(root.child("string")?.text == "Sea & <sand> 🌊")
    #expect(root.children[1].line == 5 && root.children[1].column == 3)
  }

  @Test func `values keep what stands for characters`() throws {
    let root = try InterfaceReader.read("<a text=\"1 &quot;2&quot;&#10;3\"/>")
    #expect(root["text"] == "1 \"2\"\n3")
  }

  @Test(arguments: [
    ("<a>", 1, 1, "<a> has no end"), ("<a>\n</b>", 2, 1, "</b> ends what was not begun: a is open"),
    ("<a b=1/>", 1, 6, "the value of b has no quotation marks"),
    ("<a b/>", 1, 5, "<a> has an attribute without a value"),
    ("<a b=\"1\" b=\"2\"/>", 1, 15, "<a> has b twice"), ("", 1, 1, "there is no element"),
    ("<a/><b/>", 1, 5, "a file has one outermost element"), ("<a>&b;</a>", 1, 7, "nobody knows what &b; is"),
    ("words", 1, 6, "there is text outside of all elements"), ("<a><!-- b</a>", 1, 4, "a comment has no end"),
  ])
  func `what is no XML is told with its place`(text: String, line: Int, column: Int, sentence: String) {
    #expect(mistake(text) == InterfaceReader.Mistake(line: line, column: column, sentence: sentence))
  }

  @Test func `a file that would become larger than it is written is none of Interface Builder's`() {
    let bomb =
      "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY b \"bbbbbbbbbb\"><!ENTITY c \"&b;&b;&b;&b;\">]>\n<a>&c;</a>\n"
    #expect(
      mistake(bomb)
        == InterfaceReader.Mistake(
          line: 2, column: 1, sentence: "an interface file has no document type and no entities of its own"))
  }

  @Test func `elements that lie too deep in each other are not followed`() {
    let text = String(repeating: "<a>", count: 600) + String(repeating: "</a>", count: 600)
    #expect(mistake(text)?.sentence == "elements lie more than 512 deep in each other")
  }
}
