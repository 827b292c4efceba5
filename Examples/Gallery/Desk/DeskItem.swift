import OpenCollectionView

/// Something that lies on the desk: a photo of the library, or what came in from outside. Two of the same name are the same thing.
struct DeskItem: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    /// A photo of the library.
    case photo(Photo)
    /// A picture from outside.
    case picture(UIImage, title: String)
    /// A text from outside.
    case note(String)
  }

  let id: Int
  let content: Content

  /// The name, in a line.
  var title: String {
    switch content {
    case .photo(let photo): photo.title
    case .picture(_, let title): title
    case .note(let text): text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "Note"
    }
  }

  /// Where it is from.
  var subtitle: String {
    switch content {
    case .photo(let photo): photo.subtitle
    case .picture: "Picture from outside"
    case .note: "Text from outside"
    }
  }

  /// The name for assistive tools.
  var spoken: String { "\(title), \(subtitle)" }

  /// What is seen of it; nil for what is written.
  @MainActor var picture: UIImage? {
    switch content {
    case .photo(let photo): PhotoLibrary.shared.picture(of: photo)
    case .picture(let image, _): image
    case .note: nil
    }
  }

  /// The promise of it, for whoever it is dropped on.
  @MainActor var provider: NSItemProvider {
    guard let picture else {
      guard case .note(let text) = content else { return NSItemProvider() }
      return NSItemProvider(object: text as NSString)
    }
    let provider = NSItemProvider(object: picture)
    provider.suggestedName = title
    return provider
  }

  /// The longest text that is taken from outside, in letters.
  static let longestNote = 400

  static func == (a: DeskItem, b: DeskItem) -> Bool { a.id == b.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
