extension PasteboardItem {
  /// The item as a promise: the one that it was made of, or one of its values.
  var asProvider: NSItemProvider {
    if let provider { return NSItemProvider(content: provider.content.copy()) }
    let made = NSItemProvider()
    for type in types {
      switch value(for: type) {
      case let text as String: made.registerObject(NSString(string: text), as: type)
      case let url as URL: made.registerObject(url as NSURL, as: type)
      case let image as UIImage: made.registerObject(image, as: type == Self.imageType ? Self.pngType : type)
      case let color as UIColor: made.registerObject(color, as: type)
      default: if let data = data(for: type) { made.registerData(data, as: type) }
      }
    }
    return made
  }
}

extension NSItemProvider {
  /// Adds data of a type.
  fileprivate func registerData(_ data: Data, as type: String) {
    registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
      completion(data, nil)
      return nil
    }
  }

  /// Adds an object as one form, unless that is there: in the type that its class writes where that is none of its own types.
  fileprivate func registerObject(_ object: any NSItemProviderWriting, as type: String) {
    guard !registeredTypeIdentifiers.contains(type) else { return }
    let provided = ProvidedObject(object: object)
    let written = object.writableTypeIdentifiersForItemProvider
    let own = written.contains(type) ? type : written.first ?? type
    content.add(
      ProviderForm(
        type: type, visibility: .all,
        source: .data { completion in
          provided.object.loadData(withTypeIdentifier: own, forItemProviderCompletionHandler: completion)
        }, object: provided))
  }
}
