/// A place for photos, in an order that visitors choose.
struct PhotoShelf: Hashable, Sendable {
  /// Where it is, such as "On the wall".
  let title: String
  var photos: [Photo]

  init(title: String, photos: ArraySlice<Photo>) {
    self.title = title
    self.photos = Array(photos)
  }

  /// What its heading says.
  var heading: PhotoSection {
    let count =
      switch photos.count {
      case 0: "Empty: carry a photo here"
      case 1: "1 photo"
      default: "\(photos.count) photos"
      }
    return PhotoSection(title: title, subtitle: count, photos: photos)
  }
}
