public import Foundation
import Synchronization

extension NSItemProvider {
  /// Asks for bytes of a type, or of a kind of it.
  ///
  /// - Parameter completionHandler: called once with data or an error, on any thread.
  /// - Returns: how far it has come; cancelling it ends the load at once.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadData(of: typeIdentifier) { result in
      switch result {
      case .success(let data): completionHandler(data, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Asks for bytes of a type.
  @discardableResult public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Asks for a file of a type, or of a kind of it: a copy that lasts until the handler returns.
  @discardableResult public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadFile(of: typeIdentifier, inPlace: false) { url, _, error in completionHandler(url, error) }
  }

  /// Asks for a file of a type; where it may be opened in place, and that is wanted, for the file itself.
  @discardableResult public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFile(of: contentType.identifier, inPlace: openInPlace, completionHandler)
  }

  /// Asks for a file where it lies; says whether it is that one, or a copy that lasts until the handler returns.
  @discardableResult public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFile(of: typeIdentifier, inPlace: true, completionHandler)
  }

  /// Asks for an item of a type: an address for addresses and files, bytes for anything else.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    let isAddress =
      form(conformingTo: typeIdentifier).map { DeclaredTypes.conforms($0.type, to: "public.url") } ?? false
    _ = loadData(of: typeIdentifier) { result in
      switch result {
      case .failure(let error): completionHandler(nil, error)
      case .success(let data):
        if isAddress, let url = String(data: data, encoding: .utf8).flatMap({ NSURL(string: $0) }) {
          completionHandler(url, nil)
        } else {
          completionHandler(NSData(data: data), nil)
        }
      }
    }
  }

  // MARK: Objects

  /// Tells whether an object of a class can be made of what there is.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    readableForm(of: aClass) != nil
  }

  /// Tells whether a text, an address or another value can be made of what there is.
  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: Value._ObjectiveCType.self) }

  /// Asks for an object of a class.
  ///
  /// - Parameter completionHandler: called once with an object or an error, on any thread.
  /// - Returns: how far it has come; cancelling it ends the load at once.
  @discardableResult public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let reader = ObjectReader(aClass)
    guard let form = readableForm(of: aClass) else {
      let load = ProviderLoad<Data> { _ in
        completionHandler(nil, Self.error(.itemUnavailableError, "nothing of it becomes \(reader.type)"))
      }
      Task.detached { load.finish(.success(Data())) }
      return load.progress
    }
    if let object = form.object?.object as? any NSItemProviderReading, type(of: object) == aClass {
      let ready = ReadyObject(object: object)
      return load(form.type) { load in
        load.finish(.success(Data()))
      } completion: { result in
        switch result {
        case .success: completionHandler(ready.object, nil)
        case .failure(let error): completionHandler(nil, error)
        }
      }
    }
    return loadData(of: form.type) { result in
      do {
        completionHandler(try reader.type.object(withItemProviderData: result.get(), typeIdentifier: form.type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Asks for a text, an address or another value.
  @discardableResult public func loadObject<Value: _ObjectiveCBridgeable & SendableMetatype>(
    ofClass aClass: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading & SendableMetatype {
    loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
      var value: Value?
      if let object = object as? Value._ObjectiveCType {
        _ = Value._conditionallyBridgeFromObjectiveC(object, result: &value)
      }
      completionHandler(value, error)
    }
  }

  private func readableForm(of aClass: any NSItemProviderReading.Type) -> ProviderForm? {
    let readable = aClass.readableTypeIdentifiersForItemProvider
    // The provider's order counts: its best form comes first.
    return content.state.withLock { $0.forms }.first { form in
      readable.contains { DeclaredTypes.conforms(form.type, to: $0) }
    }
  }

  // MARK: Loads

  /// Begins a load, unless its drag does not allow that now: then it fails.
  private func load<Value>(
    _ type: String, _ begin: @escaping @Sendable (ProviderLoad<Value>) -> Void,
    completion: @escaping LoadAnswer<Value>.Completion
  ) -> Progress {
    let gate = gate
    let isAllowed = gate?.begin() ?? true
    let load = ProviderLoad<Value> { result in
      completion(result)
      if isAllowed { gate?.end() }
    }
    Task.detached {
      guard load.isOpen else { return }
      guard isAllowed else {
        return load.finish(
          .failure(
            Self.error(
              .itemUnavailableError,
              "data of a drag can be asked for only while its drop is performed, and \(type) was asked for at another time"
            )))
      }
      begin(load)
    }
    return load.progress
  }

  private func loadData(
    of typeIdentifier: String, _ completion: @escaping LoadAnswer<Data>.Completion
  ) -> Progress {
    let form = form(conformingTo: typeIdentifier)
    return load(
      typeIdentifier,
      { load in
        switch form?.source {
        case nil:
          load.finish(.failure(Self.error(.itemUnavailableError, "there is nothing of the type \(typeIdentifier)")))
        case .data(let handler)?:
          load.follow(
            handler { data, error in
              load.finish(data.map { .success($0) } ?? .failure(error ?? Self.error(.unknownError, "there is none")))
            })
        case .file(let handler, _)?:
          load.follow(
            handler { url, _, error in
              load.finish(
                Result {
                  guard let url else { throw error ?? Self.error(.unknownError, "there is no file") }
                  return try Data(contentsOf: url)
                })
            })
        }
      }, completion: completion)
  }

  private func loadFile(
    of typeIdentifier: String, inPlace: Bool,
    _ completion: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    let form = form(conformingTo: typeIdentifier)
    let name = ProviderFiles.name(suggestedName, type: form?.type ?? typeIdentifier)
    return load(
      typeIdentifier,
      { (load: ProviderLoad<ProviderFile>) in
        switch form?.source {
        case nil:
          load.finish(.failure(Self.error(.itemUnavailableError, "there is nothing of the type \(typeIdentifier)")))
        case .data(let handler)?:
          load.follow(
            handler { data, error in
              load.finish(
                Result {
                  guard let data else { throw error ?? Self.error(.unknownError, "there is none") }
                  return try ProviderFile(writing: data, named: name)
                })
            })
        case .file(let handler, let options)?:
          load.follow(
            handler { url, _, error in
              load.finish(
                Result {
                  guard let url else { throw error ?? Self.error(.unknownError, "there is no file") }
                  if inPlace, options.contains(.openInPlace) { return ProviderFile(inPlace: url) }
                  return try ProviderFile(copying: url, named: name)
                })
            })
        }
      },
      completion: { result in
        switch result {
        case .failure(let error): completion(nil, false, error)
        case .success(let file):
          completion(file.url, file.isInPlace, nil)
          file.remove()
        }
      })
  }
}

/// An object on its way to who has asked for it; it may cross threads, as UIKit lets it.
private struct ReadyObject: @unchecked Sendable {
  let object: any NSItemProviderReading
}

/// A class that reads data.
private struct ObjectReader: @unchecked Sendable {
  let type: any NSItemProviderReading.Type
  init(_ type: any NSItemProviderReading.Type) { self.type = type }
}
