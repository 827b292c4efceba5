/// Makes views that belong together, anew each time.
///
/// Nib files are made Swift of by `uikit-port`, which says here what they make. A program may do so itself, by a closure or by a
/// name that it has defined:
///
/// ```swift
/// UINib.define("PhotoCell") { _ in [PhotoCell(frame: .zero)] }
/// collectionView.register(UINib(nibName: "PhotoCell", bundle: nil), forCellWithReuseIdentifier: "photo")
/// ```
@preconcurrency @MainActor open class UINib: NSObject {
  /// Makes the objects of a nib for an owner.
  public typealias Contents = (_ owner: Any?) -> [Any]

  /// The key of an option for the making of a nib's objects.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects that the nib's objects refer to, by name. Kept for programs that set it.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private static var defined: [String: Contents] = [:]

  private let name: String?
  private let contents: Contents?

  /// A nib that makes what a closure makes.
  public init(contents: @escaping Contents) {
    name = nil
    self.contents = contents
    super.init()
  }

  /// The nib of a name that a module's interface files have, or that was given to ``define(_:contents:)``, at the latest when the nib
  /// is used.
  ///
  /// Difference from UIKit: no file is looked for, so that the bundle makes no difference.
  ///
  /// - Parameters:
  ///   - name: the name of the file, without `.xib`.
  ///   - bundleOrNil: kept for programs that pass one.
  ///   - file: where this is called: the file's module is the first that is looked in.
  public init(nibName name: String, bundle bundleOrNil: Bundle?, file: String = #fileID) {
    self.name = name
    contents = nil
    super.init()
    if let module = InterfaceFiles.module(of: file, separator: "/") { InterfaceFiles.look(in: module) }
  }

  /// Says what the nib of a name makes.
  ///
  /// Difference from UIKit: there it is the file of that name that says it.
  public static func define(_ nibName: String, contents: @escaping Contents) { defined[nibName] = contents }

  /// Makes the objects, and then tells each of them `awakeFromNib()`, and the views in them.
  ///
  /// Difference from UIKit: what a nib refers to beside its owner is in the closure that makes it, so that options are not needed.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    if contents == nil, let ownerOrNil { InterfaceFiles.look(inModuleOf: type(of: ownerOrNil as AnyObject)) }
    guard let contents = contents ?? name.flatMap({ Self.defined[$0] }) else {
      let known = Self.defined.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
      ProgrammingErrors.report(
        "There is no nib \"\(name ?? "")\"\(known.isEmpty ? "" : "; there are \(known)"): "
          + "port the module that has it with uikit-port, or say what it makes with UINib.define(_:contents:) first.",
        instead: "it makes nothing")
      return []
    }
    let objects = contents(ownerOrNil)
    Self.awake(objects)
    return objects
  }

  /// Tells whether there is a nib of a name, as far as modules have been looked in.
  static func isDefined(_ name: String) -> Bool { defined[name] != nil }

  /// Makes the objects of a nib that is defined.
  static func instantiate(_ name: String, owner: Any?) -> [Any] {
    guard let contents = defined[name] else { return [] }
    let objects = contents(owner)
    awake(objects)
    return objects
  }

  /// Makes the one view for reuse that a nib of a cell or of a supplementary view holds. // C40
  func makeReusable<View: UICollectionReusableView>(_ type: View.Type, identifier: String) -> View {
    let objects = instantiate(withOwner: nil)
    guard objects.count == 1, let view = objects[0] as? View else {
      let found = objects.isEmpty ? "nothing" : objects.map { "\(Swift.type(of: $0))" }.joined(separator: ", ")
      ProgrammingErrors.report(
        "The nib that is registered for the identifier \"\(identifier)\" made \(found): "
          + "it must make exactly one object, a \(type).", instead: "the view is an empty one")
      return View(frame: .zero)
    }
    return view
  }
}
