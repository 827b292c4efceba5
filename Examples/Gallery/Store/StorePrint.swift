/// A photo that can be had on paper.
struct StorePrint: Hashable, Sendable {
  var photo: Photo
  /// In euros.
  var price: Int
  /// In centimetres.
  var format: String
  /// A word in the corner of the picture; nil for most.
  var note: String?

  /// The price as it is written, such as "€28".
  var priceText: String { "\u{20AC}\(price)" }

  /// All that there is to say of it, for assistive tools.
  var spoken: String { [photo.title, photo.subtitle, note, priceText].compactMap { $0 }.joined(separator: ", ") }
}
