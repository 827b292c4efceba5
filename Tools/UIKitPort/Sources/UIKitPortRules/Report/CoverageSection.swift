/// The place in the library's `Documentation/Coverage.md` that says what stands in for a name of UIKit's that the library lacks.
public enum CoverageSection: String, CaseIterable, Sendable {
  case tables = "Table views"
  case tabs = "Tab bars"
  case splits = "Split views"
  case pages = "Page controllers"
  case pickers = "Pickers"
  case documents = "Documents"
  case activities = "Activity views"
  case web = "Web views"
  case swiftUI = "SwiftUI"
  case textKit = "TextKit"
  case particles = "Particles and tiles"
  case otherModules = "Apple's other modules"
  case classes = "Classes of which something is not here"

  /// The section that a name belongs to.
  public init(of name: String) {
    let beginnings: [(String, Self)] = [
      ("UITable", .tables), ("UITab", .tabs), ("UISplit", .splits), ("UIPageViewController", .pages),
      ("UIPicker", .pickers),
      ("UIDatePicker", .pickers), ("UIImagePicker", .pickers), ("UIColorPicker", .pickers), ("UIFontPicker", .pickers),
      ("UIDocument", .documents), ("UIActivity", .activities), ("UIWebView", .web), ("WK", .web),
      ("UIHosting", .swiftUI),
      ("UIViewRepresentable", .swiftUI), ("UIViewControllerRepresentable", .swiftUI), ("NSLayoutManager", .textKit),
      ("NSText", .textKit), ("UITextLayout", .textKit), ("CAEmitter", .particles), ("CATiled", .particles),
    ]
    let found = beginnings.first { name.hasPrefix($0.0) }?.1
    let isOfUIKit = ["UI", "CA", "NS"].contains { name.hasPrefix($0) }
    self = found ?? (isOfUIKit ? .classes : .otherModules)
  }

  /// The place from the root of the library's repository, as a link has it.
  public var link: String {
    let kept = rawValue.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
    return "Documentation/Coverage.md#" + kept.replacing(" ", with: "-")
  }
}
