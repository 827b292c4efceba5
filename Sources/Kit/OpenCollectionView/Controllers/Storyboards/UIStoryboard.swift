public import Foundation

/// The controllers of a storyboard, by their identifiers, each made anew.
///
/// `uikit-port` makes Swift of storyboards, which says here what they hold. A program may do so, too:
///
/// ```swift
/// UIStoryboard.define("Main", initial: "photos", scenes: ["photos": .init(identifier: "photos") { _ in PhotosController() }])
/// ```
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// One controller of a storyboard.
  public struct Scene {
    let identifier: String?
    let make: @MainActor (UIStoryboard) -> UIViewController

    /// A controller that is made by a closure; the identifier is what programs ask for it by, nil for none.
    public init(identifier: String?, make: @escaping @MainActor (UIStoryboard) -> UIViewController) {
      self.identifier = identifier
      self.make = make
    }
  }

  private struct Contents {
    var initial: String?
    var scenes: [String: Scene]
  }

  private static var defined: [String: Contents] = [:]

  private let name: String

  /// The storyboard of a name that a module's interface files have, or that was given to ``define(_:initial:scenes:)``, at the
  /// latest when it is used.
  ///
  /// - Parameters:
  ///   - name: the name of the file, without `.storyboard`.
  ///   - storyboardBundleOrNil: kept for programs that pass one: names are those of all modules.
  ///   - file: where this is called: the file's module is the first that is looked in.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?, file: String = #fileID) {
    self.name = name
    super.init()
    if let module = InterfaceFiles.module(of: file, separator: "/") { InterfaceFiles.look(in: module) }
  }

  /// Says what the storyboard of a name holds.
  ///
  /// - Parameters:
  ///   - name: the storyboard's.
  ///   - initial: the key in `scenes` of the controller to begin with; nil for none.
  ///   - scenes: the controllers, by keys that segues refer to.
  public static func define(_ name: String, initial: String?, scenes: [String: Scene]) {
    defined[name] = Contents(initial: initial, scenes: scenes)
  }

  /// The controller to begin with; nil where the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let contents else { return nil }
    return contents.initial.flatMap { makeScene($0) }
  }

  /// The controller of an identifier. An identifier that is none of the storyboard's is an error of the program.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let contents else { return UIViewController() }
    if let key = contents.scenes.first(where: { $0.value.identifier == identifier })?.key, let made = makeScene(key) {
      return made
    }
    let known = contents.scenes.values.compactMap(\.identifier).sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    ProgrammingErrors.report(
      "The storyboard \"\(name)\" has no controller \"\(identifier)\""
        + "\(known.isEmpty ? "" : "; it has \(known)"): give it that storyboard ID.",
      instead: "the controller is an empty one")
    return UIViewController()
  }

  /// The controller of a scene by its key, for segues; nil for a key that is none.
  public func makeScene(_ key: String) -> UIViewController? {
    guard let controller = Self.defined[name]?.scenes[key]?.make(self) else { return nil }
    controller.makeRare().storyboard = self
    controller.awakeFromNib()
    return controller
  }

  private var contents: Contents? {
    if let contents = Self.defined[name] { return contents }
    let known = Self.defined.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    ProgrammingErrors.report(
      "There is no storyboard \"\(name)\"\(known.isEmpty ? "" : "; there are \(known)"): "
        + "port the module that has it with uikit-port, or say what it holds with UIStoryboard.define(_:initial:scenes:).",
      instead: "it makes nothing")
    return nil
  }
}
