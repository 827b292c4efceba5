import Foundation

/// The nibs and storyboards of a module: `uikit-port` makes a subclass of this of them.
///
/// A module has one, of the name `InterfaceFilesOfModule`. It is looked for when a nib or a storyboard of the module is asked for
/// the first time, so that programs need not say anything.
@preconcurrency @MainActor open class InterfaceFiles: NSObject {
  /// Says what each of the module's files makes, with ``UINib/define(_:contents:)`` and
  /// ``UIStoryboard/define(_:initial:scenes:)``.
  open class func define() {}

  /// The modules whose nibs are this one's as well: of a module of tests the one that is tested.
  open class var others: [String] { [] }

  private static var asked: Set<String> = []

  /// Has a module's files known.
  static func look(in module: String) {
    guard asked.insert(module).inserted,
      let files = NSClassFromString(module + ".InterfaceFilesOfModule") as? InterfaceFiles.Type
    else { return }
    files.define()
    for other in files.others { look(in: other) }
  }

  /// The module of a class, or of a file as `#fileID` names it; nil where there is none.
  static func module(of name: String, separator: Character) -> String? {
    let parts = name.split(separator: separator)
    return parts.count > 1 ? String(parts[0]) : nil
  }

  /// Has the files of a class's module known, and of the modules of the classes above it.
  static func look(inModuleOf type: AnyClass) {
    var next: AnyClass? = type
    while let current = next {
      guard let module = module(of: String(reflecting: current), separator: "."), module != "OpenCollectionView" else {
        break
      }
      look(in: module)
      next = _getSuperclass(current)
    }
  }
}
