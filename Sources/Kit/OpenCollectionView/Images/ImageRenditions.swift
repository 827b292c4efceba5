/// The drawings that have been made of an image, so that views which show it alike show one picture.
@MainActor final class ImageRenditions {
  struct Key: Hashable {
    /// The size that the image is stretched to; nil for its own.
    var width: CGFloat?
    var height: CGFloat?
    /// The tint, or the colours of a symbol; none for the image's own.
    var colors: [LayerColor] = []
    /// Tells whether left and right are exchanged.
    var isFlipped = false
  }

  /// A view that grows step by step must not leave every size behind (the number is our choice).
  private static let capacity = 16

  private var pictures: [Key: LayerPicture] = [:]

  nonisolated init() {}

  func picture(_ key: Key, make: () -> LayerPicture) -> LayerPicture {
    if let picture = pictures[key] { return picture }
    if pictures.count == Self.capacity { pictures.removeAll(keepingCapacity: true) }
    let picture = make()
    pictures[key] = picture
    return picture
  }
}
