/// What an exhibit's card tells: what to try, and what is behind it.
struct ExhibitGuide: Hashable, Sendable {
  /// What to try, the first thing first; a sentence or two each.
  var tries: [String]
  /// The folder of its source in the gallery's.
  var folder: String
  /// What the documentation has to say about it.
  var articles: [GuideArticle]

  /// Where its source is, and then what there is to read.
  var links: [GuideLink] {
    [GuideLink("The source of this exhibit", "Examples/Gallery/" + folder)]
      + articles.map { GuideLink($0.title, $0.path) }
  }

  /// The guide of an exhibit; nil where nobody has written one.
  static func named(_ title: String) -> ExhibitGuide? {
    gestures[title] ?? reordering[title] ?? transitions[title] ?? dynamics[title] ?? collections[title] ?? kit[title]
  }
}
