import Testing

@testable import UIKitPortRules

@Suite struct OtherRuleTests {
  @Test func `key paths are texts`() {
    #expect(
      port("let a = #keyPath(UIView.bounds.size)\nlet b = #keyPath(contentOffset)\n")
        == "let a = \"bounds.size\"\nlet b = \"contentOffset\"\n")
  }

  @Test func `what is for iOS is for the library`() {
    #expect(
      port("#if os(iOS) || os(tvOS)\n#elseif canImport(UIKit) && !os(macOS)\n#endif\n")
        == "#if canImport(OpenCollectionViewShim) || os(tvOS)\n#elseif canImport(OpenCollectionViewShim) && !os(macOS)\n#endif\n"
    )
  }

  @Test func `the library is imported in the place of Apple's modules`() {
    #expect(
      port(
        "import UIKit\n@testable import Own\nimport class UIKit.UIView\nimport UIKit.UIGestureRecognizerSubclass\n",
        keepsImport: true)
        == "import OpenCollectionViewShim\n@testable import Own\nimport OpenCollectionViewShim\nimport OpenCollectionViewShim\n"
    )
  }

  @Test func `a module that nobody has is left out and told of, but not in a branch for another system`() {
    #expect(port("import AVFoundation\n").hasPrefix("// import AVFoundation\n"))
    #expect(
      findings("import AVFoundation\n") == [
        "A.swift:1:1: warning: Linux has no AVFoundation, and the library none either: what uses it does not compile. [Imports]"
      ])
    #expect(findings("#if os(macOS)\nimport AppKit\n#elseif canImport(SwiftUI)\nimport SwiftUI\n#endif\n") == [])
  }

  @Test func `what a module brought that goes is imported in its place`() {
    #expect(
      port("import OSLog\nlet a: TimeInterval = 1\n", keepsImport: true)
        == "// import OSLog\nlet a: TimeInterval = 1\n\nimport Foundation\n")
    #expect(port("import Foundation\nimport OSLog\n") == "import Foundation\n// import OSLog\n")
  }

  @Test func `a module of one's own may be called as one of Apple's`() {
    #expect(port("@testable import Photos\n") == "@testable import Photos\n")
    var options = PortOptions()
    options.ownModules = ["Photos"]
    #expect(port("import Photos\n", options: options) == "import Photos\n")
  }

  @Test func `what needs SwiftUI is left out, with what needs that, and the rest is not`() {
    let ported = port([
      "A.swift": "import SwiftUI\nstruct A: View {}\nclass B { func a() -> Binding<Int> { c }; func b() {} }\n",
      "C.swift": "struct C { var a: A; var b = 1 }\nextension A {}\n",
      "D.swift": "import SwiftUI\n#if canImport(AppKit)\ntypealias D = View\n#endif\nlet d = 1\n",
    ])
    #expect(
      ported["A.swift"]?.hasPrefix(
        "// import SwiftUI\n/* struct A: View {} */\nclass B { /* func a() -> Binding<Int> { c } */; func b() {} }\n")
        == true)
    #expect(ported["C.swift"]?.hasPrefix("struct C { /* var a: A */; var b = 1 }\n/* extension A {} */\n") == true)
    #expect(
      ported["D.swift"]
        == "// import SwiftUI\n#if canImport(AppKit)\ntypealias D = View\n#endif\nlet d = 1\n\nimport Foundation\n")
  }

  @Test func `what needs SwiftUI between members is left out, too`() {
    #expect(
      port(
        "import UIKit\nimport SwiftUI\nclass A {\n  #if !DEBUG\n  func a<V: View>(_ a: V) {}\n  func b() {}\n  #endif\n}\n"
      )
      .hasPrefix(
        "import OpenCollectionViewShim\n// import SwiftUI\nclass A {\n  #if !DEBUG\n  /* func a<V: View>(_ a: V) {} */\n  func b() {}\n  #endif\n}\n"
      ))
  }

  @Test func `a property that is published stays, and who observes it does not`() {
    #expect(
      port(
        "import Combine\nclass A {\n  @Published var a = 1\n  func b() { $a.sink { $0 } }\n  func c() { [a].map { $0 } }\n}\n"
      )
      .hasPrefix(
        "// import Combine\nclass A {\n  var a = 1\n  /* func b() { $a.sink { $0 } } */\n  func c() { [a].map { $0 } }\n}\n"
      ))
  }

  @Test func `test cases import what XCTest brings on iOS, and are bound to no actor`() {
    #expect(
      port("import XCTest\n@MainActor class A: XCTestCase {}\n")
        == "import XCTest; import OpenCollectionViewShim\nclass A: XCTestCase {}\n")
  }

  @Test func `what test cases do on the main actor they do there, and what XCTest does not call is bound to it`() {
    let text = """
      import XCTest
      @MainActor class A: XCTestCase {
        let view = V()
        override func setUp() { view.a() }
        func testB() { view.b() }
        func testC() throws { try view.c() }
        func testD() async { view.d() }
        func help() { view.e() }
        nonisolated func free() {}
      }
      extension A { func testE() { help() } }
      class F: XCTestCase { @MainActor func testF() { g() }; func testG() {} }

      """
    #expect(
      port(text) == """
        import XCTest; import OpenCollectionViewShim
        class A: XCTestCase {
          @MainActor let view = V()
          override func setUp() { MainActor.assumeIsolated { () -> Void in view.a() } }
          func testB() { MainActor.assumeIsolated { () -> Void in view.b() } }
          func testC() throws { try MainActor.assumeIsolated { () throws -> Void in try view.c() } }
          @MainActor func testD() async { view.d() }
          @MainActor func help() { view.e() }
          nonisolated func free() {}
        }
        extension A { func testE() { MainActor.assumeIsolated { () -> Void in help() } } }
        class F: XCTestCase { func testF() { MainActor.assumeIsolated { () -> Void in g() } }; func testG() {} }

        """)
  }

  @Test func `a file that says nothing of UIKit and uses it imports the library`() {
    #expect(
      port("import Foundation\nlet a = #selector(B.c)\n").hasPrefix(
        "import Foundation; import OpenCollectionViewShim\n"))
    #expect(port("let a: CGFloat = 1\n", keepsImport: true) == "let a: CGFloat = 1\n\nimport OpenCollectionViewShim\n")
  }

  @Test func `former names and functions of C are today's`() {
    #expect(
      port("import UIKit\nlet a = CGRectMake(1, b(2), 3, 4)\nlet c = CGRectGetMaxX(a)\nlet d: NSInteger = 1\n")
        == "import OpenCollectionViewShim\nlet a = CGRect(x: 1, y: b(2), width: 3, height: 4)\nlet c = (a).maxX\nlet d: Int = 1\n"
    )
    #expect(
      port("let a = Notification.Name.UIApplicationDidBecomeActive\n")
        == "let a = UIApplication.didBecomeActiveNotification\n")
  }

  @Test func `an application's entry point goes, or is the host's`() {
    #expect(
      port("@UIApplicationMain\nclass A: UIResponder, UIApplicationDelegate {}\n").hasPrefix("\nclass A: UIResponder"))
    var options = PortOptions()
    options.host = "BrowserHost"
    let ported = port("@UIApplicationMain\nclass A: UIResponder, UIApplicationDelegate {}\n", options: options)
    #expect(ported.hasPrefix("@main\nclass A") && ported.contains("import BrowserHost\n"))
  }

  @Test func `initializers that the library calls are not private`() {
    #expect(
      port("class A: UIView { private override init(frame: CGRect) {} }\n").hasPrefix(
        "class A: UIView { override init(frame: CGRect) {} }\n"))
    #expect(port("class A { private init() {} }\n") == "class A { private init() {} }\n")
  }

  @Test func `a class for other modules shows what its subclasses need to inherit initializers`() {
    #expect(
      port("open class A: UIView { private init(b: Int) {} }\n").hasPrefix(
        "open class A: UIView { public init(b: Int) {} }\n"))
    #expect(
      port("public final class A: UIView { private init(b: Int) {} }\n").hasPrefix(
        "public final class A: UIView { private init(b: Int) {} }\n"))
  }

  @Test func `types are known by their other names`() {
    let text =
      "#if os(macOS)\ntypealias L = NSLayout\n#else\ntypealias L = UICollectionViewLayout\n#endif\nopen class A: L { private init(b: Int) {} }\n"
    #expect(port(text).contains("open class A: L { public init(b: Int) {} }"))
  }

  @Test func `data are moved by way of the data source`() {
    let text = """
      class L: UICollectionViewFlowLayout {
        override func invalidationContext(forInteractivelyMovingItems t: [IndexPath]) { delegate?.collectionView?(collectionView!, moveItemAt: a, to: b) }
      }

      """
    #expect(
      port(text).contains("{ collectionView!.dataSource?.collectionView(collectionView!, moveItemAt: a, to: b) }"))
  }

  @Test func `observers that are no views observe by a protocol`() {
    #expect(
      port(
        "class A: NSObject { override func observeValue(forKeyPath k: String?, of o: Any?, change c: C?, context x: X?) { super.observeValue(forKeyPath: k, of: o, change: c, context: x) } }\n"
      )
      .hasPrefix(
        "class A: NSObject, KeyValueObserver { func observeValue(forKeyPath k: String?, of o: Any?, change c: C?, context x: X?) { () } }\n"
      ))
  }

  @Test func `values that are found on any object are what they are`() {
    #expect(port("let a = (b as AnyObject).cgRectValue\n") == "let a = (b as? NSValue)?.cgRectValue\n")
    #expect(port("let a = (b as AnyObject?)?.doubleValue\n") == "let a = (b as? NSNumber)?.doubleValue\n")
  }

  @Test func `values of a dictionary of any objects are what they are`() {
    #expect(
      port("let a = b as! [String: AnyObject]\nlet c = a[d]?.cgRectValue\nlet e = a[d]!.count\n")
        == "let a = b as! [String: AnyObject]\nlet c = (a[d] as? NSValue)?.cgRectValue\nlet e = a[d]!.count\n")
    #expect(
      port("func a(b: [String: UIView]) { c = b[d]?.alpha }\n") == "func a(b: [String: UIView]) { c = b[d]?.alpha }\n")
  }

  @Test func `values behind a map to any object are what they are`() {
    #expect(
      port("let a = b[c].map { $0 as AnyObject }?.cgRectValue\n")
        == "let a = b[c].flatMap { $0 as? NSValue }?.cgRectValue\n")
  }

  @Test func `methods that are found on any object are those of their class`() {
    #expect(
      port("func a() { (b as AnyObject).require(toFail: c) }\n").hasPrefix(
        "func a() { (b as? UIGestureRecognizer)?.require(toFail: c) }\n"))
    #expect(
      port("func a() { (b as AnyObject).removeFromSuperview() }\n").hasPrefix(
        "func a() { (b as? UIView)?.removeFromSuperview() }\n"))
    // Nobody knows of which class a member of the program's own is.
    #expect(port("func a() { (b as AnyObject).reload() }\n") == "func a() { (b as AnyObject).reload() }\n")
  }

  @Test func `a cast to what may be nil says so`() {
    #expect(port("let a: NSArray! = b as NSArray!\n") == "let a: NSArray! = b as NSArray?\n")
  }

  @Test func `what only the runtime of Objective-C does is told of`() {
    #expect(findings("func a() { method_exchangeImplementations(b, c) }\n").count == 1)
    #expect(findings("func a(v: UIView) { v.setValue(1, forKey: \"b\") }\n").count == 1)
  }

  @Test func `the class of an object describes itself`() {
    #expect(port("let x = type(of: object).description()\n") == "let x = String(describing: type(of: object))\n")
  }

  @Test func `rectangles that merely touch do not intersect`() {
    #expect(
      port("let a = b.filter { $0.frame.intersects(rect) }.contains(where: rect.intersects)\n")
        == "let a = b.filter { $0.frame.overlaps(rect) }.contains(where: rect.overlaps)\n")
    #expect(port("let a = set.intersects(integersIn: 0..<3)\n") == "let a = set.intersects(integersIn: 0..<3)\n")
    let own = "struct Circle { func intersects(_ other: Circle) -> Bool { true } }\nlet a = b.intersects(c)\n"
    #expect(port(own) == own)
  }

  @Test func `literals of Xcode's are what they stand for`() {
    #expect(
      port("let a = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)\nlet b = #imageLiteral(resourceName: \"c\")\n")
        == "let a = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)\nlet b = UIImage(named: \"c\")!\n")
  }

  @Test func `a class that forwards messages compiles, and is told of`() {
    let text =
      "class A: NSObject {\n  weak var d: UIScrollViewDelegate?\n  override func responds(to s: Selector!) -> Bool { d?.responds(to: s) ?? super.responds(to: s) }\n  override func forwardingTarget(for s: Selector!) -> Any? { super.forwardingTarget(for: s) }\n}\n"
    #expect(
      port(text).contains(
        "  func responds(to s: Selector!) -> Bool { (d as? any NSObjectProtocol)?.responds(to: s) ?? super.responds(to: s) }\n  func forwardingTarget(for s: Selector!) -> Any? { (nil as Any?) }\n"
      ))
    #expect(findings(text).count == 1)
  }

  @Test func `a class's class for archives is itself`() {
    #expect(port("let a = Bundle(for: A.classForCoder())\n") == "let a = Bundle(for: A.self)\n")
  }

  @Test func `what is in a module of its own on Linux is imported`() {
    #expect(
      port("import Foundation\nlet a: URLRequest? = nil\n").hasSuffix(
        "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"))
    #expect(port("import Foundation\nlet a: URL? = nil\n") == "import Foundation\nlet a: URL? = nil\n")
  }

  @Test func `a space before the bracket of an attribute is no mistake`() {
    #expect(port("@available (iOS 13, *)\nfunc a() {}\n") == "@available (iOS 13, *)\nfunc a() {}\n")
  }

  @Test func `a protocol's property is weak for nobody`() {
    #expect(
      port("protocol A: AnyObject { weak var b: C? { get } }\n") == "protocol A: AnyObject { var b: C? { get } }\n")
  }

  @Test func `a member found on any object may be asked on`() {
    #expect(port("let a = (b as AnyObject).cgPointValue.y\n") == "let a = (b as! NSValue).cgPointValue.y\n")
    #expect(
      port("protocol P { func tune() }\nfunc a(b: Any) { (b as AnyObject).tune() }\n")
        == "protocol P { func tune() }\nfunc a(b: Any) { (b as? any P)?.tune() }\n")
  }
}
