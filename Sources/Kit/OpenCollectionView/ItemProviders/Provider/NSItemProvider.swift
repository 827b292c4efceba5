import DragEngine
public import Foundation
import Synchronization

/// A promise of data: which forms there are is known at once, each is made only when somebody asks for it.
///
/// ```swift
/// let provider = NSItemProvider(object: image)
/// provider.registerDataRepresentation(forTypeIdentifier: UTType.json.identifier, visibility: .all) { completion in
///   completion(try? JSONEncoder().encode(photo), nil)
///   return nil
/// }
/// ```
///
/// Forms are registered the best first. A provider may be used on any thread; who makes data is called off the main actor, and who
/// asks for them is answered there too. Each load is answered once: of several answers the first one counts, and a load whose
/// `Progress` is cancelled fails at once.
///
/// Difference from UIKit: it is a class of this module, as Foundation has none on Linux. What has been registered as an object is
/// given as that object where it is of the class that is asked for, without becoming data in between.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: all of it is behind a lock.
  let content: ProviderContent

  init(content: ProviderContent) {
    self.content = content
    super.init()
  }

  /// A provider of nothing yet.
  public override init() {
    content = ProviderContent()
    super.init()
  }

  /// A provider of an object, in all forms that its class writes.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// A provider of a text, an address or another value that stands for an object.
  public convenience init<Value: _ObjectiveCBridgeable>(object: Value)
  where Value._ObjectiveCType: NSItemProviderWriting {
    self.init(object: object._bridgeToObjectiveC())
  }

  /// A provider of a text, an address or bytes, as data of a type; of nothing where there is no item.
  ///
  /// - Parameter typeIdentifier: the type; nil for the usual one of what is given.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item, let (type, data) = Self.form(of: item) else { return }
    let source = ProviderForm.Source.data { completion in
      completion(data, nil)
      return nil
    }
    content.add(ProviderForm(type: typeIdentifier ?? type, visibility: .all, source: source, ready: data))
  }

  /// A provider of a file, whose name is the suggested one; nil where there is no such file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.lastPathComponent
    let type = DeclaredTypes.present.identifier(forExtension: fileURL.pathExtension)
    registerFileRepresentation(
      forTypeIdentifier: fileURL.pathExtension.isEmpty ? "public.data" : type, fileOptions: .openInPlace,
      visibility: .all
    ) { completion in
      completion(fileURL, true, nil)
      return nil
    }
  }

  /// Another provider of the same forms.
  open func copy(with zone: NSZone? = nil) -> Any { NSItemProvider(content: content.copy()) }

  private static func form(of item: any NSSecureCoding) -> (String, Data)? {
    switch item {
    case let text as NSString: ("public.utf8-plain-text", Data(String(describing: text).utf8))
    case let url as NSURL: (url.isFileURL ? "public.file-url" : "public.url", Data(url.absoluteString.utf8))
    case let data as NSData: ("public.data", Data(referencing: data))
    default: nil
    }
  }

  // MARK: Forms

  /// The types of all forms that this process sees, the best first.
  open var registeredTypeIdentifiers: [String] { content.state.withLock { $0.forms.map(\.type) } }

  /// The types of forms, with `openInPlace` of those that are files which may be opened where they lie.
  open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    content.state.withLock { $0.forms.filter { $0.isFile(fileOptions) }.map(\.type) }
  }

  /// Tells whether there is a form whose type is `typeIdentifier` or a kind of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    form(conformingTo: typeIdentifier) != nil
  }

  /// Tells whether there is such a form, with `openInPlace` as a file which may be opened where it lies.
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    content.state.withLock { $0.forms }.contains {
      $0.isFile(fileOptions) && DeclaredTypes.conforms($0.type, to: typeIdentifier)
    }
  }

  func form(conformingTo typeIdentifier: String) -> ProviderForm? {
    let forms = content.state.withLock { $0.forms }
    return forms.first { $0.type == typeIdentifier }
      ?? forms.first { DeclaredTypes.conforms($0.type, to: typeIdentifier) }
  }

  // MARK: What is known before

  /// The name that a file gets which is made of the data; the part that names a directory is left out.
  open var suggestedName: String? {
    get { content.state.withLock { $0.suggestedName } }
    set { content.state.withLock { $0.suggestedName = newValue.map(ProviderFiles.plainName) } }
  }

  /// Some bytes for programs of the same team, which may be read before a drop: at most 8,192. More are not taken. // N19
  open var teamData: Data? {
    get { content.state.withLock { $0.teamData } }
    set {
      if let newValue, newValue.count > Self.mostTeamData {
        return ProgrammingErrors.report(
          "The teamData of an NSItemProvider cannot have \(newValue.count) bytes: give \(Self.mostTeamData) at most, "
            + "and register the rest as a representation.", instead: "it stays as it was")
      }
      content.state.withLock { $0.teamData = newValue }
    }
  }

  /// The most bytes that ``teamData`` takes; documented.
  static let mostTeamData = 8192

  /// The size in which what is provided wants to be shown, in points; zero where nothing is said.
  open var preferredPresentationSize: CGSize {
    get { content.state.withLock { $0.presentationSize } }
    set { content.state.withLock { $0.presentationSize = newValue } }
  }

  /// How what is provided wants to be shown.
  open var preferredPresentationStyle: UIPreferredPresentationStyle {
    get { content.state.withLock { $0.presentationStyle } }
    set { content.state.withLock { $0.presentationStyle = newValue } }
  }

  /// Says when data may be asked for; nil for a provider that is in no drag.
  var gate: ProviderGate? {
    get { content.state.withLock { $0.gate } }
    set { content.state.withLock { $0.gate = newValue } }
  }
}
