/// The drawings that have been made of an image, so that views which show it alike show one picture.
struct ImageRenditions {
  struct Key: Hashable {
    /// The size that the image is stretched to; nil for its own.
    var width: CGFloat?
    var height: CGFloat?
    var tint: LayerColor?
  }

  /// A view that grows step by step must not leave every size behind (the number is our choice).
  private static let capacity = 16

  private var pictures: [Key: LayerPicture] = [:]

  mutating func picture(_ key: Key, make: () -> LayerPicture) -> LayerPicture {
    if let picture = pictures[key] { return picture }
    if pictures.count == Self.capacity { pictures.removeAll(keepingCapacity: true) }
    let picture = make()
    pictures[key] = picture
    return picture
  }
}
