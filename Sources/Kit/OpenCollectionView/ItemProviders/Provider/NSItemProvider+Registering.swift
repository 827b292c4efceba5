public import Foundation

extension NSItemProvider {
  /// Adds a form that is made of bytes.
  ///
  /// - Parameters:
  ///   - typeIdentifier: its type.
  ///   - visibility: who may see it.
  ///   - loadHandler: called off the main actor for each load. It calls what it is given once, now or later, on any thread, with data
  ///     or an error, and returns how far it has come, if that takes time.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    content.add(ProviderForm(type: typeIdentifier, visibility: visibility, source: .data(loadHandler)))
  }

  /// Adds a form that is a file.
  ///
  /// - Parameters:
  ///   - typeIdentifier: its type.
  ///   - fileOptions: whether the file may be opened where it lies; others get a copy.
  ///   - visibility: who may see it.
  ///   - loadHandler: called off the main actor for each load. It calls what it is given once with the file, whether it is to be
  ///     coordinated, or an error.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    content.add(
      ProviderForm(type: typeIdentifier, visibility: visibility, source: .file(loadHandler, fileOptions)))
  }

  /// Adds all forms that an object writes, the best first.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    let provided = ProvidedObject(object: object)
    for type in object.writableTypeIdentifiersForItemProvider {
      let own = object.itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
      content.add(
        ProviderForm(
          type: type, visibility: own.rawValue > visibility.rawValue ? own : visibility,
          source: .data { completion in
            provided.object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
          }, object: provided))
    }
  }

  /// Adds all forms that objects of a class write, of an object that is made when one is asked for.
  public func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void)
      -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      let own = aClass.itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
      registerDataRepresentation(
        forTypeIdentifier: type, visibility: own.rawValue > visibility.rawValue ? own : visibility
      ) { completion in
        loadHandler { object, error in
          guard let object else { return completion(nil, error) }
          _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
        }
      }
    }
  }

  // MARK: Types as values

  /// Adds a form that is made of bytes.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Adds a form that is a file.
  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [], visibility: visibility,
      loadHandler: loadHandler)
  }

  /// The types of all forms that have been declared, the best first.
  public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

  /// The types of forms that are a type or a kind of it.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// The types of files that may be opened where they lie.
  public var registeredContentTypesForOpenInPlace: [UTType] {
    registeredTypeIdentifiers(fileOptions: .openInPlace).compactMap { UTType($0) }
  }
}
