extension LayerContents {
  /// What a program gives as a layer's contents; nil for objects that nothing can show.
  init?(showing object: Any) {
    switch object {
    case let image as CGImage: self = .picture(image.picture)
    case let picture as LayerPicture: self = .picture(picture)
    case let contents as LayerContents: self = contents
    default: return nil
    }
  }

  /// What a program is given as the contents.
  var object: Any? {
    switch self {
    case .none: nil
    case .picture(let picture): CGImage(picture: picture)
    case .text: self
    }
  }
}
