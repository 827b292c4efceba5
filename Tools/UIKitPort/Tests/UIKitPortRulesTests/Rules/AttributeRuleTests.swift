import Testing

@Suite struct AttributeRuleTests {
  @Test func `attributes of Objective-C go with the space behind them`() {
    #expect(port("class A {\n  @objc func a() {}\n}\n") == "class A {\n  func a() {}\n}\n")
    #expect(
      port("class A {\n  @objc(name:) private func a(_ b: Int) {}\n}\n")
        == "class A {\n  private func a(_ b: Int) {}\n}\n")
  }

  @Test func `an attribute on a line of its own leaves an empty line`() {
    #expect(port("  @objcMembers\n  class A {}\n") == "\n  class A {}\n")
  }

  @Test func `attributes of Interface Builder and the word dynamic go`() {
    #expect(
      port("class A { @IBOutlet weak var b: C!; @objc dynamic var d = 1 }\n")
        == "class A { weak var b: C!; var d = 1 }\n")
  }

  @Test func `protocols of Objective-C are bound to classes`() {
    #expect(port("@objc protocol A {}\n") == "protocol A: AnyObject {}\n")
    #expect(port("@objc protocol A: B {}\n") == "protocol A: B, AnyObject {}\n")
    #expect(port("@objc protocol A: NSObjectProtocol {}\n") == "protocol A: NSObjectProtocol {}\n")
    #expect(port("@objc protocol A: UIScrollViewDelegate {}\n").hasPrefix("protocol A: UIScrollViewDelegate {}\n"))
  }

  @Test func `a static member that is open is public`() {
    #expect(
      port("open class A {\n  open static let a = 1\n  static open func b() {}\n  open func c() {}\n}\n")
        == "open class A {\n  public static let a = 1\n  static public func b() {}\n  open func c() {}\n}\n")
  }

  @Test func `a layer keeps what is managed for it, from nothing on`() {
    let text =
      "class Arc: CAShapeLayer {\n  @NSManaged var a: CGFloat\n  @NSManaged var b: UIColor?\n  @NSManaged var c: [Int]\n}\n"
    #expect(
      port(text).hasPrefix("class Arc: CAShapeLayer {\n  var a: CGFloat = 0\n  var b: UIColor?\n  var c: [Int]\n}\n"))
    #expect(
      findings(text) == [
        "A.swift:4:3: warning: The layer does not keep the property for the class: give it a value. [Attributes]"
      ])
  }

  @Test func `comments and texts stay`() {
    let text = "// @objc\nlet a = \"@objc #selector(b)\" /* @IBOutlet */\n"
    #expect(port(text) == text)
  }
}
