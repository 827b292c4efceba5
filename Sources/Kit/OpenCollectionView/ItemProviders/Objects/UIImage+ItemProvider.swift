public import Foundation

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// Pictures that hosts show.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "org.webmproject.webp", "com.compuserve.gif", "public.svg-image", "public.image"]
  }

  /// Pictures in PNG.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

  /// A picture of data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try itemProviderObject(UIImage(data: data))
  }

  /// Writes a picture in PNG. One that is no file needs who draws pixels, and is an error without.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    if let file = pngData() {
      completionHandler(file, nil)
    } else {
      completionHandler(nil, NSItemProvider.error(.unavailableCoercionError, "its pixels cannot be drawn"))
    }
    return nil
  }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  /// Colours.
  public static var readableTypeIdentifiersForItemProvider: [String] { [PasteboardItem.colorType] }

  /// Colours.
  public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardItem.colorType] }

  /// A colour of data: its parts red, green, blue and alpha.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let parts = try? PropertyListDecoder().decode([Double].self, from: data)
    guard let parts, parts.count == 4, parts.allSatisfy(\.isFinite) else { return try itemProviderObject(nil) }
    return try itemProviderObject(UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
  }

  /// Writes the colour's parts, as they are in the present traits.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    do {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .binary
      completionHandler(try encoder.encode([red, green, blue, alpha].map { Double($0) }), nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }
}
