/// The photos of one journey.
struct PhotoSection: Hashable, Sendable {
  /// The name, such as "Spring in the hills".
  var title: String
  /// When the photos were taken and how many there are.
  var subtitle: String
  var photos: [Photo]
}
