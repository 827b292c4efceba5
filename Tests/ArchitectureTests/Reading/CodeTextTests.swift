import Testing

@Suite struct CodeTextTests {
  @Test func `comments become spaces`() {
    #expect(CodeText("a // b").code == "a     ")
    #expect(CodeText("a /* b */ c").code == "a         c")
  }

  @Test func `block comments nest and keep their line ends`() {
    #expect(CodeText("a/*\n/* b */\n*/c").code == "a  \n       \n  c")
  }

  @Test func `strings become spaces`() {
    #expect(CodeText("a(\"b\")").code == "a(   )")
    #expect(CodeText(#"a("\"")b"#).code == "a(    )b")
  }

  @Test func `a comment sign in a string begins no comment`() {
    #expect(CodeText("a(\"//\") + b").code == "a(    ) + b")
  }

  @Test func `raw strings end at their own signs`() {
    #expect(CodeText(##"#"a"b"# + c"##).code == "        + c")
  }

  @Test func `strings of several lines keep their line ends`() {
    #expect(CodeText("\"\"\"\na \"b\"\n\"\"\" + c").code == "   \n     \n    + c")
  }

  @Test func `code in an interpolation stays`() {
    #expect(CodeText(#""a \(b("c")) d" + e"#).code == "     b(   )     + e")
  }

  @Test func `a string without an end ends with its line`() {
    #expect(CodeText("\"a\nb").code == "  \nb")
  }

  @Test func `quoted identifiers become spaces`() {
    #expect(CodeText("func `a // \"b`() {}").code == "func          () {}")
  }

  @Test func `directives stay`() {
    #expect(CodeText("#if Sky").code == "#if Sky")
  }
}
