import Testing

@testable import UIKitPortRules

@Suite struct MissingCastRuleTests {
  private func body(_ text: String) -> String {
    let ported = port("func a(v: UIView) -> Int {\n\(text)\n  return 0\n}\n")
    return ported.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast(2)
      .joined(separator: "\n").replacing("\n  return 0\n}", with: "").replacing("\n  return 0", with: "")
  }

  @Test func `nothing is of a class that is missing`() {
    #expect(
      body("  let b = v is UITableView || v is UICollectionView").hasPrefix("  let b = false || v is UICollectionView"))
    #expect(body("  let b = !(v is WKWebView)").hasPrefix("  let b = !(false)"))
    #expect(body("  let b = v.isKind(of: UITableViewCell.self)").hasPrefix("  let b = false"))
    #expect(body("  let b = v.superview?.isKind(of: UITableViewCell.self)").hasPrefix("  let b = Optional(false)"))
  }

  @Test func `a cast to a class that is missing answers nil of the nearest class above`() {
    #expect(body("  let b = v as? UITableView").hasPrefix("  let b = (nil as UIScrollView?)"))
    #expect(body("  let b = v as? UITableViewCell ?? v").hasPrefix("  let b = (nil as UIView?) ?? v"))
    #expect(body("  let b = c as? UITabBarController").hasPrefix("  let b = (nil as UIViewController?)"))
  }

  @Test func `what would be done with one is left out, and what is done else is not`() {
    #expect(
      body("  if let t = v as? UITableView, t.isEditing { t.reloadData() } else { v.b() }").hasPrefix(
        "  if false { /* t.reloadData() */ } else { v.b() }"))
    #expect(
      body("  if v is UITableView { c(v as! UITableView) }").hasPrefix("  if false { /* c(v as! UITableView) */ }"))
    #expect(body("  if v.isHidden && v is UITableView { b() }").hasPrefix("  if false { /* b() */ }"))
    #expect(body("  if v.isHidden || v is UITableView { b() }").hasPrefix("  if v.isHidden || false { b() }"))
  }

  @Test func `nobody comes past a guard for one`() {
    let ported = port(
      "func a(v: UIView) -> Int {\n  guard let t = v as? UITableView else { return 1 }\n  t.b()\n  return 2\n}\n")
    #expect(ported.hasPrefix("func a(v: UIView) -> Int {\n  do { return 1 }\n  /* t.b()\n  return 2 */\n}\n"))
  }

  @Test func `cases for one are left out`() {
    let ported = port(
      "func a(v: UIView) {\n  switch v {\n  case let t as UITableView: t.b()\n  case is UITableViewCell, is UILabel: c()\n  default: d()\n  }\n}\n"
    )
    #expect(
      ported.hasPrefix(
        "func a(v: UIView) {\n  switch v {\n  /* case let t as UITableView: t.b() */\n  case is Never, is UILabel: c()\n  default: d()\n  }\n}\n"
      ))
  }

  @Test func `what begins with a controller for tabs is nil as a whole`() {
    let head = "class A: UIViewController {\n  func a() {\n"
    func inside(_ text: String) -> String {
      String(port("\(head)    \(text)\n  }\n}\n").dropFirst(head.count + 4).prefix { $0 != "\n" })
    }
    #expect(inside("tabBarController?.tabBar.isHidden = true") == "/* tabBarController?.tabBar.isHidden = true */")
    #expect(inside("let b = tabBarController?.tabBar.frame.height ?? 0") == "let b =  0")
    #expect(inside("let b = navigationController?.tabBarController != nil") == "let b = false")
    #expect(inside("if splitViewController == nil { b() }") == "if true { b() }")
    #expect(inside("if let t = tabBarController { c(t) }") == "if false { /* c(t) */ }")
    #expect(inside("(view as? UITableView)?.reloadData()") == "/* (view as? UITableView)?.reloadData() */")
  }

  @Test func `so is what begins with a property that is left out`() {
    let ported = port(
      "class A: UIViewController {\n  let table = UITableView()\n  func a() {\n    view.addSubview(table)\n    table.b = 1\n    c()\n  }\n}\n"
    )
    #expect(
      ported.hasPrefix(
        "class A: UIViewController {\n  /* let table = UITableView() */\n  func a() {\n    /* view.addSubview(table) */\n    /* table.b = 1 */\n    c()\n  }\n}\n"
      ))
  }

  @Test func `a property of the program's own of such a name is its own`() {
    let text = "class A: UIViewController {\n  var tabBarController: UIView?\n  func a() { tabBarController?.b() }\n}\n"
    #expect(port(text).hasPrefix(text))
  }
}
