import Testing

@testable import UIKitPortRules

@Suite struct DispatchRuleTests {
  @Test func `a method that an extension gives a class of the library's is overridden`() {
    let ported = port(
      """
      extension UIViewController {
        @objc open func open(_ side: Int, with b: Bool = true) -> Int { 1 }
      }
      class A: UINavigationController {
        override func open(_ side: Int, with b: Bool) -> Int { super.open(side, with: b) + 1 }
      }
      class B: A {
        override func open(_ side: Int, with b: Bool) -> Int { super.open(side, with: b) + 1 }
      }

      """)
    #expect(
      ported.hasPrefix(
        """
        extension UIViewController {
          open func openOfAll(_ side: Int, with b: Bool = true) -> Int { 1 }
        }
        class A: UINavigationController {
          func openOfOwn(_ side: Int, with b: Bool) -> Int { self.openOfAll(side, with: b) + 1 }
        }
        class B: A {
          override func openOfOwn(_ side: Int, with b: Bool) -> Int { super.openOfOwn(side, with: b) + 1 }
        }

        """))
    #expect(
      ported.contains(
        """
        extension UIViewController {
          public func open(_ side: Int, with b: Bool = true) -> Int {
            if let own = self as? A { return own.openOfOwn(side, with: b) }
            return openOfAll(side, with: b)
          }
        }
        """))
  }

  @Test func `so is a property`() {
    let ported = port(
      "extension UIView { @objc var kind: String { \"a\" } }\nclass A: UILabel { override var kind: String { super.kind + \"b\" } }\n"
    )
    #expect(
      ported.hasPrefix(
        "extension UIView { var kindOfAll: String { \"a\" } }\nclass A: UILabel { var kindOfOwn: String { self.kindOfAll + \"b\" } }\n"
      ))
    #expect(
      ported.contains(
        "  var kind: String {\n    get { if let own = self as? A { return own.kindOfOwn }; return kindOfAll }\n  }\n"))
  }

  @Test func `what nobody overrides stays`() {
    let text = "extension UIView { func a() {} }\nclass A: UIView { override func b() {} }\nclass B { func a() {} }\n"
    #expect(port(text).hasPrefix(text))
  }
}
