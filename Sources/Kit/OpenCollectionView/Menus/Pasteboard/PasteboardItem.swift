/// One thing on a pasteboard, in one form or several: the best first.
struct PasteboardItem {
  private(set) var types: [String] = []
  private(set) var values: [String: Any] = [:]
  /// The promise that the item was made of; nil for one that was given as values.
  private(set) var provider: NSItemProvider?

  /// The type of a UIImage as it is.
  static let imageType = "com.apple.uikit.image"
  /// The type of a UIColor as it is.
  static let colorType = "com.apple.uikit.color"
  static let pngType = "public.png"
  static let textType = "public.utf8-plain-text"
  static let htmlType = "public.html"
  static let urlType = "public.url"
  static let textTypes = [textType, "public.plain-text", "public.text", "public.utf16-plain-text"]
  static let urlTypes = [urlType, "public.file-url"]
  static let imageTypes = [
    pngType, "public.jpeg", "com.compuserve.gif", "public.tiff", "org.webmproject.webp", imageType,
  ]

  init() {}

  /// An item from a program's dictionary; the forms are in the order of their names, because dictionaries have none.
  init(_ dictionary: [String: Any]) {
    for (type, value) in dictionary.sorted(by: { $0.key < $1.key }) {
      if type == UIPasteboard.typeAutomatic { addAutomatically(value) } else { add(value, as: type) }
    }
  }

  init(_ text: String) { add(text, as: Self.textType) }

  init(_ url: URL) {
    add(url, as: Self.urlType)
    add(url.absoluteString, as: Self.textType)
  }

  init(_ image: UIImage) {
    add(image, as: Self.imageType)
    if let png = image.encodedPNG { add(png, as: Self.pngType) }
  }

  init(_ color: UIColor) { add(color, as: Self.colorType) }

  /// An item that a provider promises. Objects are read at once, data when they have come.
  init(_ provider: NSItemProvider) {
    // Who has given it may drag it as well, which says when it may be read.
    let copy = NSItemProvider(content: provider.content.copy())
    self.provider = copy
    for form in copy.content.forms {
      switch form.object?.object {
      case let text as NSString: add(String(describing: text), as: form.type)
      case let url as NSURL: add(url as URL, as: form.type)
      case let image as UIImage:
        if form.type == Self.pngType, let png = image.encodedPNG {
          add(png, as: form.type)
        } else {
          add(image, as: form.type)
        }
        addOnce(image, as: Self.imageType)
      case let color as UIColor: add(color, as: form.type)
      default: types.append(form.type)
      }
    }
  }

  /// The forms that are promised and have not come.
  var missingTypes: [String] { types.filter { values[$0] == nil } }

  /// Takes data that have come.
  mutating func receive(_ data: Data, as type: String) {
    if types.contains(type) { values[type] = data }
  }

  /// An item of the content that came from a host. A text that is nothing but a web address is an address as well.
  init(_ content: PasteboardContent) {
    if let png = content.png { add(png, as: Self.pngType) }
    if let html = content.html { add(html, as: Self.htmlType) }
    guard let text = content.text else { return }
    if text.hasPrefix("http://") || text.hasPrefix("https://"), !text.contains(where: \.isWhitespace),
      let url = URL(string: text), url.host != nil
    {
      add(url, as: Self.urlType)
    }
    add(text, as: Self.textType)
  }

  private mutating func add(_ value: Any, as type: String) {
    if !types.contains(type) { types.append(type) }
    values[type] = value
  }

  private mutating func addOnce(_ value: Any, as type: String) {
    if values[type] == nil { add(value, as: type) }
  }

  private mutating func addAutomatically(_ value: Any) {
    let typed: PasteboardItem? =
      switch value {
      case let text as String: PasteboardItem(text)
      case let url as URL: PasteboardItem(url)
      case let image as UIImage: PasteboardItem(image)
      case let color as UIColor: PasteboardItem(color)
      default: nil
      }
    guard let typed else { return add(value, as: UIPasteboard.typeAutomatic) }
    for type in typed.types { add(typed.values[type] ?? value, as: type) }
  }

  /// The value of the item for a type, as the class that suits the type.
  func value(for type: String) -> Any? {
    guard let value = values[type] else { return nil }
    if Self.textTypes.contains(type) || type == Self.htmlType { return text(of: value) ?? value }
    if Self.urlTypes.contains(type) { return url(of: value) ?? value }
    if Self.imageTypes.contains(type) { return image(of: value) ?? value }
    return value
  }

  /// The bytes for a type; nil for what has none, such as a colour.
  func data(for type: String) -> Data? {
    switch values[type] {
    case nil: nil
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    case let value?:
      PropertyListSerialization.propertyList(value, isValidFor: .binary)
        ? try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0) : nil
    }
  }

  var text: String? { first(of: Self.textTypes, text(of:)) }
  var url: URL? { first(of: Self.urlTypes, url(of:)) }
  var image: UIImage? { first(of: [Self.imageType] + Self.imageTypes, image(of:)) }
  var color: UIColor? { values[Self.colorType] as? UIColor }

  func has(anyOf wanted: [String]) -> Bool { wanted.contains(where: types.contains) }

  private func first<Value>(of wanted: [String], _ read: (Any) -> Value?) -> Value? {
    for type in wanted {
      if let value = values[type], let read = read(value) { return read }
    }
    return nil
  }

  private func text(of value: Any) -> String? {
    switch value {
    case let text as String: text
    case let data as Data: String(data: data, encoding: .utf8)
    case let url as URL: url.absoluteString
    default: nil
    }
  }

  private func url(of value: Any) -> URL? { value as? URL ?? text(of: value).flatMap { URL(string: $0) } }

  private func image(of value: Any) -> UIImage? { value as? UIImage ?? (value as? Data).flatMap { UIImage(data: $0) } }

  /// The content of some items that other programs can read.
  static func content(of items: [PasteboardItem]) -> PasteboardContent {
    let texts = items.compactMap(\.text)
    let html = items.lazy.compactMap { item in item.values[htmlType].flatMap { item.text(of: $0) } }.first
    let png = items.lazy.compactMap { $0.data(for: pngType) }.first
    return PasteboardContent(text: texts.isEmpty ? nil : texts.joined(separator: "\n"), html: html, png: png)
  }
}
