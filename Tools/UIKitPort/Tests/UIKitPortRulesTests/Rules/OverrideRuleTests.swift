import Testing

@Suite struct OverrideRuleTests {
  @Test func `a member that overrides goes into the body, and lines stay what they are`() {
    #expect(
      port("class A: B {\n}\nextension A {\n  // Why.\n  override func c() {}\n  func d() {}\n}\n") == """
        class A: B {

        #sourceLocation(file: "A.swift", line: 4)
        // Why.
          override func c() {}
        #sourceLocation(file: "A.swift", line: 2)
        }
        extension A {
          

          func d() {}
        }

        """)
  }

  @Test func `a member of another file opens what is private there`() {
    let ported = port([
      "A.swift": "class A: B {}\n",
      "C.swift": "private let d = 1\nextension A {\n  override func e() -> Int { d }\n}\n",
    ])
    #expect(
      ported["A.swift"]?.contains("#sourceLocation(file: \"C.swift\", line: 3)\noverride func e() -> Int { d }\n")
        == true)
    #expect(ported["C.swift"]?.hasPrefix("let d = 1\nextension A {\n") == true)
  }

  @Test func `a member that a class below overrides goes too`() {
    let ported = port("class A {}\nextension A { func b() {} }\nclass C: A { override func b() {} }\n")
    #expect(
      ported.hasPrefix(
        "class A {\n#sourceLocation(file: \"A.swift\", line: 2)\nfunc b() {}\n#sourceLocation(file: \"A.swift\", line: 1)\n}\nextension A {  }\n"
      ))
  }

  @Test func `conditions of the extension keep it where it is, which is told of`() {
    #expect(
      findings("class A<T> {}\nextension A where T == Int { override func b() {} }\n") == [
        "A.swift:2:30: warning: The extension has conditions, so that its members cannot be moved into the body of A. [OverridesInExtensions]"
      ])
  }
}
