public import Foundation

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// Plain text of any kind.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.utf16-plain-text", "public.utf16-external-plain-text", "public.plain-text"]
  }

  /// Plain text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// A text of data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let encoding: String.Encoding = typeIdentifier.contains("utf16") ? .utf16 : .utf8
    return try itemProviderObject(String(data: data, encoding: encoding).map { NSString(string: $0) })
  }

  /// Writes plain text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// Addresses.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// Addresses.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// An address; that of a file is one of a file too.
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
  }

  /// An address of data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let text = String(data: data, encoding: .utf8)
    return try itemProviderObject(text.flatMap { NSURL(string: $0) })
  }

  /// Writes the address.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension NSItemProviderReading {
  /// An object that was made, as what was asked for; none is an error, and so is a class below that of the object.
  static func itemProviderObject(_ object: (any NSItemProviderReading)?) throws -> Self {
    guard let object else { throw NSItemProvider.error(.unavailableCoercionError, "its data are not of its type") }
    guard let wanted = object as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError, "\(type(of: object)) is no \(Self.self)")
    }
    return wanted
  }
}
