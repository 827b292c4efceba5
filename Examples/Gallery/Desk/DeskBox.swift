/// A box on the table, which takes photos.
struct DeskBox: Hashable, Sendable {
  let title: String
  var items: [DeskItem] = []

  /// How many are in it, in words.
  var subtitle: String {
    switch items.count {
    case 0: "Empty"
    case 1: "1 photo"
    default: "\(items.count) photos"
    }
  }
}
