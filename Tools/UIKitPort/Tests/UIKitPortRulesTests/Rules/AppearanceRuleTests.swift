import Testing

@Suite struct AppearanceRuleTests {
  @Test func `a view says which of its dynamic properties appearances set`() {
    #expect(
      port("class Ring: UIView {\n  @objc dynamic var color = UIColor.red\n  @objc dynamic var width: CGFloat = 1\n}\n")
        == """
        class Ring: UIView {
          var color = UIColor.red
          var width: CGFloat = 1

        #sourceLocation(file: "A.swift", line: 1)
        override class var appearanceProperties: [AppearanceProperty] { super.appearanceProperties + [AppearanceProperty(\\Ring.color), AppearanceProperty(\\Ring.width)] }
        #sourceLocation(file: "A.swift", line: 4)
        }

        """)
  }

  @Test func `a subclass of a view of the program's is a view, and says its own`() {
    let text = port("class A: UILabel {}\npublic class B: A { @objc public dynamic var c = 1 }\n")
    #expect(
      text.contains(
        "public override class var appearanceProperties: [AppearanceProperty] { super.appearanceProperties + [AppearanceProperty(\\B.c)] }"
      ))
  }

  @Test func `what is no view, cannot be set from outside, or is no variable has no appearance`() {
    for text in [
      "class A: NSObject { @objc dynamic var b = 1 }\n", "class A: UIView { @objc private dynamic var b = 1 }\n",
      "class A: UIView { @objc dynamic var b: Int { 1 } }\n",
      "class A: UIView { @objc dynamic var b: Int { get { 1 } } }\n",
      "class A: UIView { @objc dynamic func b() {} }\n", "class A: UIView { var b = 1 }\n",
    ] {
      #expect(!port(text).contains("appearanceProperties"), "\(text)")
    }
    #expect(
      port("class A: UIView { @objc dynamic var b: Int { get { 1 } set {} } }\n").contains("AppearanceProperty(\\A.b)"))
    #expect(port("class A: UIView { @objc dynamic var b = 1 { didSet {} } }\n").contains("AppearanceProperty(\\A.b)"))
  }
}
