import Testing

@testable import UIKitPortRules

@Suite struct MissingClassRuleTests {
  @Test func `what the library has not is left out and told of`() {
    #expect(
      port("extension UITableView { func a() {} /* b */ }\n").hasPrefix(
        "/* extension UITableView { func a() {} / * b * / } */\n"))
    #expect(
      findings("extension UIView { override func layoutSubviews() {} }\n").first?.hasPrefix(
        "A.swift:1:20: warning: An extension cannot override") == true)
  }

  @Test func `members whose signatures need a class that is missing are left out, and bodies alone are no reason`() {
    let text = """
      class A: UIViewController {
        let table = UITableView(frame: .zero)
        var cells: [UITableViewCell]?
        init(table: UITableView) { fatalError() }
        func a(_ table: UITableView) -> Int { 1 }
        func b() -> UITableView.Style { .plain }
        func c() { let d: Any = view is UITableView }
      }

      """
    #expect(
      port(text).hasPrefix(
        """
        class A: UIViewController {
          /* let table = UITableView(frame: .zero) */
          /* var cells: [UITableViewCell]? */
          /* init(table: UITableView) { fatalError() } */
          /* func a(_ table: UITableView) -> Int { 1 } */
          /* func b() -> UITableView.Style { .plain } */
          func c() { let d: Any = false }
        }

        """))
    #expect(
      findings(text).prefix(2) == [
        "A.swift:2:3: warning: table needs UITableView, which the library does not have: it is left out. [MissingClasses]",
        "A.swift:3:3: warning: cells needs UITableViewCell, which the library does not have: it is left out. [MissingClasses]",
      ])
  }

  @Test func `a class that inherits what is missing is left out with what is for it`() {
    let ported = port([
      "A.swift": "open class A: UITableViewController {}\nclass B: A {}\n",
      "C.swift": "extension A { func c() {} }\nfunc d(b: B?) {}\nlet e = 1\n",
    ])
    #expect(ported["A.swift"]?.hasPrefix("/* open class A: UITableViewController {} */\n/* class B: A {} */\n") == true)
    #expect(
      ported["C.swift"]?.hasPrefix("/* extension A { func c() {} } */\n/* func d(b: B?) {} */\nlet e = 1\n") == true)
  }

  @Test func `nothing conforms to protocols that are missing, and the rest of a type is kept`() {
    #expect(
      port("extension A: UITableViewDataSource { func b(t: UITableView) {}; func c() {} }\n").hasPrefix(
        "extension A { /* func b(t: UITableView) {} */; func c() {} }\n"))
    #expect(
      port("class A: UIViewController, UITableViewDataSource, UITableViewDelegate, B {}\n").hasPrefix(
        "class A: UIViewController, B {}\n"))
    #expect(port("@objc protocol A: UITableViewDelegate {}\n").contains("protocol A: NSObjectProtocol, AnyObject {}\n"))
    #expect(
      findings("extension A: UITableViewDataSource {}\n") == [
        "A.swift:1:12: warning: The library has no UITableViewDataSource: nothing conforms to it. [MissingClasses]"
      ])
  }

  @Test
  func `what is for tables is left out also beside modules of other people's, and overrides of it are moved nowhere`() {
    #expect(
      port("import UIKit\nimport Charts\nfunc a(t: UITableView) {}\n").hasPrefix(
        "import OpenCollectionViewShim\nimport Charts\n/* func a(t: UITableView) {} */\n"))
    let text = "class A: UIViewController {}\nextension A { override func b(t: UITableView) {} }\n"
    #expect(
      port(text).hasPrefix(
        "class A: UIViewController {}\nextension A { /* override func b(t: UITableView) {} */ }\n"))
  }

  @Test func `what the program calls so itself, or another module may, is not missing`() {
    for text in [
      "class UITableView {}\nfunc a(t: UITableView) {}\n",
      "typealias UITableView = UIView\nfunc a(t: UITableView) {}\n",
      "import Charts\nfunc a(t: UIChart) {}\n", "#if os(macOS)\nfunc a(t: UITableView) {}\n#endif\n",
    ] {
      #expect(findings(text) == [])
    }
  }

  @Test func `a view is not written into archives, and what is no class of the library's is`() {
    let text = "{ override func encode(with coder: NSCoder) {} }\n"
    let found = findings("class A: UIView \(text)class B: A \(text)")
    #expect(found.count == 2 && found[0].hasPrefix("A.swift:1:19: warning: The library writes no views"))
    #expect(findings("class A: NSObject, NSCoding { func encode(with coder: NSCoder) {} }\nclass B: A \(text)") == [])
    #expect(findings("class A: UIRegion \(text)") == [])
  }

  @Test func `what Foundation brings from Combine is observed by nobody`() {
    #expect(
      port("import Foundation\nclass A: ObservableObject { @Published var b = 1 }\n").hasPrefix(
        "import Foundation\nclass A { var b = 1 }\n"))
  }

  @Test func `types of Apple's other modules are missing where the program imports one`() {
    let text =
      "class A {\n  var player: AVPlayer?\n  func seek(to time: CMTime) {}\n  func stop() {}\n}\nextension NSManagedObject {}\nlet a: [AVKind] = []\n"
    #expect(findings(text) == [])
    let found = findings("import UIKit\nimport AVFoundation\n" + text)
    #expect(
      found.sorted() == [
        "A.swift:2:1: warning: Linux has no AVFoundation, and the library none either: what uses it does not compile. [Imports]",
        "A.swift:4:3: warning: player needs AVPlayer, which the library does not have: it is left out. [MissingClasses]",
        "A.swift:5:3: warning: seek needs CMTime, which the library does not have: it is left out. [MissingClasses]",
        "A.swift:8:1: warning: The library has no NSManagedObject: its extension is left out. [MissingClasses]",
        "A.swift:9:1: warning: a needs AVKind, which the library does not have: it is left out. [MissingClasses]",
      ])
    #expect(findings("import AVFoundation\n" + text + "struct AVKind {}\n").count == found.count - 1)
    #expect(findings("import AppKit\nclass B { var c: NSView? }\n").count == 1)
  }
}
