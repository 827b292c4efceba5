/// The symbols by their names, and the pictures that have been made of them.
enum SymbolLibrary {
  struct PictureKey: Hashable {
    var name: String
    var style: SymbolStyle
  }

  /// A picture in black and the tinted ones of it, for all images that show it.
  struct Rendered: Sendable {
    var picture: LayerPicture
    var renditions: ImageRenditions
  }

  private static let drawings = SharedCache<String, SymbolDrawing>(capacity: .max)
  /// Pictures of more sizes than 512 are made anew (our choice).
  private static let pictures = SharedCache<PictureKey, Rendered>(capacity: 512)

  /// The drawing of a name; nil where there is none.
  static func drawing(_ name: String) -> SymbolDrawing? {
    if let known = drawings.value(name) { return known }
    guard var drawing = make(name) else { return nil }
    drawing.isDirectional = isDirectional(name)
    return drawings.keep(drawing, name)
  }

  /// The picture and its renditions, which images of one symbol in one style share.
  static func rendered(_ name: String, _ drawing: SymbolDrawing, _ style: SymbolStyle) -> Rendered {
    let key = PictureKey(name: name, style: style)
    if let known = pictures.value(key) { return known }
    return pictures.keep(
      Rendered(picture: drawing.picture(style, colors: [.black]), renditions: ImageRenditions()), key)
  }

  // MARK: Names

  private static func make(_ name: String) -> SymbolDrawing? {
    if let text = SymbolTable.text(name) { return SymbolReader.parts(text).map { SymbolDrawing(parts: $0) } }
    var words = name.split(separator: ".")
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    guard words.count > 1, let variant = words.popLast() else { return nil }
    let base = words.joined(separator: ".")
    let inner = isFilled ? SymbolTable.text(base + ".fill") : nil
    guard let text = inner ?? SymbolTable.text(base), let parts = SymbolReader.parts(text) else { return nil }
    let drawing = SymbolDrawing(parts: parts)
    switch variant {
    case "circle" where encircled.contains(base): return drawing.enclosed(in: .circle, isFilled: isFilled)
    case "square" where squared.contains(base): return drawing.enclosed(in: .square, isFilled: isFilled)
    // A filled slash is one of a filled symbol.
    case "slash" where slashed.contains(base) && isFilled == (inner != nil): return drawing.slashed()
    default: return nil
    }
  }

  private static func isDirectional(_ name: String) -> Bool {
    directional.contains { name == $0 || name.hasPrefix($0 + ".") }
  }

  private static let directional = [
    "chevron.backward", "chevron.forward", "arrow.backward", "arrow.forward", "arrow.uturn.backward",
    "arrow.uturn.forward", "list.bullet", "list.number", "checklist", "return", "delete.left",
    "line.3.horizontal.decrease",
  ]

  private static let squared: Set<String> = [
    "plus", "minus", "xmark", "checkmark", "multiply", "divide", "equal", "ellipsis", "exclamationmark",
    "questionmark", "info", "number", "percent", "chevron.left", "chevron.right", "chevron.backward",
    "chevron.forward", "chevron.up", "chevron.down", "arrow.left", "arrow.right", "arrow.backward", "arrow.forward",
    "arrow.up", "arrow.down", "arrow.up.right", "arrow.down.left", "heart", "star", "bookmark", "flag", "play",
    "person", "magnifyingglass",
  ]

  private static let encircled: Set<String> = squared.union([
    "trash", "pencil", "bell", "house", "tag", "folder", "paperplane", "lock", "photo", "moon", "link", "gift", "bag",
    "cart", "camera", "video", "mic", "pause", "stop", "eye", "bolt", "flame", "drop", "leaf", "textformat", "calendar",
    "envelope", "clipboard", "doc", "doc.text", "scissors", "paperclip", "globe", "lightbulb", "arrow.clockwise",
    "arrow.counterclockwise", "arrow.uturn.backward", "arrow.uturn.forward", "arrow.uturn.left", "arrow.uturn.right",
    "arrow.up.arrow.down", "arrow.left.arrow.right", "arrow.triangle.2.circlepath", "line.3.horizontal",
    "line.3.horizontal.decrease", "list.bullet", "gearshape", "wifi", "person.2", "mappin", "creditcard", "archivebox",
    "tray", "printer", "book", "crop", "viewfinder", "checkmark.seal", "speaker", "speaker.wave.2", "phone", "location",
    "arrowshape.turn.up.left", "arrowshape.turn.up.right",
  ])

  private static let slashed: Set<String> = [
    "eye", "bell", "wifi", "speaker", "mic", "video", "heart", "star", "bookmark", "bolt", "cloud", "flag", "tag",
    "person", "lightbulb", "play", "pause", "camera", "trash", "cart", "circle", "paperplane", "phone", "location",
  ]
}
