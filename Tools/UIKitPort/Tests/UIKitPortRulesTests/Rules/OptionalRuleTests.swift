import Testing

@Suite struct OptionalRuleTests {
  private let owner = "@objc protocol D { @objc optional func a(_ b: Int) -> Int }\n"
  private let ported = "protocol D: AnyObject { func a(_ b: Int) throws(DOmission) -> Int }\n"

  private func call(_ text: String) -> String {
    let all = port(owner + text + "\n")
    return String(all.dropFirst(ported.count).prefix { $0 != "\n" })
  }

  @Test func `an optional requirement throws where a class leaves it out`() {
    #expect(
      port(owner)
        == ported + """

          #sourceLocation(file: "A.swift", line: 1)
          /// Thrown where a class leaves out an optional requirement of `D`.
          struct DOmission: Error {}

          extension D {
            func a(_ b: Int) throws(DOmission) -> Int { throw DOmission() }
          }

          """)
  }

  @Test func `a requirement may begin on the line before its func`() {
    let source = "@objc protocol D {\n  @objc(b:) optional\n  func a(_ b: Int)\n  @objc optional\n  func c()\n}\n"
    let lines = port(source).split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
    #expect(
      lines.prefix(4) == [
        "protocol D: AnyObject {", "func a(_ b: Int) throws(DOmission)", "func c() throws(DOmission)", "}",
      ])
  }

  @Test func `a call of it answers nil then`() {
    #expect(call("func f(d: D?) { let x = d?.a?(1) ?? 2 }") == "func f(d: D?) { let x = (try? d?.a(1)) ?? 2 }")
    #expect(call("func f(d: D) { d.a?(1) }") == "func f(d: D) { try? d.a(1) }")
    #expect(call("func f(d: D) { g(d.a?(1).c) }") == "func f(d: D) { g((try? d.a(1))?.c) }")
  }

  @Test func `a reference to it becomes a closure with the answer of the else`() {
    #expect(
      call("func f(d: D?) -> Int { guard let m = d?.a(_:) else { return 3 }; return m(1) }")
        == "func f(d: D?) -> Int { guard let m = d.map({ delegate in { (argument1: Int) -> Int in (try? delegate.a(argument1)) ?? 3 } }) "
        + "else { return 3 }; return m(1) }")
  }

  @Test func `calls of methods of UIKit's protocols lose their mark and keep their kind`() {
    #expect(
      port("func f(d: UIScrollViewDelegate) { d.scrollViewDidScroll?(v) }\n").hasPrefix(
        "func f(d: UIScrollViewDelegate) { d.scrollViewDidScroll(v) }\n"))
    #expect(
      port("func f(d: UICollectionViewDelegate) -> Bool? { return d.collectionView?(v, shouldSelectItemAt: i) }\n")
        .hasPrefix(
          "func f(d: UICollectionViewDelegate) -> Bool? { return Optional(d.collectionView(v, shouldSelectItemAt: i)) }\n"
        ))
    #expect(
      port("func f(d: UICollectionViewDelegate?) { if d?.collectionView?(v, shouldSelectItemAt: i) == true {} }\n")
        .hasPrefix(
          "func f(d: UICollectionViewDelegate?) { if d?.collectionView(v, shouldSelectItemAt: i) == true {} }\n"))
  }

  @Test func `a call that insists on a method of UIKit's protocols loses both marks that only Objective-C has`() {
    #expect(
      port("func f(t: UITextField) -> Bool { return t.delegate!.textFieldShouldReturn!(t) }\n").hasPrefix(
        "func f(t: UITextField) -> Bool { return t.delegate!.textFieldShouldReturn(t) }\n"))
    #expect(
      port("func f(t: UITextField) { t.delegate?.textFieldDidBeginEditing?(t) }\n").hasPrefix(
        "func f(t: UITextField) { t.delegate?.textFieldDidBeginEditing(t) }\n"))
  }

  @Test func `closures are called as ever`() {
    let text = "func f(c: ((Int) -> Void)?, o: O) { c?(1); o.tap?(2) }\n"
    #expect(port(text) == text)
  }

  @Test func `whether a class has a method cannot be asked, and is told of`() {
    #expect(
      findings(owner + "func f(d: D) -> Bool { d.a(_:) != nil }\n").first?.hasPrefix(
        "A.swift:2:24: warning: Whether d has a(_:) cannot be asked") == true)
  }

  @Test func `a delegate that is held as any object is asked as what it may be`() {
    #expect(
      port(
        "@objc protocol P { @objc optional func told(_ a: Int) }\nclass A { var d: AnyObject?\n  func b() { d?.told?(1) } }\n"
      ).contains("func b() { try? (d as? any P)?.told(1) }"))
  }

  @Test func `an argument behind the brackets is one`() {
    #expect(
      port(
        "@objc protocol P { @objc optional func told(_ a: Int, then: () -> Void) }\nclass A { var d: P?\n  func b() { d?.told?(1) {} } }\n"
      ).contains("func b() { try? d?.told(1) {} }"))
    #expect(
      port("func a(b: UIViewImplicitlyAnimating) { b.addCompletion? { _ in } }\n").hasPrefix(
        "func a(b: UIViewImplicitlyAnimating) { b.addCompletion{ _ in } }\n"))
  }
}
