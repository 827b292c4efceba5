/// A photo of the library; several share a picture.
struct Photo: Hashable, Sendable {
  /// The title, such as "Amber ridge".
  var title: String
  /// Place and year, such as "Ravn, 2019".
  var subtitle: String
  /// What the picture shows.
  var motif: Motif
  /// Which of the motif's pictures it is.
  var variant: Int
  /// What its colours are like.
  var mood: Mood
}
