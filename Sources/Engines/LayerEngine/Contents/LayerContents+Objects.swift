extension LayerContents {
  /// The contents for an object that a program sets as a layer's contents; nil for objects that nothing can show.
  init?(showing object: Any) {
    switch object {
    case let image as CGImage: self = .picture(image.picture)
    case let picture as LayerPicture: self = .picture(picture)
    case let contents as LayerContents: self = contents
    default: return nil
    }
  }

  /// The object that a program reads as the contents.
  var object: Any? {
    switch self {
    case .none: nil
    case .picture(let picture): CGImage(picture: picture)
    case .text: self
    }
  }
}
