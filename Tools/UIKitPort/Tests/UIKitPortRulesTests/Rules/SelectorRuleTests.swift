import Testing

@Suite struct SelectorRuleTests {
  private func selector(_ expression: String, members: String = "func tapped(_ sender: Int) {}") -> String {
    let ported = port("class Owner { \(members); var s = \(expression) }\n")
    return String(ported.dropFirst("class Owner { \(members); var s = ".count).dropLast(3))
  }

  @Test func `a method of the same class has the class before it, and its labels`() {
    #expect(selector("#selector(tapped)") == "Selector(\"tapped(_:)\", Owner.tapped(_:))")
    #expect(selector("#selector(tapped(_:))") == "Selector(\"tapped(_:)\", Owner.tapped(_:))")
    #expect(selector("#selector(self.tapped)") == "Selector(\"tapped(_:)\", Owner.tapped(_:))")
    #expect(selector("#selector(Owner.tapped(_:))") == "Selector(\"tapped(_:)\", Owner.tapped(_:))")
  }

  @Test func `a method without arguments that has a namesake is told by its type`() {
    #expect(
      selector("#selector(a as () -> Void)", members: "func a() {}; func a(_ b: Int) {}")
        == "Selector(\"a\", Owner.a as (Owner) -> () -> Void)")
  }

  @Test func `a method of UIKit's stays as it is named`() {
    #expect(selector("#selector(UIView.layoutIfNeeded)") == "Selector(\"layoutIfNeeded\", UIView.layoutIfNeeded)")
  }

  @Test func `the object's class is found by its declaration`() {
    #expect(
      port("class B { @objc func b() {} }\nclass A { let other: B? = nil; lazy var s = #selector(other?.b) }\n")
        == "class B { func b() {} }\nclass A { let other: B? = nil; lazy var s = Selector(\"b\", B.b) }\n")
  }

  @Test func `accessors of properties are closures`() {
    #expect(
      selector("#selector(getter: Owner.a)", members: "var a: Int = 0")
        == "Selector(\"a\", calling: { (target: Owner) in _ = target.a })")
    #expect(
      selector("#selector(setter: a)", members: "var a: Int = 0")
        == "Selector(\"setA:\", calling: { (target: Owner, value: Int) in target.a = value })")
  }

  @Test func `in an extension of a protocol the class is whoever conforms`() {
    let text = "protocol A: AnyObject { func b() }\nextension A { var s: Selector { #selector(b) } }\n"
    #expect(
      port(text) == "protocol A: AnyObject { func b() }\nextension A { var s: Selector { Selector(\"b\", Self.b) } }\n")
  }

  @Test func `a name as text becomes a method where one has it`() {
    #expect(selector("Selector((\"tapped:\"))") == "Selector(\"tapped:\", Owner.tapped(_:))")
    #expect(
      findings("let a = Selector(\"nobody:\")\n").first?.hasPrefix(
        "A.swift:1:9: warning: No method here is called nobody:") == true)
  }

  @Test func `a method that nobody can call is told of`() {
    #expect(
      findings("class A { @objc func a(_ b: Int, _ c: Int, _ d: Int) {}; lazy var s = #selector(a) }\n")
        == [
          "A.swift:1:71: warning: a(_:_:_:) takes more than a sender and an event, which nothing here calls by a selector: "
            + "call it directly. [Selectors]"
        ])
  }

  @Test func `a method that no action calls is a name alone`() {
    #expect(
      port("class A: UIViewController { func b() { c(#selector(dismiss(animated:completion:))) } }\n").hasPrefix(
        "class A: UIViewController { func b() { c(Selector(\"dismiss(animated:completion:)\")) } }\n"))
  }

  @Test func `the class of an element is that of its dictionary's or list's`() {
    #expect(
      port(
        "class A { var b: [Int: B] = [:]; func c() { guard let d = b[1] else { return }; e(#selector(d.f)) } }\nclass B { @objc func f() {} }\n"
      )
        == "class A { var b: [Int: B] = [:]; func c() { guard let d = b[1] else { return }; e(Selector(\"f\", B.f)) } }\nclass B { func f() {} }\n"
    )
  }
}
