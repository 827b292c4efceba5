import SwiftSyntax

/// The names that the library has of UIKit's and Core Animation's.
enum KitNames {
  static let all = Set(table.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// How names begin of which UIKit has many and the library none: nobody else's begin so.
  static let missingFamilies = [
    "UITable", "UITabBar", "UISplitView", "UIPageViewController", "UIPicker", "UIDatePicker", "UIImagePicker",
    "UIActivityView", "UIDocument", "UIWebView",
  ]

  /// Views, controllers and layers of Apple's other modules, which code about UIKit asks for in passing.
  static let othersClasses: Set<String> = [
    "MKMapView", "WKWebView", "SKView", "MTKView", "SCNView", "ARSCNView", "ARView", "PDFView",
    "SFSafariViewController",
    "AVPlayerViewController", "AVPlayerLayer", "AVCaptureVideoPreviewLayer", "MFMailComposeViewController",
    "PKCanvasView",
    "MFMessageComposeViewController", "QLPreviewController", "PHPickerViewController", "GLKView", "MPVolumeView",
  ]

  /// The beginnings of types of Apple's other modules, with a capital and a small letter behind.
  ///
  /// They count where the program imports one of those modules. Those of the Mac are none: source for it is in files of its own.
  private static let othersPrefixes = [
    "AR", "AV", "CH", "CL", "CM", "CN", "EK", "GL", "MF", "MK", "MTK", "MTL", "PDF", "PH", "PK", "SCN", "SF", "SK",
    "UN", "WK",
  ]

  /// The beginnings of those that begin as Foundation's do.
  private static let othersFamilies = [
    "NSEntityDescription", "NSFetch", "NSManagedObject", "NSPersistent",
  ]

  /// Tells whether a name looks like one of a type of Apple's other modules.
  static func isOfOthers(_ name: String) -> Bool {
    let name = name.prefix { $0 != "." }
    if othersFamilies.contains(where: name.hasPrefix) { return !all.contains(String(name)) }
    return othersPrefixes.contains { prefix in
      guard name.hasPrefix(prefix), !all.contains(String(name)) else { return false }
      let rest = name.dropFirst(prefix.count)
      return rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
    }
  }

  /// Whether a name looks like one of UIKit's or Core Animation's, and the library has none of the kind.
  static func isMissing(_ name: String) -> Bool {
    // Of a type in another one the outer counts: what is in it is not listed.
    let name = name.prefix { $0 != "." }
    let begins = ["UI", "CA"].contains { name.hasPrefix($0) }
    let third = name.dropFirst(2).first
    let fourth = name.dropFirst(3).first
    return begins && third?.isUppercase == true && fourth?.isLowercase == true && name != "UIKit"
      && !all.contains(String(name))
  }
}

extension Program {
  /// Whether a name is one of UIKit's or Core Animation's that neither the library nor the program has.
  func lacks(_ name: String) -> Bool {
    (KitNames.isMissing(name) || importsMissingModule && KitNames.isOfOthers(name)) && type(name)?.declaration == nil
      && meaning(name) == name
      && FormerNameRule.names[name] == nil && FormerNameRule.typeNames[name] == nil
      && FormerNameRule.questions[name] == nil && !name.hasSuffix("AttributeName")
  }
}

extension Program {
  /// Tells whether a file imports a module of Apple's that nobody stands in for.
  func findImportOfMissingModule() -> Bool {
    files.contains { file in
      file.importedModules.contains { ImportRule.missing.contains($0) && $0 != "SwiftUI" && $0 != "Combine" }
    }
  }
}

/// Collects UIKit's names in a file that the library lacks.
final class MissingNames: SyntaxVisitor {
  private(set) var names: Set<String> = []
  private let program: Program

  init(program: Program) {
    self.program = program
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind { note(node.baseName.text) }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { note(node.name.text) }

  private func note(_ name: String) -> SyntaxVisitorContinueKind {
    if program.lacks(name) { names.insert(name) }
    return .visitChildren
  }
}
